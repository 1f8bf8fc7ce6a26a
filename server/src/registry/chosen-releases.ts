import { createHash } from 'node:crypto'
import { type RegistryDocument, releaseBase, select, type Visitor } from '@plaza/shared/remotes'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../transport/context'
import type { CurrentRegistry } from '../transport/ports/registry'
import { withDevServers } from './development'
import { type Manifests, type ParsedManifest, readManifests } from './manifests'
import { currentRegistry } from './registry'

/** A release that a visitor gets. */
export interface ChosenRelease extends ParsedManifest {
  remote: string
  release: string
  /** `sha384-…` of `text`. */
  digest: string
  /** This host lacks a contract that it needs: its addresses are known, but its code does not run. */
  blocked: boolean
  /** Base URL of its files, with a trailing slash. */
  base: string
}

type ChooseDeps = Pick<Deps, 'db' | 'registry' | 'environment'>

/** Number of cached selections: each share and scope at most doubles the variants. */
const MAX_CHOICES = 64

/** The registry as pages get it, including development servers. */
export async function pageRegistry(
  deps: ChooseDeps,
): Promise<CurrentRegistry & { texts?: ReadonlyMap<string, string> }> {
  const current = await currentRegistry(deps)
  const { devServers } = deps.environment
  return Object.keys(devServers).length > 0 ? withDevServers(current, deps.registry, deps.environment) : current
}

function releasesFor(document: RegistryDocument, visitor: Visitor, manifests: Manifests): ChosenRelease[] {
  return select(document, visitor).flatMap(({ remote, release, verdict }) => {
    const entry = release === null ? undefined : document.remotes[remote]?.releases[release]
    const manifest = entry && manifests.get(entry.digest)
    if (release === null || !entry || !manifest) return []
    const { digest, base = releaseBase(remote, release) } = entry
    return [{ remote, release, digest, base, blocked: verdict.state === 'blocked', ...manifest }]
  })
}

const digests = new WeakMap<readonly ChosenRelease[], string>()

/** Short digest of a list of releases, used in cache keys of pages, whatever the number of remotes. */
export function listDigest(chosen: readonly ChosenRelease[]): string {
  const digest = digests.get(chosen) ?? createHash('sha256').update(keyOf(chosen)).digest('base64')
  digests.set(chosen, digest)
  return digest
}

const keyOf = (chosen: readonly ChosenRelease[]): string =>
  chosen.map(({ digest, base, blocked }) => `${digest}${base}${blocked}`).join()

/** Selects the releases of a visitor; visitors with equal selections share one list. */
export function createChooser(deps: ChooseDeps) {
  const lists = new LRUCache<string, readonly ChosenRelease[]>({ max: MAX_CHOICES })

  return async (
    { document, texts }: { document: RegistryDocument; texts?: ReadonlyMap<string, string> },
    visitor: Visitor,
  ): Promise<readonly ChosenRelease[]> => {
    const chosen = releasesFor(document, visitor, await readManifests(deps, document, texts))
    const key = keyOf(chosen)
    const list = lists.get(key) ?? chosen
    lists.set(key, list)
    return list
  }
}
