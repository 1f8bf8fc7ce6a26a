import type { InterestKind } from '@plaza/shared/api'
import { DAY_MS } from '@plaza/shared/format'
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { collections, contents, feedMarks, follows, histories, likes } from '../../data/schema/index'
import type { Taste } from './rank'

/** What is older is not counted, and of what counts only the newest. */
const MAX_AGE_DAYS = 60
const MAX_SIGNALS = 300
const HALF_LIFE_DAYS = 14
const WEIGHTS = { opened: 1, finished: 1, liked: 1.5, collected: 2 }
/** Heard or seen so far, it counts as finished. */
const FINISHED_SHARE = 0.9

/** Something that a person did with a content. */
export interface Signal {
  contentId: string
  categoryId: string
  organisationId: string | null
  kind: keyof typeof WEIGHTS
  at: Date
}

export type FeedMark = typeof feedMarks.$inferSelect

const subject = {
  contentId: contents.id,
  categoryId: contents.categoryId,
  organisationId: contents.organisationId,
}

async function readHistory(db: Executor, userId: string, since: Date): Promise<Signal[]> {
  const rows = await db
    .select({
      ...subject,
      at: histories.viewedAt,
      isFinished: sql<boolean>`${histories.isRead} or coalesce(${histories.seconds} >= ${FINISHED_SHARE}::float8 * ${contents.seconds}, false)`,
    })
    .from(histories)
    .innerJoin(contents, eq(contents.id, histories.contentId))
    .where(and(eq(histories.userId, userId), gt(histories.viewedAt, since)))
    .orderBy(desc(histories.viewedAt))
    .limit(MAX_SIGNALS)
  return rows.flatMap(({ isFinished, ...row }) => [
    { ...row, kind: 'opened' as const },
    ...(isFinished ? [{ ...row, kind: 'finished' as const }] : []),
  ])
}

async function readMarks(db: Executor, userId: string, since: Date): Promise<Signal[]> {
  const liked = db
    .select({ ...subject, at: likes.createdAt })
    .from(likes)
    .innerJoin(contents, eq(contents.id, likes.targetId))
    .where(and(eq(likes.userId, userId), eq(likes.target, 'content'), gt(likes.createdAt, since)))
    .orderBy(desc(likes.createdAt))
    .limit(MAX_SIGNALS)
  const collected = db
    .select({ ...subject, at: collections.createdAt })
    .from(collections)
    .innerJoin(contents, eq(contents.id, collections.contentId))
    .where(and(eq(collections.userId, userId), gt(collections.createdAt, since)))
    .orderBy(desc(collections.createdAt))
    .limit(MAX_SIGNALS)
  const [first, second] = await Promise.all([liked, collected])
  return [
    ...first.map((row) => ({ ...row, kind: 'liked' as const })),
    ...second.map((row) => ({ ...row, kind: 'collected' as const })),
  ]
}

/** Whether a person wants it forgotten: what was learned until then about a subject, or about all (an empty id). */
const isForgotten = (kind: FeedMark['kind'], id: string, at: Date, marks: readonly FeedMark[]): boolean =>
  marks.some((one) => one.mark === 'forget' && one.at >= at && one.kind === kind && one.targetId === id)

const weightOf = ({ kind, at }: Signal, now: number): number =>
  WEIGHTS[kind] * 0.5 ** ((now - at.getTime()) / DAY_MS / HALF_LIFE_DAYS)

function weightsBy(kind: InterestKind, signals: readonly Signal[], marks: readonly FeedMark[], now: number) {
  const weights = new Map<string, number>()
  for (const signal of signals) {
    const id = kind === 'category' ? signal.categoryId : signal.organisationId
    if (id && !isForgotten(kind, id, signal.at, marks)) weights.set(id, (weights.get(id) ?? 0) + weightOf(signal, now))
  }
  return weights
}

/** What was learned of a person; `signals` without what has to be forgotten. */
export interface LearnedTaste {
  taste: Taste
  signals: readonly Signal[]
  marks: readonly FeedMark[]
}

/** Draws a taste from what a person did. `now`: ms since the epoch. */
export function learn(
  found: { signals: readonly Signal[]; marks: readonly FeedMark[]; followed: readonly string[] },
  now: number,
): LearnedTaste {
  const { marks, followed } = found
  const signals = found.signals.filter(({ at }) => !isForgotten('all', '', at, marks))
  const categories = weightsBy('category', signals, marks, now)
  const lessOf = (kind: FeedMark['kind']) =>
    new Set(marks.filter((one) => one.mark === 'less' && one.kind === kind).map(({ targetId }) => targetId))
  const taste: Taste = {
    categories,
    organisations: weightsBy('organisation', signals, marks, now),
    total: [...categories.values()].reduce((sum, weight) => sum + weight, 0),
    followed: new Set(followed),
    opened: new Set(found.signals.filter(({ kind }) => kind === 'opened').map(({ contentId }) => contentId)),
    less: { content: lessOf('content'), category: lessOf('category'), organisation: lessOf('organisation') },
  }
  return { taste, signals, marks }
}

/** Reads what a person did, and learns from it. */
export async function readTaste(db: Executor, userId: string, now = Date.now()): Promise<LearnedTaste> {
  const since = new Date(now - MAX_AGE_DAYS * DAY_MS)
  const [history, own, marks, followed] = await Promise.all([
    readHistory(db, userId, since),
    readMarks(db, userId, since),
    db.select().from(feedMarks).where(eq(feedMarks.userId, userId)),
    db
      .select({ id: follows.targetId })
      .from(follows)
      .where(and(eq(follows.userId, userId), inArray(follows.kind, ['organisation', 'anchor']))),
  ])
  return learn({ signals: [...history, ...own], marks, followed: followed.map(({ id }) => id) }, now)
}
