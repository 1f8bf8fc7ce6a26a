import { cards, type PageDocument } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { Async, EmptyState, PullToRefresh, SectionTitle } from '@plaza/shared/ui'
import { CardList } from '../../cards/card-list'
import { Feed, useFeed } from '../../feed/feed'
import classes from './configured-page.module.css'
import { t } from './home.text'
import { PageSkeleton } from './page-skeleton'

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
  const { accent, cards: list, feed_category } = document
  return (
    <div className={classes.page} data-accent={accent}>
      {feed_category === null ? (
        <PullToRefresh onRefresh={onRefresh}>
          <div className={classes.cards}>
            <CardList page={document.id} cards={list} />
          </div>
          {list.length === 0 && <EmptyState kind="content" />}
        </PullToRefresh>
      ) : (
        <CardsAndFeed document={document} category={feed_category} onRefresh={onRefresh} />
      )}
    </div>
  )
}

function CardsAndFeed({ document, category, onRefresh }: CardsProps & { category: string }) {
  const feed = useFeed(category)
  const refresh = async () => {
    await Promise.all([onRefresh(), feed.refresh()])
  }
  return (
    <div className={classes.withFeed}>
      <Feed
        of={{ ...feed, refresh }}
        name={document.id}
        header={
          <>
            <div className={classes.cards}>
              <CardList page={document.id} cards={document.cards} />
            </div>
            <div className={classes.latest}>
              <SectionTitle title={t.latest()} />
            </div>
          </>
        }
      />
    </div>
  )
}
