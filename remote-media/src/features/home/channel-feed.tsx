import { Feed, useFeed } from '../../feed/feed'

/** A channel without a page of its own: its category's contents. */
export function ChannelFeed({ category }: { category: string }) {
  const feed = useFeed(category)
  return <Feed of={feed} name={category} />
}
