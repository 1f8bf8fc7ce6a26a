import { type Comment, type CommentTarget, commentDraft, type Reply } from '../../api'

/** Target of comments. */
export interface ThreadTarget {
  kind: CommentTarget
  id: string
}

/** A comment or a reply, which are rendered and handled alike. */
export type CommentOrReply = Comment | Reply

/** What a reply answers. */
export interface ReplyTarget {
  id: string
  user: { name: string }
}

/** Name of the draft of an unsent text. */
export const draftKey = ({ kind, id }: ThreadTarget, parent?: ReplyTarget): string =>
  commentDraft({ target: kind, target_id: id, ...(parent && { parent_id: parent.id }) })
