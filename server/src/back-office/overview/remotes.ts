import { HOUR_MS } from '@plaza/shared/format'
import type { OverviewPlan, OverviewRemote, StatusPlan } from '@plaza/shared/operations'
import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { errorGroups, registryRemotes, releaseNumbers, releaseRules, releases } from '../../data/schema/index'
import { readPlans } from '../../registry/changes/plan-status'
import { type Halt, readHalts } from '../../registry/operations/halts'
import { readOwners } from '../../registry/operations/rights/owners'
import { toStatusRule } from '../../registry/operations/status'
import { type RuleRow, toRuleRow } from '../../registry/rows'

const SHOWN_HOURS = 24

/** Loads and failed loads of a remote by hour, oldest first. */
interface Activity {
  loads: number[]
  failures: number[]
}

const none = (): Activity => ({ loads: Array(SHOWN_HOURS).fill(0), failures: Array(SHOWN_HOURS).fill(0) })

/** Loads and failed loads of the last day, by remote; the last hour is the one that runs. */
async function readActivity(db: Executor, now: number): Promise<ReadonlyMap<string, Activity>> {
  const lastHour = Math.floor(now / HOUR_MS)
  const from = lastHour - SHOWN_HOURS + 1
  const hour = sql`floor(extract(epoch from ${releaseNumbers.at}) / 3600)::int`
  const rows = await db
    .select({
      owner: releaseNumbers.owner,
      hour: sql<number>`${hour}`,
      loads: sql<number>`coalesce(sum(n) filter (where metric = 'load'), 0)::int`,
      failures: sql<number>`coalesce(sum(n) filter (where metric <> 'load'), 0)::int`,
    })
    .from(releaseNumbers)
    .where(and(sql`at >= ${new Date(from * HOUR_MS).toISOString()}`, sql`(metric = 'load' or metric like 'failure:%')`))
    .groupBy(releaseNumbers.owner, sql`2`)
  const activity = new Map<string, Activity>()
  for (const row of rows) {
    const of = activity.get(row.owner) ?? none()
    of.loads[row.hour - from] = row.loads
    of.failures[row.hour - from] = row.failures
    activity.set(row.owner, of)
  }
  return activity
}

/** The newest release of each remote that was not rolled back. */
async function readNewest(db: Executor): Promise<ReadonlyMap<string, { release: string; publishedAt: Date }>> {
  const { remote, release, publishedAt, revokedAt } = releases
  const rows = await db
    .selectDistinctOn([remote], { remote, release, publishedAt })
    .from(releases)
    .where(isNull(revokedAt))
    .orderBy(remote, desc(publishedAt), desc(release))
  return new Map(rows.map((row) => [row.remote, row]))
}

async function countErrors(db: Executor, now: number): Promise<ReadonlyMap<string, number>> {
  const { owner, state, lastSeenAt } = errorGroups
  const rows = await db
    .select({ owner, n: count() })
    .from(errorGroups)
    .where(and(eq(state, 'open'), gt(lastSeenAt, new Date(now - SHOWN_HOURS * HOUR_MS))))
    .groupBy(owner)
  return new Map(rows.map((row) => [row.owner, row.n]))
}

const toPlan = ({ release, step, steps, state, waitsFor, dueAt }: StatusPlan): OverviewPlan => ({
  ...{ release, step, state, waitsFor, dueAt },
  shares: steps.map(({ percent }) => percent),
})

/** What is known of all remotes, by name. */
interface Knowledge {
  rules: ReadonlyMap<string, RuleRow[]>
  newest: Awaited<ReturnType<typeof readNewest>>
  plans: Awaited<ReturnType<typeof readPlans>>
  halts: ReadonlyMap<string, Halt>
  owners: ReadonlyMap<string, readonly string[]>
  activity: ReadonlyMap<string, Activity>
  errors: ReadonlyMap<string, number>
}

type RemoteRow = typeof registryRemotes.$inferSelect

/** As the registry decides whether it can roll back. */
const hasWayBack = (rules: readonly RuleRow[], previous: string | null, now: number): boolean =>
  rules.some(({ base, release, until }) => !base && release !== null && (until === null || until.getTime() > now)) ||
  (previous !== null && rules.some(({ base, release }) => base && release !== null))

function toRemote({ name, previous, retiredAt }: RemoteRow, known: Knowledge, now: number): OverviewRemote {
  const rules = known.rules.get(name) ?? []
  const base = rules.find((rule) => rule.base)
  const newest = known.newest.get(name)?.release ?? null
  const plan = known.plans.get(name)?.find(({ endedAt }) => endedAt === null)
  const halt = known.halts.get(name)
  return {
    name,
    owners: known.owners.get(name) ?? [],
    retiredAt: retiredAt?.getTime() ?? null,
    release: base?.release ?? null,
    since: base?.createdAt.getTime() ?? null,
    // A retired remote has no rules, so that each of its releases would be newer.
    newer:
      retiredAt === null && newest !== previous && rules.every(({ release }) => release !== newest) ? newest : null,
    hasWayBack: hasWayBack(rules, previous, now),
    rules: rules.filter((rule) => !rule.base).map(toStatusRule),
    plan: plan ? toPlan(plan) : null,
    halted: halt ? { release: halt.release, at: halt.at } : null,
    ...(known.activity.get(name) ?? none()),
    errors: known.errors.get(name) ?? 0,
  }
}

/** Each remote on one line; the number of statements does not depend on how many there are. */
export async function readRemotes(db: Executor, now: number): Promise<OverviewRemote[]> {
  const remotes = await db.select().from(registryRemotes).orderBy(registryRemotes.name)
  const rules = new Map<string, RuleRow[]>()
  for (const row of await db.select().from(releaseRules).orderBy(desc(releaseRules.rank)))
    rules.set(row.remote, [...(rules.get(row.remote) ?? []), toRuleRow(row)])
  const known: Knowledge = {
    rules,
    newest: await readNewest(db),
    plans: await readPlans(db),
    halts: await readHalts(db),
    owners: await readOwners(db),
    activity: await readActivity(db, now),
    errors: await countErrors(db, now),
  }
  return remotes.map((remote) => toRemote(remote, known, now))
}
