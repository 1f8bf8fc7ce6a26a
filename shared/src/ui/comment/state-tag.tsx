import { Tag } from '../basic/tag'
import { t } from './comment.text'
import type { CommentOrReply } from './target'

/** Tells the author of a comment that nobody else sees it: it waits for a review, or was refused. */
export function StateTag({ state }: Pick<CommentOrReply, 'state'>) {
  if (state === 'pending') return <Tag tone="gold">{t.pending()}</Tag>
  return state === 'refused' ? <Tag tone="red">{t.refused()}</Tag> : null
}
