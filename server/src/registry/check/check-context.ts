import type { Extensions } from '@plaza/shared/extensions'
import type { OfferedVersions } from '@plaza/shared/remotes'
import type { RouteTable } from '@plaza/shared/routes'

/** A release of another remote that is live, or a possible fallback. */
export interface LiveRelease {
  name: string
  release: string
  routes: RouteTable
  extensions?: Extensions | undefined
  /** npm packages in the build; undefined if the build does not list them. */
  packages?: readonly string[] | undefined
}

/** Everything that a release is compared with. */
export interface CheckContext {
  /** Contracts that existing hosts offer. */
  offered: OfferedVersions
  /** Ids of the known releases of the same remote. */
  releases: readonly string[]
  others: readonly LiveRelease[]
  /** Remotes without a build or release to compare with. */
  unknown: readonly string[]
}
