import type { Content } from '../../api'
import type { PagedResource } from '../../host'
import { ContentCard, type ContentCardProps, contentLeads, lengthOf, PagedList, useLeft } from '../../ui'
import { useContentPlay } from '../../ui/listening/use-content-play'

export interface FeedProps {
  of: PagedResource<Content>
  /** Distinguishes feeds on one page. */
  name: string
  /** Inside a page that is refreshed as a whole by pulling. */
  embedded?: boolean
}

/**
 * Endless feed of a category, only contents with a live page, newest first. An audio plays in place with the loaded
 * audios after it.
 */
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
