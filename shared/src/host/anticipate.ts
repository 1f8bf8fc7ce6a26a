import { isOffered } from '../remotes/contracts'
import { hostNow } from './connection'
import type { PlayerItem } from './player'

/**
 * Prepares the player on touchstart of an item, or when a page with live streams is shown. Does nothing on a host
 * without `player` 1.2.
 */
export function anticipate(what: PlayerItem | 'live'): void {
  const { contracts, player } = hostNow()
  if (isOffered('1.2', contracts.player)) player.anticipate(what)
}
