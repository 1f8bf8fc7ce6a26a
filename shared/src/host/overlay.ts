import { isOffered } from '../remotes/contracts'
import { connectedHost } from './connection'

const nothing = () => undefined

/**
 * Adds a history entry for an overlay, with its own address if given. On a host without `nav` 1.3 going back leaves the
 * page; without 1.4 the address stays the page's.
 */
export function openOverlay(close: () => void, address?: string): () => void {
  const host = connectedHost()
  return host && isOffered('1.3', host.contracts.nav) ? host.openOverlay(close, address && host.href(address)) : nothing
}
