import { type RefObject, useEffect, useRef } from 'react'

/** The value of the last render, for listeners and answers that come later. */
export function useNewest<T>(value: T): RefObject<T> {
  const newest = useRef(value)
  useEffect(() => {
    newest.current = value
  })
  return newest
}
