import * as v from 'valibot'
import { ReportTarget } from '../api/community/reports'
import type { QueueReport, QueueSubject } from './queue-subject'
import { type QueueCause, type QueueDecision, type QueueKind, type QueueName, queues } from './queue-table'
import { Why } from './why'

export interface QueueItem {
  id: number
  kind: QueueKind
  cause: QueueCause
  /** `withdrawn`: its author deleted it. */
  state: 'waiting' | 'decided' | 'withdrawn'
  /** A change names the version that it was made for; otherwise it is refused. */
  version: number
  /** Milliseconds since the epoch, as all times here. */
  at: number
  /** null: a guest, or this queue does not show who it was. */
  author: { id: string; name: string; joinedAt: number; bannedUntil: number | null } | null
  /** null: deleted. */
  subject: QueueSubject | null
  /** All reports of it, and the newest ten of them. */
  reports?: { count: number; list: readonly QueueReport[] } | undefined
  /** Who works on it; null once nobody has for as long as the queue allows. */
  takenBy: string | null
  decided: { by: string; at: number; decision: QueueDecision; reason: string } | null
}

/**
 * GET `queue/<name>?state=&kind=&mine=1&cursor=`: waiting items in the order of the queue, decided ones newest first. GET
 * `queue/<name>/events`: server-sent events, `changed` after something of a queue changed.
 */
export interface QueuePage {
  list: readonly QueueItem[]
  next: string | null
  /** Number of waiting items by kind. */
  waiting: Readonly<Partial<Record<QueueKind, number>>>
}

const kindsOf = (queue: QueueName): readonly QueueKind[] => queues[queue].kinds
const decisionsOf = (queue: QueueName) => Object.keys(queues[queue].decisions) as [QueueDecision]

export const queueQueryOf = (queue: QueueName) =>
  v.object({
    /** `paused`: waiting for somebody else. */
    state: v.optional(v.picklist(['waiting', 'paused', 'decided', 'withdrawn']), 'waiting'),
    kind: v.optional(v.picklist(kindsOf(queue))),
    /** Only items that the caller took. */
    mine: v.optional(v.literal('1')),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(1000))),
  })
export type QueueQuery = v.InferOutput<ReturnType<typeof queueQueryOf>>

const ItemVersion = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
})
const items = v.pipe(v.array(ItemVersion), v.minLength(1), v.maxLength(100))
export type QueueItemVersion = v.InferOutput<typeof ItemVersion>

/** Bodies of the changes of a queue: POST `queue/<name>/<change>`. All answer `QueueResult`. */
export const queueChangesOf = (queue: QueueName) => ({
  /** Nobody else decides an item that is taken. */
  take: v.strictObject({ items }),
  release: v.strictObject({ items }),
  /** Gives items to another operator of the queue. */
  'hand-on': v.strictObject({ items, to: v.pipe(v.string(), v.minLength(1), v.maxLength(60)), why: Why }),
  decide: v.strictObject({
    items,
    decision: v.picklist(decisionsOf(queue)),
    /** At most as long as the decision's row says. */
    why: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(3000))),
    /** Days for which the authors may not write. */
    banDays: v.optional(v.picklist([1, 7, 30])),
    /** Id of the department that decides instead. */
    department: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(60))),
  }),
})
type QueueChanges = ReturnType<typeof queueChangesOf>
export type QueueChange = keyof QueueChanges
export type QueueChangeBody<C extends QueueChange> = v.InferOutput<QueueChanges[C]>

/** Why one item of a change was left as it is. */
export type QueueFailure = 'changed' | 'taken' | 'gone' | 'unfit'
export interface QueueResult {
  /** The items as they are now. */
  items: readonly QueueItem[]
  failed: readonly { id: number; failure: QueueFailure; takenBy: string | null }[]
}

/** GET `queue/review/things?of=`: what an address of the app or an id stands for, and everybody can see. */
export const ThingsQuery = v.object({ of: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)) })
export interface FoundThing {
  kind: ReportTarget
  id: string
  subject: QueueSubject
}
/** POST `queue/review/look-up`: takes a thing into the queue that nobody reported. Answers its `QueueItem`. */
export const LookUpBody = v.strictObject({
  kind: ReportTarget,
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
})

/** GET `queue/<name>/log?item=&before=`: fifty entries, newest first. */
export interface QueueLogEntry {
  id: number
  at: number
  item: number
  who: string
  action: QueueAction
  reason: string
  detail: Readonly<Record<string, unknown>>
}
/** What the log of a queue names: a change, that somebody read the contact of a writer, or that a reviewer looked up. */
export type QueueAction = QueueChange | 'contact' | 'look-up'
export interface QueueLog {
  list: readonly QueueLogEntry[]
  next: number | null
}
