import { useHost } from '@plaza/shared/host'
import { useEffect, useState } from 'react'

/** Sends pictures through the host; warns before the document is left while some are under way. */
export function useUploads() {
  const host = useHost()
  const [waiting, setWaiting] = useState(0)

  useEffect(() => {
    if (waiting === 0) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [waiting])

  return {
    /** Pictures chosen and not on the server: under way, or failed. */
    waiting,
    setWaiting,
    upload: async (file: Blob & { name?: string }, onProgress: (share: number) => void) => {
      const { key, url } = await host.upload(file, { kind: 'image', onProgress })
      return { key, url }
    },
    onProblem: (text: string) => host.ui.toast(text),
  }
}

export type Uploads = ReturnType<typeof useUploads>
