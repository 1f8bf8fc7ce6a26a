import { type Post, posts } from '@plaza/shared/api'
import { useOutbox } from '@plaza/shared/host'
import { lazyWithRetry } from '@plaza/shared/ui'

const WaitingCard = lazyWithRetry(() => import('./waiting-card').then(({ WaitingCard }) => WaitingCard))

interface WaitingPostsProps {
  circle: string
  /** Posts that the list shows. */
  shown: readonly Post[]
}

/** The user's posts in a circle that this device keeps: waiting for the network, or refused. */
export function WaitingPosts({ circle, shown }: WaitingPostsProps) {
  const known = new Set(shown.map(({ id }) => id))
  const waiting = useOutbox(posts.publish).filter(
    ({ input, answer }) => input.body.circle_id === circle && !(answer && known.has(answer.id)),
  )
  return waiting.map((post) => <WaitingCard key={post.id} post={post} />)
}
