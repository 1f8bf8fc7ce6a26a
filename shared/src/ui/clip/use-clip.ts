import { useEffect, useRef, useState } from 'react'
import { CLIP_SECONDS } from '../../api'
import { useHost } from '../../host'
import { useUnloadWarning } from '../compose/use-picture-uploads'
import { t } from './clip.text'
import { type ReadClip, readClip } from './read-clip'

interface StoredFile {
  key: string
  url: string
}

/** An uploaded clip. */
export interface Clip extends StoredFile {
  seconds: number
  poster: StoredFile | null
}

interface SendingClip {
  file: File
  /** Upload progress, 0 to 1. */
  share: number
  failed: boolean
}

/**
 * Uploads a clip: reads it on the device, sends its poster, then the file with progress. Can be cancelled and retried.
 */
export function useClip(onArrived: (clip: Clip) => void) {
  const host = useHost()
  const [sending, setSending] = useState<SendingClip | null>(null)
  const running = useRef<AbortController | null>(null)
  const arrived = useRef(onArrived)
  useEffect(() => {
    arrived.current = onArrived
  })
  useEffect(() => () => running.current?.abort(), [])
  useUnloadWarning(sending !== null)

  const change = (part: Partial<SendingClip>) => setSending((held) => held && { ...held, ...part })

  async function send(file: File, { seconds, poster }: ReadClip) {
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setSending({ file, share: 0, failed: false })
    try {
      const still = poster && (await host.upload(poster, { kind: 'image', signal }))
      const onProgress = (share: number) => change({ share })
      const { key, url } = await host.upload(file, { kind: 'video', signal, onProgress })
      if (signal.aborted) return
      arrived.current({ key, url, seconds, poster: still && { key: still.key, url: still.url } })
      setSending(null)
    } catch {
      if (!signal.aborted) change({ failed: true })
    }
  }

  async function pick(file: File) {
    const read = await readClip(file).catch(() => null)
    if (!read) return host.ui.toast(t.unreadable())
    if (read.seconds > CLIP_SECONDS) return host.ui.toast(t.tooLong())
    await send(file, read)
  }

  return {
    sending,
    pick,
    retry: () => sending && pick(sending.file),
    cancel: () => {
      running.current?.abort()
      setSending(null)
    },
  }
}

export type ClipUpload = ReturnType<typeof useClip>
