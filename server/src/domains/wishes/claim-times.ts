import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { inBatches } from '../../data/batches'
import type { Database } from '../../data/database'
import { wishes } from '../../data/schema/index'
import { readClaimRules } from './claim-rules'
import { tellEndingSoon, tellExpired } from './notices'
import { expireClaim } from './steps'

/** Wishes per transaction. */
const BATCH = 200

/** Reminds claimants whose claims end soon, once for each claim. A claim that has ended already is given back instead. */
async function remindClaimants(db: Database): Promise<void> {
  const { reminder } = await readClaimRules(db)
  await inBatches(db, BATCH, async (tx) => {
    const due = await tx
      .select()
      .from(wishes)
      .where(
        and(
          eq(wishes.state, 'claimed'),
          isNull(wishes.remindedAt),
          lte(wishes.dueAt, sql`now() + make_interval(days => ${reminder}::int)`),
        ),
      )
      .orderBy(asc(wishes.dueAt))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    if (due.length === 0) return 0
    await tx
      .update(wishes)
      .set({ remindedAt: sql`now()` })
      .where(
        inArray(
          wishes.id,
          due.map(({ id }) => id),
        ),
      )
    await tellEndingSoon(tx, due)
    return due.length
  })
}

/** Gives back the claims whose time is over, and tells both. */
async function giveBack(db: Database): Promise<void> {
  await inBatches(db, BATCH, async (tx) => {
    const over = await tx
      .select()
      .from(wishes)
      .where(and(eq(wishes.state, 'claimed'), lte(wishes.dueAt, sql`now()`)))
      .orderBy(asc(wishes.dueAt))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    const ended = []
    for (const wish of over) if (await expireClaim(tx, wish, 'clock')) ended.push(wish)
    await tellExpired(tx, ended)
    return over.length
  })
}

/** After an outage a claim is first given back, so that nobody is reminded of what has ended. */
export async function keepClaimTimes(db: Database): Promise<void> {
  await giveBack(db)
  await remindClaimants(db)
}
