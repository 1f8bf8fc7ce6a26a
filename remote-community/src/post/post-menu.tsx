import type { Post } from '@plaza/shared/api'
import { useHost } from '@plaza/shared/host'
import { isLive, to } from '@plaza/shared/routes'
import { ActionSheet, Ellipsis, IconButton, lazyWithRetry, type SheetAction } from '@plaza/shared/ui'
import { useState } from 'react'
import { ReasonSheet } from '../manage/reason-sheet'
import { t } from './post.text'
import { useManagePost } from './use-manage-post'
import { useRemove } from './use-post-actions'

const EditSheet = lazyWithRetry(() => import('./edit-sheet').then(({ EditSheet }) => EditSheet))

type OpenSheet = 'menu' | 'edit' | 'hide' | 'mute' | null

/** What the user may do with a post as its author, as a manager of its circle, or as anybody: report it. */
export function PostMenu({ post, onRemoved }: { post: Post; onRemoved?: () => void }) {
  const host = useHost()
  const [open, show] = useState<OpenSheet>(null)
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
  if (!post.own && isLive('post-report')) {
    actions.push({ label: t.report(), onChoose: () => host.navigate(to('post-report', { id: post.id })) })
  }
  if (actions.length === 0) return null
  return (
    <>
      <IconButton label={t.more()} icon={<Ellipsis size={20} />} onClick={() => show('menu')} />
      <ActionSheet open={open === 'menu'} title={t.more()} onClose={close} actions={actions} />
      {open === 'edit' && <EditSheet post={post} onClose={close} />}
      {open === 'hide' && <ReasonSheet title={t.hide()} busy={manage.busy} onDecide={manage.hide} onClose={close} />}
      {open === 'mute' && (
        <ReasonSheet title={t.mute()} withDays busy={manage.busy} onDecide={manage.mute} onClose={close} />
      )}
    </>
  )
}
