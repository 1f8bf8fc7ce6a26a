import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../data/database'
import { activities, activityJoins } from '../../data/schema/index'
import { refuse } from '../../transport/refusal'
import { sendMessages } from '../messages/send'
import { addressOfActivity } from '../page-addresses'
import { membershipOf } from '../teams/roles'
import { creditParticipants } from './hours'

/** Who was there for less than this share of an activity does not get its hours without being asked. */
const LEAST_SHARE = 0.5

interface SignOut {
  activity: Pick<typeof activities.$inferSelect, 'id' | 'teamId' | 'startsAt' | 'endsAt'>
  userId: string
  at: Date
}

/**
 * Whether a manager has to look at a sign-out before its hours are credited: the person was there for less than half of
 * the activity, at another one that takes place at the same time, or leads the team.
 */
export async function isDoubtful(tx: Transaction, { activity, userId, at }: SignOut): Promise<boolean> {
  const { id, teamId, startsAt, endsAt } = activity
  // Who leads has the code of the activity: another one looks at their hours.
  if ((await membershipOf(tx, teamId, userId)) === 'manager') return true
  const [own] = await tx
    .select({ signedInAt: activityJoins.signedInAt })
    .from(activityJoins)
    .where(and(eq(activityJoins.activityId, id), eq(activityJoins.userId, userId)))
  const from = Math.max(startsAt.getTime(), own?.signedInAt?.getTime() ?? 0)
  const till = Math.min(endsAt.getTime(), at.getTime())
  if (till - from < (endsAt.getTime() - startsAt.getTime()) * LEAST_SHARE) return true
  // Each counts for all of its time, so it is the times of the activities that must not overlap.
  const { rows } = await tx.execute(sql`
    select 1 from ${activityJoins} j join ${activities} a on a.id = j.activity_id
    where j.user_id = ${userId} and j.activity_id <> ${id} and j.state in ('signed-in', 'signed-out')
      and a.starts_at < coalesce(a.cancelled_at, a.ends_at)
      and a.starts_at < ${endsAt} and least(a.ends_at, a.cancelled_at) > ${startsAt} limit 1`)
  return rows.length > 0
}

interface PresenceDecision {
  userId: string
  right: boolean
  /** The manager, or the operator of the centre. */
  reviewer: string
}

/**
 * Confirms a presence that waits for a check, with its hours if the person has signed out, or undoes it and tells them.
 * Nothing is credited before the activity has begun: it may still be called off. The caller holds the lock of the
 * activity's row.
 */
export async function decidePresence(
  tx: Transaction,
  activity: typeof activities.$inferSelect,
  { userId, right, reviewer }: PresenceDecision,
): Promise<void> {
  const { id, title } = activity
  const undone = { state: 'joined', signedInAt: null, signedOutAt: null, way: null, undoneAt: sql`now()` } as const
  const [moved] = await tx
    .update(activityJoins)
    .set({ toCheck: false, ...(!right && undone) })
    .where(and(eq(activityJoins.activityId, id), eq(activityJoins.userId, userId), eq(activityJoins.toCheck, true)))
    .returning({ state: activityJoins.state })
  if (!moved) throw refuse('stateChanged')
  if (right && moved.state === 'signed-out') {
    if (activity.startsAt.getTime() > Date.now()) throw refuse('tooEarly')
    await creditParticipants(tx, activity, [userId], reviewer)
  }
  const told = { to: userId, params: { activity: title }, link: addressOfActivity(id) }
  if (!right) await sendMessages(tx, [{ ...told, template: 'activity.undone' }])
}
