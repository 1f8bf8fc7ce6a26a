import type { Post } from '@plaza/shared/api'
import { Ellipsis, IconButton, lazyWithRetry } from '@plaza/shared/ui'
import { useState } from 'react'
import { t } from '../post.text'
import type { OpenPostSheet } from './post-actions'

const PostActions = lazyWithRetry(() => import('./post-actions').then(({ PostActions }) => PostActions))

/** What the user may do with a post as its author, as a manager of its circle, or as anybody: report it. */
export function PostMenu({ post, onRemoved }: { post: Post; onRemoved?: () => void }) {
  // Undefined until the first tap, which fetches the menu's code.
  const [open, show] = useState<OpenPostSheet | null>()
  if (post.actions.length === 0 && post.own && !post.can_invite) return null
  return (
    <>
      <IconButton label={t.more()} icon={<Ellipsis size={20} />} onClick={() => show('menu')} />
      {open !== undefined && <PostActions post={post} open={open} show={show} {...(onRemoved && { onRemoved })} />}
    </>
  )
}
