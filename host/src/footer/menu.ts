import type { MenuItem } from '@plaza/shared/api'
import { isHome, isLiveAddress, to } from '@plaza/shared/routes'
import { safeTarget } from '../embedding/safe-target'

/** Target of a menu item. */
export type Destination = { address: string } | { external: string } | 'none'

const VISIBLE = 1

type DestinationRule = (item: MenuItem, activityDomain: string) => Destination

/** Product spec, section 2, Bottom footer menu. */
const byType: Readonly<Record<number, DestinationRule>> = {
  1: () => ({ address: to('index') }),
  2: () => ({ address: to('mine') }),
  3: () => ({ address: to('government') }),
  4: () => ({ address: to('interaction') }),
  5: () => ({ address: to('guides') }),
  6: () => ({ address: to('services') }),
  7: ({ link }, activityDomain) => externalDestination(link || activityDomain),
  8: () => ({ address: to('tv') }),
  9: () => ({ address: to('radios') }),
  10: () => 'none',
  11: ({ source_id }) => (source_id ? { address: to('page', { id: source_id }) } : 'none'),
}

const externalDestination = (link: string): Destination =>
  /^(https?:\/\/|weixin:)/i.test(link) ? { external: link } : 'none'

/** Target of an item's link: a page of ours or an external address. */
function linkDestination(link: string): Destination {
  const address = safeTarget(link)
  return address === null ? externalDestination(link) : { address }
}

/**
 * Target of an item. `activityDomain` is `asc_h5_domain` of the domain configuration. With `is_url_effect` the item's
 * link overrides its type (docs/decisions/0038).
 */
export function destinationOf(item: MenuItem, activityDomain: string): Destination {
  if (/^weixin:/i.test(item.link)) return { external: item.link }
  if (item.source_type === 2) return externalDestination(item.link)
  const own = item.is_url_effect === 1 ? linkDestination(item.link) : 'none'
  return own === 'none' ? (byType[item.type]?.(item, activityDomain) ?? 'none') : own
}

/** Whether its page is not live for this visitor. */
const isOff = (destination: Destination) =>
  typeof destination === 'object' && 'address' in destination && !isLiveAddress(destination.address)

/** Items of the bar: visible ones in order, without those of remotes that are off. */
export function shownItems(menu: readonly MenuItem[]): readonly MenuItem[] {
  return inOrder(menu).filter((item) => item.display === VISIBLE && !isOff(destinationOf(item, '')))
}

/** All items in order; the sort is stable. */
export const inOrder = (menu: readonly MenuItem[]): readonly MenuItem[] => [...menu].sort((a, b) => a.sort - b.sort)

/** Whether the current page is the item's, or below it. */
export function isActive(destination: Destination, pathname: string): boolean {
  if (typeof destination === 'string' || !('address' in destination)) return false
  const own = destination.address.split('?')[0] ?? ''
  return pathname === own || (own === to('index') && isHome(pathname))
}
