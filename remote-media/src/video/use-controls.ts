import { useCallback, useEffect, useState } from 'react'

const SHOWN_MS = 3000

/** Visible while paused, and for three seconds after each touch while playing. */
export function useControls(playing: boolean) {
  const [touched, setTouched] = useState(0)
  const [hidden, setHidden] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each touch begins the time anew
  useEffect(() => {
    if (!playing) return setHidden(false)
    const timer = setTimeout(() => setHidden(true), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [playing, touched])
  const show = useCallback(() => {
    setHidden(false)
    setTouched((before) => before + 1)
  }, [])
  return { shown: !playing || !hidden, show, hide: useCallback(() => setHidden(true), []) }
}
