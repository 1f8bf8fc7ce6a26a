import { useState } from 'react'
import { comments } from '../../api'
import { useResource } from '../../host'
import { Sheet } from '../overlay/sheet'
import { FailurePanel } from '../state/async'
import { ListSkeleton } from '../state/skeletons'
import { SlowNotice } from '../state/slow-notice'
import { t } from './comment.text'
import { Composer } from './composer'
import { RepliesSheet } from './replies-sheet'
import type { CommentOrReply, ThreadTarget } from './target'

interface CommentSheetProps {
  /** Target of the comment. */
  target: ThreadTarget
  /** Id of the comment. */
  id: string
  onClose: () => void
}

/** One comment with all replies, which a comment's address opens as an overlay on its page. */
export function CommentSheet({ target, id, onClose }: CommentSheetProps) {
  const root = useResource(comments.one, { params: { id }, query: { target: target.kind, target_id: target.id } })
  const [to, setTo] = useState<CommentOrReply | null>(null)
  if (!root.data) {
    return (
      <Sheet open tall title={t.replies()} onClose={onClose}>
        {root.failed ? (
          <FailurePanel failure={root.failed} onRetry={() => void root.refresh()} noBack />
        ) : (
          <SlowNotice onRetry={() => void root.refresh()}>
            <ListSkeleton rows={3} avatar />
          </SlowNotice>
        )}
      </Sheet>
    )
  }
  return (
    <>
      <RepliesSheet target={target} root={root.data} onReply={setTo} onClose={onClose} />
      {to && <Composer target={target} to={to} onClose={() => setTo(null)} />}
    </>
  )
}
