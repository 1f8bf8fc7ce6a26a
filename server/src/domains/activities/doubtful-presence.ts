import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../data/database'
import { activities, activityJoins } from '../../data/schema/index'

/** Who was there for less than this share of an activity does not get its hours without being asked. */
const LEAST_SHARE = 0.5

interface SignOut {
  activity: Pick<typeof activities.$inferSelect, 'id' | 'startsAt' | 'endsAt'>
  userId: string
  at: Date
}

/**
 * Whether a manager has to look at a sign-out before its hours are credited: the person was there for less than half of
 * the activity, or at another activity at the same time.
 */
export async function isDoubtful(tx: Transaction, { activity, userId, at }: SignOut): Promise<boolean> {
  const { id, startsAt, endsAt } = activity
  const [own] = await tx
    .select({ signedInAt: activityJoins.signedInAt })
    .from(activityJoins)
    .where(and(eq(activityJoins.activityId, id), eq(activityJoins.userId, userId)))
  const from = Math.max(startsAt.getTime(), own?.signedInAt?.getTime() ?? 0)
  const till = Math.min(endsAt.getTime(), at.getTime())
  if (till - from < (endsAt.getTime() - startsAt.getTime()) * LEAST_SHARE) return true
  const { rows } = await tx.execute(sql`
    select 1 from ${activityJoins} j join ${activities} a on a.id = j.activity_id
    where j.user_id = ${userId} and j.activity_id <> ${id} and j.state in ('signed-in', 'signed-out')
      and a.cancelled_at is null and j.signed_in_at < ${new Date(till)}
      and least(a.ends_at, coalesce(j.signed_out_at, now())) > ${new Date(from)} limit 1`)
  return rows.length > 0
}
