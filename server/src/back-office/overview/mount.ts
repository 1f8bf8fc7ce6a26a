import { DAY_MS } from '@plaza/shared/format'
import type { OperationsOverview, RunningReleases } from '@plaza/shared/operations'
import type { Context, Hono } from 'hono'
import { streamLine } from '../../events/line'
import { callerAt, type OperationsEnv, requireOperator } from '../../registry/operations/access'
import { succeed } from '../../registry/operations/answers'
import { readLog } from '../../registry/operations/log'
import type { Caller } from '../../registry/operations/rights/caller'
import { hostBuild } from '../../registry/operations/status'
import { currentRegistry } from '../../registry/registry'
import type { Deps } from '../../transport/context'
import { refuse } from '../../transport/refusal'
import { haltedReleases } from '../health/mount'
import { readHealth } from '../health/read-health'
import { readAlerts } from './alerts'
import { readRemotes } from './remotes'
import { readRunningReleases } from './running-releases'

/** What is wrong now, what changed today and what runs where. */
async function readOverview(deps: Deps, caller: Caller): Promise<OperationsOverview> {
  const now = Date.now()
  const remotes = await readRemotes(deps.db, now)
  const { findings } = await readHealth(deps, await haltedReleases(deps))
  const alerts = await readAlerts(deps, { caller, remotes, findings, now })
  const { list } = await readLog(deps.db, {})
  const { serial, issuedAt } = (await currentRegistry(deps)).document
  return {
    at: now,
    level: alerts[0]?.level ?? 'good',
    ...{ alerts, remotes, serial, issuedAt },
    changed: list.filter(({ at }) => at > now - DAY_MS),
    host: { build: hostBuild(deps) },
  }
}

/** Server-sent events, as of an open page of the app: `changed` after each change of the registry, whoever made it. */
async function serveRegistryEvents(c: Context<OperationsEnv>, { events: feed, closing }: Deps): Promise<Response> {
  requireOperator(c, 'viewer')
  if (closing.signal.aborted) throw refuse('busy', { retryAfter: 1 })
  await feed.ready()
  const line = { feed, closing: closing.signal, topics: new Map([['registry', 'registry']]), after: undefined }
  return streamLine(c, line)
}

async function readRunning({ db }: Deps, name: string): Promise<RunningReleases> {
  const now = Date.now()
  const remote = (await readRemotes(db, now)).find((one) => one.name === name)
  return { list: remote ? await readRunningReleases(db, remote, now) : [] }
}

/**
 * `overview`: see `OperationsOverview`. `overview/events` tells when to ask for it again. `running-releases`: see
 * `RunningReleases`.
 */
export function mountOverview(calls: Hono<OperationsEnv>, deps: Deps): void {
  calls.get('/overview/events', (c) => serveRegistryEvents(c, deps))
  calls.get('/overview', async (c) => succeed(c, await readOverview(deps, callerAt(c))))
  calls.get('/running-releases', async (c) => succeed(c, await readRunning(deps, c.req.query('remote') ?? '')))
}
