import type { Circle } from '@plaza/shared/api'
import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { circleRestrictions, circles, posts } from '../../data/schema/index'
import { refuse } from '../../transport/refusal'
import { isMember } from './membership'
import { managerRole } from './roles'

/** A restriction that has not ended. */
export const isInForce = or(isNull(circleRestrictions.until), gt(circleRestrictions.until, sql`now()`))

/**
 * Whether a manager removed the user from the circle of a row. `offset 0` keeps it a look-up for each row: otherwise
 * the restrictions of all circles are read into a hash table.
 */
export const isRemoved = (userId: string) =>
  sql<boolean>`exists (select 1 from ${circleRestrictions} where ${circleRestrictions.circleId} = ${circles.id}
    and ${circleRestrictions.userId} = ${userId} and ${circleRestrictions.kind} = 'removed' and ${isInForce} offset 0)`

const toRestriction = ({ kind, until, reason }: typeof circleRestrictions.$inferSelect): Circle['restriction'] => ({
  kind,
  until: until?.toISOString() ?? null,
  reason,
})

/** Why a user may not write in circles, by their ids. */
export async function restrictionsOf(
  db: Executor,
  circleIds: readonly string[],
  userId: string | undefined,
): Promise<Map<string, Circle['restriction']>> {
  if (userId === undefined || circleIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(circleRestrictions)
    .where(and(inArray(circleRestrictions.circleId, [...circleIds]), eq(circleRestrictions.userId, userId), isInForce))
  return new Map(rows.map((row) => [row.circleId, toRestriction(row)]))
}

async function restrictionOf(db: Executor, circleId: string, userId: string): Promise<Circle['restriction']> {
  return (await restrictionsOf(db, [circleId], userId)).get(circleId) ?? null
}

/** Refuses to let a user take part in a circle of members without being one. */
export async function requireMember(db: Executor, circleId: string, userId: string): Promise<void> {
  const [circle] = await db.select({ membersOnly: circles.membersOnly }).from(circles).where(eq(circles.id, circleId))
  if (!circle) throw refuse('contentGone')
  if (circle.membersOnly && !(await isMember(db, userId, circleId))) throw refuse('notAllowed')
}

/**
 * Refuses to let a user write in a circle, whatever it is: who is muted in it or removed from it, and who is no member
 * where only members write.
 */
export async function requireWriter(db: Executor, circleId: string, userId: string): Promise<void> {
  const restriction = await restrictionOf(db, circleId, userId)
  if (restriction) throw refuse('notAllowed', { detail: `circle.${restriction.kind}` })
  await requireMember(db, circleId, userId)
}

/** Refuses to let a user comment on a post of a circle in which the user may not write. */
export async function requireWriterOn(db: Executor, postId: string, userId: string): Promise<void> {
  const [post] = await db.select({ circleId: posts.circleId }).from(posts).where(eq(posts.id, postId))
  if (post) await requireWriter(db, post.circleId, userId)
}

/** Refuses to let a user join again whom a manager removed. */
export async function refuseRemoved(db: Executor, circleId: string, userId: string): Promise<void> {
  const restriction = await restrictionOf(db, circleId, userId)
  if (restriction?.kind === 'removed') throw refuse('notAllowed', { detail: 'circle.removed' })
}

/** Refuses to let the owner and managers leave their circle. */
export async function refuseLeading(db: Executor, circleId: string, userId: string): Promise<void> {
  const [circle] = await db.select().from(circles).where(eq(circles.id, circleId))
  if (circle && managerRole(circle, userId)) throw refuse('notAllowed', { detail: 'circle.leads' })
}
