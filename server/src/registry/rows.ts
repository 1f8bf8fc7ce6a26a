import { desc } from 'drizzle-orm'
import type { Executor } from '../data/database'
import { registryRemotes, registryState, releaseRules, releases } from '../data/schema/index'

export type RuleRow = typeof releaseRules.$inferSelect
export type ReleaseRow = Omit<typeof releases.$inferSelect, 'document'>
export type StateRow = Pick<typeof registryState.$inferSelect, 'serial' | 'issuedAt' | 'replaces'>

/** All rows of the registry, without the texts of manifests. */
export interface Tables {
  remotes: readonly (typeof registryRemotes.$inferSelect)[]
  /** In order of evaluation. */
  rules: readonly RuleRow[]
  /** Newest first. */
  releases: readonly ReleaseRow[]
}

const columns = {
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

/** Reads the registry inside a transaction. */
export async function readTables(db: Executor): Promise<Tables> {
  return {
    remotes: await db.select().from(registryRemotes).orderBy(registryRemotes.name),
    rules: await db.select().from(releaseRules).orderBy(desc(releaseRules.rank)),
    releases: await db.select(columns).from(releases).orderBy(desc(releases.publishedAt), desc(releases.release)),
  }
}

const nothingYet: StateRow = { serial: 0, issuedAt: new Date(0), replaces: null }

export async function readState(db: Executor): Promise<StateRow> {
  const [row] = await db.select().from(registryState)
  return row ?? nothingYet
}

/** Key of a scope: equal scopes have equal keys. */
export const scopeOf = ({ shells, regions }: Pick<RuleRow, 'shells' | 'regions'>): string =>
  JSON.stringify([[...(shells ?? [])].sort(), [...(regions ?? [])].sort()])
