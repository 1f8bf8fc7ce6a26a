import { checkCard, type RawCard } from '@plaza/shared/api'
import { ListSkeleton } from '@plaza/shared/ui'
import { Suspense, useEffect, useMemo } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { componentOf } from './registry'
import { reportSkipped } from './report-skipped'

interface CardListProps {
  /** Id of the page, for reports. */
  page: string
  cards: readonly RawCard[]
}

/** Cards that stand on the first screen of a phone. */
const EAGER_CARDS = 3

/** A configured page's cards in their order; an unknown or broken one is left out, never the page. */
export function CardList({ page, cards }: CardListProps) {
  return cards.map((raw, index) => <CardSlot key={raw.id} page={page} raw={raw} eager={index < EAGER_CARDS} />)
}

function CardSlot({ page, raw, eager }: { page: string; raw: RawCard; eager: boolean }) {
  const checked = useMemo(() => checkCard(raw), [raw])
  const skipped = 'skipped' in checked ? checked.skipped : null
  useEffect(() => {
    if (skipped) reportSkipped(page, raw, skipped)
  }, [skipped, page, raw])
  if (!('card' in checked)) return null
  const Component = componentOf(checked.card)
  return (
    <ErrorBoundary fallback={null} onError={() => reportSkipped(page, raw, 'threw')}>
      <div data-card={checked.card.type}>
        <Suspense fallback={<ListSkeleton />}>
          <Component card={checked.card} eager={eager} />
        </Suspense>
      </div>
    </ErrorBoundary>
  )
}
