import type { HostApi } from '@plaza/shared/host'
import type { FailureKind, RemoteModule } from '@plaza/shared/remotes'
import type { Wanted } from '../plan'
import type { Release } from '../release'
import type { Away } from './seat'

/** What the loader is told, and whom it tells. */
export interface LoaderParts {
  load(release: Release, query: string): Promise<RemoteModule>
  host: HostApi
  /** What the registry gives this visitor, at once. */
  wanted(remote: string): Wanted
  isRevoked(remote: string, id: string): boolean
  /** Fetches the document of the chosen release, or of what is there in its place. */
  document(remote: string): Promise<Release | null>
  /** Whether another release may be at hand, so that the chosen one gets less time. */
  hasStandIn(remote: string, id: string): boolean
  /** The device's last good release, then the registry's others; each is fetched when its turn comes. */
  standIns(remote: string): Promise<readonly (() => Promise<Release | null>)[]>
  /** Which releases of the remote are left alone after this one threw; none: it may be tried again. */
  afterCrash(release: Release): Promise<ReadonlyMap<string, Away>>
  /** Releases that an earlier page of this visit left alone. */
  resting(remote: string): ReadonlyMap<string, Away>
  /** The person asks for a remote that is left alone. */
  lift(remote: string): void
  loaded(release: Release, ms: number): void
  failed(remote: string, release: string, kind: FailureKind, message: string): void
  good(release: Release): void
  /** Something about a seat is otherwise than before. */
  changed(): void
  /** Another release runs in a seat: what is shown of the earlier one is to be shown anew. */
  swapped(): void
}
