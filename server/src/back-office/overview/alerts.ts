import { DAY_MS } from '@plaza/shared/format'
import {
  type HealthFinding,
  type OverviewAlert,
  type OverviewRemote,
  TOKEN_WARNING_DAYS,
} from '@plaza/shared/operations'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { errorGroups, releaseNumbers } from '../../data/schema/index'
import type { Caller } from '../../registry/operations/rights/caller'
import { listRequests } from '../../registry/operations/second-person/requests'
import { listTokens } from '../../registry/operations/tokens'
import type { Deps } from '../../transport/context'

/** Failed loads of the last hour: from how many attempts, and which share, on it is an alert. */
const failing = { attempts: 30, watch: 0.02, bad: 0.1 }
const MOST_ERRORS = 5

/** Running releases of which many loads failed in the last hour. */
async function failuresOf(db: Executor, remotes: readonly OverviewRemote[]): Promise<OverviewAlert[]> {
  const { owner, release } = releaseNumbers
  const loads = sql<number>`coalesce(sum(n) filter (where metric = 'load'), 0)::int`
  const failures = sql<number>`coalesce(sum(n) filter (where metric <> 'load'), 0)::int`
  const rows = await db
    .select({ owner, release, loads, failures })
    .from(releaseNumbers)
    .where(and(sql`at > now() - interval '1 hour'`, sql`(metric = 'load' or metric like 'failure:%')`))
    .groupBy(owner, release)
    .having(sql`sum(n) >= ${failing.attempts}`)
  const live = new Set(
    remotes.flatMap(({ name, release, rules }) =>
      [release, ...rules.map((rule) => rule.release)].map((id) => `${name} ${id}`),
    ),
  )
  return rows
    .filter((row) => live.has(`${row.owner} ${row.release}`))
    .flatMap((row): OverviewAlert[] => {
      const share = row.failures / (row.loads + row.failures)
      if (share < failing.watch) return []
      const level = share >= failing.bad ? 'bad' : 'watch'
      const { owner: remote, release: id, loads: n, failures: failed } = row
      return [{ kind: 'failures', level, remote, release: id, loads: n, failures: failed }]
    })
}

function plansOf(remotes: readonly OverviewRemote[]): OverviewAlert[] {
  return remotes.flatMap(({ name, plan }): OverviewAlert[] => {
    if (!plan) return []
    const held = plan.state === 'paused' ? 'paused' : plan.waitsFor
    if (held === 'time') return []
    const percent = plan.shares[plan.step] ?? 0
    const level = held === 'condition' ? 'bad' : 'watch'
    return [{ kind: 'plan', level, remote: name, release: plan.release, percent, held }]
  })
}

/** The open errors that were first seen, or came back, within a day; those that most meet first. */
async function errorsOf(db: Executor, now: number): Promise<OverviewAlert[]> {
  const { id, owner, message, n, firstSeenAt, returnedAt, state, lastSeenAt } = errorGroups
  const day = new Date(now - DAY_MS)
  const rows = await db
    .select({ id, owner, message, n, firstSeenAt, returnedAt })
    .from(errorGroups)
    .where(
      and(eq(state, 'open'), gt(lastSeenAt, day), sql`coalesce(${returnedAt}, ${firstSeenAt}) > ${day.toISOString()}`),
    )
    .orderBy(desc(n), desc(id))
    .limit(MOST_ERRORS)
  return rows.map(({ firstSeenAt: first, returnedAt: back, ...error }) => ({
    ...{ kind: 'error', level: 'watch', ...error },
    ...{ since: (back ?? first).getTime(), returned: back !== null },
  }))
}

/** Tokens that the caller may replace, and that end soon. */
async function tokensOf({ db }: Pick<Deps, 'db'>, caller: Caller, now: number): Promise<OverviewAlert[]> {
  const { role } = caller.operator
  if ((role !== 'releaser' && role !== 'owner') || caller.via === 'token') return []
  return (await listTokens(db, caller)).flatMap(({ name, endsAt }): OverviewAlert[] =>
    endsAt !== null && endsAt > now && endsAt - now <= TOKEN_WARNING_DAYS * DAY_MS
      ? [{ kind: 'token', level: 'watch', name, endsAt }]
      : [],
  )
}

/** Of two alerts of one level, the kind that is named first comes first. */
const kinds: readonly OverviewAlert['kind'][] = ['failures', 'plan', 'health', 'request', 'error', 'token']
const rankOf = ({ level, kind }: OverviewAlert): number => (level === 'bad' ? 0 : kinds.length) + kinds.indexOf(kind)

interface AlertFacts {
  caller: Caller
  remotes: readonly OverviewRemote[]
  findings: readonly HealthFinding[]
  now: number
}

/** What is wrong now, or waits for somebody; most serious first. */
export async function readAlerts(
  deps: Pick<Deps, 'db'>,
  { caller, remotes, findings, now }: AlertFacts,
): Promise<OverviewAlert[]> {
  const requests = await listRequests(deps.db)
  const alerts: OverviewAlert[] = [
    ...(await failuresOf(deps.db, remotes)),
    ...plansOf(remotes),
    ...findings.map((finding): OverviewAlert => ({ kind: 'health', level: finding.level, finding })),
    ...requests.map((request): OverviewAlert => ({ kind: 'request', level: 'watch', request })),
    ...(await errorsOf(deps.db, now)),
    ...(await tokensOf(deps, caller, now)),
  ]
  return alerts.sort((one, other) => rankOf(one) - rankOf(other))
}
