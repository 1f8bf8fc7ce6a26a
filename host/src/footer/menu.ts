import type { MenuItem } from '@plaza/shared/api'
import { type LiveItem, targetAddress } from '@plaza/shared/extensions'
import { isHome, isLiveAddress, to } from '@plaza/shared/routes'
import { safeTarget } from '../embedding/safe-target'

/** Target of a menu item. */
export type Destination = { address: string } | { external: string } | 'none'

const VISIBLE = 1

/** Pages of the types of the menu, which remotes bring by the extension point `footer.item`. */
export type MenuPages = readonly LiveItem<'footer.item'>[]

/** The configured link of a type, or the activity domain. */
const EXTERNAL = 7
/** Type of an item that leads nowhere. */
const NOWHERE = 10

const externalDestination = (link: string): Destination =>
  /^(https?:\/\/|weixin:)/i.test(link) ? { external: link } : 'none'

/** Target of an item's link: a page of ours or an external address. */
function linkDestination(link: string): Destination {
  const address = safeTarget(link)
  return address === null ? externalDestination(link) : { address }
}

/** The page of an item's type (product spec, section 2, Bottom footer menu). */
function typeDestination({ type, link, source_id }: MenuItem, { pages, activityDomain }: MenuTargets): Destination {
  if (type === EXTERNAL) return externalDestination(link || activityDomain)
  if (type === NOWHERE) return 'none'
  const page = pages.find((one) => one.type === type)
  // Its remote is not live, so it is hidden like an item whose page is not.
  if (!page) return { address: to('not-found') }
  if (page.needsSource && !source_id) return 'none'
  return { address: targetAddress(page.to, { source: source_id }) }
}

/** What items lead to besides their own links. */
export interface MenuTargets {
  pages: MenuPages
  /** `asc_h5_domain` of the domain configuration. */
  activityDomain: string
}

/** Target of an item. With `is_url_effect` the item's link overrides its type (docs/decisions/0038). */
export function destinationOf(item: MenuItem, targets: MenuTargets): Destination {
  if (/^weixin:/i.test(item.link)) return { external: item.link }
  if (item.source_type === 2) return externalDestination(item.link)
  const own = item.is_url_effect === 1 ? linkDestination(item.link) : 'none'
  return own === 'none' ? typeDestination(item, targets) : own
}

/** Whether it is the user's own page, which has the number of unread messages. */
export const hasUnread = ({ type }: MenuItem, pages: MenuPages): boolean =>
  pages.some((page) => page.type === type && page.badge === 'unread')

/** Whether its page is not live for this visitor. */
const isOff = (destination: Destination) =>
  typeof destination === 'object' && 'address' in destination && !isLiveAddress(destination.address)

/** Items of the bar: visible ones in order, without those of remotes that are off. */
export function shownItems(menu: readonly MenuItem[], pages: MenuPages): readonly MenuItem[] {
  const targets = { pages, activityDomain: '' }
  return inOrder(menu).filter((item) => item.display === VISIBLE && !isOff(destinationOf(item, targets)))
}

/** All items in order; the sort is stable. */
export const inOrder = (menu: readonly MenuItem[]): readonly MenuItem[] => [...menu].sort((a, b) => a.sort - b.sort)

/** Whether the current page is the item's, or below it. */
export function isActive(destination: Destination, pathname: string): boolean {
  if (typeof destination === 'string' || !('address' in destination)) return false
  const own = destination.address.split('?')[0] ?? ''
  return pathname === own || (own === to('@home') && isHome(pathname))
}
