import { whenIdle } from '../../browser/idle'
import { cleanAddress } from '../../embedding/safe-target'
import { readCookie, writeCookie } from '../../storage/cookies'

const COOKIE = 'first_page'
/** About 0.15 day (product spec, section 9). */
const DAYS = 0.15
const MAX = 1024

/** Records the first page of a visit; true if this is it. */
export function noteFirstPage(address: string): boolean {
  if (readCookie(COOKIE) !== null) return false
  // Each cookie write blocks on the browser, so none happens before the page is idle.
  whenIdle(() => writeCookie(COOKIE, cleanAddress(address).slice(0, MAX), DAYS))
  return true
}
