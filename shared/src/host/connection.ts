import { type PageContext, pageContext, providePageContext } from '../surroundings'
import type { HostApi } from './api'

/** Binds this bundle's copy of `shared` to the host; called once by a remote's `setup`, by the host itself and by tests. */
export const connectHost: (host: HostApi) => void = providePageContext

const isHost = (around: PageContext | null): around is HostApi => around !== null && 'contracts' in around

/** The host where there is one, for a part that is also drawn without. */
export function connectedHost(): HostApi | null {
  const around = pageContext()
  return isHost(around) ? around : null
}

/** The host of this page. Throws where `setup` has not run. */
export function useHost(): HostApi {
  const host = connectedHost()
  if (!host) throw new Error('This bundle is not connected to a host: call connectHost in setup()')
  return host
}

/** The same outside of a component (a store, an event handler made once). */
export const hostNow: () => HostApi = useHost
