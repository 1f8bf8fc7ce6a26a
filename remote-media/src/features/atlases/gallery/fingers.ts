import { moved, type Pinch, type Point, pinched, type Zoom } from './zoom.model'

interface ZoomTarget {
  zoom(): Zoom
  show(next: Zoom): void
  /** Called when the last finger is lifted. */
  rest(): void
}

/** Coordinates relative to the middle of an element. */
export const pointIn = (element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

function pinchOf(element: Element, touches: TouchList): Pinch | null {
  const [one, other] = [...touches].map((touch) => pointIn(element, touch))
  if (!one || !other) return null
  const apart = Math.max(1, Math.hypot(one.x - other.x, one.y - other.y))
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, apart }
}

/**
 * One gesture: maps each touch move to the new zoom, or to null while one finger swipes over a picture that is not
 * enlarged.
 */
function gestureFrom(element: Element, from: Zoom, begun: TouchList): ((touches: TouchList) => Zoom) | null {
  const pinch = pinchOf(element, begun)
  if (pinch) return (touches) => pinched(from, pinch, pinchOf(element, touches) ?? pinch)
  const [finger] = begun
  if (!finger || from.scale <= 1) return null
  const at = pointIn(element, finger)
  return ([touch]) => {
    const now = touch ? pointIn(element, touch) : at
    return moved(from, { x: now.x - at.x, y: now.y - at.y })
  }
}

/** Handles touches on a picture and leaves swipes between pictures to the browser. Returns the cleanup. */
export function followFingers(element: Element, { zoom, show, rest }: ZoomTarget): () => void {
  let gesture: ReturnType<typeof gestureFrom> = null
  const begin = (event: TouchEvent) => {
    gesture = gestureFrom(element, zoom(), event.touches)
    if (gesture && event.touches.length > 1 && event.cancelable) event.preventDefault()
  }
  const go = (event: TouchEvent) => {
    if (!gesture) return
    if (event.cancelable) event.preventDefault()
    show(gesture(event.touches))
  }
  const end = (event: TouchEvent) => {
    if (!gesture) return
    gesture = event.touches.length > 0 ? gestureFrom(element, zoom(), event.touches) : null
    if (!gesture) rest()
  }
  const active = { passive: false }
  const listened: [string, (event: TouchEvent) => void][] = [
    ['touchstart', begin],
    ['touchmove', go],
    ['touchend', end],
    ['touchcancel', end],
  ]
  for (const [name, listener] of listened) element.addEventListener(name, listener as EventListener, active)
  return () => {
    for (const [name, listener] of listened) element.removeEventListener(name, listener as EventListener)
  }
}
