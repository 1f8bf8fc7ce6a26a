import type { Post } from '@plaza/shared/api'
import { useHost, useNow } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { ActionSheet, type SheetAction } from '@plaza/shared/ui'
import { ReasonSheet } from '../../manage/reason-sheet'
import { t as postText } from '../post.text'
import { isChangeable } from '../vote/vote.model'
import { EditSheet } from './edit-sheet'
import { t } from './post-actions.text'
import { useManagePost } from './use-manage-post'
import { useRemove } from './use-remove'

export type OpenPostSheet = 'menu' | 'edit' | 'hide' | 'mute'

interface PostActionsProps {
  post: Post
  /** The sheet that is shown, if any. */
  open: OpenPostSheet | null
  show(sheet: OpenPostSheet | null): void
  onRemoved?: () => void
}

/** The menu of a post, and the sheets that it opens. */
export function PostActions({ post, open, show, onRemoved }: PostActionsProps) {
  const host = useHost()
  const now = useNow()
  const close = () => show(null)
  const remove = useRemove(post, onRemoved)
  const manage = useManagePost(post, close)
  const labels: Record<Post['actions'][number], SheetAction> = {
    edit: { label: t.edit(), onChoose: () => show('edit') },
    pin: { label: t.pin(), onChoose: () => manage.pin(true) },
    unpin: { label: t.unpin(), onChoose: () => manage.pin(false) },
    hide: { label: t.hide(), danger: true, onChoose: () => show('hide') },
    mute: { label: t.mute(), danger: true, onChoose: () => show('mute') },
    remove: { label: t.remove(), danger: true, onChoose: remove },
  }
  const actions = post.actions.map((action) => labels[action])
  if (isChangeable(post, now)) {
    actions.unshift({
      label: t.changeVote(),
      onChoose: () => host.navigate(to('vote-create', {}, { post: post.id })),
    })
  }
  if (post.can_invite) {
    const address = to('invitation', {}, { target: 'post', id: post.id })
    actions.push({ label: t.invite(), onChoose: () => host.navigate(address) })
  }
  if (!post.own) {
    actions.push({ label: t.report(), onChoose: () => host.navigate(to('post-report', { id: post.id })) })
  }
  return (
    <>
      <ActionSheet open={open === 'menu'} title={postText.more()} onClose={close} actions={actions} />
      {open === 'edit' && <EditSheet post={post} onClose={close} />}
      {open === 'hide' && <ReasonSheet title={t.hide()} busy={manage.busy} onDecide={manage.hide} onClose={close} />}
      {open === 'mute' && (
        <ReasonSheet title={t.mute()} withDays busy={manage.busy} onDecide={manage.mute} onClose={close} />
      )}
    </>
  )
}
