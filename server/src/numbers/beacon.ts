import { BEACON_ADDRESS, BEACON_MAX_BYTES, type Beacon, BeaconSchema } from '@plaza/shared/remotes'
import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Deps } from '../transport/context'
import { sendRefusal } from '../transport/dispatch'
import { parseJson, readLimited } from '../transport/json'
import { Refusal, refuse } from '../transport/refusal'
import { addressOf, type Env } from '../transport/request'
import { type Allowed, createAllowance } from './allowance'
import type { Tally } from './tally'

const MINUTE_SECONDS = 60
/** What `navigator.sendBeacon` sends a Blob or a text as. */
const mediaTypes = /^(application\/json|text\/plain)\b/i

/** Takes what hosts report of the releases that they run; none of them costs a query. */
export function mountBeacon(app: Hono<Env>, deps: Deps): void {
  const allowance = createAllowance()

  app.post(BEACON_ADDRESS, async (c) => {
    try {
      const address = addressOf(c, deps.environment.trustsProxy)
      if (!isOurs(c, deps)) throw refuse('notAllowed')
      if (allowance.take(address, 'beacons', 1) === 0) throw refuse('tooMany', { retryAfter: MINUTE_SECONDS })
      count(deps.tally, await readBeacon(c), (kind, wanted) => allowance.take(address, kind, wanted))
      return c.body(null, 204, { 'cache-control': 'no-store' })
    } catch (error) {
      if (error instanceof Refusal) return sendRefusal(c, error)
      throw error
    }
  })
  app.all(BEACON_ADDRESS, (c) => sendRefusal(c, refuse('wrongMethod', { allow: 'POST' })))
}

/** Whether a report comes from a page of ours; a browser says so with every POST. */
function isOurs(c: Context<Env>, { environment }: Deps): boolean {
  const origin = c.req.header('origin')
  if (origin === undefined || environment.origins.includes(origin)) return true
  if (!URL.canParse(origin)) return false
  const own = environment.publicOrigin ? new URL(environment.publicOrigin).host : undefined
  return [c.req.header('host'), own].includes(new URL(origin).host)
}

async function readBeacon(c: Context<Env>): Promise<Beacon> {
  if (!mediaTypes.test(c.req.header('content-type') ?? '')) throw refuse('wrongMediaType')
  const read = v.safeParse(BeaconSchema, parseJson(await readLimited(c.req.raw.body, BEACON_MAX_BYTES)), {
    abortEarly: true,
  })
  if (!read.success) throw refuse('badInput')
  return read.output
}

type Take = (kind: Allowed, wanted: number) => number

/** Adds a report to the sums, as far as the address that sent it has something left. */
function count(tally: Tally, { host, loads, failures, vitals, errors }: Beacon, take: Take): void {
  const fits = ({ owner, release }: { owner: string; release: string }) => owner !== 'host' || release === host
  for (const { remote, release, ms } of loads.slice(0, take('loads', loads.length)))
    if (remote !== 'host') tally.add(remote, release, 'load', ms)
  for (const { remote, release, kind, n } of failures) {
    const counted = remote === 'host' ? 0 : take('failures', n)
    if (counted > 0) tally.add(remote, release, `failure:${kind}`, 0, counted)
  }
  for (const { owner, release, name, value } of vitals.filter(fits).slice(0, take('vitals', vitals.length)))
    tally.add(owner, release, `vital:${name}`, value)
  for (const { owner, release, n } of errors.filter(fits)) {
    const counted = take('errors', n)
    if (counted > 0) tally.add(owner, release, 'error', 0, counted)
  }
}
