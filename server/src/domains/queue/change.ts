import {
  type QueueChange,
  type QueueChangeBody,
  type QueueDecision,
  type QueueFailure,
  type QueueItemVersion,
  type QueueKind,
  type QueueName,
  type QueueResult,
  queues,
} from '@plaza/shared/operations'
import dayjs from 'dayjs'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../data/database'
import { bans, queueItems, queueLog } from '../../data/schema/index'
import type { Secret } from '../../secret'
import type { Changes } from '../../transport/cache/changes'
import { isTaken, readItems } from './read'
import type { DecisionOutcome } from './subject'
import { subjects } from './subjects'

interface ChangeDeps {
  db: Database
  secret: Secret
  changes: Changes
}
/** An operator at work on a queue. */
interface Worker {
  queue: QueueName
  who: string
}
type StoredItem = typeof queueItems.$inferSelect
type ItemValues = Partial<Pick<StoredItem, 'state' | 'takenBy' | 'decidedBy' | 'decision' | 'reason'>>
interface LoggedAction {
  action: QueueChange
  reason?: string
  detail?: Record<string, unknown>
}

class ItemFailure extends Error {
  constructor(readonly failure: QueueFailure) {
    super(failure)
  }
}

const now = sql`now()`

/** Changes an item if it still has this version, waits, and is not taken by somebody else; and logs it. */
async function changeItem(
  tx: Transaction,
  { queue, who }: Worker,
  { id, version }: QueueItemVersion,
  values: ItemValues & { takenAt?: SQL | null; decidedAt?: SQL },
  { action, reason = '', detail = {} }: LoggedAction,
): Promise<void> {
  const isFree = or(sql`not ${isTaken}`, eq(queueItems.takenBy, who))
  const isCurrent = and(
    eq(queueItems.id, id),
    eq(queueItems.queue, queue),
    eq(queueItems.version, version),
    eq(queueItems.state, 'waiting'),
  )
  const changed = await tx
    .update(queueItems)
    .set({ ...values, version: sql`${queueItems.version} + 1` })
    .where(and(isCurrent, isFree))
    .returning({ id: queueItems.id })
  if (changed.length === 0) throw new ItemFailure(await failureOf(tx, queue, id, who))
  await tx.insert(queueLog).values({ queue, item: id, who, action, reason, detail })
}

async function failureOf(tx: Transaction, queue: QueueName, id: number, who: string): Promise<QueueFailure> {
  const [row] = await tx
    .select({ state: queueItems.state, takenBy: queueItems.takenBy, isTaken })
    .from(queueItems)
    .where(and(eq(queueItems.id, id), eq(queueItems.queue, queue)))
  if (!row || row.state === 'withdrawn') return 'gone'
  return row.state === 'waiting' && row.isTaken && row.takenBy !== who ? 'taken' : 'changed'
}

/** Changes each item on its own: one that fails leaves the others as they were decided. */
async function changeEach(
  deps: ChangeDeps,
  items: readonly QueueItemVersion[],
  change: (tx: Transaction, item: QueueItemVersion) => Promise<DecisionOutcome | undefined>,
): Promise<QueueResult> {
  const failures = new Map<number, QueueFailure>()
  for (const item of items) {
    try {
      const outcome = await deps.db.transaction((tx) => change(tx, item))
      deps.changes.note(...(outcome?.tags ?? []))
    } catch (error) {
      if (!(error instanceof ItemFailure)) throw error
      failures.set(item.id, error.failure)
    }
  }
  const now = await readItems(
    deps,
    items.map(({ id }) => id),
  )
  const takenBy = new Map(now.map((item) => [item.id, item.takenBy]))
  return {
    items: now,
    failed: [...failures].map(([id, failure]) => ({ id, failure, takenBy: takenBy.get(id) ?? null })),
  }
}

interface Decision {
  decision: QueueDecision
  reason: string
  banDays: number | undefined
}

async function decideItem(tx: Transaction, worker: Worker, item: QueueItemVersion, made: Decision) {
  const { decision, reason, banDays } = made
  const [before] = await tx.select().from(queueItems).where(eq(queueItems.id, item.id))
  if (!before || before.queue !== worker.queue) throw new ItemFailure('gone')
  if (queues[worker.queue].decisions[decision].cause !== before.cause) throw new ItemFailure('unfit')
  const subject = subjects[before.kind as QueueKind]
  await subject.lock(tx, before.subjectId)
  const values = { state: 'decided' as const, decidedBy: worker.who, decidedAt: now, decision, reason }
  const detail = { decision, ...(banDays && { banDays }) }
  await changeItem(tx, worker, item, values, { action: 'decide', reason, detail })
  if (banDays) await ban(tx, worker.who, before.authorId, { days: banDays, reason })
  if (decision === 'publish') return subject.show(tx, before.subjectId)
  if (decision === 'close') return undefined
  return subject.refuse(tx, before.subjectId, reason)
}

const ban = (tx: Transaction, who: string, userId: string, { days, reason }: { days: number; reason: string }) =>
  tx.insert(bans).values({ userId, until: dayjs().add(days, 'day').toDate(), reason, who })

/** The changes of a queue. Two operators never decide one item twice: a change names the version that was seen. */
export const performQueueChange: {
  [C in QueueChange]: (deps: ChangeDeps, worker: Worker, body: QueueChangeBody<C>) => Promise<QueueResult>
} = {
  take: (deps, worker, { items }) =>
    changeEach(deps, items, async (tx, item) => {
      await changeItem(tx, worker, item, { takenBy: worker.who, takenAt: now }, { action: 'take' })
      return undefined
    }),
  release: (deps, worker, { items }) =>
    changeEach(deps, items, async (tx, item) => {
      await changeItem(tx, worker, item, { takenBy: null, takenAt: null }, { action: 'release' })
      return undefined
    }),
  'hand-on': (deps, worker, { items, to, why }) =>
    changeEach(deps, items, async (tx, item) => {
      const log = { action: 'hand-on' as const, reason: why, detail: { to } }
      await changeItem(tx, worker, item, { takenBy: to, takenAt: now }, log)
      return undefined
    }),
  decide: (deps, worker, { items, decision, why = '', banDays }) =>
    changeEach(deps, items, (tx, item) => decideItem(tx, worker, item, { decision, reason: why, banDays })),
}
