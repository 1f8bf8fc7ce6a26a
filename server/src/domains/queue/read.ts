import {
  kindsFor,
  type QueueCause,
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
import { and, desc, eq, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../data/database'
import { bans, departmentStaff, queueItems, queueLog, users } from '../../data/schema/index'
import type { Secret } from '../../secret'
import { ascending, descending, type PageBounds, pageOf } from '../../transport/paging'
import { playableAddress } from '../../transport/play-auth'
import { type ItemReports, readReports } from '../reports/read'
import { isOfKindsFor, isTakenIn, isVisibleTo, type QueueOperator } from './rights'
import { subjects } from './subjects'

interface ReaderDeps {
  db: Database
  secret: Secret
}

const firstInLine = ascending(queueItems.sortAt, queueItems.id)
const newestFirst = descending(queueItems.sortAt, queueItems.id)
const LOG_PAGE = 50

const selectItems = (db: Database, queue: QueueName, where: SQL | undefined) =>
  db
    .select({
      item: queueItems,
      isTaken: isTakenIn(queue),
      author: users.nickname,
      joinedAt: users.createdAt,
      bannedUntil: sql<Date | null>`(select max(${bans.until}) from ${bans} where ${bans.userId} = ${users.id}
        and ${bans.until} > now())`.mapWith(bans.until),
    })
    .from(queueItems)
    .leftJoin(users, eq(users.id, queueItems.authorId))
    .where(where)
    .$dynamic()
type ItemRow = Awaited<ReturnType<typeof selectItems>>[number]

interface ItemSubjects {
  subjectOf(item: ItemRow['item']): QueueSubject | undefined
  isHandedOn(item: ItemRow['item']): boolean
}

async function subjectsOf(db: Database, rows: readonly ItemRow[]): Promise<ItemSubjects> {
  const kinds = [...new Set(rows.map(({ item }) => item.kind as QueueKind))]
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const items = rows.filter(({ item }) => item.kind === kind).map(({ item }) => item)
      const ids = items.map(({ subjectId }) => subjectId)
      const [read, handedOn = new Set<number>()] = await Promise.all([
        subjects[kind].read(db, ids),
        subjects[kind].handedOn?.(db, items),
      ])
      return [kind, { read, handedOn }] as const
    }),
  )
  const byKind = new Map<string, (typeof found)[number][1]>(found)
  return {
    subjectOf: ({ kind, subjectId }) => byKind.get(kind)?.read.get(subjectId),
    isHandedOn: ({ kind, id }) => byKind.get(kind)?.handedOn.has(id) === true,
  }
}

const decisionOf = ({ decidedBy, decidedAt, decision, reason }: ItemRow['item']): QueueItem['decided'] =>
  decidedBy && decidedAt
    ? { by: decidedBy, at: decidedAt.getTime(), decision: decision as QueueDecision, reason: reason ?? '' }
    : null

/** Files that are not published are opened by a permission in their address. */
export const playable = ({ secret }: Pick<ReaderDeps, 'secret'>, subject: QueueSubject): QueueSubject => ({
  ...subject,
  images: subject.images.map((address) => playableAddress(secret, address)),
  video: subject.video && playableAddress(secret, subject.video),
})

/** A department that has handed something on knows no more of it than its title, also of what it asked before. */
const titleOnly = ({ title, where }: QueueSubject): QueueSubject => ({
  title,
  text: '',
  images: [],
  video: null,
  where,
})

const authorOf = ({ item: { authorId }, author, joinedAt, bannedUntil }: ItemRow): QueueItem['author'] =>
  authorId !== null && author !== null && joinedAt !== null
    ? { id: authorId, name: author, joinedAt: joinedAt.getTime(), bannedUntil: bannedUntil?.getTime() ?? null }
    : null

const readable = ({ secret }: ReaderDeps, reports: ItemReports | undefined): QueueItem['reports'] =>
  reports && {
    count: reports.count,
    list: reports.list.map((one) => ({
      ...one,
      images: one.images.map((address) => playableAddress(secret, address)),
    })),
  }

