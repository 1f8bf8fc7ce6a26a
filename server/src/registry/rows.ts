import type { AppRange, RuleConditions } from '@plaza/shared/remotes'
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../data/database'
import { registryRemotes, registryState, releaseRules, releases } from '../data/schema/index'

const EVERYBODY = 100
/** How long a release is listed as revoked. */
export const REVOKED_DAYS = 30

type StoredRule = typeof releaseRules.$inferSelect
type StoredScope = Pick<StoredRule, 'shells' | 'regions' | 'conditions'>

/** For whom a rule is; null means all. */
export interface RuleScope {
  shells: string[] | null
  regions: string[] | null
  languages: NonNullable<RuleConditions['languages']> | null
  app: AppRange | null
}
/** A rule with its share and all of its conditions, wherever they are stored. */
export type RuleRow = Omit<StoredRule, 'conditions'> & RuleScope
export type ReleaseRow = Omit<typeof releases.$inferSelect, 'document' | 'mapsRemovedAt'>
export type StateRow = Pick<typeof registryState.$inferSelect, 'serial' | 'issuedAt' | 'replaces'>

/** The rows of the registry, without the texts of manifests. */
export interface Tables {
  remotes: readonly (typeof registryRemotes.$inferSelect)[]
  /** In order of evaluation. */
  rules: readonly RuleRow[]
  /** Those that rules and remotes name, and those revoked lately; newest first. */
  releases: readonly ReleaseRow[]
}

/** Columns of a release without the text of its manifest. */
const releaseColumns = {
  remote: releases.remote,
  release: releases.release,
  version: releases.version,
  build: releases.build,
  digest: releases.digest,
  base: releases.base,
  needs: releases.needs,
  wants: releases.wants,
  publishedAt: releases.publishedAt,
  publishedBy: releases.publishedBy,
  report: releases.report,
  revokedAt: releases.revokedAt,
}

/** Names of the releases that rules and remotes name. */
export const namedReleases = sql`
  select remote, release from ${releaseRules} union select name, previous from ${registryRemotes}`

/** Rows of some releases, given by a query of their names; newest first. */
export const readReleases = (db: Executor, names: SQL): Promise<ReleaseRow[]> =>
  db
    .select(releaseColumns)
    .from(releases)
    .where(sql`(${releases.remote}, ${releases.release}) in (${names})`)
    .orderBy(desc(releases.publishedAt), desc(releases.release))

/** A published release, given by its id or by its version, which means its newest build; null if there is none. */
export async function findRelease(db: Executor, remote: string, name: string) {
  const [found] = await db
    .select({ ...releaseColumns, document: releases.document })
    .from(releases)
    .where(and(eq(releases.remote, remote), or(eq(releases.release, name), eq(releases.version, name))))
    .orderBy(desc(releases.publishedAt), desc(releases.release))
    .limit(1)
  return found ?? null
}

/** Those that a document may list as revoked. */
const revokedReleases = sql`
  select remote, release from ${releases}
  where revoked_at is not null and revoked_at > (select max(issued_at) from ${registryState}) - make_interval(days => ${REVOKED_DAYS})`

/** Reads the registry inside a transaction, however many releases were published. */
export async function readTables(db: Executor): Promise<Tables> {
  return {
    remotes: await db.select().from(registryRemotes).orderBy(registryRemotes.name),
    rules: (await db.select().from(releaseRules).orderBy(desc(releaseRules.rank))).map(toRuleRow),
    releases: await readReleases(db, sql`${namedReleases} union ${revokedReleases}`),
  }
}

const nothingYet: StateRow = { serial: 0, issuedAt: new Date(0), replaces: null }

export async function readState(db: Executor): Promise<StateRow> {
  const [row] = await db.select().from(registryState)
  return row ?? nothingYet
}

/** The scope of a change or a stored row. */
export const ruleScope = ({ shells, regions, languages, app }: Partial<ScopeInput>): RuleScope => ({
  ...{ shells: shells ? [...shells] : null, regions: regions ? [...regions] : null },
  ...{ languages: languages ?? null, app: app ?? null },
})
type ScopeInput = { [K in keyof RuleScope]: Readonly<RuleScope[K]> | undefined }

export const storedScope = ({ shells, regions, conditions }: StoredScope): RuleScope =>
  ruleScope({ shells, regions, ...(conditions as Pick<RuleConditions, 'languages' | 'app'> | null) })

/** A rule as it is stored, with all of its conditions. */
export const toRuleRow = ({ conditions, ...row }: StoredRule): RuleRow => ({
  ...{ ...row, ...storedScope({ ...row, conditions }) },
  percent: conditions ? (conditions.percent ?? EVERYBODY) : row.percent,
})

/** Columns of a scope and a share. */
export function scopeColumns({ shells, regions, languages, app }: RuleScope, percent: number) {
  const conditions = languages || app ? { ...(languages && { languages }), ...(app && { app }), percent } : null
  return { shells, regions, percent: conditions ? 0 : percent, conditions }
}

/** Key of a scope: equal scopes have equal keys. */
export const scopeOf = ({ shells, regions, languages, app }: Partial<ScopeInput>): string =>
  JSON.stringify([
    [...(shells ?? [])].sort(),
    [...(regions ?? [])].sort(),
    ...(languages?.length || app ? [[...(languages ?? [])].sort(), app?.from ?? '', app?.before ?? ''] : []),
  ])
