import { DAY_MS } from '@plaza/shared/format'
import {
  type HealthFinding,
  type OverviewAlert,
  type OverviewRemote,
  TOKEN_WARNING_DAYS,
} from '@plaza/shared/operations'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { errorGroups } from '../../data/schema/index'
import type { Caller } from '../../registry/operations/rights/caller'
import { listRequests } from '../../registry/operations/second-person/requests'
import { listTokens } from '../../registry/operations/tokens'
import type { Deps } from '../../transport/context'
import { releaseAlerts } from './release-alerts'

const MOST_ERRORS = 5

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
const kinds: readonly OverviewAlert['kind'][] = ['failures', 'slow', 'plan', 'health', 'request', 'error', 'token']
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
    ...(await releaseAlerts(deps.db, remotes, now)),
    ...plansOf(remotes),
    ...findings.map((finding): OverviewAlert => ({ kind: 'health', level: finding.level, finding })),
    ...requests.map((request): OverviewAlert => ({ kind: 'request', level: 'watch', request })),
    ...(await errorsOf(deps.db, now)),
    ...(await tokensOf(deps, caller, now)),
  ]
  return alerts.sort((one, other) => rankOf(one) - rankOf(other))
}
