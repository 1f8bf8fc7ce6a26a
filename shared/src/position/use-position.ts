import { useState } from 'react'
import type { LatLng } from '../format'
import { askPosition, type PositionError } from './ask-position'

/** The user's position, requested on tap: whether it is pending, and why it is missing. */
export function usePosition(use: (position: LatLng) => void | Promise<void>) {
  const [locating, setLocating] = useState(false)
  const [missing, setMissing] = useState<PositionError | null>(null)
  return {
    locating,
    missing,
    /** Clears the error. */
    forget: () => setMissing(null),
    locate: async () => {
      setLocating(true)
      setMissing(null)
      await askPosition().then(use, setMissing)
      setLocating(false)
    },
  }
}
