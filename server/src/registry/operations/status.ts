import type { OperationsStatus, StatusRelease, StatusRule } from '@plaza/shared/operations'
import { desc, eq } from 'drizzle-orm'
import { registryLog } from '../../data/schema/index'
import type { Deps } from '../../transport/context'
import { readPlans } from '../changes/plan-status'
import { compressedBytes } from '../document'
import { readHostBuild } from '../host-build'
import { currentRegistry } from '../registry'
import { type ReleaseRow, type RuleRow, readTables } from '../rows'
import { readOwners } from './rights/owners'
import { readPolicies } from './second-person/policies'
import { listRequests } from './second-person/requests'

type StatusDeps = Pick<Deps, 'db' | 'registry' | 'environment'>

/** Number of a remote's releases shown besides the running ones. */
const SHOWN = 30

const ruleOf = ({ from, until, createdAt, remote: _, rank: __, ...rule }: RuleRow): StatusRule => ({
  ...rule,
  from: from?.getTime() ?? null,
  until: until?.getTime() ?? null,
  since: createdAt.getTime(),
})

/** Returns the function that reads what runs where. */
export function createStatus(deps: StatusDeps): () => Promise<OperationsStatus> {
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

  return async () => {
    const tables = await readTables(deps.db)
    const halts = await lastHalts(deps.db)
    const owners = await readOwners(deps.db)
    const plans = await readPlans(deps.db)
    const policies = await readPolicies(deps.db)
    const { signed, document } = await currentRegistry(deps)
    const remotes = tables.remotes.map(({ name, previous, retiredAt }) => {
      const rules = tables.rules.filter(({ remote }) => remote === name)
      const live = new Set(rules.map(({ release }) => release))
      const own = tables.releases.filter(({ remote }) => remote === name)
      const shown = own.filter(({ release }, index) => index < SHOWN || live.has(release) || release === previous)
      return { name, previous, retiredAt: retiredAt?.getTime() ?? null, rules, live, shown }
    })
    return {
      serial: document.serial,
      issuedAt: document.issuedAt,
      bytes: compressedBytes(signed),
      remotes: remotes.map(({ name, previous, retiredAt, rules, live, shown }) => ({
        ...{ name, previous, retiredAt, halted: haltedOf(halts.get(name), tables.releases) },
        owners: owners.get(name) ?? [],
        secondPersonAbove: policies.get(name) ?? null,
        rules: rules.map(ruleOf),
        plans: plans.get(name) ?? [],
        releases: shown.map((row) => releaseOf(row, live.has(row.release))),
      })),
      host: { build: hostBuild(deps) },
      waiting: await listRequests(deps.db),
    }
  }
}

/** The last automatic rollback of each remote. */
async function lastHalts(db: StatusDeps['db']) {
  const { remote, at, why, detail } = registryLog
  const rows = await db
    .selectDistinctOn([remote], { remote, at, why, detail })
    .from(registryLog)
    .where(eq(registryLog.action, 'halt'))
    .orderBy(remote, desc(registryLog.id))
  return new Map(rows.map((row) => [row.remote, row]))
}

type HaltEntry = Awaited<ReturnType<typeof lastHalts>> extends Map<unknown, infer H> ? H : never

/** A release that was promoted again no longer counts as halted. */
function haltedOf(halt: HaltEntry | undefined, releases: readonly ReleaseRow[]) {
  if (!halt) return null
  const row = releases.find(({ remote, release }) => remote === halt.remote && release === halt.detail.release)
  return row?.revokedAt ? { release: row.release, at: halt.at.getTime(), why: halt.why } : null
}

function hostBuild({ environment }: StatusDeps): string {
  try {
    return readHostBuild(environment).build
  } catch {
    return 'none'
  }
}
