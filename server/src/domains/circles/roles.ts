import { eq } from 'drizzle-orm'
import type { Executor, Transaction } from '../../data/database'
import { lockName } from '../../data/locks'
import { circles } from '../../data/schema/index'
import { refuse } from '../../transport/refusal'
import { refuseBanned } from '../bans'

type LeadsOfCircle = Pick<typeof circles.$inferSelect, 'ownerId' | 'managerIds'>
export type ManagerRole = 'owner' | 'manager'

/** What a user manages a circle as. */
export function managerRole({ ownerId, managerIds }: LeadsOfCircle, userId: string | undefined): ManagerRole | null {
  if (userId === undefined) return null
  if (userId === ownerId) return 'owner'
  return managerIds.includes(userId) ? 'manager' : null
}

/** Whether who has `role` decides about a person of the same circle: nobody about the owner, managers about members. */
export const isAbove = (role: ManagerRole | null, other: ManagerRole | null): boolean =>
  role === 'owner' ? other !== 'owner' : role === 'manager' && other === null

/** Reads a circle with the role of a user, and refuses who does not manage it. */
export async function requireManager(db: Executor, circleId: string, userId: string) {
  const [circle] = await db.select().from(circles).where(eq(circles.id, circleId))
  if (!circle) throw refuse('contentGone')
  const role = managerRole(circle, userId)
  if (!role) throw refuse('notAllowed', { detail: 'circle.managed' })
  return { circle, role }
}
export type ManagedCircle = Awaited<ReturnType<typeof requireManager>>

/**
 * Lets the managers of a circle decide one after another, and refuses who does not manage it or is banned. It comes
 * before any lock of a row: an author locks a post before its circle, so a manager who locked the circle first could
 * wait for ever.
 */
export async function lockAsManager(tx: Transaction, circleId: string, userId: string): Promise<ManagedCircle> {
  await lockName(tx, `managers ${circleId}`)
  const managed = await requireManager(tx, circleId, userId)
  await refuseBanned(tx, userId)
  return managed
}
