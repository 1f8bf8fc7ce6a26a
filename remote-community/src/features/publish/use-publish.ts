import { circles, posts, topics } from '@plaza/shared/api'
import { MINUTE_MS } from '@plaza/shared/format'
import { useAction, useHost, useNow } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { toastKept, useFaults, useMentions } from '@plaza/shared/ui'
import type { PostDraft } from '../../post/post-draft.model'
import { faultText, t } from './publish.text'
import { postFaults, toPost } from './publish-draft.model'

/** Sends a draft. A failure keeps the draft; sending it again creates one post. */
export function usePublish(circle: string, draft: PostDraft, onDone: () => void) {
  const host = useHost()
  const { mentionsIn } = useMentions()
  const { faults, check } = useFaults(postFaults(draft, useNow(MINUTE_MS)), faultText)
  const publish = useAction(posts.publish, {
    refreshes: [circles.posts, circles.detail, circles.topics, topics.detail, topics.posts],
    outbox: () => ({ shown: draft }),
    onWaiting: () => {
      onDone()
      host.navigate(to('circle', { circle_id: circle }), { replace: true })
      toastKept(host)
    },
    successMessage: ({ state }) => (state === 'pending' ? t.inReview() : t.published()),
    onDone: (post) => {
      onDone()
      host.navigate(to('circle-post', { aid: post.id }), { replace: true })
    },
  })
  const send = async () => {
    if (!check()) return
    const { body } = toPost(draft, circle)
    await publish.run({ body: { ...body, ...mentionsIn(body.content) } })
  }
  return { busy: publish.busy, faults, send }
}
