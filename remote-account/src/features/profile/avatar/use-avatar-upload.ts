import { useHost } from '@plaza/shared/host'
import { useUnloadWarning } from '@plaza/shared/ui'
import { useEffect, useRef, useState } from 'react'

/** Uploads a cropped avatar; after a failure the same file can be sent again. */
export function useAvatarUpload(onArrived: (address: string) => void) {
  const host = useHost()
  const [file, setFile] = useState<File | null>(null)
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle')
  const sending = useRef<AbortController | null>(null)
  useUnloadWarning(state === 'sending')
  useEffect(() => () => sending.current?.abort(), [])

  const send = async (picture: File) => {
    sending.current?.abort()
    const controller = new AbortController()
    sending.current = controller
    setFile(picture)
    setState('sending')
    try {
      const { url } = await host.upload(picture, { kind: 'image', signal: controller.signal })
      if (controller.signal.aborted) return
      setState('idle')
      onArrived(url)
    } catch {
      if (!controller.signal.aborted) setState('failed')
    }
  }
  return {
    isSending: state === 'sending',
    isFailed: state === 'failed',
    send: (picture: File) => void send(picture),
    again: () => file && void send(file),
  }
}
