import {
  decisionRow,
  fitsDecision,
  type QueueChange,
  type QueueChangeBody,
  type QueueFailure,
  type QueueItemVersion,
  type QueueKind,
  type QueueResult,
} from '@plaza/shared/operations'
import dayjs from 'dayjs'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '../../data/database'
import { bans, queueItems, queueLog } from '../../data/schema/index'
import type { Secret } from '../../secret'
import type { Changes } from '../../transport/cache/changes'
import { sendMessages } from '../messages/send'
import { readItems } from './read'
import { isStaffOf, isTakenIn, isVisibleTo, type QueueOperator } from './rights'
import { type Decision, type DecisionOutcome, ItemFailure } from './subject'
import { subjects } from './subjects'

interface ChangeDeps {
  db: Database
  secret: Secret
  changes: Changes
}
type StoredItem = typeof queueItems.$inferSelect
type ItemValues = Partial<Pick<StoredItem, 'state' | 'takenBy' | 'decidedBy' | 'decision' | 'reason'>>
type ItemTimes = Partial<Record<'takenAt' | 'decidedAt' | 'sortAt', SQL | null>>
interface LoggedAction {
  action: QueueChange
  reason?: string
  detail?: Record<string, unknown>
}

const now = sql`now()`

/** Changes an item if it still has this version and state, and is not taken by somebody else; and logs it. */
async function changeItem(
  tx: Transaction,
  operator: QueueOperator,
  { id, version, state = 'waiting' }: QueueItemVersion & Partial<Pick<StoredItem, 'state'>>,
  values: ItemValues & ItemTimes,
  { action, reason = '', detail = {} }: LoggedAction,
): Promise<StoredItem> {
  const { queue, who } = operator
  const isFree = or(sql`not ${isTakenIn(queue)}`, eq(queueItems.takenBy, who), eq(queueItems.state, 'decided'))
  const isCurrent = and(eq(queueItems.id, id), eq(queueItems.version, version), eq(queueItems.state, state))
  const [changed] = await tx
    .update(queueItems)
    .set({ ...values, version: sql`${queueItems.version} + 1` } as PgUpdateSetSource<typeof queueItems>)
    .where(and(isVisibleTo(operator), isCurrent, isFree))
    .returning()
  if (!changed) throw new ItemFailure(await failureOf(tx, operator, id))
  await tx.insert(queueLog).values({ queue, item: id, who, action, reason, detail })
  return changed
}

async function failureOf(tx: Transaction, operator: QueueOperator, id: number): Promise<QueueFailure> {
  const [row] = await tx
    .select({ state: queueItems.state, takenBy: queueItems.takenBy, isTaken: isTakenIn(operator.queue) })
    .from(queueItems)
    .where(and(eq(queueItems.id, id), isVisibleTo(operator)))
  if (!row || row.state === 'withdrawn') return 'gone'
  return row.state === 'waiting' && row.isTaken && row.takenBy !== operator.who ? 'taken' : 'changed'
}

/** Changes each item on its own: one that fails leaves the others as they were decided. */
async function changeEach(
  deps: ChangeDeps,
  { queue }: QueueOperator,
  items: readonly QueueItemVersion[],
  change: (tx: Transaction, item: QueueItemVersion) => Promise<DecisionOutcome | undefined>,
): Promise<QueueResult> {
  const failures = new Map<number, QueueFailure>()
  for (const item of items) {
    try {
      const outcome = await deps.db.transaction((tx) => change(tx, item))
      await deps.changes.withdraw(...(outcome?.tags ?? []))
    } catch (error) {
      if (!(error instanceof ItemFailure)) throw error
      failures.set(item.id, error.failure)
    }
  }
  const current = await readItems(
    deps,
    queue,
    items.filter(({ id }) => failures.get(id) !== 'gone').map(({ id }) => id),
  )
  const takenBy = new Map(current.map((item) => [item.id, item.takenBy]))
  return {
    items: current,
    failed: [...failures].map(([id, failure]) => ({ id, failure, takenBy: takenBy.get(id) ?? null })),
  }
}

async function decideItem(tx: Transaction, operator: QueueOperator, item: QueueItemVersion, made: Decision) {
  const { decision, reason, banDays, department } = made
  const [before] = await tx
    .select()
    .from(queueItems)
    .where(and(eq(queueItems.id, item.id), isVisibleTo(operator)))
  if (!before) throw new ItemFailure('gone')
  const row = decisionRow(operator.queue, decision)
  const last = before.decision === null ? null : { decision: before.decision }
  if (before.state !== 'withdrawn' && !(row && fitsDecision(row, { ...before, decided: last })))
    throw new ItemFailure(before.state === 'decided' ? 'changed' : 'unfit')
  const subject = subjects[before.kind as QueueKind]
  await subject.lock(tx, before.subjectId)
  const values = { state: 'decided' as const, decidedBy: operator.who, decidedAt: now, sortAt: now, decision, reason }
  const detail = { decision, ...(banDays && { banDays }), ...(department && { department }) }
  await changeItem(tx, operator, { ...item, state: before.state }, values, { action: 'decide', reason, detail })
  const { authorId } = before
  if (banDays && authorId !== null) await ban(tx, operator.who, authorId, { days: banDays, reason })
  // A guest is told nothing.
  const messages = authorId === null ? [] : ((await subject.messages?.(tx, { ...before, authorId }, made)) ?? [])
  const outcome = await subject.decide(tx, before.subjectId, made)
  await sendMessages(tx, messages)
  return outcome
}

const ban = (tx: Transaction, who: string, userId: string, { days, reason }: { days: number; reason: string }) =>
  tx.insert(bans).values({ userId, until: dayjs().add(days, 'day').toDate(), reason, who })

async function takeItem(tx: Transaction, operator: QueueOperator, item: QueueItemVersion) {
  const taken = await changeItem(tx, operator, item, { takenBy: operator.who, takenAt: now }, { action: 'take' })
  return subjects[taken.kind as QueueKind].take?.(tx, taken.subjectId)
}

async function handOn(tx: Transaction, operator: QueueOperator, item: QueueItemVersion, { to, why }: HandOn) {
  const log = { action: 'hand-on' as const, reason: why, detail: { to } }
  const { departmentId } = await changeItem(tx, operator, item, { takenBy: to, takenAt: now }, log)
  if (departmentId !== null && !(await isStaffOf(tx, to, departmentId))) throw new ItemFailure('unfit')
  return undefined
}
type HandOn = Pick<QueueChangeBody<'hand-on'>, 'to' | 'why'>

/** The changes of a queue. Two operators never decide one item twice: a change names the version that was seen. */
export const performQueueChange: {
  [C in QueueChange]: (deps: ChangeDeps, operator: QueueOperator, body: QueueChangeBody<C>) => Promise<QueueResult>
} = {
  take: (deps, operator, { items }) => changeEach(deps, operator, items, (tx, item) => takeItem(tx, operator, item)),
  release: (deps, operator, { items }) =>
    changeEach(deps, operator, items, async (tx, item) => {
      await changeItem(tx, operator, item, { takenBy: null, takenAt: null }, { action: 'release' })
      return undefined
    }),
  'hand-on': (deps, operator, { items, to, why }) =>
    changeEach(deps, operator, items, (tx, item) => handOn(tx, operator, item, { to, why })),
  decide: (deps, operator, { items, decision, why = '', banDays, department }) =>
    changeEach(deps, operator, items, (tx, item) =>
      decideItem(tx, operator, item, { decision, reason: why, banDays, department }),
    ),
}
