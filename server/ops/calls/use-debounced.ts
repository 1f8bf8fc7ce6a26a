import { useEffect, useState } from 'react'

const DEBOUNCE_MS = 300

/** A text that is typed, once nothing has been typed for a moment. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}
