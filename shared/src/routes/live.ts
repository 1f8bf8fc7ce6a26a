import type { Paths } from '../page-context'
import type { RouteId } from './route-ids'
import { livePaths, NOT_FOUND } from './to'

/** Whether a route can be visited in this page: it may be planned, or its remote may be off. */
export const isLive = (id: RouteId): boolean => id in livePaths()

/** Whether an address inside Plaza leads to a page. False for the result of `to()` if the route is not live. */
export function isLiveAddress(address: string): boolean {
  const [pathname = ''] = address.split(/[?#]/)
  return pathname !== NOT_FOUND && patternOf(livePaths()).test(pathname)
}

/** Whether an address inside Plaza is one of a live route. */
export function isAddressOf(id: string, address: string): boolean {
  const path = livePaths()[id]
  const [pathname = ''] = address.split(/[?#]/)
  return path !== undefined && new RegExp(`^${asPattern(path)}/?$`, 'i').test(pathname)
}

let patternCache: { paths: Paths; pattern: RegExp } | undefined

/** One regular expression for all paths, cached per set of paths, because a page tests each of its links. */
function patternOf(paths: Paths): RegExp {
  if (patternCache?.paths !== paths) {
    const patterns = Object.values(paths).filter((path) => path !== '*')
    patternCache = { paths, pattern: new RegExp(`^(?:${patterns.map(asPattern).join('|')})/?$`, 'i') }
  }
  return patternCache.pattern
}

const asPattern = (path: string) => path.split('/').filter(Boolean).map(segment).join('')

/** Matches as in React Router. */
function segment(text: string): string {
  if (text === '*') return '(?:/.*)?'
  const one = text.startsWith(':') ? '/[^/]+' : `/${text.replace(/\?$/, '').replace(/[^\w-]/g, '\\$&')}`
  return text.endsWith('?') ? `(?:${one})?` : one
}
