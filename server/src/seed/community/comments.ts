import { sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { comments } from '../../data/schema/index'
import { minuteOf } from '../../domains/time'
import { MIDNIGHT } from '../channels'
import { contentRows } from '../contents'
import type { Demo } from '../demo/read'
import { insertRows } from '../insert'
import { between, hoursAfter, momentOf, type TimeOfDay } from '../moments'
import { activityRows } from '../practice'
import { practiceRows } from '../practice/deeds'
import { postRows } from './circles'
import { mentionsIn } from './mentions'
import { type CommentEntry, commentsOf } from './threads'

const TALKED_ABOUT_HOURS = 72

/** Time span of the discussion about something. */
function discussionWindow(demo: Demo, now: Date): (comment: CommentEntry) => [from: Date, to: Date] {
  const published = new Map<string, Date>([
    ...contentRows(demo, now).map(({ id, publishedAt }) => [`content ${id}`, publishedAt] as const),
    ...postRows(demo, now).map(({ id, createdAt }) => [`post ${id}`, createdAt] as const),
    ...practiceRows(demo, now).map(({ id, createdAt }) => [`practice ${id}`, createdAt] as const),
    ...activityRows(demo, now).map((row) => [`activity ${row.id}`, discussionStart(row, now)] as const),
  ])
  return ({ target, targetId, from: programme }) => {
    if (programme) return broadcastOf(demo, targetId, programme, now)
    const from = published.get(`${target} ${targetId}`) ?? now
    return [from, new Date(Math.min(now.getTime(), hoursAfter(from, TALKED_ABOUT_HOURS).getTime()))]
  }
}

/** The latest broadcast of a programme that has begun. */
function broadcastOf({ channels }: Demo, channel: number, from: string, now: Date): [from: Date, to: Date] {
  const table = channels.find(({ id }) => id === channel)?.programmes ?? []
  const next = table[table.findIndex((one) => one.from === from) + 1]
  const start = momentOf(`latest ${from as TimeOfDay}`, now)
  return [start, hoursAfter(start, (minuteOf(next?.from ?? MIDNIGHT) - minuteOf(from)) / 60)]
}

/** What would be said later today was said a day before. */
const atLatest = (at: Date, now: Date): Date => (at > now ? hoursAfter(at, -24) : at)

/** Time of an activity's last event, or of its opening. */
function discussionStart(row: ReturnType<typeof activityRows>[number], now: Date): Date {
  if (row.cancelledAt) return row.cancelledAt
  if (row.endsAt <= now) return row.endsAt
  return new Date(Math.max(row.signupOpensAt.getTime(), hoursAfter(now, -TALKED_ABOUT_HOURS).getTime()))
}

function makeCommentRows(demo: Demo, now: Date) {
  const persons = new Map(demo.people.map((person) => [person.id, person]))
  const entries = commentsOf(demo)
  const authors = new Map(entries.map(({ id, user }) => [id, user]))
  const talk = discussionWindow(demo, now)
  return entries.map((comment) => {
    const answersThread = comment.parent !== null && authors.get(comment.parent) === comment.replyTo
    const [from, to] = talk(comment)
    return {
      id: String(comment.id),
      target: comment.target,
      targetId: String(comment.targetId),
      rootId: comment.parent === null ? null : String(comment.parent),
      replyToName: comment.replyTo === null || answersThread ? null : (persons.get(comment.replyTo)?.nickname ?? null),
      userId: String(comment.user),
      content: comment.text,
      mentions: mentionsIn(demo, comment.text),
      district: persons.get(comment.user)?.district ?? '',
      likes: comment.likes,
      state: comment.state,
      createdAt: atLatest(between(from, to, comment.share), now),
    }
  })
}

let latest: { demo: Demo; now: Date; rows: ReturnType<typeof makeCommentRows> } | undefined

/** The demo's comments. The last ones are kept: a start needs them five times, and making them takes a tenth of a second. */
export function commentRows(demo: Demo, now: Date): ReturnType<typeof makeCommentRows> {
  if (latest?.demo !== demo || latest.now.getTime() !== now.getTime())
    latest = { demo, now, rows: makeCommentRows(demo, now) }
  return latest.rows
}

export async function seedDiscussion(db: Executor, demo: Demo, at: Date): Promise<void> {
  await insertRows(db, comments, commentRows(demo, at))
  await db.execute(sql`update ${comments} set reply_count = answers.count
    from (select root_id, count(*)::int as count from ${comments} where root_id is not null and state = 'shown' group by root_id) answers
    where ${comments.id} = answers.root_id`)
  for (const [table, target] of [
    ['contents', 'content'],
    ['posts', 'post'],
    ['activities', 'activity'],
    ['channels', 'channel'],
    ['practices', 'practice'],
  ] as const) {
    await db.execute(sql`update ${sql.identifier(table)} set comments = said.count
      from (select target_id, count(*)::int as count from ${comments} where target = ${target} and state = 'shown' group by target_id) said
      where ${sql.identifier(table)}.id = said.target_id`)
  }
}
