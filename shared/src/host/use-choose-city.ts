import { isOffered } from '../remotes/contracts'
import { useHost } from './connection'
import type { SiteState } from './contracts/site'

/** Stores the user's city; undefined on a host without `site` 1.2. */
export function useChooseCity(): ((city: SiteState['city']) => void) | undefined {
  const host = useHost()
  return isOffered('1.2', host.contracts.site) ? host.site.choose : undefined
}
