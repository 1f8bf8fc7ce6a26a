import type { RemoteManifest } from './manifest'

/**
 * What of a release's `remote.json` comes with a page, so that its addresses can be matched and its first page be run. The
 * HTML vouches for it as for the host's own scripts; the whole one is fetched after that page, and must have the signed
 * digest.
 */
export interface PartialManifest extends Pick<RemoteManifest, 'routes'> {
  /** With the releases that this page may run. */
  run?: Pick<RemoteManifest, 'global' | 'entry'> & {
    /** Routes for which the files are enough. */
    pages: readonly string[]
    /** `sha384-…` of each. */
    files: Readonly<Record<string, string>>
  }
}

/** A document in brief, for pages that may run these of its routes. A release that does not say what each of them needs brings all of its files. */
export function partialManifestOf(document: RemoteManifest, pages: readonly string[]): PartialManifest {
  const { routes, global, entry, start, preload, later, server, files } = document
  if (pages.length === 0) return { routes }
  const isKnown = pages.every((page) => preload[page] && later?.[page])
  const needed = isKnown
    ? [entry, ...start, ...pages.flatMap((page) => [...(preload[page] ?? []), ...(later?.[page] ?? [])])]
    : Object.keys(files).filter((file) => file !== server?.file)
  const hashes = needed.map((file) => [file, files[file]?.integrity ?? ''] as const)
  return {
    routes,
    run: { global, entry, pages: isKnown ? pages : Object.keys(routes), files: Object.fromEntries(hashes) },
  }
}
