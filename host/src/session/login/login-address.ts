import { to } from '@plaza/shared/routes'
import { safeTarget } from '../../embedding/safe-target'

const loginPages = ['/login', '/wx-bind-phone', '/app/initialize-login']

/** Pages on which no login begins and to which none comes back. */
export function isLoginPage(address: string): boolean {
  const pathname = address.split(/[?#]/)[0]
  return loginPages.some((page) => pathname === page)
}

/** The present address as something to come back to: one of ours, without a redirect of its own, or nothing. */
export function ownTarget(address: string): string | undefined {
  const url = new URL(address, window.location.origin)
  url.searchParams.delete('redirect')
  const target = safeTarget(url.pathname + url.search + url.hash)
  return target === null || target === '/' ? undefined : target
}

/** The login page, or inside a native shell the page that asks the shell, with where to come back to; never nested. */
export function loginAddress(address: string, inApp: boolean): string {
  const redirect = isLoginPage(address) ? undefined : ownTarget(address)
  return to(inApp ? 'initialize-login' : 'login', {}, { redirect })
}
