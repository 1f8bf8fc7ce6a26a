import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Restores the scroll position of each channel; a new one starts below the channel row. */
export function useTabScroll(tab: string, panels: RefObject<HTMLElement | null>): void {
  const last = useRef(tab)
  const positions = useRef(new Map<string, number>())
  useLayoutEffect(() => {
    if (last.current === tab) return
    last.current = tab
    const stuckAt = (panels.current?.offsetTop ?? 0) - headerHeight(panels.current)
    const begins = Math.min(window.scrollY, Math.max(0, stuckAt))
    window.scrollTo(0, positions.current.get(tab) ?? begins)
  }, [tab, panels])
  useLayoutEffect(() => {
    const note = () => positions.current.set(last.current, window.scrollY)
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [])
}

function headerHeight(panels: HTMLElement | null): number {
  const header = panels?.previousElementSibling
  return header instanceof HTMLElement ? (header.querySelector<HTMLElement>('[role="tablist"]')?.offsetHeight ?? 0) : 0
}
