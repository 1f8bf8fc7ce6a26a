import type { ReactNode } from 'react'
import { CommentsPart, type ThreadRoute } from '../comments/comments-part'
import type { CommentsPartState } from '../comments/use-comments-part'
import { RelatedContents } from './related-contents'

interface BelowContentProps {
  /** Id of the content. */
  id: string
  /** Heading of what is related. */
  related: string
  comments: CommentsPartState
  /** Where one comment has its address. */
  thread: ThreadRoute
  /** Stands between the two: what comes late moves nothing above the fold there. */
  children?: ReactNode
}

/** What stands below a content: what is related, and what people say. */
export function BelowContent({ id, related, comments, thread, children }: BelowContentProps) {
  return (
    <>
      <RelatedContents id={id} title={related} />
      {children}
      <CommentsPart of={comments} content={id} thread={thread} />
    </>
  )
}