async function toItems(deps: ReaderDeps, rows: readonly ItemRow[]): Promise<QueueItem[]> {
  const [found, reported] = await Promise.all([
    subjectsOf(deps.db, rows),
    readReports(
      deps.db,
      rows.map(({ item }) => item.id),
    ),
  ])
  return rows.map((row) => {
    const { item, isTaken: stillTaken } = row
    const [subject, isHandedOn] = [found.subjectOf(item), found.isHandedOn(item)]
    const { hidesAuthor } = subjects[item.kind as QueueKind]
    const isHidden = isHandedOn || (hidesAuthor && (!subject || hidesAuthor(subject)))
    return {
      id: item.id,
      kind: item.kind as QueueKind,
      cause: item.cause,
      state: item.state,
      version: item.version,
      at: item.createdAt.getTime(),
      author: isHidden ? null : authorOf(row),
      subject: subject ? playable(deps, isHandedOn ? titleOnly(subject) : subject) : null,
      reports: readable(deps, reported.get(item.id)),
      takenBy: stillTaken ? item.takenBy : null,
      decided: decisionOf(item),
    }
  })
}

export async function readItems(deps: ReaderDeps, queue: QueueName, ids: readonly number[]): Promise<QueueItem[]> {
  return toItems(deps, await selectItems(deps.db, queue, inArray(queueItems.id, [...ids])))
}

const causesOf = (queue: QueueName, state: QueueQuery['state']): SQL | undefined => {
  const paused: readonly QueueCause[] = queues[queue].paused
  if (paused.length === 0) return state === 'paused' ? sql`false` : undefined
  if (state === 'paused') return inArray(queueItems.cause, [...paused])
  return state === 'waiting' ? notInArray(queueItems.cause, [...paused]) : undefined
}

/** Number of waiting items by kind. */
async function countWaiting(db: Database, operator: QueueOperator): Promise<QueuePage['waiting']> {
  const { queue, who, role } = operator
  const isWaiting = and(
    eq(queueItems.queue, queue),
    inArray(queueItems.kind, [...kindsFor(queue, role)]),
    eq(queueItems.state, 'waiting'),
    causesOf(queue, 'waiting'),
  )
  const { rows } = await db.execute<{ kind: string; waiting: number }>(
    queues[queue].byDepartment
      ? sql`select item.kind, sum(item.waiting)::int as waiting from ${departmentStaff} staff cross join lateral (
          select ${queueItems.kind} as kind, count(*) as waiting from ${queueItems}
          where ${queueItems.departmentId} = staff.department_id and ${isWaiting} group by 1
        ) item where staff.operator = ${who} group by 1`
      : sql`select ${queueItems.kind} as kind, count(*)::int as waiting from ${queueItems} where ${isWaiting} group by 1`,
  )
  return Object.fromEntries(rows.map(({ kind, waiting }) => [kind, waiting]))
}

/** The first items of each department of an operator: a quiet one's are not looked for among all others. */
const firstOfDepartments = (who: string, where: SQL | undefined, { orderBy, limit }: PageBounds): SQL =>
  sql`${queueItems.id} in (select item.id from ${departmentStaff} staff cross join lateral (
    select ${queueItems.id} as id from ${queueItems} where ${queueItems.departmentId} = staff.department_id and ${where}
    order by ${orderBy} limit ${limit}) item where staff.operator = ${who})`

/** A page of a queue as an operator sees it. */
export async function readQueue(
  deps: ReaderDeps,
  operator: QueueOperator,
  { state, kind, mine, cursor }: QueueQuery,
): Promise<QueuePage> {
  const { queue, who } = operator
  const isOpen = state === 'waiting' || state === 'paused'
  const where = and(
    eq(queueItems.queue, queue),
    eq(queueItems.state, isOpen ? 'waiting' : state),
    mine ? and(eq(queueItems.takenBy, who), isTakenIn(queue)) : causesOf(queue, state),
    kind && eq(queueItems.kind, kind),
    isOfKindsFor(operator),
  )
  const order = isOpen ? firstInLine : newestFirst
  const { rows, next } = await pageOf(deps, { cursor }, order, (after, bounds) =>
    selectItems(
      deps.db,
      queue,
      queues[queue].byDepartment ? firstOfDepartments(who, and(where, after), bounds) : and(where, after),
    ),
  )
  return { list: await toItems(deps, rows), next, waiting: await countWaiting(deps.db, operator) }
}

/** A page of the log of a queue or of one item, newest first. */
export async function readQueueLog(
  db: Database,
  operator: QueueOperator,
  { item, before }: { item?: number | undefined; before?: number | undefined },
): Promise<QueueLog> {
  const rows = await db
    .select()
    .from(queueLog)
    .where(
      and(
        eq(queueLog.queue, operator.queue),
        queues[operator.queue].byDepartment || isOfKindsFor(operator)
          ? inArray(queueLog.item, db.select({ id: queueItems.id }).from(queueItems).where(isVisibleTo(operator)))
          : undefined,
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
