import { smooth } from '@plaza/shared/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'

export interface CommentsPartState {
  part: RefObject<HTMLDivElement | null>
  /** Brings the comments into view. */
  show: () => void
  /** Opens the field, as soon as the comments' code is there. */
  write: () => void
}

/** The comments below a content, as what a bottom bar leads to. */
export function useCommentsPart(): CommentsPartState {
  const part = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState(false)

  useEffect(() => {
    if (!wanted) return
    const open = () => {
      const field = part.current?.querySelector<HTMLElement>('[data-write]')
      if (!field) return false
      setWanted(false)
      field.click()
      return true
    }
    if (open()) return
    const watch = new MutationObserver(open)
    watch.observe(document.body, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [wanted])

  return {
    part,
    show: () => part.current?.scrollIntoView({ behavior: smooth(), block: 'start' }),
    write: () => setWanted(true),
  }
}
