import { cards, type PageDocument } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { Async, EmptyState, later, PullToRefresh, SectionTitle } from '@plaza/shared/ui'
import { CardList } from '../../../cards/card-list'
import { useFeed } from '../../../feed/use-feed'
import { t } from '../home.text'
import classes from './configured-page.module.css'
import { PageSkeleton } from './page-skeleton'

/** Below the cards, and after them. */
const Feed = later(() => import('../../../feed/feed').then(({ Feed }) => Feed))

/** A page that was put together elsewhere: its cards, then the endless feed of its category. */
export function ConfiguredPage({ id }: { id: string }) {
  const page = useResource(cards.page, { params: { id } })
  return (
    <Async of={page} skeleton={<PageSkeleton />}>
      {(document) => <Cards document={document} onRefresh={page.refresh} />}
    </Async>
  )
}

interface CardsProps {
  document: PageDocument
  onRefresh: () => Promise<void>
}

export function Cards({ document, onRefresh }: CardsProps) {
  const { id, accent, cards: list, feed_category } = document
  if (feed_category !== null) return <CardsAndFeed document={document} category={feed_category} onRefresh={onRefresh} />
  return (
    <PullToRefresh onRefresh={onRefresh}>
      <div className={classes.page} data-accent={accent}>
        <CardList page={id} cards={list} />
        {list.length === 0 && <EmptyState kind="content" />}
      </div>
    </PullToRefresh>
  )
}

function CardsAndFeed({ document, category, onRefresh }: CardsProps & { category: string }) {
  const { id, accent, cards: list } = document
  const feed = useFeed(category)
  const refresh = async () => {
    await Promise.all([onRefresh(), feed.refresh()])
  }
  return (
    <PullToRefresh onRefresh={refresh}>
      <div className={classes.page} data-accent={accent}>
        <CardList page={id} cards={list} />
        <section className={classes.feed} aria-label={t.latest()}>
          {list.length > 0 && <SectionTitle title={t.latest()} />}
          <Feed of={feed} name={id} embedded />
        </section>
      </div>
    </PullToRefresh>
  )
}
