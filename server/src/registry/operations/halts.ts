import type { LocalizedText } from '@plaza/shared/text'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { registryLog, releases } from '../../data/schema/index'

export interface Halt {
  release: string
  at: number
  /** In English. */
  why: string
  /** null: halted before reasons were stored in both languages. */
  reason: LocalizedText | null
}

/** The last automatic rollback of each remote; a release that was promoted again no longer counts as halted. */
export async function readHalts(db: Executor): Promise<ReadonlyMap<string, Halt>> {
  const { remote, at, why, detail, id } = registryLog
  const { release, revokedAt } = releases
  const rows = await db
    .selectDistinctOn([remote], { remote, at, why, detail, release, revokedAt })
    .from(registryLog)
    .leftJoin(releases, and(eq(releases.remote, remote), eq(release, sql`${registryLog.detail} ->> 'release'`)))
    .where(eq(registryLog.action, 'halt'))
    .orderBy(remote, desc(id))
  const halts = new Map<string, Halt>()
  for (const row of rows)
    if (row.remote !== null && row.release !== null && row.revokedAt !== null)
      halts.set(row.remote, {
        ...{ release: row.release, at: row.at.getTime(), why: row.why },
        reason: (row.detail.reason as LocalizedText | undefined) ?? null,
      })
  return halts
}
