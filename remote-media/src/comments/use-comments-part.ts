import { type RefObject, useRef } from 'react'

export interface CommentsPartState {
  part: RefObject<HTMLDivElement | null>
  /** Brings the comments into view. */
  show: () => void
  /** Opens the field, as soon as the comments' code is there. */
  write: () => void
  /** The comments are drawn. */
  arrived: () => void
}

/** The comments below a content, as what a bottom bar can lead to before they are there. */
export function useCommentsPart(): CommentsPartState {
  const part = useRef<HTMLDivElement>(null)
  const wanted = useRef<'show' | 'write' | null>(null)

  const go = (where: 'show' | 'write') => {
    wanted.current = part.current ? null : where
    if (where === 'write') part.current?.querySelector<HTMLElement>('[data-write]')?.click()
    else part.current?.scrollIntoView({ behavior: 'smooth', block: 'start' })
  }
  return {
    part,
    show: () => go('show'),
    write: () => go('write'),
    arrived: () => {
      if (wanted.current) go(wanted.current)
    },
  }
}
