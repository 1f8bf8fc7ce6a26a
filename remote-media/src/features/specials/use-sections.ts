import { smooth } from '@plaza/shared/ui'
import { useEffect, useRef, useState } from 'react'

/** Offset below the header and the row of section names at which a section becomes the current one. */
const READ_PX = 120

const sectionsOf = (place: HTMLElement | null) => [...(place?.querySelectorAll<HTMLElement>('[data-section]') ?? [])]

/** The current section, and a function that scrolls to another. Sections have their id in `data-section`. */
export function useSections(ids: readonly string[]) {
  const [first = ''] = ids
  const [read, setRead] = useState(first)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const look = () => {
      const above = sectionsOf(place.current).filter((section) => section.getBoundingClientRect().top <= READ_PX)
      setRead(above.at(-1)?.dataset.section ?? first)
    }
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [first])
  const show = (id: string) => {
    const section = sectionsOf(place.current).find(({ dataset }) => dataset.section === id)
    section?.scrollIntoView({ behavior: smooth(), block: 'start' })
  }
  return { place, read, show }
}
