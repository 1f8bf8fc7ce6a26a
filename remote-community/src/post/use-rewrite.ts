import { type Post, postDraft } from '@plaza/shared/api'
import { fetchCode, useHost } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { newKey } from '@plaza/shared/ui'
import { t } from './post.text'

/** Opens a refused post as a new draft of its circle; asks before it replaces another draft. */
export function useRewrite(post: Post): () => Promise<void> {
  const host = useHost()
  return async () => {
    const name = postDraft(post.circle.id)
    const isOther = host.drafts.read<{ content?: string }>(name) !== null
    if (isOther && !(await host.ui.confirm({ title: t.replaceSure(), confirmText: t.replace() }))) return
    const { rewriteOf } = await fetchCode(() => import('./post-draft.model'))
    host.drafts.keep(name, rewriteOf(post, newKey(), Date.now()))
    host.navigate(to('post-publish', { id: post.circle.id }))
  }
}
