import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { cards, type PageDocument } from '../../api'
import { useResource, useSessionUser, useSettings } from '../../host'
import { Async, EmptyState, lazyWithRetry, PullToRefresh, SectionTitle } from '../../ui'
import { CardList } from '../card-list'
import { t } from '../cards.text'
import { LazyFeed, LazyOwnFeed } from '../feed/lazy-feed'
import { useFeed, useOwnFeed } from '../feed/use-feed'
import classes from './configured-page.module.css'
import { PageSkeleton } from './page-skeleton'

const PostFeed = lazyWithRetry(() => import('../feed/posts/post-feed').then(({ PostFeed }) => PostFeed))

/** A page of the page builder: its cards, then the endless feed of its category. */
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
  onRefresh: () => Promise<unknown>
}

export function Cards(props: CardsProps) {
  const { feed_category, feed_category_en, feed_posts } = props.document
  const language = useSettings((settings) => settings.language)
  const category = (language === 'en' && feed_category_en) || feed_category
  if (category !== null) return <CardsAndFeed {...props} category={category} />
  return feed_posts ? <CardsAndPosts {...props} /> : <CardsAnd {...props} />
}

/** The cards of a page; says so if there are none and nothing follows. */
export function PageCards({ document, children }: { document: PageDocument; children?: ReactNode }) {
  const { id, accent, cards: list } = document
  return (
    <div className={classes.page} data-accent={accent}>
      <CardList page={id} cards={list}>
        {children ?? (list.length === 0 && <EmptyState kind="content" />)}
      </CardList>
    </div>
  )
}

function CardsAnd({ document, onRefresh, children }: CardsProps & { children?: ReactNode }) {
  return (
    <PullToRefresh onRefresh={onRefresh}>
      <PageCards document={document}>{children}</PageCards>
    </PullToRefresh>
  )
}

interface CardsAndFeedProps extends CardsProps {
  category: string
}

/** The cards stay the same elements while the user is recognised: only the feed under them becomes their own. */
function CardsAndFeed({ category, ...props }: CardsAndFeedProps) {
  const user = useSessionUser()
  const { document, onRefresh } = props
  const feed = useRef(onRefresh)
  const refresh = async () => {
    await Promise.all([onRefresh(), feed.current()])
  }
  const title = user ? t.forYou() : t.latest()
  const Feed = user ? OwnFeed : PlainFeed
  return (
    <CardsAnd document={document} onRefresh={refresh}>
      <section className={classes.feed} aria-label={title}>
        {document.cards.length > 0 && <SectionTitle title={title} />}
        <Feed category={category} name={document.id} refresh={feed} />
      </section>
    </CardsAnd>
  )
}

interface FeedProps {
  category: string
  name: string
  /** Receives the function that refreshes the feed, for a page that is refreshed as a whole by pulling. */
  refresh: RefObject<() => Promise<unknown>>
}

function PlainFeed({ category, name, refresh }: FeedProps) {
  const feed = useFeed(category)
  useEffect(() => {
    refresh.current = feed.refresh
  })
  return <LazyFeed of={feed} name={name} embedded />
}

function OwnFeed({ category, name, refresh }: FeedProps) {
  const feed = useOwnFeed(category)
  useEffect(() => {
    refresh.current = feed.refresh
  })
  return <LazyOwnFeed of={feed} name={name} embedded />
}

function CardsAndPosts(props: CardsProps) {
  const { document, onRefresh } = props
  const feed = useRef(onRefresh)
  const refresh = async () => {
    await Promise.all([onRefresh(), feed.current()])
  }
  return (
    <CardsAnd {...props} onRefresh={refresh}>
      <PostFeed name={document.id} refresh={feed} />
    </CardsAnd>
  )
}
