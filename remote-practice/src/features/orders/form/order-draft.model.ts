import type { InputOf, orders } from '@plaza/shared/api'
import { DAY_MS, HOUR_MS, SITE_OFFSET, siteDate } from '@plaza/shared/format'

/** An order being written. JSON-safe: stored on the device until it is sent. */
export interface OrderDraft {
  /** Idempotency key: sending a draft twice makes one order. */
  key: string
  address: string | null
  /** One of those whom the person looks after; empty for the person. Drafts of before have none. */
  helper?: string
  /** `YYYY-MM-DDTHH:mm` by the site's clock; empty while none is chosen. */
  wanted: string
  note: string
}

export const emptyDraft = (key: string): OrderDraft => ({ key, address: null, wanted: '', note: '' })

/** Whether leaving would lose content. */
export const isWritten = ({ wanted, note }: OrderDraft): boolean => wanted !== '' || note.trim() !== ''

const momentOf = (wanted: string): number => Date.parse(`${wanted}:00${SITE_OFFSET}`)

export type OrderFault = 'address' | 'wanted'

export function orderFaults({ address, wanted }: OrderDraft, now: number): OrderFault[] {
  const isWrong: Record<OrderFault, boolean> = { address: address === null, wanted: !(momentOf(wanted) > now) }
  return (['address', 'wanted'] as const).filter((fault) => isWrong[fault])
}

export function toOrder(draft: OrderDraft, service: string): InputOf<typeof orders.order> {
  const note = draft.note.trim()
  return {
    body: {
      service_id: service,
      address_id: draft.address ?? '',
      wanted_at: new Date(momentOf(draft.wanted)).toISOString(),
      key: draft.key,
      ...(draft.helper && { helper_id: draft.helper }),
      ...(note && { note }),
    },
  }
}

const DAYS_AHEAD = 59
const USUAL_TIME = '10:00'

/** Between when a service can be ordered, and at which time the choice begins. */
export function timesAround(now: number): { min: string; max: string; start: string } {
  const tomorrow = siteDate(now + DAY_MS)
  return {
    min: `${siteDate(now + HOUR_MS)}T00:00`,
    max: `${siteDate(now + DAYS_AHEAD * DAY_MS)}T23:59`,
    start: `${tomorrow}T${USUAL_TIME}`,
  }
}
