import type { Post } from '@plaza/shared/api'
import { useHost } from '@plaza/shared/host'
import { isLive, to } from '@plaza/shared/routes'
import { ActionSheet, Ellipsis, IconButton, type SheetAction } from '@plaza/shared/ui'
import { useState } from 'react'
import { t } from './post.text'
import { useRemove } from './use-post-actions'

/** Report, or delete for the author; nothing if neither is possible. */
export function PostMenu({ post, onRemoved }: { post: Post; onRemoved?: () => void }) {
  const host = useHost()
  const [open, show] = useState(false)
  const remove = useRemove(post, onRemoved)
  const actions: SheetAction[] = []
  if (post.own) actions.push({ label: t.remove(), danger: true, onChoose: remove })
  else if (isLive('post-report')) {
    actions.push({ label: t.report(), onChoose: () => host.navigate(to('post-report', { id: post.id })) })
  }
  if (actions.length === 0) return null
  return (
    <>
      <IconButton label={t.more()} icon={<Ellipsis size={20} />} onClick={() => show(true)} />
      <ActionSheet open={open} title={t.more()} onClose={() => show(false)} actions={actions} />
    </>
  )
}
