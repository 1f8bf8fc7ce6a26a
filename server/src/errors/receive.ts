import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { MINUTE_SECONDS } from '@plaza/shared/format'
import {
  ERROR_REPORTS_ADDRESS,
  ERROR_REPORTS_MAX_BYTES,
  type ErrorReport,
  type ErrorReports,
  ErrorReportsSchema,
  withoutPersonalData,
} from '@plaza/shared/remotes'
import Bowser from 'bowser'
import { and, eq, or } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { releases } from '../data/schema/index'
import { takeAllowance } from '../domains/rate-limits'
import type { Environment } from '../environment'
import { wideNetworkOf } from '../transport/client/address'
import { isFromOwnPage } from '../transport/client/own-page'
import type { Deps } from '../transport/context'
import { sendRefusal } from '../transport/dispatch'
import { parseJson, readLimited } from '../transport/input/json'
import type { ErrorOccurrence } from '../transport/ports/errors'
import { Refusal, refuse } from '../transport/refusal'
import { clientAddressOf, type Env } from '../transport/request'

/** Reports per minute: of one address, and of all together. */
const REPORTS_OF_ADDRESS = 10
const REPORTS_OF_ALL = 600
const BUILD = /^[\w-]{1,60}$/

/** Receives errors of pages with their stacks; each report costs two queries at most. */
export function mountErrorReports(app: Hono<Env>, deps: Deps): void {
  app.post(ERROR_REPORTS_ADDRESS, async (c) => {
    try {
      if (!isFromOwnPage(c, deps.environment)) throw refuse('notAllowed')
      await requireAllowance(deps, clientAddressOf(c, deps.environment.trustsProxy))
      const reports = await readReports(c)
      const browser = browserOf(c.req.header('user-agent') ?? '')
      const network = wideNetworkOf(clientAddressOf(c, deps.environment.trustsProxy))
      for (const occurrence of occurrencesOf(reports, browser, await knownReleases(deps, reports)))
        note(deps, { ...occurrence, network })
      return c.body(null, 204, { 'cache-control': 'no-store' })
    } catch (error) {
      if (error instanceof Refusal) return sendRefusal(c, error)
      throw error
    }
  })
  app.all(ERROR_REPORTS_ADDRESS, (c) => sendRefusal(c, refuse('wrongMethod', { allow: 'POST' })))
}

function note({ errors, tally }: Deps, occurrence: ErrorOccurrence): void {
  const { owner, release, route, n } = occurrence
  errors.add(occurrence)
  tally.addOfRoute({ owner, release, route }, 'error', 0, n)
}

async function requireAllowance({ db }: Pick<Deps, 'db'>, address: string): Promise<void> {
  const perMinute = { seconds: MINUTE_SECONDS, amount: 1 }
  const [ofAddress = 0] = await takeAllowance(db, [
    { key: `beacon-reports:${address}`, max: REPORTS_OF_ADDRESS, ...perMinute },
  ])
  if (ofAddress === 0) throw tooMany()
  const [ofAll = 0] = await takeAllowance(db, [{ key: 'beacon-reports-of-all', max: REPORTS_OF_ALL, ...perMinute }])
  if (ofAll === 0) throw tooMany()
}
const tooMany = () => refuse('tooMany', { retryAfter: MINUTE_SECONDS })

async function readReports(c: Context<Env>): Promise<ErrorReports> {
  if (!/^(application\/json|text\/plain)\b/i.test(c.req.header('content-type') ?? '')) throw refuse('wrongMediaType')
  const read = v.safeParse(ErrorReportsSchema, parseJson(await readLimited(c.req.raw.body, ERROR_REPORTS_MAX_BYTES)), {
    abortEarly: true,
  })
  if (!read.success) throw refuse('badInput')
  return read.output
}

/** Family and major version: `Chrome 120`. */
function browserOf(userAgent: string): string {
  if (userAgent === '') return ''
  const { name = '', version = '' } = Bowser.getParser(userAgent.slice(0, 500)).getBrowser()
  return [name, version.split('.')[0]].filter(Boolean).join(' ').slice(0, 40)
}

/** Whether this build of the host was ever served here: its description is kept beside its files. */
const isHostBuild = (build: string, { releasesDir }: Pick<Environment, 'releasesDir'>): boolean =>
  BUILD.test(build) && existsSync(join(releasesDir, 'host', `${build}.json`))

/** Those of the reported releases that were published, and known builds of the host. */
async function knownReleases(
  { db, environment }: Pick<Deps, 'db' | 'environment'>,
  { host, reports }: ErrorReports,
): Promise<(one: ErrorReport) => boolean> {
  const isHostKnown = isHostBuild(host, environment)
  const ofRemotes = reports.filter(({ owner }) => owner !== 'host')
  if (ofRemotes.length === 0) return () => isHostKnown
  const rows = await db
    .select({ remote: releases.remote, release: releases.release })
    .from(releases)
    .where(or(...ofRemotes.map(({ owner, release }) => and(eq(releases.remote, owner), eq(releases.release, release)))))
  const isPublished = ({ owner, release }: ErrorReport) =>
    rows.some((row) => row.remote === owner && row.release === release)
  return (one) => (one.owner === 'host' ? isHostKnown : isPublished(one))
}

/** Personal data is removed here too: a page may be of an older build, or not ours. */
function occurrencesOf(
  { host, shell, language, reports }: ErrorReports,
  browser: string,
  isKnown: (one: ErrorReport) => boolean,
): ErrorOccurrence[] {
  return reports.filter(isKnown).map((one) => ({
    ...one,
    ...{ at: Date.now(), host, shell, language, browser },
    release: one.owner === 'host' ? host : one.release,
    message: withoutPersonalData(one.message),
    frames: one.frames.map((frame) => ({ ...frame, name: withoutPersonalData(frame.name) })),
  }))
}
