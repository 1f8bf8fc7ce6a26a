import { memo, type ReactNode, Suspense, useDeferredValue, useEffect, useMemo } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { checkCard, type RawCard } from '../api'
import { HOME_PAGE } from '../routes'
import { ListSkeleton, lazyWithRetry } from '../ui'
import { liveCard } from './item-address'
import { componentOf, isLazyCard } from './registry'
import { reportSkipped } from './report-skipped'
import { isVisible, useViewer } from './visible'

interface CardListProps {
  /** Page id for error reports. */
  page: string
  cards: readonly RawCard[]
  children?: ReactNode
}

/** Cards on the first screen of a phone, one of which may be for readers of another language. */
const EAGER_CARDS = 4
/** Taller than a screen, so that layout shifts happen out of sight. */
const SKELETON_ROWS = 10
/** Loaded with the lazy cards below the first screen, so its appearance shifts nothing visible. */
const GoOn = lazyWithRetry(() => import('./go-on').then(({ GoOn }) => GoOn))

/**
 * Cards of a configured page. An unknown or broken card is skipped and never breaks the page. From the first lazy card
 * on, all wait for the same chunk, so that nothing shifts.
 */
export function CardList({ page, cards, children }: CardListProps) {
  const first = cards.findIndex(({ type }) => isLazyCard(type))
  const cut = first < 0 ? cards.length : first
  const [later, from] = useDeferredValue(useMemo(() => [cards, cut] as const, [cards, cut]))
  return (
    <>
      {cards.slice(0, cut).map((raw, index) => (
        <CardSlot key={raw.id} page={page} raw={raw} eager={index < EAGER_CARDS} />
      ))}
      <LaterCards page={page} cards={later} from={from} />
      {children}
    </>
  )
}

/**
 * The server's HTML of these cards stays until their chunk is here. Memoized, and given an answer that has changed
 * meanwhile as a deferred value, because React replaces the HTML by the fallback if a suspended boundary renders again.
 */
const LaterCards = memo(function LaterCards({ page, cards, from }: CardListProps & { from: number }) {
  return (
    <Suspense fallback={<ListSkeleton rows={SKELETON_ROWS} />}>
      {page === HOME_PAGE && <GoOn />}
      {cards.slice(from).map((raw, index) => (
        <CardSlot key={raw.id} page={page} raw={raw} eager={from + index < EAGER_CARDS} />
      ))}
    </Suspense>
  )
})

function CardSlot({ page, raw, eager }: { page: string; raw: RawCard; eager: boolean }) {
  const checked = useMemo(() => checkCard(raw), [raw])
  const skipped = 'skipped' in checked ? checked.skipped : null
  useEffect(() => {
    if (skipped) reportSkipped(page, raw, skipped)
  }, [skipped, page, raw])
  const viewer = useViewer()
  const known = 'card' in checked ? checked.card : null
  const card = known && isVisible(known.visible_if, viewer) ? liveCard(known) : null
  const Component = card && componentOf(card)
  if (!Component) return null
  return (
    <ErrorBoundary fallback={null} onError={() => reportSkipped(page, raw, 'threw')}>
      <div data-card={card.type} data-below={eager ? undefined : ''}>
        <Component card={card} eager={eager} />
      </div>
    </ErrorBoundary>
  )
}
