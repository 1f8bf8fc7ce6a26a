import type { HostApi } from '@plaza/shared/host'
import type { Needs } from '@plaza/shared/remotes'

export interface HandedOut {
  api: HostApi
  /** From then on calls of this release do nothing and are reported. */
  revoke(): void
}

/** The host's interface as one release of a remote sees it: the majors that it needs. */
export function handOut(host: HostApi, _release: { name: string; needs: Needs; wants: Needs }): HandedOut {
  return { api: host, revoke: () => {} }
}
