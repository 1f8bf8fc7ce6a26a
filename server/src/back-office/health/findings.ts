import { HOUR_MS, MINUTE_MS } from '@plaza/shared/format'
import type {
  HealthFinding,
  HealthLevel,
  OperationsHealth,
  ServerHealth,
  ServiceHealth,
} from '@plaza/shared/operations'
import type { LocalizedText } from '@plaza/shared/text'
import { alertLimits, freeDiskBytes, MAX_BACKUP_AGE_HOURS } from '../../monitoring/limits'
import { REPORT_MS } from '../../monitoring/server-report'

/** What findings are drawn from. */
export interface HealthFacts extends Omit<OperationsHealth, 'level' | 'findings'> {
  /** Releases that were halted by themselves. */
  halted: readonly { remote: string; at: number; reason: LocalizedText | null }[]
  /** Settings that are unsafe for an installation that others reach. */
  unsafeSettings: number
  /** Remotes that others deliver, or that need a second person, while `/ops` shares the origin of their code. */
  nearOps: readonly string[]
  /** Whether others reach it, so that a backup is a must. */
  isExposed: boolean
}

const SLOW_QUERY_MS = 200
const ENOUGH_ANSWERS = 50
const FAILURES_IN_A_ROW = 3
/** A report that is missing for so long did not just come late. */
const SILENT_MS = 3 * REPORT_MS
const PERCENT = 100

const share = (part: number, { answers }: ServerHealth): number => (answers < ENOUGH_ANSWERS ? 0 : part / answers)
const percent = (value: number): number => Math.round(value * PERCENT)

function ofServer(server: ServerHealth, now: number): HealthFinding[] {
  const { id: about, seenAt, failed, slow, waiting, memoryBytes, diskBytes } = server
  if (now - seenAt > SILENT_MS) return [{ kind: 'server-silent', level: 'bad', about, since: seenAt }]
  const found: HealthFinding[] = []
  const [failing, lagging] = [share(failed, server), share(slow, server)]
  if (failing > alertLimits.failedShare)
    found.push({ kind: 'answers-fail', level: 'bad', about, value: percent(failing) })
  if (lagging > alertLimits.slowShare)
    found.push({ kind: 'answers-slow', level: 'watch', about, value: percent(lagging) })
  if (waiting > alertLimits.waiting) found.push({ kind: 'database-waits', level: 'watch', about, value: waiting })
  if (memoryBytes > alertLimits.memoryBytes) found.push({ kind: 'memory', level: 'watch', about, value: memoryBytes })
  if (diskBytes < freeDiskBytes.watch)
    found.push({ kind: 'disk', level: diskBytes < freeDiskBytes.bad ? 'bad' : 'watch', about, value: diskBytes })
  if (server.rendering === 'unable' || server.pausedPages > 0)
    found.push({ kind: 'not-rendered', level: 'watch', about, value: server.pausedPages })
  return found
}

function ofServices(services: readonly ServiceHealth[]): HealthFinding[] {
  return services.flatMap(({ name, failedAt, failure, failuresInARow }) => {
    if (failuresInARow === 0 || failedAt === null) return []
    const level = failuresInARow < FAILURES_IN_A_ROW ? 'watch' : 'bad'
    return [
      { kind: 'service-fails', level, about: name, since: failedAt, ...(failure !== null && { detail: failure }) },
    ]
  })
}

function ofJobs({ jobs }: HealthFacts): HealthFinding[] {
  const overdue = jobs.filter(({ overdueSince }) => overdueSince !== null)
  const failing = jobs.filter(({ isFailing }) => isFailing)
  const since = Math.min(...overdue.map(({ overdueSince }) => overdueSince ?? 0))
  return [
    ...(overdue.length > 0 ? [{ kind: 'jobs-stopped', level: 'bad', value: overdue.length, since } as const] : []),
    ...failing.map(
      ({ name, failedAt, failure }): HealthFinding => ({
        ...{ kind: 'job-fails', level: 'watch', about: name },
        ...(failedAt !== null && { since: failedAt }),
        ...(failure !== null && { detail: failure }),
      }),
    ),
  ]
}

function ofBackups({ backupAt, isExposed, at }: HealthFacts): HealthFinding[] {
  if (!isExposed) return []
  if (backupAt === null) return [{ kind: 'backup-missing', level: 'watch' }]
  return at - backupAt > MAX_BACKUP_AGE_HOURS * HOUR_MS ? [{ kind: 'backup-old', level: 'watch', since: backupAt }] : []
}

/** A replica that was away for a moment, or behind for one, is left alone; as in the alert `PlazaReplicaUnused`. */
const REPLICA_OUTAGE_MS = 5 * MINUTE_MS

function ofReplica(servers: readonly ServerHealth[], now: number): HealthFinding[] {
  const outages = servers.flatMap(({ replicaOutage }) =>
    replicaOutage && now - replicaOutage.since > REPLICA_OUTAGE_MS ? [replicaOutage] : [],
  )
  const [longest] = outages.toSorted((one, other) => one.since - other.since)
  if (!longest) return []
  const { since, why: detail } = longest
  return [{ kind: 'replica-unused', level: 'watch', value: outages.length, since, detail }]
}

const ranks: Record<HealthLevel, number> = { bad: 0, watch: 1, good: 2 }

/** What there is to look at, most serious first. */
export function findingsOf(facts: HealthFacts): HealthFinding[] {
  const { at, database, servers, services, halted, unsafeSettings, nearOps } = facts
  const present = servers.filter(({ seenAt }) => at - seenAt <= SILENT_MS)
  const serials = present.map(({ serial }) => serial)
  const youngest = Math.max(...present.map(({ startedAt }) => startedAt))
  const found: HealthFinding[] = [
    ...(database.ms > SLOW_QUERY_MS ? [{ kind: 'database-slow', level: 'watch', value: database.ms } as const] : []),
    ...servers.flatMap((server) => ofServer(server, at)),
    // A server that has just started, or a change of the last seconds, is not reported by all yet.
    ...(new Set(serials).size > 1 && at - youngest > 2 * MINUTE_MS
      ? [{ kind: 'servers-differ', level: 'watch', value: Math.max(...serials) - Math.min(...serials) } as const]
      : []),
    ...ofReplica(present, at),
    ...ofServices(services),
    ...ofJobs(facts),
    ...halted.map(
      ({ remote, at: since, reason }): HealthFinding => ({
        ...{ kind: 'release-halted', level: 'watch', about: remote, since, ...(reason && { reason }) },
      }),
    ),
    ...ofBackups(facts),
    ...(unsafeSettings > 0 ? [{ kind: 'settings-unsafe', level: 'watch', value: unsafeSettings } as const] : []),
    ...(facts.isExposed && nearOps.length > 0
      ? [{ kind: 'ops-shares-origin', level: 'watch', value: nearOps.length, detail: nearOps.join(', ') } as const]
      : []),
  ]
  return found.sort((a, b) => ranks[a.level] - ranks[b.level])
}

export const levelOf = ([worst]: readonly HealthFinding[]): HealthLevel => worst?.level ?? 'good'
