import { to } from '@plaza/shared/routes'
import { safeTarget } from '../embedding/safe-target'

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

/** `/login?redirect=<where the person is>`; the redirect never nests. */
export function loginAddress(address: string): string {
  return to('login', {}, { redirect: isLoginPage(address) ? undefined : ownTarget(address) })
}
