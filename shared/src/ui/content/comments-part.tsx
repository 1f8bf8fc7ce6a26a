import { CommentThread } from '../comment/thread'
import classes from './comments-part.module.css'
import type { ContentKind } from './content-kind'
import type { CommentsPartState } from './use-comments-part'

interface CommentsPartProps {
  kind: Pick<ContentKind<never>, 'target' | 'commentAddressOf' | 'marks'>
  /** Id of the content. */
  id: string
  of: CommentsPartState
}

/** The comments below a content. */
export function CommentsPart({ kind: { target, commentAddressOf, marks }, id, of }: CommentsPartProps) {
  return (
    <div ref={of.part} className={classes.part}>
      <CommentThread
        target={{ kind: target, id }}
        composing={of.composing}
        onComposed={of.composed}
        onAdded={of.show}
        fieldElsewhere={marks === 'bar'}
        {...(commentAddressOf && { addressOf: (comment: string) => commentAddressOf(id, comment) })}
      />
    </div>
  )
}
