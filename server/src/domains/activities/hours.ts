import { HOUR_MS } from '@plaza/shared/format'
import type { Transaction } from '../../data/database'
import type { activities } from '../../data/schema/index'
import { creditHours } from '../hours/ledger'
import { creditCodes, earnCredits } from '../wallet/credits'

type CreditedActivity = Pick<
  typeof activities.$inferSelect,
  'id' | 'title' | 'place' | 'teamId' | 'hours' | 'startsAt' | 'endsAt' | 'cancelledAt'
>

const HALVES = 2

/** The half hours that have begun after so much time, as hours. */
export const begunHours = (ms: number): number => Math.max(0, Math.ceil((ms / HOUR_MS) * HALVES) / HALVES)

/** Hours that an activity counts for: of one that was called off while it ran, the half hours that had begun. */
export function creditedHours({
  hours,
  startsAt,
  cancelledAt,
}: Pick<CreditedActivity, 'hours' | 'startsAt' | 'cancelledAt'>): number {
  if (!cancelledAt) return hours
  return Math.min(hours, begunHours(cancelledAt.getTime() - startsAt.getTime()))
}

/** Hours count for the day of the activity, however late they are confirmed; for today while it runs. */
const servedAtOf = ({ endsAt, cancelledAt }: CreditedActivity): Date =>
  new Date(Math.min(endsAt.getTime(), cancelledAt?.getTime() ?? endsAt.getTime(), Date.now()))

/** Credits the hours of an activity once to each of those who took part; `reviewer`: the manager who decided so. */
export async function creditParticipants(
  tx: Transaction,
  activity: CreditedActivity,
  userIds: readonly string[],
  reviewer?: string,
): Promise<void> {
  const { id, title, place, teamId } = activity
  const hours = creditedHours(activity)
  if (hours === 0) return
  for (const userId of userIds) {
    const service = {
      userId,
      source: 'activity' as const,
      sourceId: id,
      title,
      place,
      teamId,
      hours,
      servedAt: servedAtOf(activity),
    }
    await creditHours(tx, { ...service, ...(reviewer && { reviewer }) })
    await earnCredits(tx, { userId, code: creditCodes.volunteer, reason: `activity:${id}`, note: title })
  }
}
