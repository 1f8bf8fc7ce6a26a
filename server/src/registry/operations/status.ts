import type { OperationsStatus, StatusRelease, StatusRule } from '@plaza/shared/operations'
import { sql } from 'drizzle-orm'
import { registryRemotes, releases } from '../../data/schema/index'
import type { Deps } from '../../transport/context'
import { readPlans } from '../changes/plan-status'
import { compressedBytes } from '../document'
import { readHostBuild } from '../host-build'
import { keptHosts } from '../published/kept-hosts'
import { currentRegistry } from '../registry'
import { namedReleases, type ReleaseRow, type RuleRow, readReleases, readTables } from '../rows'
import { readHalts } from './halts'
import { readOwners } from './rights/owners'
import { readPolicies } from './second-person/policies'
import { listRequests } from './second-person/requests'

type StatusDeps = Pick<Deps, 'db' | 'registry' | 'environment'>

/** Number of a remote's releases shown besides the running ones. */
const SHOWN = 30

const newestReleases = sql`
  select newest.remote, newest.release from ${registryRemotes} cross join lateral (
    select remote, release from ${releases} where remote = name order by published_at desc, release desc limit ${SHOWN}
  ) newest`

/** A rule as the page shows it. */
export const toStatusRule = ({ from, until, createdAt, remote: _, rank: __, ...rule }: RuleRow): StatusRule => ({
  ...rule,
  from: from?.getTime() ?? null,
  until: until?.getTime() ?? null,
  since: createdAt.getTime(),
})

/** Returns the function that reads what runs where, of all remotes or of one. */
export function createStatus(deps: StatusDeps): (only?: string) => Promise<OperationsStatus> {
  const releaseOf = (row: ReleaseRow, live: boolean): StatusRelease => ({
    id: row.release,
    version: row.version,
    build: row.build,
    publishedAt: row.publishedAt.getTime(),
    publishedBy: row.publishedBy,
    revoked: row.revokedAt !== null,
    live,
    bytes: row.report?.sizes.all ?? null,
    provenance: row.report?.provenance ?? null,
    needs: row.needs as StatusRelease['needs'],
  })

  return async (only) => {
    const tables = await readTables(deps.db)
    const shown = await readReleases(deps.db, sql`${namedReleases} union ${newestReleases}`)
    const halts = await readHalts(deps.db)
    const owners = await readOwners(deps.db)
    const plans = await readPlans(deps.db)
    const policies = await readPolicies(deps.db)
    const { signed, document } = await currentRegistry(deps)
    const asked = only === undefined ? tables.remotes : tables.remotes.filter(({ name }) => name === only)
    const remotes = asked.map(({ name, previous, retiredAt }) => {
      const rules = tables.rules.filter(({ remote }) => remote === name)
      const live = new Set(rules.map(({ release }) => release))
      const own = shown.filter(({ remote }) => remote === name)
      return { name, previous, retiredAt: retiredAt?.getTime() ?? null, rules, live, shown: own }
    })
    return {
      serial: document.serial,
      issuedAt: document.issuedAt,
      bytes: compressedBytes(signed),
      remotes: remotes.map(({ name, previous, retiredAt, rules, live, shown }) => ({
        ...{ name, previous, retiredAt, halted: halts.get(name) ?? null },
        owners: owners.get(name) ?? [],
        secondPersonAbove: policies.get(name) ?? null,
        rules: rules.map(toStatusRule),
        plans: plans.get(name) ?? [],
        releases: shown.map((row) => releaseOf(row, live.has(row.release))),
      })),
      host: { build: hostBuild(deps), kept: await keptHosts(deps.environment.releasesDir) },
      waiting: await listRequests(deps.db),
    }
  }
}

/** Build of the host in the folder of this server. */
export function hostBuild({ environment }: Pick<Deps, 'environment'>): string {
  try {
    return readHostBuild(environment).build
  } catch {
    return 'none'
  }
}
