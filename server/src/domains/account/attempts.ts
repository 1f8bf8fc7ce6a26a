import { HOUR_SECONDS } from '@plaza/shared/format'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../data/database'
import { knownPlaces } from '../../data/schema/index'
import type { Secret } from '../../secret'
import { wideNetworkOf } from '../../transport/client/address'
import { refuse } from '../../transport/refusal'
import { consumeRateLimit, type RateLimit, refuseExceeded } from '../rate-limits'
import type { PasswordRequester } from './passwords'

const FIVE_MINUTES = 300
/** Attempts of strangers in one IPv6 network of 48 bits: in total, and at one account. */
const NETWORK_ATTEMPTS = 100
const NETWORK_ATTEMPTS_AT_ACCOUNT = 20
/** Concurrent attempts of one network: a household or an office types more slowly. */
const MAX_COUNTING = 8
const RETRY_SECONDS = 2
const HASH_LENGTH = 22

interface AttemptContext {
  db: Database
  secret: Secret
  ip: string
  /** The device id from the host's cookie. */
  visitor?: string | undefined
}

/** A network as stored: a keyed hash. */
export const placeOf = ({ secret, ip }: Pick<AttemptContext, 'secret' | 'ip'>): string =>
  secret.sign('place', ip).slice(0, HASH_LENGTH)

/** Network and device of a request, as stored. */
const placesOf = (context: Omit<AttemptContext, 'db'>): string[] => {
  const { secret, visitor } = context
  const device = visitor && secret.sign('device', visitor).slice(0, HASH_LENGTH)
  return [placeOf(context), ...(device ? [device] : [])]
}

/** Remembers network and device of a login, so that strangers' attempts do not lock them out. */
export async function rememberPlace(context: AttemptContext, account: string): Promise<void> {
  await context.db
    .insert(knownPlaces)
    .values(placesOf(context).map((place) => ({ account, place })))
    .onConflictDoUpdate({ target: [knownPlaces.account, knownPlaces.place], set: { seenAt: sql`now()` } })
}

/** Whether somebody has logged in to an account from this network or device. */
export async function isKnown(
  context: Omit<AttemptContext, 'db'> & { db: Executor },
  account: string,
): Promise<boolean> {
  const [row] = await context.db
    .select({ one: sql`1` })
    .from(knownPlaces)
    .where(and(eq(knownPlaces.account, account), inArray(knownPlaces.place, placesOf(context))))
    .limit(1)
  return row !== undefined
}

/**
 * Limits for requests without an earlier login to the account: per network of 48 bits, then for the account from
 * anywhere.
 */
function strangerLimits({ ip }: AttemptContext, way: string, account: string): RateLimit[] {
  const network = wideNetworkOf(ip)
  const byNetwork =
    network === ip
      ? []
      : [
          { key: `login-network:${way}:${network}`, max: NETWORK_ATTEMPTS, seconds: FIVE_MINUTES },
          {
            key: `login-network:${way}:${network}:${account}`,
            max: NETWORK_ATTEMPTS_AT_ACCOUNT,
            seconds: FIVE_MINUTES,
          },
        ]
  return [
    ...byNetwork,
    { key: `login-strangers:${way}:${account}`, max: 60, seconds: FIVE_MINUTES },
    { key: `login-strangers-hour:${way}:${account}`, max: 120, seconds: HOUR_SECONDS },
  ]
}

/** Strangers' attempts currently being counted, by network. */
const counting = new Map<string, number>()

/** Refuses a network with several attempts at the database already: they would fill the queue of all queries. */
async function oneOfFew(network: string, task: () => Promise<void>): Promise<void> {
  const others = counting.get(network) ?? 0
  if (others >= MAX_COUNTING) throw refuse('busy', { retryAfter: RETRY_SECONDS })
  counting.set(network, others + 1)
  try {
    await task()
  } finally {
    const left = (counting.get(network) ?? 1) - 1
    if (left > 0) counting.set(network, left)
    else counting.delete(network)
  }
}

/**
 * Counts a login attempt by address, and by account from this address; a stranger's also by the wider limits (decision
 * 0080). Each login method counts separately. Returns the requester for the queue of password checks.
 */
export async function limitAttempts(
  context: AttemptContext,
  way: string,
  account: string,
  perAddress: RateLimit,
): Promise<PasswordRequester> {
  const known = await isKnown(context, account)
  const limits = [
    perAddress,
    { key: `login-account:${way}:${account}:${placeOf(context)}`, max: 10, seconds: FIVE_MINUTES },
    ...(known ? [] : strangerLimits(context, way, account)),
  ]
  const network = wideNetworkOf(context.ip)
  const countAttempt = async () => {
    // Reading costs one query per attempt; counting would lock the row that all attempts of a flood share.
    await refuseExceeded(context.db, limits)
    await consumeRateLimit(context.db, limits)
  }
  await (known ? countAttempt() : oneOfFew(network, countAttempt))
  return { lane: known ? 'known' : 'strangers', network }
}
