import { useHost } from '../../host'
import { defineTexts } from '../../text'

const t = defineTexts({
  press: { en: 'Press and hold the picture to save it', zh: '请长按图片保存' },
  saved: { en: 'Picture saved', zh: '图片已保存' },
})

/** Where files cannot be saved by a page, the phone's own menu of a pressed picture does it. */
const cannotSave = new Set(['wechat', 'ios', 'android'])

/** Only Apple's browsers have it. They keep a download among the files; what is shared goes to the photos. */
const sharesToPhotos = (file: File) => 'standalone' in navigator && Boolean(navigator.canShare?.({ files: [file] }))

function download(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

async function fileOf(url: string): Promise<File> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${answer.status}`)
  const picture = await answer.blob()
  return new File([picture], new URL(url, location.href).pathname.split('/').at(-1) ?? '', { type: picture.type })
}

/** Saves a picture, or one at an address, to the device, or says how. */
export function useSavePicture() {
  const { shell, ui } = useHost()
  return async (picture: string | File) => {
    if (cannotSave.has(shell.kind)) return ui.toast(t.press())
    const file = typeof picture === 'string' ? await fileOf(picture).catch(() => null) : picture
    // Another site's picture may not be read.
    if (!file) return ui.toast(t.press())
    if (sharesToPhotos(file)) return navigator.share({ files: [file] }).catch(() => {})
    download(file)
    ui.toast(t.saved())
  }
}
