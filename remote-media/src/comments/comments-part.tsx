import { CommentThread } from '@plaza/shared/ui'
import { type RefObject, useRef } from 'react'
import classes from './comments-part.module.css'

export interface CommentsPartState {
  part: RefObject<HTMLDivElement | null>
  /** Brings the comments into view. */
  show: () => void
  /** Brings the field into view and the keyboard up. */
  write: () => void
}

/** The comments below a content, as what a bottom bar can lead to. */
export function useCommentsPart(): CommentsPartState {
  const part = useRef<HTMLDivElement>(null)
  const show = () => part.current?.scrollIntoView({ behavior: 'smooth', block: 'start' })
  const write = () => {
    show()
    part.current?.querySelector<HTMLElement>('textarea, [data-write]')?.focus({ preventScroll: true })
  }
  return { part, show, write }
}

export function CommentsPart({ of, content }: { of: CommentsPartState; content: string }) {
  return (
    <div ref={of.part} className={classes.part}>
      <CommentThread target={{ kind: 'content', id: content }} />
    </div>
  )
}
