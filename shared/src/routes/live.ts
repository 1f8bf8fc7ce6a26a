import type { Paths } from '../surroundings'
import type { RouteId } from './route-ids'
import { livePaths, NOT_FOUND } from './to'

/** Whether a route can be visited in this page: it may be planned, or the remote that owns it may be off here. */
export const isLive = (id: RouteId): boolean => id in livePaths()

/** Whether an address inside Plaza leads to a page. False for what `to()` gives where the route is not live. */
export function isLiveAddress(address: string): boolean {
  const [pathname = ''] = address.split(/[?#]/)
  return pathname !== NOT_FOUND && patternOf(livePaths()).test(pathname)
}

let patternCache: { paths: Paths; pattern: RegExp } | undefined

/** One pattern for all paths, made once for a set of them: a page asks for each of its links. */
function patternOf(paths: Paths): RegExp {
  if (patternCache?.paths !== paths) {
    const patterns = Object.values(paths).filter((path) => path !== '*')
    patternCache = { paths, pattern: new RegExp(`^(?:${patterns.map(asPattern).join('|')})/?$`, 'i') }
  }
  return patternCache.pattern
}

const asPattern = (path: string) => path.split('/').filter(Boolean).map(segment).join('')

/** As React Router reads it. */
function segment(text: string): string {
  if (text === '*') return '(?:/.*)?'
  const one = text.startsWith(':') ? '/[^/]+' : `/${text.replace(/\?$/, '').replace(/[^\w-]/g, '\\$&')}`
  return text.endsWith('?') ? `(?:${one})?` : one
}
