import { type RefObject, useRef, useState } from 'react'
import { scrollToPart } from './scroll-to-part'

export interface CommentsPartState {
  part: RefObject<HTMLDivElement | null>
  /** Scrolls to the comments. */
  show: () => void
  /** Opens the input as soon as the comments' code is loaded. */
  write: () => void
  /** The input is open or about to open. */
  composing: boolean
  composed: () => void
}

/** Controls the comments below a content from its bottom bar. */
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
