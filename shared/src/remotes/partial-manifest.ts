import { firstExtensions } from '../extensions/first-points'
import type { RouteRow } from '../routes/define'
import type { RemoteManifest } from './manifest'

/**
 * The part of a `remote.json` that comes with a page, enough to match its addresses and run its first page. It is
 * trusted like the HTML itself; the complete manifest is fetched after that page and verified by its signed digest.
 */
export interface PartialManifest extends Pick<RemoteManifest, 'routes' | 'extensions'> {
  /** Only for releases that this page may run. */
  run?: Pick<RemoteManifest, 'global' | 'entry'> & {
    /** Routes whose files are complete. */
    pages: readonly string[]
    /** `sha384-…` of each file. */
    files: Readonly<Record<string, string>>
  }
}

/**
 * Reduces a manifest to what these pages need. If the release does not list the files of each page, all of its files
 * are included.
 */
export function partialManifestOf(
  document: RemoteManifest,
  pages: readonly string[],
  row?: Pick<RouteRow, 'draws'>,
): PartialManifest {
  const extensions = firstExtensions(document.extensions, row)
  const { routes, global, entry, start, preload, later, server, files } = document
  const described = { routes, ...(extensions && { extensions }) }
  if (pages.length === 0) return described
  const isKnown = pages.every((page) => preload[page] && later?.[page])
  const needed = isKnown
    ? [entry, ...start, ...pages.flatMap((page) => [...(preload[page] ?? []), ...(later?.[page] ?? [])])]
    : Object.keys(files).filter((file) => file !== server?.file)
  const hashes = needed.map((file) => [file, files[file]?.integrity ?? ''] as const)
  return {
    ...described,
    run: { global, entry, pages: isKnown ? pages : Object.keys(routes), files: Object.fromEntries(hashes) },
  }
}
