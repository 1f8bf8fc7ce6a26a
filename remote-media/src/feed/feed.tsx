import type { Content } from '@plaza/shared/api'
import type { PagedResource } from '@plaza/shared/host'
import { ContentCard, type ContentCardProps, contentLeads, lengthOf, PagedList, useLeft } from '@plaza/shared/ui'
import { useContentPlay } from '../player/use-content-play'

interface FeedProps {
  of: PagedResource<Content>
  /** Tells feeds of one address apart. */
  name: string
  /** A part of a page that is pulled to refresh as a whole. */
  embedded?: boolean
}

/** Contents of a category that can be opened here, endless, newest first; audios play in place with the loaded ones after them. */
export function Feed({ of, name, embedded }: FeedProps) {
  const { play, heard } = useContentPlay(of.items)
  return (
    <PagedList
      of={{ ...of, items: of.items.filter(contentLeads) }}
      keyOf={({ id }) => id}
      empty="content"
      name={name}
      embedded={embedded}
    >
      {(content) => {
        const Row = content.audio ? AudioCard : ContentCard
        return <Row content={content} onPlay={play} playing={heard === content.id} />
      }}
    </PagedList>
  )
}

function AudioCard(props: ContentCardProps) {
  return <ContentCard {...props} note={useLeft(props.content.id, lengthOf(props.content))} />
}
