import { useEffect, useState } from 'react'

const PAUSE_MS = 300

/** What is typed, once no letter has followed for a moment. */
export function usePause(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
