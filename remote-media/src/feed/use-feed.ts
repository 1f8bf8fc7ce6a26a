import { contents } from '@plaza/shared/api'
import { usePaged } from '@plaza/shared/host'

interface FeedOptions {
  /** Of one content type alone. */
  type?: number | undefined
}

/** The feed of a category, `all` for every one. */
export const useFeed = (category: string, { type }: FeedOptions = {}) =>
  usePaged(contents.feed, { params: { id: category }, ...(type === undefined ? {} : { query: { type } }) })
