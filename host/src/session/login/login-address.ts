import { isLive, to } from '@plaza/shared/routes'
import { safeTarget } from '../../embedding/safe-target'

const loginPages = ['@sign-in', '@bind-phone', 'initialize-login'] as const

/** Pages on which no login starts and to which none returns. */
export function isLoginPage(address: string): boolean {
  const pathname = address.split(/[?#]/)[0]
  return loginPages.some((page) => isLive(page) && pathname === to(page))
}

/** The current address as a return target: an own one, without a nested redirect; otherwise undefined. */
export function ownTarget(address: string): string | undefined {
  const url = new URL(address, window.location.origin)
  url.searchParams.delete('redirect')
  const target = safeTarget(url.pathname + url.search + url.hash)
  return target === null || target === '/' ? undefined : target
}

/**
 * Address of the login page, or inside a native shell of the page that asks the shell, with the return target; never
 * nested.
 */
export function loginAddress(address: string, inApp: boolean): string {
  const redirect = isLoginPage(address) ? undefined : ownTarget(address)
  return to(inApp ? 'initialize-login' : '@sign-in', {}, { redirect })
}
