import { isOffered } from '../remotes/contracts'
import { connectedHost } from './connection'

const nothing = () => undefined

/** Makes what was opened over the page an entry of the history; on a host without `nav` 1.3 going back leaves the page. */
export function openOverlay(close: () => void): () => void {
  const host = connectedHost()
  return host && isOffered('1.3', host.contracts.nav) ? host.openOverlay(close) : nothing
}
