import { smooth } from '@plaza/shared/ui'
import { type RefObject, useEffect, useState } from 'react'

/** The current sentence is kept below this share of the panel's height. */
const READING_LINE = 0.3

/** Scrolls a panel to its current child, until the person scrolls it. */
export function useFollow(panel: RefObject<HTMLElement | null>, index: number) {
  const [following, setFollowing] = useState(true)
  useEffect(() => {
    const sentence = panel.current?.querySelector<HTMLElement>('[aria-current]')
    if (!following || index < 0 || !panel.current || !sentence) return
    const top = sentence.offsetTop - panel.current.clientHeight * READING_LINE
    panel.current.scrollTo({ top, behavior: smooth() })
  }, [panel, index, following])
  const release = () => setFollowing(false)
  return {
    following,
    follow: () => setFollowing(true),
    byPerson: {
      onWheel: release,
      onTouchMove: release,
      // Arrows and Page Up; a key pressed on a sentence belongs to the sentence.
      onKeyDown: ({ target }: { target: EventTarget }) => target === panel.current && release(),
    },
  }
}
