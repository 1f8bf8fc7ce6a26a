import { type ReactNode, useRef } from 'react'
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

function CardsAndFeed(props: CardsAndFeedProps) {
  return useSessionUser() ? <CardsAndOwnFeed {...props} /> : <CardsAndPlainFeed {...props} />
}

function CardsAndPlainFeed(props: CardsAndFeedProps) {
  const feed = useFeed(props.category)
  return (
    <CardsAndList {...props} title={t.latest()} refresh={feed.refresh}>
      <LazyFeed of={feed} name={props.document.id} embedded />
    </CardsAndList>
  )
}

function CardsAndOwnFeed(props: CardsAndFeedProps) {
  const feed = useOwnFeed(props.category)
  return (
    <CardsAndList {...props} title={t.forYou()} refresh={feed.refresh}>
      <LazyOwnFeed of={feed} name={props.document.id} embedded />
    </CardsAndList>
  )
}

interface CardsAndListProps extends CardsProps {
  title: string
  refresh: () => Promise<unknown>
  children: ReactNode
}

function CardsAndList({ title, refresh, children, ...props }: CardsAndListProps) {
  const { document, onRefresh } = props
  const refreshAll = async () => {
    await Promise.all([onRefresh(), refresh()])
  }
  return (
    <CardsAnd {...props} onRefresh={refreshAll}>
      <section className={classes.feed} aria-label={title}>
        {document.cards.length > 0 && <SectionTitle title={title} />}
        {children}
      </section>
    </CardsAnd>
  )
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
