import { type ComponentType, useEffect, useState } from 'react'
import { useHydrated } from '../host/use-hydrated'

const PAUSE_MS = 2000
const TRIES = 5

/**
 * A component whose code loads after the page's first content, for parts below the fold or behind a tap. Until then it
 * renders `Fallback`, or nothing. A failed load is retried with growing pauses, and when the network returns.
 */
export function lazyWithRetry<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Fallback?: ComponentType<P>,
): ComponentType<P> {
  let loaded: ComponentType<P> | null = null

  return function LazyPart(props: P) {
    const [came, setCame] = useState(() => loaded)
    const Part = useHydrated() ? came : null
    const [tries, setTries] = useState(0)
    useEffect(() => {
      if (came) return
      let left = false
      const again = () => !left && setTries((before) => before + 1)
      load().then(
        (part) => {
          loaded = part
          if (!left) setCame(() => part)
        },
        () => tries < TRIES && setTimeout(again, PAUSE_MS * 2 ** tries),
      )
      addEventListener('online', again)
      return () => {
        left = true
        removeEventListener('online', again)
      }
    }, [came, tries])
    if (Part) return <Part {...props} />
    return Fallback ? <Fallback {...props} /> : null
  }
}
