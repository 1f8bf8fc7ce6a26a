import {
  type QueueDecision,
  type QueueItem,
  type QueueKind,
  type QueueLog,
  type QueueLogEntry,
  type QueueName,
  type QueuePage,
  type QueueQuery,
  type QueueSubject,
  queues,
} from '@plaza/shared/operations'
import { and, count, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Database } from '../../data/database'
import { bans, queueItems, queueLog, users } from '../../data/schema/index'
import type { Secret } from '../../secret'
import { ascending, descending, pageOf } from '../../transport/paging'
import { playableAddress } from '../../transport/play-auth'
import { subjects } from './subjects'

interface ReaderDeps {
  db: Database
  secret: Secret
}

/** An item that nobody has decided for so long is free again. */
const TAKEN_MINUTES = 30
/** Whether an item is still taken by somebody. */
export const isTaken = sql<boolean>`coalesce(${queueItems.takenAt} > now() - make_interval(mins => ${TAKEN_MINUTES}), false)`

const oldestFirst = ascending(queueItems.createdAt, queueItems.id)
const newestFirst = descending(queueItems.createdAt, queueItems.id)
const LOG_PAGE = 50

const selectItems = (db: Database, where: SQL | undefined) =>
  db
    .select({
      item: queueItems,
      isTaken,
      author: users.nickname,
      joinedAt: users.createdAt,
      bannedUntil: sql<Date | null>`(select max(${bans.until}) from ${bans} where ${bans.userId} = ${users.id}
        and ${bans.until} > now())`.mapWith(bans.until),
    })
    .from(queueItems)
    .innerJoin(users, eq(users.id, queueItems.authorId))
    .where(where)
    .$dynamic()
type ItemRow = Awaited<ReturnType<typeof selectItems>>[number]

async function subjectsOf(db: Database, rows: readonly ItemRow[]): Promise<Map<string, QueueSubject>> {
  const kinds = [...new Set(rows.map(({ item }) => item.kind as QueueKind))]
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const ids = rows.filter(({ item }) => item.kind === kind).map(({ item }) => item.subjectId)
      return [...(await subjects[kind].read(db, ids))].map(([id, subject]) => [`${kind} ${id}`, subject] as const)
    }),
  )
  return new Map(found.flat())
}

const decisionOf = ({ decidedBy, decidedAt, decision, reason }: ItemRow['item']): QueueItem['decided'] =>
  decidedBy && decidedAt
    ? { by: decidedBy, at: decidedAt.getTime(), decision: decision as QueueDecision, reason: reason ?? '' }
    : null

/** Files that are not published are opened by a permission in their address. */
const playable = ({ secret }: ReaderDeps, subject: QueueSubject): QueueSubject => ({
  ...subject,
  images: subject.images.map((address) => playableAddress(secret, address)),
  video: subject.video && playableAddress(secret, subject.video),
})

async function toItems(deps: ReaderDeps, rows: readonly ItemRow[]): Promise<QueueItem[]> {
  const found = await subjectsOf(deps.db, rows)
  return rows.map(({ item, isTaken: stillTaken, author, joinedAt, bannedUntil }) => {
    const subject = found.get(`${item.kind} ${item.subjectId}`)
    return {
      id: item.id,
      kind: item.kind as QueueKind,
      cause: item.cause,
      state: item.state,
      version: item.version,
      at: item.createdAt.getTime(),
      author: {
        id: item.authorId,
        name: author,
        joinedAt: joinedAt.getTime(),
        bannedUntil: bannedUntil?.getTime() ?? null,
      },
      subject: subject ? playable(deps, subject) : null,
      takenBy: stillTaken ? item.takenBy : null,
      decided: decisionOf(item),
    }
  })
}

export async function readItems(deps: ReaderDeps, ids: readonly number[]): Promise<QueueItem[]> {
  return toItems(deps, await selectItems(deps.db, inArray(queueItems.id, [...ids])))
}

/** Number of waiting items by kind. */
async function countWaiting(db: Database, queue: QueueName): Promise<QueuePage['waiting']> {
  const rows = await db
    .select({ kind: queueItems.kind, waiting: count() })
    .from(queueItems)
    .where(
      and(
        eq(queueItems.queue, queue),
        inArray(queueItems.kind, [...queues[queue].kinds]),
        eq(queueItems.state, 'waiting'),
      ),
    )
    .groupBy(queueItems.kind)
  return Object.fromEntries(rows.map(({ kind, waiting }) => [kind, waiting]))
}

/** A page of a queue as an operator sees it. */
export async function readQueue(
  deps: ReaderDeps,
  { queue, who }: { queue: QueueName; who: string },
  { state, kind, mine, cursor }: v.InferOutput<typeof QueueQuery>,
): Promise<QueuePage> {
  const where = and(
    eq(queueItems.queue, queue),
    eq(queueItems.state, state),
    kind && eq(queueItems.kind, kind),
    mine && and(eq(queueItems.takenBy, who), isTaken),
  )
  const order = state === 'waiting' ? oldestFirst : newestFirst
  const { rows, next } = await pageOf(deps, { cursor }, order, (after) => selectItems(deps.db, and(where, after)))
  return { list: await toItems(deps, rows), next, waiting: await countWaiting(deps.db, queue) }
}

/** A page of the log of a queue or of one item, newest first. */
export async function readQueueLog(
  db: Database,
  queue: QueueName,
  { item, before }: { item?: number | undefined; before?: number | undefined },
): Promise<QueueLog> {
  const rows = await db
    .select()
    .from(queueLog)
    .where(
      and(
        eq(queueLog.queue, queue),
        item === undefined ? undefined : eq(queueLog.item, item),
        before === undefined ? undefined : lt(queueLog.id, before),
      ),
    )
    .orderBy(desc(queueLog.id))
    .limit(LOG_PAGE + 1)
  const list = rows.slice(0, LOG_PAGE).map(
    ({ queue: _, at, action, ...row }): QueueLogEntry => ({
      ...row,
      at: at.getTime(),
      action: action as QueueLogEntry['action'],
    }),
  )
  return { list, next: rows.length > LOG_PAGE ? (list.at(-1)?.id ?? null) : null }
}
