import { feeds as endpoints, type LessOf } from '@plaza/shared/api'
import { HOUR_SECONDS } from '@plaza/shared/format'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { feedMarks } from '../../data/schema/index'
import { handle } from '../../transport/handlers'
import { refuse } from '../../transport/refusal'
import { consumeRateLimit } from '../rate-limits'
import { namesOf, readInterests } from './interests'
import { ownFeed } from './own-feed'

/** Of each person: more than anybody chooses, and few enough to read with each feed. */
const MAX_LESS = 300
const MARKS_PER_HOUR = 120

/** Adds a mark; the oldest go when a person has more than enough. */
async function addMark(db: Executor, row: typeof feedMarks.$inferInsert & { userId: string }): Promise<void> {
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
    await addMark(db, { userId: person.id, mark: 'less', kind: body.kind, targetId: body.id })
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
  handle(endpoints.interests, (_, { db, person }) => readInterests(db, person.id)),
  handle(endpoints.forget, async ({ body }, { db, person }) => {
    const isAll = body.kind === 'all'
    // What was forgotten of all before is part of it.
    if (isAll) await db.delete(feedMarks).where(and(eq(feedMarks.userId, person.id), eq(feedMarks.mark, 'forget')))
    await addMark(db, { userId: person.id, mark: 'forget', kind: body.kind, targetId: isAll ? '' : body.id })
    return {}
  }),
]
