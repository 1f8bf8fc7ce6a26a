import { type MouseEvent, useEffect, useRef } from 'react'

/** Maximum time between the taps of a double tap. */
const SECOND_TAP_MS = 250

interface Taps {
  /** Called for a single tap. */
  onOne: () => void
  /** Called for the second tap and each one that follows soon; without it a single tap does not wait. */
  onTwo?: (event: MouseEvent) => void
}

/** Distinguishes single and double taps. Clicks by keyboard never wait. */
export function useTaps({ onOne, onTwo }: Taps) {
  const last = useRef(Number.NEGATIVE_INFINITY)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const one = useRef(onOne)
  useEffect(() => {
    one.current = onOne
  })
  useEffect(() => () => clearTimeout(waiting.current), [])

  return (event: MouseEvent) => {
    if (!onTwo || event.detail === 0) return one.current()
    const soon = event.timeStamp - last.current <= SECOND_TAP_MS
    last.current = event.timeStamp
    clearTimeout(waiting.current)
    if (soon) onTwo(event)
    else waiting.current = setTimeout(() => one.current(), SECOND_TAP_MS)
  }
}
