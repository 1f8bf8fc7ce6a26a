import { useEffect, useState } from 'react'

/** The wall clock, looked at every so often while the page is shown. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    setNow(Date.now())
    const tick = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(tick)
  }, [everyMs])
  return now
}
