import type { RemoteManifest } from './manifest'

/** `1.4.0-9a0e3976be`: identifies one immutable release. */
export const releaseId = ({ version, build }: Pick<RemoteManifest, 'version' | 'build'>): string =>
  `${version}-${build}`

/** Base URL of a release's files, with a trailing slash, unless the registry has another one. */
export const releaseBase = (remote: string, id: string): string => `/remotes/${remote}/${id}/`
