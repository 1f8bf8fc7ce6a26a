import { type Circle, postDraft } from '@plaza/shared/api'
import { useHost } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import type { PostDraft } from '../../../post/post-draft.model'
import { t } from './select.text'
import { useRecentCircles } from './use-recent-circles'

export type Writing = 'post' | 'vote'

/** Goes on to the form of a circle and topic. The draft of the circle that the form was left for comes along. */
export function useWriting(circle: Circle, from: string | undefined) {
  const host = useHost()
  const { note } = useRecentCircles()
  const { drafts } = host

  /** False if the draft of this circle is to stay. */
  async function bringDraft(source: string): Promise<boolean> {
    const moved = drafts.read<PostDraft>(postDraft(source))
    if (!moved) return true
    const isOther = drafts.read(postDraft(circle.id)) !== null
    if (isOther && !(await host.ui.confirm({ title: t.replaceSure(), confirmText: t.replace() }))) return false
    drafts.keep(postDraft(circle.id), { ...moved, topic: null })
    drafts.drop(postDraft(source))
    return true
  }

  return async (kind: Writing, topic: PostDraft['topic']) => {
    if (from !== undefined && from !== circle.id && !(await bringDraft(from))) return
    const held = drafts.read<PostDraft>(postDraft(circle.id))
    if (held && topic) drafts.keep(postDraft(circle.id), { ...held, topic })
    note(circle)
    const query = { ...(topic && { topic: topic.id }) }
    const address =
      kind === 'vote'
        ? to('vote-create', {}, { circle: circle.id, ...query })
        : to('post-publish', { id: circle.id }, query)
    host.navigate(address, { replace: true })
  }
}
