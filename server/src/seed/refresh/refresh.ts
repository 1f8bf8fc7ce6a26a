import { sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { adviceSteps, queueItems } from '../../data/schema/index'
import { adviceRows, adviceStepRows, decidedItemRows } from '../advices'
import { articleRows } from '../articles'
import { moveMatrixArticles } from '../civic'
import { invitationRows, postRows, voteRows } from '../community/circles'
import { commentRows } from '../community/comments'
import { contentRows } from '../contents'
import type { Demo } from '../demo/read'
import { insertRows } from '../insert'
import { activityRows, joinRows } from '../practice'
import { moveBookings } from '../practice/moved-bookings'
import { moveDeeds, moveShows } from '../practice/moved-deeds'
import { liveEventRows } from '../visuals'
import { type ColumnTypes, isIn, setColumns } from './set-columns'

const firstRow = async (db: Executor, question: ReturnType<typeof sql>): Promise<Record<string, unknown> | undefined> =>
  (await db.execute<Record<string, unknown>>(question)).rows[0]

/** Whether users have commented on the demo's stories or posted in its circles: then the stories keep their times. */
async function hasForeignContent(db: Executor, demo: Demo, now: Date): Promise<boolean> {
  const comments = commentRows(demo, now).map(({ id }) => id)
  const posts = postRows(demo, now).map(({ id }) => id)
  const found = await firstRow(
    db,
    sql`select exists (select 1 from comments where target not in ('activity', 'channel') and id not in ${isIn(comments)})
      or exists (select 1 from posts where id not in ${isIn(posts)}) as written`,
  )
  return found?.written === true
}

/** Moves all stories of the demo to the times that a new seed would give them. */
async function moveStories(db: Executor, demo: Demo, now: Date): Promise<void> {
  const published = contentRows(demo, now).map(({ id, publishedAt }) => ({
    id,
    published_at: publishedAt,
    updated_at: publishedAt,
  }))
  const dated = demo.articles
    .filter(({ title, summary, body }) => `${title}${summary}${body}`.includes('{'))
    .map(({ id }) => String(id))
  const texts = articleRows(demo, now).filter(({ id }) => dated.includes(id))
  const moment = 'timestamptz' as const
  await setColumns(db, 'contents', ['id'], { published_at: moment, updated_at: moment }, published)
  await setColumns(db, 'contents', ['id'], { title: 'text', summary: 'text', body: 'text' }, texts)
  await moveMatrixArticles(db)
  await setColumns(
    db,
    'posts',
    ['id'],
    { created_at: moment },
    postRows(demo, now).map(({ id, createdAt }) => ({ id, created_at: createdAt })),
  )
  await setColumns(
    db,
    'votes',
    ['id'],
    { ends_at: moment },
    voteRows(demo, now).map(({ id, endsAt }) => ({ id, ends_at: endsAt })),
  )
  await moveShows(db, demo, now)
  await moveComments(db, demo, now, ({ target }) => target !== 'activity' && target !== 'channel')
}

async function moveComments(
  db: Executor,
  demo: Demo,
  now: Date,
  which: (row: ReturnType<typeof commentRows>[number]) => boolean,
): Promise<void> {
  const rows = commentRows(demo, now).filter(which)
  await setColumns(
    db,
    'comments',
    ['id'],
    { created_at: 'timestamptz' },
    rows.map(({ id, createdAt }) => ({ id, created_at: createdAt })),
  )
}

/** Activities that users joined or commented on: their times do not move. */
async function activitiesInUse(db: Executor, demo: Demo, now: Date): Promise<Set<string>> {
  const joins = joinRows(demo, now).map(({ activityId, userId }) => `${activityId} ${userId}`)
  const comments = commentRows(demo, now).map(({ id }) => id)
  const { rows } = await db.execute<{ id: string }>(sql`
    select activity_id as id from activity_joins where state <> 'cancelled'
      and activity_id || ' ' || user_id not in ${isIn(joins)}
    union select target_id from comments where target = 'activity' and id not in ${isIn(comments)}`)
  return new Set(rows.map(({ id }) => id))
}

/** Moves the demo's activities to their next occurrence, with participants and comments. */
async function moveActivities(db: Executor, demo: Demo, now: Date): Promise<void> {
  const kept = await activitiesInUse(db, demo, now)
  const moved = activityRows(demo, now).filter(({ id }) => !kept.has(id))
  const moment = 'timestamptz' as const
  await setColumns(
    db,
    'activities',
    ['id'],
    { signup_opens_at: moment, signup_closes_at: moment, starts_at: moment, ends_at: moment, cancelled_at: moment },
    moved.map((row) => ({
      id: row.id,
      signup_opens_at: row.signupOpensAt,
      signup_closes_at: row.signupClosesAt,
      starts_at: row.startsAt,
      ends_at: row.endsAt,
      cancelled_at: row.cancelledAt,
    })),
  )
  const joins = joinRows(demo, now)
    .filter(({ activityId }) => !kept.has(activityId))
    .map(({ activityId, userId, joinedAt }) => ({ activity_id: activityId, user_id: userId, joined_at: joinedAt }))
  await setColumns(db, 'activity_joins', ['activity_id', 'user_id'], { joined_at: moment }, joins)
  await moveComments(db, demo, now, ({ target, targetId }) => target === 'activity' && !kept.has(targetId))
}

/** Moves the live events: one is always live, others are upcoming or past. */
async function moveEvents(db: Executor, demo: Demo, now: Date): Promise<void> {
  const rows = liveEventRows(demo, now).map(({ id, startsAt, endsAt }) => ({
    id,
    starts_at: startsAt,
    ends_at: endsAt,
  }))
  await setColumns(db, 'live_events', ['id'], { starts_at: 'timestamptz', ends_at: 'timestamptz' }, rows)
}

/** Advices about which something was done since, which made a step of another id: they stay as they are. */
async function advicesInUse(db: Executor): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct advice_id as id from advice_steps where id not like advice_id || '-__'`)
  return new Set(rows.map(({ id }) => id))
}

const adviceColumns: ColumnTypes = {
  ...{ department_id: 'text', state: 'text', answer: 'text', score: 'smallint', answered_late: 'boolean' },
  ...{ created_at: 'timestamptz', due_at: 'timestamptz', asked_at: 'timestamptz' },
  ...{ answered_at: 'timestamptz', reopened_at: 'timestamptz' },
}

/**
 * Writes advices anew with their steps, deadlines and decided items: working days fall otherwise later, so an advice may
 * have more or fewer steps by then. What waits is in its queue by a trigger.
 */
async function moveAdvices(db: Executor, demo: Demo, now: Date): Promise<void> {
  const kept = await advicesInUse(db)
  const moved = adviceRows(demo, now).filter(({ id }) => !kept.has(id))
  const ids = isIn(moved.map(({ id }) => id))
  await db.execute(sql`delete from advice_steps where advice_id in ${ids}`)
  await db.execute(
    sql`delete from queue_items where queue = 'departments' and state <> 'waiting' and subject_id in ${ids}`,
  )
  await setColumns(
    db,
    'advices',
    ['id'],
    adviceColumns,
    moved.map((row) => ({
      ...{ id: row.id, department_id: row.departmentId, state: row.state, answer: row.answer, score: row.score },
      ...{ answered_late: row.answeredLate, created_at: row.createdAt, due_at: row.dueAt, asked_at: row.askedAt },
      ...{ answered_at: row.answeredAt, reopened_at: row.reopenedAt },
    })),
  )
  await db.execute(
    sql`delete from queue_items where queue = 'departments' and state = 'withdrawn' and subject_id in ${ids}`,
  )
  await insertRows(
    db,
    adviceSteps,
    adviceStepRows(demo, now).filter(({ adviceId }) => !kept.has(adviceId)),
  )
  await insertRows(
    db,
    queueItems,
    decidedItemRows(demo, now).filter(({ subjectId }) => !kept.has(subjectId)),
  )
}

/** Moves the demo's invitations, so that those that are valid stay so; a renewed one keeps its time. */
async function moveInvitations(db: Executor, demo: Demo, now: Date): Promise<void> {
  const renewed = await db.execute<{ code: string }>(sql`select code from invitations where starts_at <> created_at`)
  const kept = new Set(renewed.rows.map(({ code }) => code))
  const rows = invitationRows(demo, now).filter(({ code }) => !kept.has(code))
  await setColumns(
    db,
    'invitations',
    ['code'],
    { created_at: 'timestamptz', starts_at: 'timestamptz' },
    rows.map(({ code, startsAt }) => ({ code, created_at: startsAt, starts_at: startsAt })),
  )
}

/** Lines of chats are always of the last day: none of them is about what a person wrote. */
const moveChats = (db: Executor, demo: Demo, now: Date): Promise<void> =>
  moveComments(db, demo, now, ({ target }) => target === 'channel')

/** Moves the demo's own rows to the current time: see docs/decisions/0046. */
export async function bringToNow(db: Executor, demo: Demo, now: Date): Promise<void> {
  await moveActivities(db, demo, now)
  await moveBookings(db, demo, now)
  await moveDeeds(db, demo, now)
  await moveEvents(db, demo, now)
  await moveAdvices(db, demo, now)
  await moveInvitations(db, demo, now)
  await moveChats(db, demo, now)
  if (!(await hasForeignContent(db, demo, now))) await moveStories(db, demo, now)
}
