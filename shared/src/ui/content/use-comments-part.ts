import { type RefObject, useRef, useState } from 'react'
import { scrollToPart } from './scroll-to-part'

export interface CommentsPartState {
  part: RefObject<HTMLDivElement | null>
  /** Brings the comments into view. */
  show: () => void
  /** Opens the field, as soon as the comments' code is there. */
  write: () => void
  /** The field is wanted, or open. */
  composing: boolean
  composed: () => void
}

/** The comments below a content, as what a bottom bar leads to. */
export function useCommentsPart(): CommentsPartState {
  const part = useRef<HTMLDivElement>(null)
  const [composing, compose] = useState(false)
  return {
    part,
    show: () => part.current && scrollToPart(part.current),
    write: () => compose(true),
    composing,
    composed: () => compose(false),
  }
}
