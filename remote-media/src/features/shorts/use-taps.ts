import { type MouseEvent, useEffect, useRef } from 'react'

/** A second tap within this time belongs to the first. */
const SECOND_TAP_MS = 250

interface Taps {
  /** One tap, and no second one. */
  onOne: () => void
  /** The second of two, and each that follows soon; without it one tap does not wait. */
  onTwo?: (event: MouseEvent) => void
}

/** Tells one tap from two. Keys, which click too, never wait. */
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
