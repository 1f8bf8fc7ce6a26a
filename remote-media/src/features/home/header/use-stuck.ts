import { type RefObject, useEffect } from 'react'

/** Marks an element once it has scrolled by `afterPx`. */
export function useStuck(element: RefObject<HTMLElement | null>, afterPx: number): void {
  useEffect(() => {
    const mark = () => element.current?.toggleAttribute('data-stuck', window.scrollY >= afterPx)
    mark()
    addEventListener('scroll', mark, { passive: true })
    return () => removeEventListener('scroll', mark)
  }, [element, afterPx])
}
