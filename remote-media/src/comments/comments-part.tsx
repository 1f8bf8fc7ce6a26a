import { CommentThread } from '@plaza/shared/ui'
import classes from './comments-part.module.css'
import type { CommentsPartState } from './use-comments-part'

/** The comments below a content. */
export function CommentsPart({ of, content }: { of: CommentsPartState; content: string }) {
  return (
    <div ref={of.part} className={classes.part}>
      <CommentThread target={{ kind: 'content', id: content }} composing={of.composing} onComposed={of.composed} />
    </div>
  )
}
