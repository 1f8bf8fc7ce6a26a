import { smooth } from '@plaza/shared/ui'
import { useEffect, useRef, useState } from 'react'

/** Below the header and the row of section names a section counts as the one that is read. */
const READ_PX = 120

const sectionsOf = (place: HTMLElement | null) => [...(place?.querySelectorAll<HTMLElement>('[data-section]') ?? [])]

/** Which section is read, and the way to another. Sections carry `data-section` with their id. */
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
