import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import {
  activities,
  anchors,
  channels,
  circles,
  comments,
  contents,
  type FollowKindName,
  type LikeTarget,
  organisations,
  posts,
  users,
} from '../../data/schema/index'
import { refuse } from '../../transport/refusal'

/** Tables whose rows are liked and commented; practice records come with their own table. */
const liked = { content: contents, post: posts, activity: activities, channel: channels, comment: comments } as const

export function tableOf(target: LikeTarget) {
  if (target === 'practice') throw refuse('contentGone')
  return liked[target]
}

const ALBUM = 2
const followed = {
  organisation: organisations,
  anchor: anchors,
  user: users,
  album: contents,
  circle: circles,
  channel: channels,
} as const

/** Refuses to follow what does not exist. */
export async function requireFollowed(db: Executor, kind: FollowKindName, id: string): Promise<void> {
  const table = followed[kind]
  const where: SQL | undefined =
    kind === 'album' ? and(eq(contents.id, id), eq(contents.type, ALBUM)) : eq(table.id, id)
  const [found] = await db.select({ one: sql`1` }).from(table).where(where)
  if (!found) throw refuse('contentGone')
}

/** What was said of a post goes with it. */
export const ofLivingPost = sql`(${comments.target} <> 'post' or exists (
  select 1 from ${posts} said_of where said_of.id = ${comments.targetId} and said_of.deleted_at is null))`

/** Refuses a post that its author deleted. */
export async function requireLivingPost(db: Executor, id: string): Promise<void> {
  const [found] = await db
    .select({ one: sql`1` })
    .from(posts)
    .where(and(eq(posts.id, id), isNull(posts.deletedAt)))
  if (!found) throw refuse('contentGone')
}

/** The condition under which people may see and mark a thing. */
export const markable = (target: LikeTarget): SQL =>
  ({
    content: sql`hidden = 0`,
    post: sql`deleted_at is null and state = 'shown'`,
    activity: sql`true`,
    channel: sql`true`,
    comment: sql`state = 'shown' and ${ofLivingPost}`,
    practice: sql`false`,
  })[target]

/** Refuses what people may not see or mark. */
export async function requireTarget(db: Executor, target: LikeTarget, id: string): Promise<void> {
  const table = tableOf(target)
  const { rows } = await db.execute(sql`select 1 from ${table} where id = ${id} and ${markable(target)}`)
  if (rows.length === 0) throw refuse('contentGone')
}
