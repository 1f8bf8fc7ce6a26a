import type { BuiltFile } from './built'

/** URL of the page's scripts and styles, with a trailing slash. */
export const ASSETS = '/ops/assets/'

/** The app's origin if `/ops` has another one. */
type AppOrigin = string | undefined

const policyOf = (app: AppOrigin) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    // Dragging in the page builder adds styles; they can load nothing from elsewhere.
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self'",
    "img-src 'self' data: blob:",
    // Sounds and films that an editor uploads.
    "media-src 'self' blob:",
    // The page builder's preview is a page of the app.
    `frame-src ${app ?? "'self'"}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/**
 * The page is not cached, not embeddable, and runs only files with a hash. Its opener policy is another than that of
 * the app's pages: a window that one of them opens is none that it could reach into, also on the same origin.
 */
export const headersOf = (app: AppOrigin): Readonly<Record<string, string>> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': policyOf(app),
  'integrity-policy': 'blocked-destinations=(script)',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(app !== undefined && { 'origin-agent-cluster': '?1' }),
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
})

const hashed = (integrity: string) => `integrity="${integrity}" crossorigin="anonymous"`
const style = ({ name, integrity }: BuiltFile) => `<link rel="stylesheet" href="${ASSETS}${name}" ${hashed(integrity)}>`
const script = ({ name, integrity }: BuiltFile, index: number) =>
  `<script${index > 0 ? ' defer' : ''} src="${ASSETS}${name}" ${hashed(integrity)}></script>`

interface PagePlace {
  app: AppOrigin
  /** Code of the site, empty for the main one; undefined where there are no others. */
  site: string | undefined
}

const attribute = (name: string, value: string | undefined) => (value === undefined ? '' : ` data-${name}="${value}"`)

/** The HTML of `/ops`: no data, no inline script, no inline style. */
export function operationsDocument(files: readonly BuiltFile[], { app, site }: PagePlace): string {
  const ending = (end: string) => files.filter(({ name }) => name.endsWith(end))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>Plaza</title>
<link rel="icon" href="/media/brand/mark.svg" type="image/svg+xml">
${ending('.js').map(script).join('\n')}
${ending('.css').map(style).join('\n')}
</head>
<body>
<div id="operations"${attribute('app', app)}${attribute('site', site)}></div>
</body>
</html>
`
}
