import { LazyFeed, useFeed } from '@plaza/shared/cards'

/** Feed of a category that has no configured page. */
export function ChannelFeed({ category }: { category: string }) {
  const feed = useFeed(category)
  return <LazyFeed of={feed} name={category} />
}
