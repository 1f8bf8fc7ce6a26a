import { type ReactNode, useRef } from 'react'

/**
 * A mark to draw right above bars that stay below the header, and a call that comes back to it: for a list that becomes
 * another one (a tab, a filter) while the reader is far down in it.
 */
export function useListTop(): [mark: ReactNode, reach: () => void] {
  const place = useRef<HTMLDivElement>(null)
  const reach = () => {
    const mark = place.current
    if (mark && mark.getBoundingClientRect().top < 0) mark.scrollIntoView()
  }
  return [<div key="top" ref={place} style={{ scrollMarginTop: 'var(--header-height)' }} />, reach]
}
