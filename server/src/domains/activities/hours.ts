import type { Transaction } from '../../data/database'
import type { activities } from '../../data/schema/index'
import { creditHours } from '../hours/ledger'
import { creditCodes, earnCredits } from '../wallet/credits'

type CreditedActivity = Pick<typeof activities.$inferSelect, 'id' | 'title' | 'place' | 'teamId' | 'hours' | 'endsAt'>

/** Hours count for the day of the activity, however late they are confirmed; for today while it runs. */
const servedAtOf = (endsAt: Date): Date => new Date(Math.min(endsAt.getTime(), Date.now()))

/** Credits the hours of an activity once to each of those who took part; `reviewer`: the manager who decided so. */
export async function creditParticipants(
  tx: Transaction,
  activity: CreditedActivity,
  userIds: readonly string[],
  reviewer?: string,
): Promise<void> {
  const { id, title, place, teamId, hours, endsAt } = activity
  for (const userId of userIds) {
    const service = {
      userId,
      source: 'activity' as const,
      sourceId: id,
      title,
      place,
      teamId,
      hours,
      servedAt: servedAtOf(endsAt),
    }
    await creditHours(tx, { ...service, ...(reviewer && { reviewer }) })
    await earnCredits(tx, { userId, code: creditCodes.volunteer, reason: `activity:${id}`, note: title })
  }
}
