import { whenIdle } from '../../browser/idle'
import { cleanAddress } from '../../embedding/safe-target'
import { readCookie, writeCookie } from '../../storage/cookies'

const COOKIE = 'first_page'
/** About 0.15 day (product spec, section 9). */
const DAYS = 0.15
const MAX = 1024

/** Notes the page that a visit began with; true where this is it. */
export function noteFirstPage(address: string): boolean {
  if (readCookie(COOKIE) !== null) return false
  // The browser's answer is waited for with every cookie that is written: none before the page stands.
  whenIdle(() => writeCookie(COOKIE, cleanAddress(address).slice(0, MAX), DAYS))
  return true
}
