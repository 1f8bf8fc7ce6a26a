import type { ReactNode } from 'react'
import type { Content } from '../../api'
import type { PagedResource } from '../../host'
import { ContentCard, type ContentCardProps, contentLeads, lengthOf, PagedList, useLeft } from '../../ui'
import { useContentPlay } from '../../ui/listening/use-content-play'

export interface FeedProps<Item extends Content = Content> {
  of: PagedResource<Item>
  /** Distinguishes feeds on one page. */
  name: string
  /** Inside a page that is refreshed as a whole by pulling. */
  embedded?: boolean
  /** What can be done with a content here. */
  more?: (content: Item) => ReactNode
}

/**
 * Endless feed of contents that have a live page. An audio plays in place with the loaded audios after it.
 */
export function Feed<Item extends Content>({ of, name, embedded, more }: FeedProps<Item>) {
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
        return <Row content={content} onPlay={play} playing={heard === content.id} note={more?.(content)} />
      }}
    </PagedList>
  )
}

function AudioCard({ note, ...props }: ContentCardProps) {
  const left = useLeft(props.content.id, lengthOf(props.content))
  return (
    <ContentCard
      {...props}
      note={
        (left || note) && (
          <>
            {left} {note}
          </>
        )
      }
    />
  )
}
