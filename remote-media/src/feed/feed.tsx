import { type Content, contents } from '@plaza/shared/api'
import { type PagedResource, usePaged } from '@plaza/shared/host'
import { ContentCard, PagedList } from '@plaza/shared/ui'
import { useContentPlay } from '../player/use-content-play'

interface FeedProps {
  of: PagedResource<Content>
  /** Tells feeds of one address apart. */
  name: string
  /** A part of a page that is pulled to refresh as a whole. */
  embedded?: boolean
}

/** Contents of a category, endless, newest first; audios play in place with the loaded ones after them. */
export function Feed({ of, name, embedded }: FeedProps) {
  const { play, heard } = useContentPlay(of.items)
  return (
    <PagedList of={of} keyOf={({ id }) => id} empty="content" name={name} embedded={embedded}>
      {(content) => <ContentCard content={content} onPlay={play} playing={heard === content.id} />}
    </PagedList>
  )
}

interface FeedOptions {
  /** Of one content type alone. */
  type?: number | undefined
}

/** The feed of a category, `all` for every one. */
export const useFeed = (category: string, { type }: FeedOptions = {}) =>
  usePaged(contents.feed, { params: { id: category }, ...(type === undefined ? {} : { query: { type } }) })
