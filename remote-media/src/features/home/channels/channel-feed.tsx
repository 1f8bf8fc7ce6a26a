import { later } from '@plaza/shared/ui'
import { useFeed } from '../../../feed/use-feed'

/** Below the cards, and after them. */
const Feed = later(() => import('../../../feed/feed').then(({ Feed }) => Feed))

/** A channel without a page of its own: its category's contents. */
export function ChannelFeed({ category }: { category: string }) {
  const feed = useFeed(category)
  return <Feed of={feed} name={category} />
}
