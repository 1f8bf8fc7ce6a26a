import { HOUR_SECONDS } from '@plaza/shared/format'
import { and, eq, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../data/database'
import { newId } from '../../data/ids'
import { guideRatings, guides } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { refuse } from '../../transport/refusal'
import { consumeRateLimit } from '../rate-limits'

/** Ratings from one address per hour: many devices behind one address, but no flood of devices. */
const MAX_PER_ADDRESS = 60

interface Rater {
  userId: string | null
  device: string
}

const raterOf = ({ user, visitor, ip, secret }: Context): Rater => ({
  userId: user?.id ?? null,
  device: secret.sign('guide rating', visitor ?? `address ${ip}`),
})

/** The change of the two counts: a first rating adds, another one moves it. */
async function storeRating(tx: Transaction, guideId: string, { userId, device }: Rater, useful: boolean) {
  const own = or(eq(guideRatings.device, device), userId === null ? undefined : eq(guideRatings.userId, userId))
  const rated = await tx
    .select()
    .from(guideRatings)
    .where(and(eq(guideRatings.guideId, guideId), own))
  const [before] = rated
  if (!before) {
    await tx.insert(guideRatings).values({ id: newId(), guideId, userId, device, useful })
    return useful ? { yes: 1, no: 0 } : { yes: 0, no: 1 }
  }
  // A guest who logs in takes the rating along; a user who has another rating keeps both.
  if (rated.length === 1 && before.userId === null)
    await tx.update(guideRatings).set({ userId }).where(eq(guideRatings.id, before.id))
  const turned = rated.filter((one) => one.useful !== useful).length
  await tx
    .update(guideRatings)
    .set({ useful })
    .where(and(eq(guideRatings.guideId, guideId), own))
  return useful ? { yes: turned, no: -turned } : { yes: -turned, no: turned }
}

/** Counted once per user and device. The guide's row is locked, so parallel taps are counted one after the other. */
export async function rateGuide(context: Context, guideId: string, useful: boolean) {
  const { db, ip } = context
  await consumeRateLimit(db, [{ key: `guide-rating:${ip}`, max: MAX_PER_ADDRESS, seconds: HOUR_SECONDS }])
  return db.transaction(async (tx) => {
    const [guide] = await tx.select({ id: guides.id }).from(guides).where(eq(guides.id, guideId)).for('update')
    if (!guide) throw refuse('contentGone')
    const { yes, no } = await storeRating(tx, guideId, raterOf(context), useful)
    const [counts] = await tx
      .update(guides)
      .set({ useful: sql`${guides.useful} + ${yes}`, notUseful: sql`${guides.notUseful} + ${no}` })
      .where(eq(guides.id, guideId))
      .returning({ yes: guides.useful, no: guides.notUseful })
    return { useful, yes: counts?.yes ?? 0, no: counts?.no ?? 0 }
  })
}
