import { type RegistryDocument, type RemoteManifest, releaseBase, select, type Visitor } from '@plaza/shared/remotes'
import { inArray } from 'drizzle-orm'
import { releases } from '../data/schema/index'
import type { Deps } from '../transport/context'
import type { CurrentRegistry } from '../transport/ports/registry'
import { withDevServers } from './development'
import { currentRegistry } from './registry'

/** A release that a visitor gets. */
export interface ChosenRelease {
  remote: string
  release: string
  /** `sha384-…` of `text`. */
  digest: string
  /** It needs a contract that this host lacks: its addresses are known, its code is not run. */
  blocked: boolean
  /** Address of its folder, with a trailing slash. */
  base: string
  /** The exact text of its remote.json. */
  text: string
  document: RemoteManifest
}

type ParsedManifest = Pick<ChosenRelease, 'text' | 'document'>
type ChooseDeps = Pick<Deps, 'db' | 'registry' | 'environment'>

/** The registry as pages get it, with what development servers serve. */
export async function pageRegistry(
  deps: ChooseDeps,
): Promise<CurrentRegistry & { texts?: ReadonlyMap<string, string> }> {
  const current = await currentRegistry(deps)
  const { devServers } = deps.environment
  return Object.keys(devServers).length > 0 ? withDevServers(current, deps.registry, deps.environment) : current
}

/** Finds the releases of a visitor; each remote.json is read and parsed once. */
export function createChooser(deps: ChooseDeps) {
  let kept: ReadonlyMap<string, ParsedManifest> = new Map()

  /** All that the registry names are read together: another visitor's are at hand when the database is not. */
  async function read(document: RegistryDocument, texts?: ReadonlyMap<string, string>): Promise<void> {
    const named = Object.values(document.remotes).flatMap((remote) => Object.values(remote.releases))
    const digests = [...new Set(named.map(({ digest }) => digest))]
    const missing = digests.filter((digest) => !kept.has(digest))
    if (missing.length === 0) return
    const asked = missing.filter((digest) => !texts?.has(digest))
    const rows =
      asked.length === 0
        ? []
        : await deps.db
            .select({ digest: releases.digest, document: releases.document })
            .from(releases)
            .where(inArray(releases.digest, asked))
    const fresh = [...(texts ?? []), ...rows.map(({ digest, document }) => [digest, document] as const)]
    kept = new Map([
      ...[...kept].filter(([digest]) => digests.includes(digest)),
      ...fresh.map(([digest, text]) => [digest, { text, document: JSON.parse(text) as RemoteManifest }] as const),
    ])
  }

  return async (
    { document, texts }: { document: RegistryDocument; texts?: ReadonlyMap<string, string> },
    visitor: Visitor,
  ): Promise<ChosenRelease[]> => {
    const entries = select(document, visitor).flatMap(({ remote, release, verdict }) => {
      const entry = release === null ? undefined : document.remotes[remote]?.releases[release]
      if (release === null || !entry) return []
      const { digest, base = releaseBase(remote, release) } = entry
      return [{ remote, release, digest, base, blocked: verdict.state === 'blocked' }]
    })
    await read(document, texts)
    return entries.flatMap((entry) => {
      const found = kept.get(entry.digest)
      return found ? [{ ...entry, ...found }] : []
    })
  }
}
