import { type PageContext, pageContext, providePageContext } from '../page-context'
import type { HostApi } from './api'

/**
 * Connects this bundle's copy of `shared` to the host; called once by a remote's `setup`, by the host itself and by
 * tests.
 */
export const connectHost: (host: HostApi) => void = providePageContext

const isHost = (around: PageContext | null): around is HostApi => around !== null && 'contracts' in around

/** The host, or null in a part that also renders without one. */
export function connectedHost(): HostApi | null {
  const around = pageContext()
  return isHost(around) ? around : null
}

/** The host of this page. Throws before `setup` has run. */
export function useHost(): HostApi {
  const host = connectedHost()
  if (!host) throw new Error('This bundle is not connected to a host: call connectHost in setup()')
  return host
}

/** The same outside components (a store, an event handler created once). */
export const hostNow: () => HostApi = useHost
