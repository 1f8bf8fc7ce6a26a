import { startScriptHash } from './start-script'

interface HeaderOptions {
  /** Pages that may stand in a frame of our own origin or of the page builder. */
  framed: boolean
  /** Some of it is served from source. */
  dev: boolean
  builders: readonly string[]
  /** Origins besides our own that releases are served from. */
  releaseOrigins: readonly string[]
  /** Origins of the override that this visitor brought; without any, every script must carry its hash. */
  overrideOrigins: readonly string[]
  /** WeChat's own JS-SDK, inside WeChat: this file and nothing else of its origin. It comes without a hash. */
  wechatSdk: string | null
  /** Other origins that may be shown within ours, because links may open them without asking. */
  allowedOrigins: readonly string[]
}

/** Headers of an HTML answer. */
export function pageHeaders({
  framed,
  dev,
  builders,
  releaseOrigins,
  overrideOrigins,
  wechatSdk,
  allowedOrigins,
}: HeaderOptions): Record<string, string> {
  const others = [...new Set([...releaseOrigins, ...overrideOrigins])].map((origin) => ` ${origin}`).join('')
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${startScriptHash}${others}${wechatSdk ? ` ${wechatSdk}` : ''}`,
    `style-src 'self' 'unsafe-inline'${others}`,
    "img-src 'self' https: data: blob:",
    "media-src 'self' https: blob:",
    "font-src 'self' data:",
    `connect-src 'self'${others}`,
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
    vary: 'Accept-Language, Accept-Encoding',
    ...(!dev && { 'content-security-policy': policy }),
    ...(!dev && overrideOrigins.length === 0 && !wechatSdk && { 'integrity-policy': 'blocked-destinations=(script)' }),
  }
}
