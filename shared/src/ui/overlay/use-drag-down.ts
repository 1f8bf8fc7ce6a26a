import { type PointerEvent, type RefObject, useRef } from 'react'

/** Dragged distance in pixels from which a release closes the sheet. */
const ENOUGH = 80

/** Handlers for the part of a sheet that can be dragged down to close it. */
export function useDragDown(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const from = useRef<number | null>(null)
  const move = (way: number) => {
    if (sheet.current) sheet.current.style.transform = way > 0 ? `translateY(${way}px)` : ''
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if ((event.target as Element).closest('button')) return
      from.current = event.clientY
      event.currentTarget.setPointerCapture?.(event.pointerId)
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (from.current !== null) move(clientY - from.current)
    },
    onPointerUp: ({ clientY }: PointerEvent) => {
      const way = from.current === null ? 0 : clientY - from.current
      from.current = null
      if (way > ENOUGH) onClose()
      else move(0)
    },
    onPointerCancel: () => {
      from.current = null
      move(0)
    },
  }
}
