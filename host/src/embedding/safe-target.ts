import { ownOrigin } from './own-origin'

const MAX_LENGTH = 2048
/** Query parameters that contain a target address; a target may contain one level of them. */
const carriers = ['redirect', 'jump_url', 'from_url', 'link', 'url']
const secretParameter = /^(authorization|token)$/i

/**
 * Path, query and hash of an address of our own origin; null for anything else: other origins and schemes, control
 * characters, backslashes, user names, paths that a browser would read as a host, nested redirects. Every navigation to
 * an address from a query parameter uses this function.
 */
export function safeTarget(raw: unknown, origin: string = ownOrigin()): string | null {
  return targetOf(raw, origin, 1)
}

function targetOf(raw: unknown, origin: string, depth: number): string | null {
  if (typeof raw !== 'string' || raw === '' || raw.length > MAX_LENGTH || hasForbidden(raw)) return null
  if (!/^(\/(?!\/)|https?:\/\/)/i.test(raw)) return null
  const url = parsed(raw, origin)
  if (!url || url.origin !== origin || url.username !== '' || url.password !== '') return null
  if (url.pathname.startsWith('//') || hasForbidden(decoded(url.pathname)) || /^\/login\/?$/.test(url.pathname))
    return null
  for (const [name, value] of url.searchParams) {
    if (!carriers.includes(name) || name === 'link') continue
    if (depth === 0 || targetOf(value, origin, depth - 1) === null) return null
  }
  return withoutSecrets(url)
}

/** The address without a token, safe for links, shares and logs. Path, query and hash. */
export function cleanAddress(address: string, origin: string = ownOrigin()): string {
  const url = parsed(address, origin)
  return url ? withoutSecrets(url) : '/'
}

function withoutSecrets(url: URL): string {
  const kept = [...url.searchParams].filter(([name]) => !secretParameter.test(name))
  const query = kept.length === url.searchParams.size ? url.search : asQuery(kept)
  return url.pathname + query + url.hash
}

const asQuery = (pairs: [string, string][]) => (pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '')

function hasForbidden(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them from addresses, so we refuse them
  return /[\u0000-\u0020\u007f-\u009f\\\u200b-\u200f\u2028-\u202f\u2066-\u2069\ufeff]/.test(text)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).replaceAll(' ', '')
  } catch {
    return '\\'
  }
}

function parsed(address: string, origin: string): URL | null {
  try {
    return new URL(address, origin)
  } catch {
    return null
  }
}
