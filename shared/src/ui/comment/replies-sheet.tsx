import { type Comment, comments } from '../../api'
import { usePaged } from '../../host'
import { ListEnd } from '../list/list-end'
import { Rows } from '../list/rows'
import { Sheet } from '../overlay/sheet'
import { FailurePanel } from '../state/async'
import { ListSkeleton } from '../state/skeletons'
import { SlowNotice } from '../state/slow-notice'
import classes from './comment.module.css'
import { t } from './comment.text'
import { CommentItem } from './comment-item'
import type { CommentOrReply, ThreadTarget } from './target'

interface RepliesSheetProps {
  target: ThreadTarget
  root: Comment
  /** The thread's own address. */
  address?: string
  onReply: (said: CommentOrReply) => void
  onClose: () => void
}

/** A comment with every reply to it. */
export function RepliesSheet({ target, root, address, onReply, onClose }: RepliesSheetProps) {
  const list = usePaged(comments.replies, { params: { id: root.id } })
  return (
    <Sheet
      open
      tall
      address={address}
      title={root.reply_count > 0 ? t.replies() : t.menu()}
      onClose={onClose}
      foot={
        <button type="button" className={classes.write} onClick={() => onReply(root)}>
          {t.replyTo(root.user.name)}
        </button>
      }
    >
      <div className={classes.inSheet}>
        <CommentItem target={target} said={root} onReply={onReply} />
        {list.pending && (
          <SlowNotice onRetry={() => void list.refresh()}>
            <ListSkeleton rows={3} avatar />
          </SlowNotice>
        )}
        {list.failed && list.items.length === 0 && (
          <FailurePanel failure={list.failed} onRetry={() => void list.refresh()} noBack />
        )}
        <Rows
          items={list.items}
          keyOf={({ id }) => id}
          draw={(reply) => <CommentItem target={target} said={reply} root={root} onReply={onReply} />}
        />
        {list.items.length > 0 && <ListEnd of={list} />}
      </div>
    </Sheet>
  )
}
