import { useEffect, useState } from 'react'
import { useHost } from '../../host'

/** Uploads pictures through the host; warns before the document is left while uploads are pending. */
export function usePictureUploads() {
  const host = useHost()
  const [waiting, setWaiting] = useState(0)
  useUnloadWarning(waiting > 0)
  return {
    /** Number of pictures that are not uploaded: pending or failed. */
    waiting,
    setWaiting,
    upload: async (file: Blob & { name?: string }, onProgress: (share: number) => void) => {
      const { key, url } = await host.upload(file, { kind: 'image', onProgress })
      return { key, url }
    },
    onProblem: (text: string) => host.ui.toast(text),
  }
}

export type PictureUploads = ReturnType<typeof usePictureUploads>

/** The browser asks before the document is left. */
export function useUnloadWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [active])
}
