import type { Boot, RegistryRelease, RemoteManifest, RouteIndex } from '@plaza/shared/remotes'
import type { Release } from './release'

/** A release's `remote.json`, parsed. */
export type FullManifest = Pick<Release, 'text' | 'document' | 'files'>

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
      const { routes, run } = partials[`${remote}/${id}`] ?? {}
      if (manifest || !routes || !run) return manifest
      const [version = '', build = ''] = id.split('-')
      return { text: null, document: { name: remote, version, build, needs, wants, routes, ...run }, ...run }
    },
    routesOf(remote: string, id: string, digest: string): Pick<RemoteManifest, 'name' | 'routes'> | null {
      const known = full.get(digest)?.document ?? partials[`${remote}/${id}`]
      return known ? { name: remote, routes: known.routes } : null
    },
    /** Stores a manifest under the digest of its text. */
    keep: (digest: string, manifest: FullManifest) => void full.set(digest, manifest),
    /** Adds routes of releases, by `<remote>/<release>`; partial manifests of the page take precedence. */
    addRoutes(routes: RouteIndex['routes']): void {
      const learned = Object.entries(routes).map(([key, table]) => [key, { routes: table }] as const)
      partials = { ...Object.fromEntries(learned), ...carried }
    },
    isCarried: (remote: string, id: string | null | undefined) => `${remote}/${id}` in carried,
  }
}
