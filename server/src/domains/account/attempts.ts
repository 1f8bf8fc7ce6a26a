import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { knownPlaces } from '../../data/schema/index'
import type { Secret } from '../../secret'
import { consumeRateLimit, type RateLimit } from '../rate-limits'

const FIVE_MINUTES = 300
const HOUR = 3_600

interface AttemptContext {
  db: Executor
  secret: Secret
  ip: string
}

/** A network as it is kept: a keyed hash. */
export const placeOf = ({ secret, ip }: Pick<AttemptContext, 'secret' | 'ip'>): string =>
  secret.sign('place', ip).slice(0, 22)

/** Notes that whoever has an account logged in from here: tries of strangers elsewhere no longer keep them out. */
export async function rememberPlace(context: AttemptContext, account: string): Promise<void> {
  await context.db
    .insert(knownPlaces)
    .values({ account, place: placeOf(context) })
    .onConflictDoUpdate({ target: [knownPlaces.account, knownPlaces.place], set: { seenAt: sql`now()` } })
}

/** Whether somebody logged in to an account from here. */
export async function isKnown(context: AttemptContext, account: string): Promise<boolean> {
  const [row] = await context.db
    .select({ one: sql`1` })
    .from(knownPlaces)
    .where(and(eq(knownPlaces.account, account), eq(knownPlaces.place, placeOf(context))))
  return row !== undefined
}

/**
 * Counts a try to log in by the address, and by the account from this address. Tries of an account from anywhere wait
 * longer the more there were; that holds for addresses from which nobody logged in to it, and for one way alone.
 */
export async function limitAttempts(
  context: AttemptContext,
  way: string,
  account: string,
  perAddress: RateLimit,
): Promise<void> {
  const strangerLimits = (await isKnown(context, account))
    ? []
    : [
        { key: `login-strangers:${way}:${account}`, max: 60, seconds: FIVE_MINUTES },
        { key: `login-strangers-hour:${way}:${account}`, max: 120, seconds: HOUR },
      ]
  await consumeRateLimit(context.db as never, [
    perAddress,
    { key: `login-account:${way}:${account}:${placeOf(context)}`, max: 10, seconds: FIVE_MINUTES },
    ...strangerLimits,
  ])
}
