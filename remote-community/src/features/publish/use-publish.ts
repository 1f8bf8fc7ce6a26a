import { circles, posts, topics } from '@plaza/shared/api'
import { useAction, useHost } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { toastKept, useMentions } from '@plaza/shared/ui'
import { useState } from 'react'
import type { PostDraft } from '../../post/post-draft.model'
import { faultText, t } from './publish.text'
import { type PostFault, postFaults, toPost } from './publish-draft.model'

/** Sends a draft. A failure keeps the draft; sending it again creates one post. */
export function usePublish(circle: string, draft: PostDraft, onDone: () => void) {
  const host = useHost()
  const { mentionsIn } = useMentions()
  const [said, setSaid] = useState<{ faults: readonly PostFault[]; at: number }>({ faults: [], at: 0 })
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
    const at = Date.now()
    const found = postFaults(draft, at)
    setSaid({ faults: found, at })
    const [first] = found
    if (first) return host.ui.toast(faultText[first]())
    const { body } = toPost(draft, circle)
    await publish.run({ body: { ...body, ...mentionsIn(body.content) } })
  }
  // Faults that were fixed since the last attempt are not reported any more.
  const faults = postFaults(draft, said.at).filter((fault) => said.faults.includes(fault))
  return { busy: publish.busy, faults, send }
}
