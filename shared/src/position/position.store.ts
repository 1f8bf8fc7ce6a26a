import { useSyncExternalStore } from 'react'
import type { LatLng } from '../format'

let position: LatLng | null = null
const listeners = new Set<() => void>()

/** Keeps the position for the pages of this visit: it is never stored. */
export function setPosition(next: LatLng | null): void {
  position = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The position that the user gave in this visit; null on the server. */
export const useGivenPosition = (): LatLng | null =>
  useSyncExternalStore(
    subscribe,
    () => position,
    () => null,
  )
