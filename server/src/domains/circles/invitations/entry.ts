import { and, eq } from 'drizzle-orm'
import type { Executor } from '../../../data/database'
import { circles, invitations, invitedMembers } from '../../../data/schema/index'
import { refuse } from '../../../transport/refusal'
import { invitationState } from './invitation-state'

interface Entry {
  userId: string
  circleId: string
  /** Code of the invitation by which the user comes. */
  code: string | undefined
}

/** The invitation of somebody else to this circle; those who join by it at once wait for each other. */
async function lockInvitation(tx: Executor, { userId, circleId, code }: Entry) {
  if (!code) return undefined
  const isIt = and(eq(invitations.code, code), eq(invitations.circleId, circleId))
  const [locked] = await tx.select({ userId: invitations.userId }).from(invitations).where(isIt).for('update')
  if (!locked || locked.userId === userId) return undefined
  const [row] = await tx
    .select({ state: invitationState })
    .from(invitations)
    .innerJoin(circles, eq(circles.id, invitations.circleId))
    .where(isIt)
  return row && { code, state: row.state }
}

/**
 * What becoming a member takes: in a circle of members, a valid invitation. Notes by whose invitation somebody came: the
 * first one for good.
 */
export async function enterCircle(tx: Executor, entry: Entry): Promise<void> {
  const { userId, circleId } = entry
  const invitation = await lockInvitation(tx, entry)
  if (invitation?.state === 'open') {
    await tx.insert(invitedMembers).values({ circleId, userId, code: invitation.code }).onConflictDoNothing()
    return
  }
  const [circle] = await tx.select({ membersOnly: circles.membersOnly }).from(circles).where(eq(circles.id, circleId))
  if (!circle?.membersOnly) return
  throw refuse('notAllowed', { detail: invitation ? `invitation.${invitation.state}` : 'circle.invited' })
}
