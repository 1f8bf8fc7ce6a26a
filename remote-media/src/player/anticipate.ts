import { hostNow, type PlayerItem } from '@plaza/shared/host'
import { isOffered } from '@plaza/shared/remotes'

/** A finger is on what plays an item, or a page of live streams stands: the player gets ready. Nothing on an older host. */
export function anticipate(what: PlayerItem | 'live'): void {
  const { contracts, player } = hostNow()
  if (isOffered('1.2', contracts.player)) player.anticipate(what)
}
