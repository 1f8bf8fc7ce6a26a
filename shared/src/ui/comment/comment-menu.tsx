import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { comments } from '../../api'
import { useAction, useHost, useUndo } from '../../host'
import { isLive, to } from '../../routes'
import { IconButton } from '../basic/icon-button'
import { ActionSheet, type SheetAction } from '../overlay/action-sheet'
import { t } from './comment.text'
import type { CommentOrReply, ThreadTarget } from './target'
import { useCommentCounts } from './use-comment-counts'

const lists = [comments.list, comments.replies, comments.one]

interface CommentMenuProps {
  target: ThreadTarget
  said: CommentOrReply
  /** Without it a comment takes no replies, as a line of chat. */
  onReply?: () => void
}

/** What can be done with a comment: reply, and delete an own one or report another's. */
export function CommentMenu({ target, said, onReply }: CommentMenuProps) {
  const host = useHost()
  const [open, setOpen] = useState(false)
  const counts = useCommentCounts()
  const offerUndo = useUndo(comments.restore, lists)
  const remove = useAction(comments.remove, {
    onDone: () => {
      counts.removed(target, said)
      offerUndo({ params: { id: said.id }, body: {} }, () => counts.restored(target, said))
    },
    refreshes: lists,
  })
  const kind = target.kind === 'channel' ? 'chat' : 'comment'
  const report = () => host.navigate(to('post-report', { id: said.id }, { target: kind }))
  const actions: SheetAction[] = onReply ? [{ label: t.reply(), onChoose: onReply }] : []
  if (said.own)
    actions.push({ label: t.remove(), danger: true, onChoose: () => void remove.run({ query: { id: said.id } }) })
  else if (isLive('post-report')) actions.push({ label: t.report(), onChoose: report })
  if (actions.length === 0) return null
  return (
    <>
      <IconButton label={t.more(said.user.name)} icon={<Ellipsis size={16} />} onClick={() => setOpen(true)} />
      <ActionSheet open={open} title={t.menu()} actions={actions} onClose={() => setOpen(false)} />
    </>
  )
}
