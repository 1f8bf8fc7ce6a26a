import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../data/database'
import { activities, activityJoins } from '../../data/schema/index'
import { membershipOf } from '../teams/roles'

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
