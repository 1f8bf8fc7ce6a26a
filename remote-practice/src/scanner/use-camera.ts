import { readQrCode } from '@plaza/shared/ui'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** `off`: not asked for yet. `none`: no camera here. `denied`: the user or the browser does not allow it. */
export type CameraState = 'off' | 'starting' | 'on' | 'denied' | 'none'

const PAUSE_MS = 250

interface TorchTrack extends MediaStreamTrack {
  getCapabilities(): MediaTrackCapabilities & { torch?: boolean }
}

export interface Camera {
  state: CameraState
  video: RefObject<HTMLVideoElement | null>
  start(): void
  /** Null where there is no light. */
  torch: { on: boolean; toggle(): void } | null
}

const whyNot = (error: unknown): CameraState =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError')
    ? 'denied'
    : 'none'

/** Shows the camera at the back in a video and reads QR codes from its frames, each once. Ends with the component. */
export function useCamera(onCode: (code: string) => void): Camera {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('off')
  const [stream, setStream] = useState<MediaStream | null>(null)
  const [hasTorch, setHasTorch] = useState(false)
  const [lit, setLit] = useState(false)
  const found = useRef(onCode)
  found.current = onCode

  const start = useCallback(() => {
    if (!navigator.mediaDevices?.getUserMedia) return setState('none')
    setState('starting')
    navigator.mediaDevices
      .getUserMedia({ audio: false, video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } } })
      .then(setStream, (error: unknown) => setState(whyNot(error)))
  }, [])

  useEffect(() => {
    const element = video.current
    if (!stream || !element) return undefined
    const [track] = stream.getVideoTracks() as TorchTrack[]
    setHasTorch(track?.getCapabilities?.().torch === true)
    element.srcObject = stream
    element.muted = true
    let last = ''
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      const size = { width: element.videoWidth, height: element.videoHeight }
      const code = document.hidden || size.width === 0 ? null : await readQrCode(element, size)
      if (timer === undefined) return
      if (code && code !== last) {
        last = code
        found.current(code)
      }
      timer = setTimeout(() => void look(), PAUSE_MS)
    }
    element.play().then(
      () => setState('on'),
      () => setState('none'),
    )
    timer = setTimeout(() => void look(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      timer = undefined
      for (const each of stream.getTracks()) each.stop()
    }
  }, [stream])

  const toggle = () => {
    const [track] = stream?.getVideoTracks() ?? []
    const constraint = { torch: !lit } as MediaTrackConstraintSet
    track?.applyConstraints({ advanced: [constraint] }).then(
      () => setLit(!lit),
      () => setHasTorch(false),
    )
  }
  return { state, video, start, torch: hasTorch ? { on: lit, toggle } : null }
}
