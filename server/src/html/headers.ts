import { startScriptHash } from './start-script'

/** Headers of an HTML answer. `framed`: pages that may stand in a frame of our own origin or of the page builder. */
export function pageHeaders({
  framed,
  dev,
  builders,
}: {
  framed: boolean
  dev: boolean
  builders: readonly string[]
}): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${startScriptHash}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    "media-src 'self' https: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src https: 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    `frame-ancestors ${framed ? ["'self'", ...builders].join(' ') : "'none'"}`,
  ].join('; ')
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    vary: 'Accept-Language, Accept-Encoding',
    ...(dev ? {} : { 'content-security-policy': policy }),
  }
}
