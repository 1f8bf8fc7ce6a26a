import { CommentThread } from '@plaza/shared/ui'
import { type RefObject, useRef } from 'react'
import classes from './comments-part.module.css'

export interface CommentsPartState {
  part: RefObject<HTMLDivElement | null>
  /** Brings the comments into view. */
  show: () => void
  /** Opens the field. */
  write: () => void
}

/** The comments below a content, as what a bottom bar can lead to. */
export function useCommentsPart(): CommentsPartState {
  const part = useRef<HTMLDivElement>(null)
  return {
    part,
    show: () => part.current?.scrollIntoView({ behavior: 'smooth', block: 'start' }),
    write: () => part.current?.querySelector<HTMLElement>('[data-write]')?.click(),
  }
}

export function CommentsPart({ of, content }: { of: CommentsPartState; content: string }) {
  return (
    <div ref={of.part} className={classes.part}>
      <CommentThread target={{ kind: 'content', id: content }} />
    </div>
  )
}
