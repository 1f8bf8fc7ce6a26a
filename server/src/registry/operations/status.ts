import type { OperationsStatus, StatusRelease, StatusRule } from '@plaza/shared/operations'
import type { RemoteDocument } from '@plaza/shared/remotes'
import { inArray } from 'drizzle-orm'
import { releases } from '../../data/schema/index'
import { readHostBuild } from '../../html/host-build'
import type { Deps } from '../../transport/context'
import { compressedBytes } from '../document'
import { currentRegistry } from '../registry'
import { type ReleaseRow, type RuleRow, readTables } from '../rows'

type StatusDeps = Pick<Deps, 'db' | 'registry' | 'environment'>

/** Releases of one remote that are shown besides those that run. */
const SHOWN = 30

const bytesOf = (text: string) =>
  Object.values((JSON.parse(text) as RemoteDocument).files).reduce((sum, { bytes }) => sum + bytes, 0)

const ruleOf = ({ from, until, createdAt, remote: _, rank: __, ...rule }: RuleRow): StatusRule => ({
  ...rule,
  from: from?.getTime() ?? null,
  until: until?.getTime() ?? null,
  since: createdAt.getTime(),
})

/** Says what runs where. */
export function createStatus(deps: StatusDeps): () => Promise<OperationsStatus> {
  /** By digest: a release never changes. */
  const sizes = new Map<string, number>()

  async function measure(rows: readonly ReleaseRow[]): Promise<void> {
    const missing = rows.map(({ digest }) => digest).filter((digest) => !sizes.has(digest))
    if (missing.length === 0) return
    const { digest, document } = releases
    for (const row of await deps.db.select({ digest, document }).from(releases).where(inArray(digest, missing)))
      sizes.set(row.digest, bytesOf(row.document))
  }

  const releaseOf = (row: ReleaseRow, live: boolean): StatusRelease => ({
    id: row.release,
    version: row.version,
    build: row.build,
    publishedAt: row.publishedAt.getTime(),
    publishedBy: row.publishedBy,
    revoked: row.revokedAt !== null,
    live,
    bytes: sizes.get(row.digest) ?? 0,
    needs: row.needs as StatusRelease['needs'],
  })

  return async () => {
    const tables = await readTables(deps.db)
    const { signed, document } = await currentRegistry(deps)
    const remotes = tables.remotes.map(({ name, previous }) => {
      const rules = tables.rules.filter(({ remote }) => remote === name)
      const live = new Set(rules.map(({ release }) => release))
      const own = tables.releases.filter(({ remote }) => remote === name)
      const shown = own.filter(({ release }, index) => index < SHOWN || live.has(release) || release === previous)
      return { name, previous, rules, live, shown }
    })
    await measure(remotes.flatMap(({ shown }) => shown))
    return {
      serial: document.serial,
      issuedAt: document.issuedAt,
      bytes: compressedBytes(signed),
      remotes: remotes.map(({ name, previous, rules, live, shown }) => ({
        ...{ name, previous },
        rules: rules.map(ruleOf),
        releases: shown.map((row) => releaseOf(row, live.has(row.release))),
      })),
      host: { build: hostBuild(deps) },
    }
  }
}

function hostBuild({ environment }: StatusDeps): string {
  try {
    return readHostBuild(environment).build
  } catch {
    return 'none'
  }
}
