import type { Booking, Order, Wish } from '@plaza/shared/api'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'

/** Something of a user that waits: for them, or for an answer. */
export interface UnfinishedThing {
  key: string
  kind: 'claimed-wish' | 'booking' | 'ordered' | 'provided' | 'to-score'
  title: string
  /** When it is due, or when it is to be. */
  at: string | null
  to: string
}

const kinds = {
  ordered: 'ordered',
  overdue: 'ordered',
  provided: 'provided',
  completed: 'to-score',
} as const satisfies Partial<Record<Order['state'], UnfinishedThing['kind']>>

const inOrders = (state: Order['state']): state is keyof typeof kinds => state in kinds

interface Answers {
  wishes?: readonly Pick<Wish, 'id' | 'title' | 'title_en' | 'due_at'>[] | undefined
  bookings?: readonly Pick<Booking, 'id' | 'state' | 'position' | 'starts_at'>[] | undefined
  orders?: readonly Pick<Order, 'id' | 'state' | 'service' | 'wanted_at'>[] | undefined
}

/** Claimed wishes, bookings without an answer and orders that are not over, the earliest first. */
export function unfinishedOf({ wishes = [], bookings = [], orders = [] }: Answers): readonly UnfinishedThing[] {
  const things: readonly UnfinishedThing[] = [
    ...wishes.map(({ id, title, title_en, due_at }) => ({
      key: `wish-${id}`,
      kind: 'claimed-wish' as const,
      title: nameOf({ name: title, name_en: title_en }),
      at: due_at,
      to: to('micro-wish-detail', { id }),
    })),
    ...bookings
      .filter(({ state }) => state === 'pending')
      .map(({ id, position, starts_at }) => ({
        key: `booking-${id}`,
        kind: 'booking' as const,
        title: nameOf(position),
        at: starts_at,
        to: to('venues', {}, { tab: 'bookings' }),
      })),
    ...orders.flatMap(({ id, state, service, wanted_at }) =>
      inOrders(state)
        ? [
            {
              key: `order-${id}`,
              kind: kinds[state],
              title: nameOf({ name: service.title, name_en: service.title_en }),
              at: wanted_at,
              to: to('order-detail', {}, { id }),
            },
          ]
        : [],
    ),
  ]
  return [...things].sort((one, other) => momentOf(one) - momentOf(other))
}

const momentOf = ({ at }: UnfinishedThing) => (at ? Date.parse(at) : Number.POSITIVE_INFINITY)
