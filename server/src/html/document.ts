import type { Boot } from '@plaza/shared/remotes'
import type { PageMeta } from '@plaza/shared/routes'
import { type SkeletonParts, skeleton, skeletonStyle } from './skeleton'
import { refreshScript, startScript } from './start-script'

/** A script or a style, with its `sha384-…` where it is known. */
export interface LinkedFile {
  address: string
  integrity?: string | undefined
}

interface DocumentParts {
  boot: Boot
  meta: PageMeta
  /** What it shows where its address is shared. */
  share: PageMeta
  /** Schema.org's words for it (JSON-LD). */
  structured: object | null
  /** Left out of search engines: a person's own page, a frame, a preview. */
  hidden: boolean
  /** Absolute address of the page, without token and shell parameters. */
  address: string
  /** Scripts and styles of the host's first load. */
  files: readonly LinkedFile[]
  /** Scripts and styles of the remote that this page needs. */
  preload: readonly LinkedFile[]
  /** What stands there until the first page is drawn. */
  shape: SkeletonParts
  /** Some of it is served from source. */
  dev: boolean
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const attribute = (value: string) => value.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
const json = (value: unknown) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
const isStyle = ({ address }: LinkedFile) => address.endsWith('.css')
/** `Integrity-Policy` takes a script only where it is asked for with CORS, and a preload only serves the like request. */
const checked = ({ integrity }: LinkedFile) => ` crossorigin${integrity ? ` integrity="${attribute(integrity)}"` : ''}`

const preloadLink = (file: LinkedFile) =>
  `<link rel="preload" as="${isStyle(file) ? 'style' : 'script'}" href="${attribute(file.address)}"${checked(file)}>`
const styleLink = (file: LinkedFile) => `<link rel="stylesheet" href="${attribute(file.address)}"${checked(file)}>`
const script = (file: LinkedFile) => `<script defer src="${attribute(file.address)}"${checked(file)}></script>`

/** The HTML of any page address: everything that the first screen needs is named in it, so that nothing waits in a row. */
export function pageDocument({
  boot,
  meta,
  share,
  structured,
  hidden,
  address,
  files,
  preload,
  shape,
  dev,
}: DocumentParts): string {
  const image = share.image ? attribute(new URL(share.image, address).href) : null
  return `<!doctype html>
<html lang="${boot.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content">
<meta name="theme-color" content="#c8161d">
<meta name="format-detection" content="telephone=no">
<script>${startScript}</script>
${dev ? `<script>${refreshScript}</script>` : ''}
${preload.map(preloadLink).join('\n')}
${files.filter(isStyle).map(styleLink).join('\n')}
${files
  .filter((file) => !isStyle(file))
  .map(script)
  .join('\n')}
<title>${attribute(meta.title)}</title>
<meta name="description" content="${attribute(meta.description)}">
<meta property="og:title" content="${attribute(share.title)}">
<meta property="og:description" content="${attribute(share.description)}">
<meta property="og:url" content="${attribute(address)}">
<meta property="og:type" content="${meta.published ? 'article' : 'website'}">
${meta.published ? `<meta property="article:published_time" content="${attribute(meta.published)}">` : ''}
${image ? `<meta property="og:image" content="${image}"><meta itemprop="image" content="${image}">` : ''}
<link rel="canonical" href="${attribute(address)}">
${hidden ? '<meta name="robots" content="noindex">' : ''}
${structured ? `<script type="application/ld+json">${json(structured)}</script>` : ''}
<link rel="icon" href="/media/brand/mark.svg" type="image/svg+xml">
<style>${skeletonStyle}</style>
</head>
<body>
<div id="plaza">${skeleton(shape)}</div>
<script type="application/json" id="plaza-boot">${json(boot)}</script>
</body>
</html>
`
}
