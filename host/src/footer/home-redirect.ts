import type { MenuItem } from '@plaza/shared/api'
import { isHome, isLive, to } from '@plaza/shared/routes'
import * as v from 'valibot'
import { visit } from '../storage/device-store'
import { destinationOf, inOrder, shownItems } from './menu'

const CHAIN_MAX = 3
const CHAIN_MS = 10_000
const Chain = v.array(v.number())
/** The category that sends the root to the special topics. */
const SPECIALS_CATEGORY = 2

interface HomeConfiguration {
  category: number
  menu: readonly MenuItem[]
  activityDomain: string
}

/**
 * Where the root leads (product spec, section 4, Home routing): /specials for category 2; the home page where the first
 * item by sort is a visible internal page; else the first visible item that is a page of ours (docs/decisions/0036). What
 * belongs to a remote that is off is passed over.
 */
export function homeRedirect({ category, menu, activityDomain }: HomeConfiguration): string {
  if (category === SPECIALS_CATEGORY && isLive('specials')) return to('specials')
  const home = to('page', { id: '' })
  const first = inOrder(menu)[0]
  if (isLive('page') && (!first || (first.display === 1 && first.source_type === 1))) return home
  for (const item of shownItems(menu)) {
    const destination = destinationOf(item, activityDomain)
    if (typeof destination === 'object' && 'address' in destination) {
      return isHome(destination.address) ? home : destination.address
    }
  }
  return home
}

/** The same, and the plain home once three redirects came within ten seconds: a configuration can lead in a circle. */
export function guardedHome(state: HomeConfiguration, now: number = Date.now()): string {
  const recent = (visit.read('home-chain', Chain) ?? []).filter((at) => now - at < CHAIN_MS)
  visit.write('home-chain', [...recent, now].slice(-CHAIN_MAX))
  return recent.length >= CHAIN_MAX ? to('page', { id: '' }) : homeRedirect(state)
}
