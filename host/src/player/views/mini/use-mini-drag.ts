import { lessMotion } from '@plaza/shared/ui'
import { useDrag } from '@use-gesture/react'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { send } from '../../request-handlers'
import { DRAG_THRESHOLD, type FrameSize, type MiniPosition, movedByKey, snap } from './mini.model'

const SNAP_MS = 200

/** Moves the mini player by touch, mouse or arrow keys; released, it glides to its edge. */
export function useMiniDrag(
  root: RefObject<HTMLElement | null>,
  place: MiniPosition,
  rest: (place: MiniPosition) => void,
) {
  const from = useRef<DOMRect | null>(null)

  useLayoutEffect(() => {
    const element = root.current
    if (!element || !from.current || place.side === undefined) return
    const now = element.getBoundingClientRect()
    const [x, y] = [from.current.left - now.left, from.current.top - now.top]
    from.current = null
    const calm = lessMotion()
    if (calm || typeof element.animate !== 'function') return
    element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
      duration: SNAP_MS,
      easing: 'ease-out',
    })
  }, [place, root])

  const bind = useDrag(
    ({ movement: [x, y], last }) => {
      const element = root.current
      if (!element) return
      element.style.transform = last ? '' : `translate(${x}px, ${y}px)`
      if (!last) return
      // Measured with the last movement applied, so that it snaps from where it was released.
      element.style.transform = `translate(${x}px, ${y}px)`
      from.current = element.getBoundingClientRect()
      element.style.transform = ''
      rest(snap(relative(from.current, element), spaceOf(element)))
    },
    {
      threshold: DRAG_THRESHOLD,
      filterTaps: true,
      tapsThreshold: DRAG_THRESHOLD,
      pointer: { keys: false },
    },
  )

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const element = root.current
    if (event.key === 'Escape') return send({ type: 'collapse-mini' })
    const next = element && movedByKey(place, event.key, spaceOf(element))
    if (!next) return
    event.preventDefault()
    from.current = element.getBoundingClientRect()
    rest(next)
  }
  return { bind, onKeyDown }
}

/** The column of the pages. */
const frameOf = (element: HTMLElement) => (element.parentElement ?? element).getBoundingClientRect()
function spaceOf(element: HTMLElement): FrameSize {
  const { width, height } = frameOf(element)
  return { width, height }
}
function relative(box: DOMRect, element: HTMLElement) {
  const frame = frameOf(element)
  return {
    left: box.left - frame.left,
    right: box.right - frame.left,
    top: box.top - frame.top,
    bottom: box.bottom - frame.top,
  }
}
