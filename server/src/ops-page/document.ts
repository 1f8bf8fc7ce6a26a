import type { BuiltFile } from './built'

/** URL of the page's scripts and styles, with a trailing slash. */
export const ASSETS = '/ops/assets/'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  // Dragging in the page builder adds styles; they can load nothing from elsewhere.
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self'",
  "img-src 'self' data: blob:",
  // Sounds and films that an editor uploads.
  "media-src 'self' blob:",
  // The page builder's preview is a page of the app.
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** The page is not cached, not embeddable, and runs only files with a hash. */
export const headers: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': policy,
  'integrity-policy': 'blocked-destinations=(script)',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
}

const hashed = (integrity: string) => `integrity="${integrity}" crossorigin="anonymous"`
const style = ({ name, integrity }: BuiltFile) => `<link rel="stylesheet" href="${ASSETS}${name}" ${hashed(integrity)}>`
const script = ({ name, integrity }: BuiltFile, index: number) =>
  `<script${index > 0 ? ' defer' : ''} src="${ASSETS}${name}" ${hashed(integrity)}></script>`

/** The HTML of `/ops`: no data, no inline script, no inline style. */
export function operationsDocument(files: readonly BuiltFile[]): string {
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
<div id="operations"></div>
</body>
</html>
`
}
