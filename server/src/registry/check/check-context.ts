import type { OfferedVersions } from '@plaza/shared/remotes'
import type { RouteTable } from '@plaza/shared/routes'

/** A release of another remote that runs, or may stand in. */
export interface LiveRelease {
  name: string
  release: string
  routes: RouteTable
  /** Packages from npm that it carries; missing where its build did not say. */
  packages?: readonly string[] | undefined
}

/** What a release is checked against. */
export interface CheckContext {
  /** Contracts of the hosts that there are. */
  offered: OfferedVersions
  /** Ids of the releases of the same remote that are known. */
  releases: readonly string[]
  others: readonly LiveRelease[]
  /** Remotes that could not be compared with. */
  unknown: readonly string[]
}
