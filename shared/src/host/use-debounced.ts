import { useEffect, useState } from 'react'

/** A text that is typed, once nothing has been typed for a moment. */
export function useDebounced(text: string, ms: number): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), ms)
    return () => clearTimeout(timer)
  }, [text, ms])
  return debounced
}
