import * as v from 'valibot'
import type { OperatorRole } from './operators'
import { Why } from './why'

interface DecisionRow {
  /** Which items it is for: those that nobody sees yet, or those that somebody reported. */
  cause: 'held' | 'reported'
  /** The author reads the reason. */
  needsReason: boolean
}
interface QueueRow {
  /** The operators who work on it. */
  role: OperatorRole
  kinds: readonly string[]
  decisions: Readonly<Record<string, DecisionRow>>
}

/** Queues of the back office, by name (docs/decisions/0147-queues-of-the-back-office.md). */
export const queues = {
  review: {
    role: 'reviewer',
    kinds: ['post', 'comment', 'chat', 'piece'],
    decisions: {
      publish: { cause: 'held', needsReason: false },
      refuse: { cause: 'held', needsReason: true },
      hide: { cause: 'reported', needsReason: true },
      close: { cause: 'reported', needsReason: false },
    },
  },
} as const satisfies Readonly<Record<string, QueueRow>>

export type QueueName = keyof typeof queues
export type QueueKind = (typeof queues)[QueueName]['kinds'][number]
export type QueueDecision = keyof (typeof queues)[QueueName]['decisions']

/** What an item is about, as it stands now. */
export interface QueueSubject {
  title: string | null
  text: string
  /** Addresses of pictures. */
  images: readonly string[]
  /** Address of a film. */
  video: string | null
  /** Where it stands or will stand: a circle, the thing that is commented on. */
  where: string
}

export interface QueueItem {
  id: number
  kind: QueueKind
  cause: 'held' | 'reported'
  /** `withdrawn`: its author deleted it. */
  state: 'waiting' | 'decided' | 'withdrawn'
  /** A change names the version that it was made for; otherwise it is refused. */
  version: number
  /** Milliseconds since the epoch, as all times here. */
  at: number
  author: { id: string; name: string; joinedAt: number; bannedUntil: number | null }
  /** null: deleted. */
  subject: QueueSubject | null
  /** Who works on it; null once nobody has for half an hour. */
  takenBy: string | null
  decided: { by: string; at: number; decision: QueueDecision; reason: string } | null
}

/** GET `queue/<name>?state=&kind=&mine=1&cursor=`: waiting items oldest first, others newest first. */
export interface QueuePage {
  list: readonly QueueItem[]
  next: string | null
  /** Number of waiting items by kind. */
  waiting: Readonly<Partial<Record<QueueKind, number>>>
}

export const QueueQuery = v.object({
  state: v.optional(v.picklist(['waiting', 'decided', 'withdrawn']), 'waiting'),
  kind: v.optional(v.picklist(queues.review.kinds)),
  /** Only items that the caller took. */
  mine: v.optional(v.literal('1')),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(1000))),
})

const ItemVersion = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
})
const items = v.pipe(v.array(ItemVersion), v.minLength(1), v.maxLength(100))
export type QueueItemVersion = v.InferOutput<typeof ItemVersion>

/** Bodies of the changes of a queue: POST `queue/<name>/<change>`. All answer `QueueResult`. */
export const queueChanges = {
  /** Nobody else decides an item that is taken. */
  take: v.strictObject({ items }),
  release: v.strictObject({ items }),
  /** Gives items to another operator of the queue. */
  'hand-on': v.strictObject({ items, to: v.pipe(v.string(), v.minLength(1), v.maxLength(60)), why: Why }),
  decide: v.strictObject({
    items,
    decision: v.picklist(Object.keys(queues.review.decisions) as QueueDecision[]),
    why: v.optional(Why),
    /** Days for which the authors may not write. */
    banDays: v.optional(v.picklist([1, 7, 30])),
  }),
} as const
export type QueueChange = keyof typeof queueChanges
export type QueueChangeBody<C extends QueueChange> = v.InferOutput<(typeof queueChanges)[C]>

/** Why one item of a change was left as it is. */
export type QueueFailure = 'changed' | 'taken' | 'gone' | 'unfit'
export interface QueueResult {
  /** The items as they are now. */
  items: readonly QueueItem[]
  failed: readonly { id: number; failure: QueueFailure; takenBy: string | null }[]
}

/** GET `queue/<name>/log?item=&before=`: fifty entries, newest first. */
export interface QueueLogEntry {
  id: number
  at: number
  item: number
  who: string
  action: QueueChange
  reason: string
  detail: Readonly<Record<string, unknown>>
}
export interface QueueLog {
  list: readonly QueueLogEntry[]
  next: number | null
}
