import { contents, feeds } from '../../api'
import { usePaged } from '../../host'

interface FeedOptions {
  /** Content type to filter by. */
  type?: number | undefined
}

/** The feed of a category; `all` for every category. */
export const useFeed = (category: string, { type }: FeedOptions = {}) =>
  usePaged(contents.feed, { params: { id: category }, ...(type === undefined ? {} : { query: { type } }) })

/** The feed of a category in the order of the person who is logged in. */
export const useOwnFeed = (category: string) => usePaged(feeds.own, { query: { channel: category } })
