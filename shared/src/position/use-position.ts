import { useState } from 'react'
import { askPosition, type Position, type PositionError } from './ask-position'

/** Where the person is, asked at a tap: whether it is being found and used, and why there is none. */
export function usePosition(use: (position: Position) => void | Promise<void>) {
  const [locating, setLocating] = useState(false)
  const [missing, setMissing] = useState<PositionError | null>(null)
  return {
    locating,
    missing,
    /** The person goes another way. */
    forget: () => setMissing(null),
    locate: async () => {
      setLocating(true)
      setMissing(null)
      await askPosition().then(use, setMissing)
      setLocating(false)
    },
  }
}
