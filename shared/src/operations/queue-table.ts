import type { OperatorRole } from './operators'

/**
 * Why an item waits. `held`: nobody sees it before the decision; `reported`, and `looked-up` by a reviewer: everybody
 * sees it until then. `received` and `reopened`: a writer waits for an answer; `asked`: the department waits for its
 * writer.
 */
export type QueueCause = 'held' | 'reported' | 'looked-up' | 'received' | 'reopened' | 'asked'

interface DecisionRow {
  /** Which items it is for. */
  causes: readonly QueueCause[]
  /** An earlier decision that it can follow. */
  after?: string
  /** The author reads the reason. */
  needsReason: boolean
  /** Length of the reason, unless it is the usual one: see `reasonLength`. */
  length?: readonly [min: number, max: number]
  /** Names another department. */
  needsDepartment?: true
}
interface QueueRow {
  /** The operators who work on it. */
  role: OperatorRole
  kinds: readonly string[]
  /** Operators of another role work on these kinds too; they ban nobody. */
  shared?: { role: OperatorRole; kinds: readonly string[] }
  decisions: Readonly<Record<string, DecisionRow>>
  /** An item that was taken so long ago is free again. */
  takenMinutes: number
  /** Items that wait for somebody else: listed apart. */
  paused: readonly QueueCause[]
  /** A refusal may ban the author. */
  bans: boolean
  /** Each operator sees the items of own departments alone. */
  byDepartment: boolean
}

const visible = ['reported', 'looked-up'] as const
const answerable = ['received', 'reopened'] as const

/** Queues of the back office, by name (docs/decisions/0147-queues-of-the-back-office.md). */
export const queues = {
  review: {
    role: 'reviewer',
    kinds: ['post', 'comment', 'chat', 'piece', 'advice', 'wish', 'practice', 'profile', 'person'],
    shared: { role: 'centre', kinds: ['wish', 'practice'] },
    decisions: {
      publish: { causes: ['held'], needsReason: false },
      refuse: { causes: ['held'], needsReason: true },
      hide: { causes: visible, needsReason: true },
      close: { causes: visible, needsReason: false },
      show: { causes: [], after: 'hide', needsReason: false },
    },
    takenMinutes: 30,
    paused: [],
    bans: true,
    byDepartment: false,
  },
  departments: {
    role: 'department',
    kinds: ['ask', 'suggest', 'complain', 'praise'],
    decisions: {
      answer: { causes: answerable, needsReason: true, length: [10, 3000] },
      ask: { causes: answerable, needsReason: true, length: [1, 500] },
      transfer: { causes: answerable, needsReason: true, needsDepartment: true },
      close: { causes: ['asked'], after: 'answer', needsReason: true },
      refuse: { causes: answerable, needsReason: true },
    },
    takenMinutes: 24 * 60,
    paused: ['asked'],
    bans: false,
    byDepartment: true,
  },
  feedback: {
    role: 'support',
    kinds: ['fault', 'idea', 'content', 'account', 'other'],
    decisions: {
      answer: { causes: answerable, needsReason: true, length: [2, 1000] },
      close: { causes: answerable, needsReason: true, length: [2, 500] },
    },
    takenMinutes: 60,
    paused: [],
    bans: false,
    byDepartment: false,
  },
  applications: {
    role: 'support',
    kinds: ['correspondent', 'photographer', 'columnist', 'presenter', 'organisation'],
    decisions: {
      accept: { causes: ['received'], needsReason: true, length: [2, 500] },
      refuse: { causes: ['received'], needsReason: true, length: [2, 500] },
    },
    takenMinutes: 24 * 60,
    paused: [],
    bans: false,
    byDepartment: false,
  },
  volunteering: {
    role: 'centre',
    kinds: ['volunteer'],
    decisions: {
      accept: { causes: ['received'], needsReason: true, length: [2, 500] },
      refuse: { causes: ['received'], needsReason: true, length: [2, 500] },
    },
    takenMinutes: 24 * 60,
    paused: [],
    bans: false,
    byDepartment: false,
  },
  payouts: {
    role: 'finance',
    kinds: ['alipay', 'wechat'],
    decisions: {
      accept: { causes: answerable, needsReason: true, length: [2, 200] },
      refuse: { causes: answerable, needsReason: true, length: [2, 200] },
    },
    takenMinutes: 60,
    paused: [],
    bans: false,
    byDepartment: false,
  },
} as const satisfies Readonly<Record<string, QueueRow>>

export type QueueName = keyof typeof queues
export type QueueKind = (typeof queues)[QueueName]['kinds'][number]
export type QueueDecision = { [Q in QueueName]: keyof (typeof queues)[Q]['decisions'] }[QueueName]

/** The kinds of a queue on which operators of a role work: none where the queue is not for them. */
export function kindsFor(queue: QueueName, role: OperatorRole): readonly QueueKind[] {
  const { role: own, kinds, shared }: QueueRow = queues[queue]
  return (role === own ? kinds : role === shared?.role ? shared.kinds : []) as readonly QueueKind[]
}

/** The row of a decision; undefined where the queue has no such decision. */
export const decisionRow = (queue: QueueName, decision: string): DecisionRow | undefined =>
  (queues[queue].decisions as Readonly<Record<string, DecisionRow>>)[decision]

const REASON_LENGTH = [1, 200] as const

/** How long the reason of a decision is. */
export const reasonLength = (row: DecisionRow | undefined): readonly [min: number, max: number] =>
  row?.length ?? REASON_LENGTH

/** Whether a decision may be made about an item as it stands. */
export function fitsDecision(
  { causes, after }: DecisionRow,
  { state, cause, decided }: { state: string; cause: QueueCause; decided: { decision: string } | null },
): boolean {
  if (state === 'waiting') return causes.includes(cause)
  return state === 'decided' && after !== undefined && decided?.decision === after
}
