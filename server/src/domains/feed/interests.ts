import { feeds as endpoints, type Interest, type InterestKind, type Interests, type LessOf } from '@plaza/shared/api'
import { HOUR_SECONDS } from '@plaza/shared/format'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { categories, contents, feedMarks, organisations } from '../../data/schema/index'
import { handle } from '../../transport/handlers'
import { refuse } from '../../transport/refusal'
import { learnsFeed } from '../account/choices/preferences'
import { consumeRateLimit } from '../rate-limits'
import { isShown } from '../shown'
import { ownFeed } from './own-feed'
import { type FeedMark, type LearnedTaste, readTaste } from './taste'

const MAX_SHOWN = 30
/** Of each person: more than anybody chooses, and few enough to read with each feed. */
const MAX_LESS = 300
const MARKS_PER_HOUR = 120
const PERCENT = 100

type Names = ReadonlyMap<string, { name: string; name_en?: string }>

async function namesOf(db: Executor, kind: LessOf['kind'], ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return new Map()
  if (kind === 'category') {
    const rows = await db
      .select()
      .from(categories)
      .where(inArray(categories.id, [...ids]))
    return new Map(rows.map(({ id, name, nameEn }) => [id, { name, ...(nameEn && { name_en: nameEn }) }]))
  }
  const rows =
    kind === 'organisation'
      ? await db
          .select({ id: organisations.id, name: organisations.name })
          .from(organisations)
          .where(inArray(organisations.id, [...ids]))
      : await db
          .select({ id: contents.id, name: contents.title })
          .from(contents)
          .where(and(inArray(contents.id, [...ids]), isShown.content))
  return new Map(rows.map(({ id, name }) => [id, { name }]))
}

async function interestsIn(db: Executor, kind: InterestKind, { taste, signals }: LearnedTaste): Promise<Interest[]> {
  const weights = kind === 'category' ? taste.categories : taste.organisations
  const ids = new Set(weights.keys())
  if (kind === 'organisation') for (const id of taste.followed) ids.add(id)
  const names = await namesOf(db, kind, [...ids])
  const count = (id: string, done: 'opened' | 'finished') =>
    signals.filter((one) => one.kind === done && (kind === 'category' ? one.categoryId : one.organisationId) === id)
      .length
  return [...names].map(([id, named]) => ({
    ...{ kind, id, ...named },
    share: taste.total === 0 ? 0 : Math.round((PERCENT * (weights.get(id) ?? 0)) / taste.total),
    opened: count(id, 'opened'),
    finished: count(id, 'finished'),
    followed: taste.followed.has(id),
  }))
}

async function lessIn(db: Executor, marks: readonly FeedMark[]): Promise<Interests['less']> {
  const less = marks.filter(({ mark }) => mark === 'less').sort((a, b) => b.at.getTime() - a.at.getTime())
  const kinds = ['content', 'category', 'organisation'] as const
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const own = less.filter((mark) => mark.kind === kind).slice(0, MAX_SHOWN)
      const names = await namesOf(
        db,
        kind,
        own.map(({ targetId }) => targetId),
      )
      return own.flatMap(({ targetId: id }) => {
        const named = names.get(id)
        return named ? [{ kind, id, ...named }] : []
      })
    }),
  )
  return found.flat()
}

/** Adds a mark; the oldest go when a person has more than enough. */
async function mark(db: Executor, row: typeof feedMarks.$inferInsert & { userId: string }): Promise<void> {
  await consumeRateLimit(db, [{ key: `feed-mark:${row.userId}`, max: MARKS_PER_HOUR, seconds: HOUR_SECONDS }])
  const at = new Date()
  await db
    .insert(feedMarks)
    .values({ ...row, at })
    .onConflictDoUpdate({
      target: [feedMarks.userId, feedMarks.mark, feedMarks.kind, feedMarks.targetId],
      set: { at },
    })
  const kept = db
    .select({ at: feedMarks.at })
    .from(feedMarks)
    .where(and(eq(feedMarks.userId, row.userId), eq(feedMarks.mark, row.mark)))
    .orderBy(desc(feedMarks.at))
    .offset(MAX_LESS)
  await db
    .delete(feedMarks)
    .where(and(eq(feedMarks.userId, row.userId), eq(feedMarks.mark, row.mark), inArray(feedMarks.at, kept)))
}

async function requireSubject(db: Executor, { kind, id }: LessOf): Promise<void> {
  if (!(await namesOf(db, kind, [id])).has(id)) throw refuse('contentGone')
}

export const feedHandlers = [
  handle(endpoints.own, ({ query: { channel, ...page } }, context) => ownFeed(context, channel, page)),
  handle(endpoints.less, async ({ body }, { db, person }) => {
    await requireSubject(db, body)
    await mark(db, { userId: person.id, mark: 'less', kind: body.kind, targetId: body.id })
    return {}
  }),
  handle(endpoints.undoLess, async ({ body: { kind, id } }, { db, person }) => {
    await db
      .delete(feedMarks)
      .where(
        and(
          ...[eq(feedMarks.userId, person.id), eq(feedMarks.mark, 'less')],
          ...[eq(feedMarks.kind, kind), eq(feedMarks.targetId, id)],
        ),
      )
    return {}
  }),
  handle(endpoints.interests, async (_, { db, person }) => {
    const learned = await readTaste(db, person.id)
    const [byCategory, byOrganisation] = await Promise.all([
      interestsIn(db, 'category', learned),
      interestsIn(db, 'organisation', learned),
    ])
    const list = [...byCategory, ...byOrganisation].sort((a, b) => b.share - a.share || b.opened - a.opened)
    return {
      learns: await learnsFeed(db, person.id),
      list: list.slice(0, MAX_SHOWN),
      less: await lessIn(db, learned.marks),
    }
  }),
  handle(endpoints.forget, async ({ body }, { db, person }) => {
    const isAll = body.kind === 'all'
    // What was forgotten of all before is part of it.
    if (isAll) await db.delete(feedMarks).where(and(eq(feedMarks.userId, person.id), eq(feedMarks.mark, 'forget')))
    await mark(db, { userId: person.id, mark: 'forget', kind: body.kind, targetId: isAll ? '' : body.id })
    return {}
  }),
]
