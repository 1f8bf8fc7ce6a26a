import { DAY_MS } from '@plaza/shared/format'
import type { OperationsOverview } from '@plaza/shared/operations'
import type { Hono } from 'hono'
import { callerAt, type OperationsEnv } from '../../registry/operations/access'
import { succeed } from '../../registry/operations/answers'
import { readLog } from '../../registry/operations/log'
import type { Caller } from '../../registry/operations/rights/caller'
import { hostBuild } from '../../registry/operations/status'
import { currentRegistry } from '../../registry/registry'
import type { Deps } from '../../transport/context'
import { haltedReleases } from '../health/mount'
import { readHealth } from '../health/read-health'
import { readAlerts } from './alerts'
import { readRemotes } from './remotes'

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

/** `overview`: see `OperationsOverview`. */
export function mountOverview(calls: Hono<OperationsEnv>, deps: Deps): void {
  calls.get('/overview', async (c) => succeed(c, await readOverview(deps, callerAt(c))))
}
