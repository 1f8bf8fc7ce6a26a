import type { Boot, RegistryRelease, RemoteManifest, RouteIndex } from '@plaza/shared/remotes'
import type { Release } from './release'

/** A release's `remote.json`, parsed. */
export type FullManifest = Pick<Release, 'text' | 'document' | 'files'>

/** Routes of a remote's release, and what it adds to places of others. */
export interface ManifestRoutes extends Pick<RemoteManifest, 'name' | 'routes'> {
  extensions?: RemoteManifest['extensions'] | undefined
}

/**
 * Manifests of releases: complete ones where they were fetched, otherwise the parts in the page and the route index.
 */
export function createManifests(carried: Boot['documents']) {
  /** By `<remote>/<release>`. */
  let partials = carried
  /** Complete manifests by the digest of their text. */
  const full = new Map<string, FullManifest>()

  return {
    /** Everything needed to run a release: its complete manifest, or the part that is enough for the first page. */
    runnable(remote: string, id: string, { digest, needs, wants = {} }: RegistryRelease) {
      const manifest = full.get(digest)
      const { routes, extensions, run } = partials[`${remote}/${id}`] ?? {}
      if (manifest || !routes || !run) return manifest
      const [version = '', build = ''] = id.split('-')
      return {
        text: null,
        document: { name: remote, version, build, needs, wants, routes, extensions, ...run },
        ...run,
      }
    },
    routesOf(remote: string, id: string, digest: string): ManifestRoutes | null {
      const known = full.get(digest)?.document ?? partials[`${remote}/${id}`]
      return known ? { name: remote, routes: known.routes, extensions: known.extensions } : null
    },
    /** Stores a manifest under the digest of its text. */
    keep: (digest: string, manifest: FullManifest) => void full.set(digest, manifest),
    /** Adds routes of releases, by `<remote>/<release>`; partial manifests of the page take precedence. */
    addRoutes({ routes, extensions }: Pick<RouteIndex, 'routes' | 'extensions'>): void {
      const learned = Object.entries(routes).map(
        ([key, table]) => [key, { routes: table, extensions: extensions?.[key] }] as const,
      )
      partials = { ...Object.fromEntries(learned), ...carried }
    },
    isCarried: (remote: string, id: string | null | undefined) => `${remote}/${id}` in carried,
  }
}
