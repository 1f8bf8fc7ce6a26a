import { type Comment, type CommentTarget, commentDraft, type Reply } from '../../api'

/** What is commented on. */
export interface ThreadTarget {
  kind: CommentTarget
  id: string
}

/** A comment, or a reply to one: they are drawn and handled alike. */
export type CommentOrReply = Comment | Reply

/** Where a text that was typed and not sent is kept. */
export const draftKey = ({ kind, id }: ThreadTarget, parent?: CommentOrReply): string =>
  commentDraft({ target: kind, target_id: id, ...(parent && { parent_id: parent.id }) })
