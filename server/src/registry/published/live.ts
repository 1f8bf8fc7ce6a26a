import { contracts } from '@plaza/shared/host'
import type { OfferedVersions, RemoteManifest } from '@plaza/shared/remotes'
import { and, eq, inArray, ne, or } from 'drizzle-orm'
import type { Transaction } from '../../data/database'
import { releases } from '../../data/schema/index'
import type { Environment } from '../../environment'
import type { LiveRelease } from '../check/index'
import { readHostBuild } from '../host-build'
import type { Tables } from '../rows'

/** Releases of other remotes that are live, or possible fallbacks. */
export async function liveReleases(
  tx: Transaction,
  { remotes, rules }: Tables,
  except: string,
): Promise<LiveRelease[]> {
  const live = [
    ...remotes.map(({ name, previous }) => ({ remote: name, release: previous })),
    ...rules.map(({ remote, release }) => ({ remote, release })),
  ]
  const perRemote = remotes.flatMap(({ name }) => {
    const names = live.flatMap(({ remote, release }) => (remote === name && release !== null ? [release] : []))
    return names.length > 0 ? [and(eq(releases.remote, name), inArray(releases.release, names))] : []
  })
  if (perRemote.length === 0) return []
  const { remote, release, document, report } = releases
  const rows = await tx
    .select({ remote, release, document, report })
    .from(releases)
    .where(and(ne(remote, except), or(...perRemote)))
  return rows.map((row) => {
    const { routes, extensions } = JSON.parse(row.document) as RemoteManifest
    return { name: row.remote, release: row.release, routes, extensions, packages: row.report?.packages }
  })
}

/** Contracts of the existing hosts: of this version of Plaza, and of the build that pages load. */
export function offeredContracts(environment: Pick<Environment, 'hostDir' | 'devServers'>): OfferedVersions {
  const offered: Record<string, readonly string[]> = { ...contracts }
  try {
    for (const [name, versions] of Object.entries(readHostBuild(environment).contracts))
      offered[name] = [...(offered[name] ?? []), ...(versions ?? [])]
  } catch {}
  return Object.fromEntries(Object.entries(offered).map(([name, versions]) => [name, [...new Set(versions)]]))
}
