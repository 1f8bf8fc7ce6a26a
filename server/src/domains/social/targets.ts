import type { FollowKind, LikeTarget } from '@plaza/shared/api'
import { contentTypes } from '@plaza/shared/routes'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import {
  activities,
  advices,
  anchors,
  channels,
  circles,
  comments,
  contents,
  organisations,
  posts,
  practices,
  users,
  wishes,
} from '../../data/schema/index'
import { refuse } from '../../transport/refusal'
import { isShown, targetIsShown } from '../shown'

/** Tables whose rows can be liked and commented on. */
const likeableTables = {
  content: contents,
  post: posts,
  activity: activities,
  channel: channels,
  comment: comments,
  practice: practices,
  wish: wishes,
} as const satisfies Record<LikeTarget, unknown>

export const tableOf = (target: LikeTarget) => likeableTables[target]

const followableTables = {
  organisation: organisations,
  anchor: anchors,
  user: users,
  album: contents,
  circle: circles,
  channel: channels,
  advice: advices,
} as const

/** What is not everybody's cannot be followed. */
const followable: Partial<Record<FollowKind, SQL | undefined>> = {
  album: and(eq(contents.type, contentTypes.album), isShown.content),
  advice: eq(advices.open, true),
  user: isNull(users.closedAt),
}

/** Refuses to follow a thing that does not exist or is hidden. */
export async function requireFollowable(db: Executor, kind: FollowKind, id: string): Promise<void> {
  const table = followableTables[kind]
  const [found] = await db
    .select({ one: sql`1` })
    .from(table)
    .where(and(eq(table.id, id), followable[kind]))
  if (!found) throw refuse('contentGone')
}

/** Those of some ids that can be followed. */
export async function existingOf(db: Executor, kind: FollowKind, ids: readonly string[]): Promise<string[]> {
  const table = followableTables[kind]
  const rows = await db
    .select({ id: sql<string>`${table.id}` })
    .from(table)
    .where(and(inArray(table.id, [...ids]), followable[kind]))
  return rows.map(({ id }) => id)
}

/** Refuses a person who does not exist. */
export const requirePerson = (db: Executor, id: string): Promise<void> => requireFollowable(db, 'user', id)

/** Condition under which users may see and mark a thing. */
export const markable = (target: LikeTarget): SQL =>
  ({
    content: isShown.content,
    post: isShown.post,
    activity: sql`true`,
    channel: sql`true`,
    comment: sql`state = 'shown' and ${targetIsShown}`,
    practice: isShown.practice,
    wish: isShown.wish,
  })[target]

/** Whether users may see and mark a thing. */
export async function targetExists(db: Executor, target: LikeTarget, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from ${tableOf(target)} where id = ${id} and ${markable(target)}`)
  return rows.length > 0
}

/** The user who wrote what is commented on: a post, a citizen's piece, a show or a record. */
export async function authorsOf(db: Executor, target: LikeTarget, id: string): Promise<string[]> {
  const readers: Partial<Record<LikeTarget, () => PromiseLike<{ author: string | null }[]>>> = {
    post: () => db.select({ author: posts.userId }).from(posts).where(eq(posts.id, id)),
    content: () => db.select({ author: contents.ownerId }).from(contents).where(eq(contents.id, id)),
    practice: () => db.select({ author: practices.userId }).from(practices).where(eq(practices.id, id)),
  }
  const authored = (await readers[target]?.()) ?? []
  return authored.flatMap(({ author }) => author ?? [])
}

/** Refuses a thing that users may not see or mark. */
export async function requireTarget(db: Executor, target: LikeTarget, id: string): Promise<void> {
  if (!(await targetExists(db, target, id))) throw refuse('contentGone')
}
