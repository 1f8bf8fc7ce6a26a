import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { followFingers, pointIn } from './fingers'
import { rested, tappedTwice, whole, type Zoom } from './zoom.model'

/** Maximum gap between the two taps of a double tap. */
const DOUBLE_TAP_MS = 260

/** Final zoom in a box, given the picture's own size. */
function restedIn(box: HTMLElement, zoom: Zoom): Zoom {
  const { clientWidth: width, clientHeight: height } = box
  const picture = box.querySelector('img')
  return rested(zoom, { width, height }, { width: picture?.naturalWidth || 1, height: picture?.naturalHeight || 1 })
}

function place(box: HTMLElement, { scale, x, y }: Zoom, calm: boolean): void {
  const picture = box.querySelector('img')
  if (!picture) return
  picture.style.transition = calm ? 'transform var(--calm) var(--ease)' : 'none'
  picture.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`
}

/**
 * Pinch, drag and double tap on the picture in a box. Writes the transform directly, without rendering. Resets when
 * `shown` becomes false.
 */
export function useZoom(box: RefObject<HTMLElement | null>, shown: boolean, onTap: () => void) {
  const zoom = useRef(whole)
  const [zoomed, setZoomed] = useState(false)
  const show = useRef((next: Zoom, calm: boolean) => {
    zoom.current = next
    if (box.current) place(box.current, next, calm)
    setZoomed(next.scale > 1)
  }).current

  useEffect(() => {
    const element = box.current
    if (!element) return
    return followFingers(element, {
      zoom: () => zoom.current,
      show: (next) => show(next, false),
      rest: () => show(restedIn(element, zoom.current), true),
    })
  }, [box, show])
  useEffect(() => {
    if (!shown && zoom.current !== whole) show(whole, false)
  }, [shown, show])

  const last = useRef(0)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  const tap = (event: MouseEvent) => {
    const element = box.current
    if (!element) return
    clearTimeout(waiting.current)
    const isSecond = event.timeStamp - last.current < DOUBLE_TAP_MS
    last.current = isSecond ? 0 : event.timeStamp
    if (isSecond) show(restedIn(element, tappedTwice(zoom.current, pointIn(element, event))), true)
    else waiting.current = setTimeout(onTap, DOUBLE_TAP_MS)
  }
  return { zoomed, tap }
}
