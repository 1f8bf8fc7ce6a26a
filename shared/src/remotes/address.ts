import type { RemoteManifest } from './manifest'

/** `1.4.0-9a0e3976be`: one release for ever. */
export const releaseId = ({ version, build }: Pick<RemoteManifest, 'version' | 'build'>): string =>
  `${version}-${build}`

/** Where the files of a release are served, with a trailing slash, unless the registry says another place. */
export const releaseBase = (remote: string, id: string): string => `/remotes/${remote}/${id}/`
