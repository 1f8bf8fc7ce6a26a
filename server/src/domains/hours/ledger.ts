import type { HoursSource } from '@plaza/shared/api'
import { eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../data/database'
import { hoursLedger, teams } from '../../data/schema/index'
import { takeCreditsBack } from '../wallet/credits'

interface CreditedService {
  userId: string
  source: HoursSource
  /** Id of the activity, the wish or the order; of hours by hand any key that names the service. */
  sourceId: string
  title: string
  place?: string
  teamId?: string | null
  hours: number
  /** When the service took place; now, if not given. */
  servedAt?: Date
  reviewer?: string
  note?: string
}

/** Credits hours once for a person and a source. Returns whether it did. */
export async function creditHours(tx: Transaction, { teamId = null, ...service }: CreditedService): Promise<boolean> {
  const { source, sourceId } = service
  const organisationId = teamId && sql<string>`(select organisation_id from ${teams} where id = ${teamId})`
  const added = await tx
    .insert(hoursLedger)
    .values({ ...service, teamId, organisationId, activityId: source === 'activity' ? sourceId : null })
    .onConflictDoNothing()
    .returning({ id: hoursLedger.id })
  return added.length > 0
}

/**
 * Takes an entry back by a counter-entry, once. It counts for the month of the service, so that the sums of that month are
 * right. The credits that were earned with it go too. Returns whether it did.
 */
export async function reverseHours(
  tx: Transaction,
  entryId: number,
  { reviewer, note }: { reviewer: string; note: string },
): Promise<boolean> {
  const [entry] = await tx.select().from(hoursLedger).where(eq(hoursLedger.id, entryId))
  if (!entry || entry.reversalOf !== null) return false
  const { id, createdAt: _, ...same } = entry
  const added = await tx
    .insert(hoursLedger)
    .values({ ...same, hours: -entry.hours, reversalOf: id, reviewer, note })
    .onConflictDoNothing()
    .returning({ id: hoursLedger.id })
  if (added.length > 0) await takeCreditsBack(tx, entry.userId, `${entry.source}:${entry.sourceId}`)
  return added.length > 0
}

/** An entry that gives hours, as opposed to one that takes them back. */
const isCredit = isNull(hoursLedger.reversalOf)
/** An entry that no other one takes back. */
export const isInForce = sql`${isCredit} and not exists
  (select 1 from hours_ledger reversal where reversal.reversal_of = ${hoursLedger.id})`
