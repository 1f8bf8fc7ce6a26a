import type { MenuItem } from '@plaza/shared/api'
import { isHome, isLive, to } from '@plaza/shared/routes'
import * as v from 'valibot'
import { extensions } from '../extensions/extensions.store'
import { visit } from '../storage/device-store'
import { destinationOf, inOrder, type MenuPages, shownItems } from './menu'

const CHAIN_MAX = 3
const CHAIN_MS = 10_000
const Chain = v.array(v.number())
/** Category for which the root redirects to the special topics. */
const SPECIALS_CATEGORY = 2

interface HomeConfiguration {
  category: number
  menu: readonly MenuItem[]
  activityDomain: string
  /** Pages of the types of the menu. */
  pages: MenuPages
}

/**
 * Redirect target of the root (product spec, section 4, Home routing): /specials for category 2; the home page if the
 * first item is a visible internal page; otherwise the first visible item with a page of ours (docs/decisions/0036).
 * Items of remotes that are off are skipped.
 */
export function homeRedirect({ category, menu, activityDomain, pages }: HomeConfiguration): string {
  if (category === SPECIALS_CATEGORY && isLive('@home-of-category-2')) return to('@home-of-category-2')
  const home = to('@page', { id: '' })
  const first = inOrder(menu)[0]
  if (isLive('@page') && (!first || (first.display === 1 && first.source_type === 1))) return home
  for (const item of shownItems(menu, pages)) {
    const destination = destinationOf(item, { pages, activityDomain })
    if (typeof destination === 'object' && 'address' in destination) {
      return isHome(destination.address) ? home : destination.address
    }
  }
  return home
}

/**
 * The same, but the plain home page after three redirects within ten seconds, because a configuration may be circular.
 */
export function guardedHome(state: HomeConfiguration, now: number = Date.now()): string {
  const recent = (visit.read('home-chain', Chain) ?? []).filter((at) => now - at < CHAIN_MS)
  visit.write('home-chain', [...recent, now].slice(-CHAIN_MAX))
  return recent.length >= CHAIN_MAX ? to('@page', { id: '' }) : homeRedirect(state)
}

/** Pages of the types of the menu that the live remotes bring now. */
export const menuPages = (): MenuPages => extensions.getState()['footer.item'] ?? []
