import { isOffered } from '../remotes/contracts'
import { hostNow } from './connection'
import type { PlayerItem } from './player'

/**
 * A finger is on what plays an item, or a page of live streams stands: the player gets ready. Nothing on a host without
 * `player` 1.2.
 */
export function anticipate(what: PlayerItem | 'live'): void {
  const { contracts, player } = hostNow()
  if (isOffered('1.2', contracts.player)) player.anticipate(what)
}
