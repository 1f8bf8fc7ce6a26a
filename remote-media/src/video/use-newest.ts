import { type RefObject, useEffect, useRef } from 'react'

/** The value of the last render, for callbacks that run later. */
export function useNewest<T>(value: T): RefObject<T> {
  const newest = useRef(value)
  useEffect(() => {
    newest.current = value
  })
  return newest
}
