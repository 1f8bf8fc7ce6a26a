import { type SurrogateLifetime, surrogateHeaders } from '../../transport/cdn/surrogate'
import { startScriptHash } from './start-script'

interface HeaderOptions {
  /** May be embedded in a frame of our own origin or of the page builder. */
  framed: boolean
  /** Some code comes from a development server. */
  dev: boolean
  builders: readonly string[]
  /** Other origins whose pictures, sounds and films may be shown. */
  mediaOrigins: readonly string[]
  /** Origin of map tiles of another provider; `https://*.tiles.example` for several. */
  tileOrigin: string | null
  /** Other origins that serve releases. */
  releaseOrigins: readonly string[]
  /** Origins of this visitor's override; without one, every script needs a hash. */
  overrideOrigins: readonly string[]
  /** URL of WeChat's JS-SDK inside WeChat: only this file of its origin is allowed. It has no hash. */
  wechatSdk: string | null
  /** Other origins that may be framed in ours, because links may open them without a confirmation. */
  allowedOrigins: readonly string[]
  /** Keys of the page if a CDN may keep it; null: it is for one visitor. */
  sharedBy: readonly string[] | null
}

/** A kept page ends after a minute, as on a server that was not told of a change; or when the CDN is purged. */
const PAGE_LIFETIME: SurrogateLifetime = { fresh: 30, stale: 30, ifError: 600 }

/** Headers of an HTML response. */
export function pageHeaders({
  framed,
  dev,
  builders,
  mediaOrigins,
  tileOrigin,
  releaseOrigins,
  overrideOrigins,
  wechatSdk,
  allowedOrigins,
  sharedBy,
}: HeaderOptions): Record<string, string> {
  const others = [...new Set([...releaseOrigins, ...overrideOrigins])].map((origin) => ` ${origin}`).join('')
  const media = mediaOrigins.map((origin) => ` ${origin}`).join('')
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${startScriptHash}${others}${wechatSdk ? ` ${wechatSdk}` : ''}`,
    `style-src 'self' 'unsafe-inline'${others}`,
    `img-src 'self' data: blob:${media}${tileOrigin ? ` ${tileOrigin}` : ''}`,
    `media-src 'self' blob:${media}`,
    "font-src 'self' data:",
    // hls.js fetches streams.
    `connect-src 'self'${others}${media}`,
    `frame-src ${["'self'", ...allowedOrigins].join(' ')}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    `frame-ancestors ${framed ? ["'self'", ...builders].join(' ') : "'none'"}`,
  ].join('; ')
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    vary: `Accept-Language, Accept-Encoding${sharedBy ? ', User-Agent, Sec-Fetch-Mode, Cookie' : ''}`,
    ...(sharedBy && surrogateHeaders(sharedBy, PAGE_LIFETIME)),
    ...(!dev && { 'content-security-policy': policy }),
    ...(!dev && overrideOrigins.length === 0 && !wechatSdk && { 'integrity-policy': 'blocked-destinations=(script)' }),
  }
}
