import type { comments } from '../../api'
import type { WaitingCall } from '../../host'
import type { ReplyTarget, ThreadTarget } from './target'

type WaitingComment = WaitingCall<typeof comments.add>

/** What the outbox keeps with a comment to show it. */
export interface WaitingNote {
  /** Name of the person whom it answers. */
  to?: string | undefined
  /** Address of the page on which it was written. */
  page: string
}

/** A refused comment that is written again. */
export interface RefusedText {
  id: string
  content: string
  page: string | undefined
}

export const noteOf = ({ shown }: Pick<WaitingComment, 'shown'>): Partial<WaitingNote> =>
  (shown as Partial<WaitingNote> | null) ?? {}

/** The input of a refused comment: a reply stays a reply. */
export function editOf(comment: WaitingComment): { target: ThreadTarget; to?: ReplyTarget; instead: RefusedText } {
  const { target, target_id, parent_id, content } = comment.input.body
  const { to = '', page } = noteOf(comment)
  return {
    target: { kind: target, id: target_id },
    ...(parent_id && { to: { id: parent_id, user: { name: to } } }),
    instead: { id: comment.id, content, page },
  }
}
