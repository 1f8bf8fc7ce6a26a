import type { RemoteManifest } from '@plaza/shared/remotes'

/** Address of the first page without required parameters, otherwise of Home. */
export function firstPageOf({ routes }: Pick<RemoteManifest, 'routes'>): string {
  const rows = Object.values(routes).filter(({ path, planned, frame }) => !planned && !frame && !/[:*]/.test(path))
  return rows[0]?.path ?? '/'
}
