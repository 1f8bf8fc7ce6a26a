import { connectHost, type HostApi } from '../host'
import type { PagesOf, RouteTable } from '../routes'

/** The module that a remote exposes as `./remote`. */
export interface RemoteModule {
  /** Runs once, before any page. */
  setup(host: HostApi): void
  pages: Readonly<Record<string, () => Promise<{ default: unknown }>>>
}

/** Creates the module that a remote exposes. A missing or stale page does not compile. */
export function defineRemote<T extends RouteTable>(pages: PagesOf<T>): RemoteModule {
  return { setup: connectHost, pages }
}
