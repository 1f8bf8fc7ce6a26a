import type { ComponentType } from 'react'
import { connectHost, type HostApi, type PartProps } from '../host'
import type { PagesOf, RouteTable } from '../routes'

type Loader<T = unknown> = () => Promise<{ default: T }>

/** Components that other places draw, by the names that the remote's extensions give them. */
export type RemoteParts = Readonly<Record<string, Loader<ComponentType<PartProps>>>>

/** The module that a remote exposes as `./remote`. */
export interface RemoteModule {
  /** Runs once, before any page. */
  setup(host: HostApi): void
  pages: Readonly<Record<string, Loader>>
  /** Missing in older releases. */
  parts?: RemoteParts
}

/** Creates the module that a remote exposes. A missing or stale page does not compile. */
export function defineRemote<T extends RouteTable>(pages: PagesOf<T>, parts: RemoteParts = {}): RemoteModule {
  return { setup: connectHost, pages, parts }
}
