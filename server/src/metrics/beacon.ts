import { MINUTE_SECONDS } from '@plaza/shared/format'
import { BEACON_ADDRESS, BEACON_MAX_BYTES, type Beacon, BeaconSchema, type VitalName } from '@plaza/shared/remotes'
import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { currentRegistry } from '../registry/registry'
import { isFromOwnPage } from '../transport/client/own-page'
import type { Deps } from '../transport/context'
import { sendRefusal } from '../transport/dispatch'
import { parseJson, readLimited } from '../transport/input/json'
import type { AddressReport, Tally } from '../transport/ports/tally'
import { Refusal, refuse } from '../transport/refusal'
import { clientAddressOf, type Env } from '../transport/request'
import { type Amounts, createAllowance } from './allowance'

/** Content types with which `navigator.sendBeacon` sends a Blob or a text. */
const mediaTypes = /^(application\/json|text\/plain)\b/i

/** Receives hosts' reports about their releases; each costs one query for its address's allowance. */
export function mountBeacon(app: Hono<Env>, deps: Deps): void {
  const allowance = createAllowance(deps.db)

  app.post(BEACON_ADDRESS, async (c) => {
    try {
      const address = clientAddressOf(c, deps.environment.trustsProxy)
      if (!isFromOwnPage(c, deps.environment)) throw refuse('notAllowed')
      if (allowance.isSpent(address)) throw tooMany()
      const beacon = await readBeacon(c)
      const taken = await allowance.take(address, amountsOf(beacon))
      if (taken.beacons === 0) throw tooMany()
      count(deps.tally, beacon, taken)
      await note(deps, address, beacon)
      return c.body(null, 204, { 'cache-control': 'no-store' })
    } catch (error) {
      if (error instanceof Refusal) return sendRefusal(c, error)
      throw error
    }
  })
  app.all(BEACON_ADDRESS, (c) => sendRefusal(c, refuse('wrongMethod', { allow: 'POST' })))
}

async function readBeacon(c: Context<Env>): Promise<Beacon> {
  if (!mediaTypes.test(c.req.header('content-type') ?? '')) throw refuse('wrongMediaType')
  const read = v.safeParse(BeaconSchema, parseJson(await readLimited(c.req.raw.body, BEACON_MAX_BYTES)), {
    abortEarly: true,
  })
  if (!read.success) throw refuse('badInput')
  return read.output
}

const tooMany = () => refuse('tooMany', { retryAfter: MINUTE_SECONDS })
const sumOf = (rows: readonly { n: number }[]) => rows.reduce((sum, { n }) => sum + n, 0)

/** The countable part of a report: nothing about another build of the host than the one that reports. */
function counting({ host, vitals, errors, ...rest }: Beacon) {
  const fits = ({ owner, release }: { owner: string; release: string }) => owner !== 'host' || release === host
  return { ...rest, vitals: vitals.filter(fits), errors: errors.filter(fits) }
}

function amountsOf(beacon: Beacon): Amounts {
  const { loads, failures, vitals, errors } = counting(beacon)
  return {
    beacons: 1,
    loads: loads.length,
    failures: sumOf(failures),
    vitals: vitals.length,
    errors: sumOf(errors),
  }
}

/** Adds a report to the sums, as far as its address's allowance permits. */
function count(tally: Tally, beacon: Beacon, taken: Amounts): void {
  const { loads, failures, vitals, errors } = counting(beacon)
  for (const { remote, release, ms } of loads.slice(0, taken.loads)) tally.add(remote, release, 'load', ms)
  for (const { owner, release, route, name, value } of vitals.slice(0, taken.vitals)) {
    tally.add(owner, release, `vital:${name}`, value)
    tally.addOfRoute({ owner, release, route }, `vital:${name}`, value)
  }
  for (const [{ remote, release, kind }, n] of within(failures, taken.failures))
    tally.add(remote, release, `failure:${kind}`, 0, n)
  for (const [{ owner, release }, n] of within(errors, taken.errors)) tally.add(owner, release, 'error', 0, n)
}

/** Rows with their counts, until `left` is used up. */
function within<Row extends { n: number }>(rows: readonly Row[], left: number): [Row, number][] {
  let rest = left
  return rows.flatMap((row) => {
    const counted = Math.min(row.n, rest)
    rest -= counted
    return counted > 0 ? [[row, counted] as [Row, number]] : []
  })
}

/** Notes by address what was reported about live releases, by which they are judged. */
async function note(deps: Deps, address: string, { loads, failures, vitals, errors }: Beacon): Promise<void> {
  const { remotes } = (await currentRegistry(deps)).document
  const add = (remote: string, release: string, part: AddressReport) => {
    if (remotes[remote]?.releases[release]) deps.tally.note(address, { remote, release }, part)
  }
  for (const { remote, release, ms } of loads) add(remote, release, { loads: 1, loadMs: ms })
  for (const { remote, release, n } of failures) add(remote, release, { failures: n })
  for (const { owner, release, n } of errors) add(owner, release, { errors: n })
  for (const { owner, release, name, value } of vitals) add(owner, release, vitalReport(name, value))
}

function vitalReport(name: VitalName, value: number): AddressReport {
  if (name === 'page') return { pages: 1, pageMs: value }
  if (name === 'LCP') return { lcps: 1, lcpMs: value }
  if (name === 'INP') return { inps: 1, inpMs: value }
  return name === 'CLS' ? { clss: 1, clsSum: value } : {}
}
