import { lazyWithRetry } from '@plaza/shared/ui'
import { useFeed } from '../../../feed/use-feed'

/** Loaded after the cards above it. */
const Feed = lazyWithRetry(() => import('../../../feed/feed').then(({ Feed }) => Feed))

/** Feed of a category that has no configured page. */
export function ChannelFeed({ category }: { category: string }) {
  const feed = useFeed(category)
  return <Feed of={feed} name={category} />
}
