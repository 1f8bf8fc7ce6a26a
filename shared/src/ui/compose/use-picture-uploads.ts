import { useCallback, useEffect, useState } from 'react'
import { type Failure, hasOutbox, useHost } from '../../host'

/**
 * Uploads pictures through the host. With `keeps`, a picture without a network is kept on the device and uploaded with
 * its post. Warns before the document is left while uploads are pending.
 */
export function usePictureUploads({ keeps = false } = {}) {
  const host = useHost()
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  const waiting = Object.values(counts).reduce((sum, count) => sum + count, 0)
  useUnloadWarning(waiting > 0)
  return {
    /** Number of pictures that are not uploaded: pending or failed. */
    waiting,
    waitingIn: (picker: string) => counts[picker] ?? 0,
    /** Number of one picker of the form, by its name. */
    setWaiting: useCallback(
      (count: number, picker = '') =>
        setCounts((held) => ((held[picker] ?? 0) === count ? held : { ...held, [picker]: count })),
      [],
    ),
    upload: async (file: Blob & { name?: string }, onProgress: (share: number) => void) => {
      const canKeep = keeps && hasOutbox(host)
      if (canKeep && !navigator.onLine) return host.outbox.keepPicture(file)
      try {
        const { key, url } = await host.upload(file, { kind: 'image', onProgress })
        return { key, url }
      } catch (failure) {
        if (!canKeep || !isNetworkFailure(failure as Failure)) throw failure
        return host.outbox.keepPicture(file)
      }
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

const isNetworkFailure = ({ kind }: Failure) => kind === 'network' || kind === 'timeout'
