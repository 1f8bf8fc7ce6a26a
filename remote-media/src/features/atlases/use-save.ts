import { useHost } from '@plaza/shared/host'
import { t } from './atlas.text'

/** Where files cannot be saved by a page, the phone's own menu of a pressed picture does it. */
const cannotSave = new Set(['wechat', 'ios', 'android'])

/** Saves a picture to the device, or says how. */
export function useSave() {
  const { shell, ui } = useHost()
  return (url: string) => {
    if (cannotSave.has(shell.kind)) return ui.toast(t.press())
    const link = document.createElement('a')
    link.href = url
    link.download = url.split('/').at(-1) ?? ''
    link.click()
    ui.toast(t.saved())
  }
}
