import { followPaths } from '../routes'
import type { HostApi } from './api'

let connected: HostApi | null = null

/** Binds this bundle's copy of `shared` to the host; called once by a remote's `setup`, by the host itself and by tests. */
export function connectHost(host: HostApi): void {
  connected = host
  followPaths(host)
}

/** The host of this page. Throws where `setup` has not run. */
export function useHost(): HostApi {
  if (!connected) throw new Error('This bundle is not connected to a host: call connectHost in setup()')
  return connected
}

/** The same outside of a component (a store, an event handler made once). */
export const hostNow: () => HostApi = useHost

/** The host where there is one, for a part that is also drawn without. */
export const connectedHost = (): HostApi | null => connected
