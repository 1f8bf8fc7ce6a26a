import { to } from '@plaza/shared/routes'
import { CommentThread } from '@plaza/shared/ui'
import classes from './comments-part.module.css'
import type { CommentsPartState } from './use-comments-part'

/** Where one comment with its replies has an address of its own. */
export type ThreadRoute = 'article-comment' | 'audio-comment' | 'video-comment' | 'special-comment'

interface CommentsPartProps {
  of: CommentsPartState
  /** Id of the content. */
  content: string
  thread: ThreadRoute
}

/** The comments below a content. */
export function CommentsPart({ of, content, thread }: CommentsPartProps) {
  return (
    <div ref={of.part} className={classes.part}>
      <CommentThread
        target={{ kind: 'content', id: content }}
        composing={of.composing}
        onComposed={of.composed}
        addressOf={(id) => to(thread, { aid: content, id })}
      />
    </div>
  )
}
