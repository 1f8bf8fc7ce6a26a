import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Site } from '../../site-list'

/**
 * Whether the request comes from a CDN that understands `Surrogate-Control` and knows nothing of the visitor: it has
 * none of our cookies, and no query that makes one. Such an answer may be kept for all (W3C Edge Architecture, decision
 * 0570).
 */
export function isForSharedCache(
  c: Context,
  personal: { cookies: readonly string[]; queries: readonly string[] },
): boolean {
  if (!/\bSurrogate\/1\.0\b/.test(c.req.header('surrogate-capability') ?? '')) return false
  return (
    personal.cookies.every((name) => getCookie(c, name) === undefined) &&
    personal.queries.every((name) => c.req.query(name) === undefined)
  )
}

/** Keys as one CDN before several sites tells them apart: most tags, as `post:1`, exist at each of them. */
export const keysOf = (site: Pick<Site, 'code'> | undefined, keys: readonly string[]): readonly string[] =>
  site ? keys.map((key) => `${site.code}.${key}`) : keys

/** How long a CDN keeps something, in seconds. */
export interface SurrogateLifetime {
  fresh: number
  /** After that, while a new one is fetched. */
  stale: number
  /** After that, while no server answers. */
  ifError: number
}

/** Maximum length of the header of keys; with more an answer is not kept. */
const MAX_KEYS_LENGTH = 4_000

/**
 * Headers for a CDN, which removes them: how long it keeps the answer, and the keys by which a purge finds it
 * (`Surrogate-Key` of Fastly and Varnish, `Cache-Tag` of Cloudflare). None if the keys are too long.
 */
export function surrogateHeaders(
  keys: readonly string[],
  { fresh, stale, ifError }: SurrogateLifetime,
): Record<string, string> {
  const all = [...new Set(keys)]
  if (all.join(' ').length > MAX_KEYS_LENGTH) return {}
  return {
    'surrogate-control': `max-age=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${ifError}`,
    'surrogate-key': all.join(' '),
    'cache-tag': all.join(','),
  }
}
