import { anyText, useHost, useQueryState } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { CellsSkeleton, lazyWithRetry, PageFrame } from '@plaza/shared/ui'
import { useEffect } from 'react'
import { PostEditor } from './post-editor'
import { t } from './publish.text'

/** Its own chunk: few change a vote that nobody has voted in. */
const ChangeVote = lazyWithRetry(() => import('./vote/change-vote').then(({ ChangeVote }) => ChangeVote), Opening)

export default function VoteCreatePage() {
  const [{ circle, topic, post }] = useQueryState({ circle: anyText, topic: anyText, post: anyText })
  if (post) return <ChangeVote key={post} post={post} />
  return circle ? <PostEditor key={circle} circle={circle} kind="vote" topic={topic} /> : <CircleFirst />
}

function Opening() {
  return (
    <PageFrame title={t.changeVote()}>
      <CellsSkeleton />
    </PageFrame>
  )
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
