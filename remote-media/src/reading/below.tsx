import { CommentsPart } from '../comments/comments-part'
import type { CommentsPartState } from '../comments/use-comments-part'
import { RelatedContents } from './related-contents'

interface BelowProps {
  /** Id of the content. */
  id: string
  /** Heading of what is related. */
  related: string
  comments: CommentsPartState
}

/** What stands below a content: what is related, and what people say. */
export function Below({ id, related, comments }: BelowProps) {
  return (
    <>
      <RelatedContents id={id} title={related} />
      <CommentsPart of={comments} content={id} />
    </>
  )
}
