import { HOUR_SECONDS } from '@plaza/shared/format'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../data/database'
import { knownPlaces } from '../../data/schema/index'
import type { Secret } from '../../secret'
import { wideNetworkOf } from '../../transport/client/address'
import { createFairQueue } from '../../transport/load/fair-queue'
import type { LoadLimits } from '../../transport/load/load-limits'
import { consumeRateLimit, type RateLimit, refuseExceeded } from '../rate-limits'
import type { PasswordRequester } from './passwords'

const FIVE_MINUTES = 300
/** Attempts of strangers in one IPv6 network of 48 bits: in total, and at one account. */
const NETWORK_ATTEMPTS = 100
const NETWORK_ATTEMPTS_AT_ACCOUNT = 20
const HASH_LENGTH = 22

interface AttemptContext {
  db: Database
  secret: Secret
  load: Pick<LoadLimits, 'chargeLogin'>
  ip: string
  /** The device id from the host's cookie. */
  visitor?: string | undefined
}

/** What a place is computed from. */
type PlaceContext = Pick<AttemptContext, 'secret' | 'ip' | 'visitor'>

/** A network as stored: a keyed hash. */
export const placeOf = ({ secret, ip }: PlaceContext): string => secret.sign('place', ip).slice(0, HASH_LENGTH)

/** The device of a request as stored, if it has an id. */
const deviceOf = ({ secret, visitor }: PlaceContext): string | null =>
  visitor ? secret.sign('device', visitor).slice(0, HASH_LENGTH) : null

const placesOf = (context: PlaceContext): string[] => {
  const device = deviceOf(context)
  return [placeOf(context), ...(device ? [device] : [])]
}

/** Remembers network and device of a login, so that strangers' attempts do not lock them out. */
export async function rememberPlace(context: PlaceContext & { db: Executor }, account: string): Promise<void> {
  await context.db
    .insert(knownPlaces)
    .values(placesOf(context).map((place) => ({ account, place })))
    .onConflictDoUpdate({ target: [knownPlaces.account, knownPlaces.place], set: { seenAt: sql`now()` } })
}

/**
 * Where somebody has logged in to an account before: this device (its hash), or only this network, which others may
 * share; null for neither.
 */
export async function knownPlaceOf(
  context: PlaceContext & { db: Executor },
  account: string,
): Promise<{ device: string | null } | null> {
  const rows = await context.db
    .select({ place: knownPlaces.place })
    .from(knownPlaces)
    .where(and(eq(knownPlaces.account, account), inArray(knownPlaces.place, placesOf(context))))
  if (rows.length === 0) return null
  const device = deviceOf(context)
  return { device: rows.some(({ place }) => place === device) ? device : null }
}

/**
 * Limits for requests without an earlier login to the account: per network of 48 bits, then for the account from
 * anywhere.
 */
function strangerLimits(ip: string, way: string, account: string): RateLimit[] {
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

/** Attempts that are looked up, before anything is known of them: a flood would fill the queue of all queries. */
const lookUp = createFairQueue({ atOnce: 4, perNetwork: 2, waiting: 200, waitingPerNetwork: 60 })
/** Strangers' attempts that are being counted. */
const countStranger = createFairQueue({ atOnce: 4, perNetwork: 2, waiting: 200, waitingPerNetwork: 10 })

/** Counts an attempt against limits, or refuses it. */
async function count(db: Database, limits: readonly RateLimit[]): Promise<void> {
  // Reading costs one query per attempt; counting would lock the row that all attempts of a flood share.
  await refuseExceeded(db, limits)
  await consumeRateLimit(db, limits)
}

interface Attempt {
  way: string
  account: string
  perAddress: RateLimit
  /** Whether guesses from here are bounded already: by a code that was sent to the account at a request from here. */
  isBounded?: (() => Promise<boolean>) | undefined
}

/**
 * Counts a login attempt, each way of login by itself. A known device has attempts of its own, whatever others in its
 * network do; everybody else is limited by address, and by account from this address; a stranger also by the wider
 * limits (decisions 0080 and 0106), unless its guesses are bounded (decision 0209). Returns the requester for the queue
 * of password checks.
 */
export async function limitAttempts(
  context: AttemptContext,
  { way, account, perAddress, isBounded }: Attempt,
): Promise<PasswordRequester> {
  const { db, ip } = context
  const network = wideNetworkOf(ip)
  const known = await lookUp({ address: network, network }, () => knownPlaceOf(context, account))
  const ofAccount = (place: string) => ({
    key: `login-account:${way}:${account}:${place}`,
    max: 10,
    seconds: FIVE_MINUTES,
  })
  if (known?.device) {
    await count(db, [ofAccount(known.device)])
    return { lane: 'known', network: known.device }
  }
  const limits = [perAddress, ofAccount(placeOf(context))]
  if (known) {
    await count(db, limits)
    return { lane: 'known', network }
  }
  await context.load.chargeLogin(ip)
  await countStranger({ address: network, network }, async () =>
    count(db, (await isBounded?.()) ? limits : [...limits, ...strangerLimits(ip, way, account)]),
  )
  return { lane: 'strangers', network }
}
