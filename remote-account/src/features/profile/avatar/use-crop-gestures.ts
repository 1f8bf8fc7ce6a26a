import { type KeyboardEvent, type PointerEvent, useRef } from 'react'

interface CropActions {
  /** By shares of the frame's side. */
  move(by: readonly [right: number, down: number]): void
  zoom(factor: number): void
}

const KEY_STEP = 0.05
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
}

interface Point {
  x: number
  y: number
}

const distance = ([a, b]: readonly Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0)

/** One finger, or the arrow keys, move the picture; two enlarge it. */
export function useCropGestures({ move, zoom }: CropActions) {
  const fingers = useRef(new Map<number, Point>())
  const lift = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId)
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture?.(event.pointerId)
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
      const from = fingers.current.get(pointerId)
      if (!from) return
      const before = distance([...fingers.current.values()])
      fingers.current.set(pointerId, { x: clientX, y: clientY })
      const count = fingers.current.size
      const side = currentTarget.clientWidth || 1
      move([(clientX - from.x) / side / count, (clientY - from.y) / side / count])
      const after = distance([...fingers.current.values()])
      if (before > 0 && after > 0) zoom(after / before)
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onKeyDown(event: KeyboardEvent) {
      const by = arrows[event.key]
      if (!by) return
      event.preventDefault()
      move(by)
    },
  }
}
