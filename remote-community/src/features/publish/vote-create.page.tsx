import { anyText, useHost, useQueryState } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { CellsSkeleton, PageFrame } from '@plaza/shared/ui'
import { useEffect } from 'react'
import { PostEditor } from './post-editor'
import { t } from './publish.text'
import { ChangeVote } from './vote/change-vote'

export default function VoteCreatePage() {
  const [{ circle, topic, post }] = useQueryState({ circle: anyText, topic: anyText, post: anyText })
  if (post) return <ChangeVote key={post} post={post} />
  return circle ? <PostEditor key={circle} circle={circle} kind="vote" topic={topic} /> : <CircleFirst />
}

/** A vote belongs to a circle, which is chosen first. */
function CircleFirst() {
  const host = useHost()
  useEffect(() => host.navigate(to('circle-select', {}, { write: 'vote' }), { replace: true }), [host])
  return (
    <PageFrame title={t.newVote()}>
      <CellsSkeleton />
    </PageFrame>
  )
}
