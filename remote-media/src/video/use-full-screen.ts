import { openOverlay, useHydrated } from '@plaza/shared/host'
import { type RefObject, useEffect, useState } from 'react'

interface IosVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void
}
type LockableOrientation = ScreenOrientation & { lock?: (to: string) => Promise<void> }

/** Full screen for the player until Back, in landscape for a wide picture; on iOS only the video element. */
export function useFullScreen(box: RefObject<HTMLElement | null>, video: RefObject<HTMLVideoElement | null>) {
  const [full, setFull] = useState(false)
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === box.current)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [box])
  useEffect(() => (full ? openOverlay(() => void document.exitFullscreen().catch(() => {})) : undefined), [full])

  async function toggle(): Promise<void> {
    if (document.fullscreenElement) return document.exitFullscreen()
    const element: IosVideo | null = video.current
    if (!box.current?.requestFullscreen) return element?.webkitEnterFullscreen?.()
    await box.current.requestFullscreen()
    const isWide = (element?.videoWidth ?? 0) > (element?.videoHeight ?? 0)
    if (isWide) await (screen.orientation as LockableOrientation | undefined)?.lock?.('landscape')
  }
  return { full, toggle: () => void toggle().catch(() => {}) }
}

/** Picture-in-picture, if the browser supports it. */
export function usePictureInPicture(video: RefObject<HTMLVideoElement | null>) {
  const hydrated = useHydrated()
  useEffect(() => {
    const element = video.current
    return () => {
      if (element && document.pictureInPictureElement === element) void document.exitPictureInPicture().catch(() => {})
    }
  }, [video])
  if (!hydrated || !document.pictureInPictureEnabled) return null
  return () => {
    const shown = document.pictureInPictureElement === video.current
    void (shown ? document.exitPictureInPicture() : video.current?.requestPictureInPicture())?.catch(() => {})
  }
}
