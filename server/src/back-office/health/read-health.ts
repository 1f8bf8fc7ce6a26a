import { HOUR_MS } from '@plaza/shared/format'
import {
  type OperationsHealth,
  type OutsideService,
  outsideServices,
  type ServerHealth,
  type ServiceHealth,
} from '@plaza/shared/operations'
import { desc, gt, sql } from 'drizzle-orm'
import { checkSettings } from '../../check-settings'
import { backupRuns, remoteOwners, remotePolicies, serverReports } from '../../data/schema/index'
import type { Environment } from '../../environment'
import { isExposed } from '../../exposure'
import { noCalls } from '../../monitoring/service-log'
import { jobsSchemaOf } from '../../site-list'
import type { Deps } from '../../transport/context'
import { findingsOf, type HealthFacts, levelOf } from './findings'
import { readJobs } from './job-health'

/** A server that went away without a word is shown for so long. */
const SHOWN_MS = HOUR_MS

const adaptersOf = (environment: Environment): Record<OutsideService, string> => {
  const { sms, wechat, payouts, realNames, storage, voiceAccount, wechatPay, alipay } = environment
  const payout = (account: unknown) => (payouts === 'official' && !account ? 'none' : payouts)
  return {
    ...{ sms, wechat, storage, 'real-names': realNames, voice: voiceAccount ? 'http' : 'none' },
    ...{ 'wechat-pay': payout(wechatPay), alipay: payout(alipay) },
  }
}

const latest = (times: readonly (number | null)[]): number | null =>
  times.reduce((newest, time) => (time !== null && (newest === null || time > newest) ? time : newest), null)

/** A service over all servers: how it is now for the one that fares worst. */
function serviceOf(name: OutsideService, adapter: string, servers: readonly ServerHealth[]): ServiceHealth {
  const calls = servers.map(({ services }) => services[name] ?? noCalls)
  const [worst = noCalls] = calls.toSorted((a, b) => b.failuresInARow - a.failuresInARow)
  return {
    ...{ name, adapter, failure: worst.failure, failuresInARow: worst.failuresInARow },
    answeredAt: latest(calls.map(({ answeredAt }) => answeredAt)),
    failedAt: latest(calls.map(({ failedAt }) => failedAt)),
  }
}

async function readDatabase({
  db,
  environment,
}: Pick<Deps, 'db' | 'environment'>): Promise<OperationsHealth['database']> {
  const start = performance.now()
  await db.execute(sql`select 1`)
  const ms = Math.round(performance.now() - start)
  const { rows } = await db.execute<{ bytes: number }>(
    sql`select pg_database_size(current_database())::bigint as bytes`,
  )
  return { kind: environment.databaseUrl ? 'postgresql' : 'embedded', ms, bytes: Number(rows[0]?.bytes ?? 0) }
}

/** Remotes that have owners, or need a second person. */
async function guardedRemotes(db: Deps['db']): Promise<string[]> {
  const owned = await db.selectDistinct({ remote: remoteOwners.remote }).from(remoteOwners)
  const guarded = await db.select({ remote: remotePolicies.remote }).from(remotePolicies)
  return [...new Set([...owned, ...guarded].map(({ remote }) => remote))].sort()
}

/** Whether all is well, over all servers of the database. */
export async function readHealth(
  { db, environment }: Pick<Deps, 'db' | 'environment'>,
  halted: HealthFacts['halted'],
): Promise<OperationsHealth> {
  const at = Date.now()
  const database = await readDatabase({ db, environment })
  const reports = await db
    .select()
    .from(serverReports)
    .where(gt(serverReports.seenAt, new Date(at - SHOWN_MS)))
    .orderBy(serverReports.id)
  const servers = reports.map(({ id, report, seenAt }) => ({ ...report, id, seenAt: seenAt.getTime() }))
  const adapters = adaptersOf(environment)
  const [backup] = await db.select().from(backupRuns).orderBy(desc(backupRuns.at)).limit(1)
  const shown = {
    ...{ at, database, servers },
    services: outsideServices.map((name) => serviceOf(name, adapters[name], servers)),
    jobs: await readJobs(db, jobsSchemaOf(environment.site), at),
    backupAt: backup?.at.getTime() ?? null,
  }
  const unsafe = checkSettings(environment, process.env).filter(({ level }) => level === 'unsafe')
  const findings = findingsOf({
    ...shown,
    nearOps: environment.opsOrigin === undefined ? await guardedRemotes(db) : [],
    ...{ halted, unsafeSettings: unsafe.length, isExposed: isExposed(process.env) },
  })
  return { ...shown, findings, level: levelOf(findings) }
}
