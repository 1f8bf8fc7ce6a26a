import type { CommonBoot, OwnBoot } from '@plaza/shared/remotes'
import type { PageMeta } from '@plaza/shared/routes'
import type { InlinedStyle, LinkedFile } from './file-reader'
import { type SkeletonOptions, skeletonHtml, skeletonStyle } from './skeleton'
import { refreshScript, startScript } from './start-script'
import { withoutScriptsLine, withoutScriptsStyle } from './without-scripts'

interface RenderedParts {
  html: string
  /** Inlined styles; the same files are left out of `files` and `preload`. */
  styles: readonly InlinedStyle[]
}

interface DocumentParts {
  boot: CommonBoot
  meta: PageMeta
  /** Metadata for link previews. */
  share: PageMeta
  /** Structured data of schema.org (JSON-LD). */
  structured: object | null
  /** Excluded from search engines: a user's own page, a frame, a preview. */
  hidden: boolean
  /** Absolute address of the page, without token and shell parameters. */
  address: string
  /** Scripts and styles of the host's first load. */
  files: readonly LinkedFile[]
  /** Scripts and styles of the remote that this page needs. */
  preload: readonly LinkedFile[]
  /** Shown until the first page renders. */
  skeleton: SkeletonOptions
  /** The page as rendered by the server; replaces the skeleton. */
  rendered: RenderedParts | null
  /** Some code comes from a development server. */
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
/**
 * `Integrity-Policy` accepts a script only if it is requested with CORS, and a preload must use the same mode as the
 * request.
 */
const integrityAttributes = ({ integrity }: LinkedFile) =>
  ` crossorigin${integrity ? ` integrity="${attribute(integrity)}"` : ''}`

/** A rendered page is visible before its scripts run, so its pictures load first. */
const LOW = ' fetchpriority="low"'
const preloadLink = (file: LinkedFile, priority = '') =>
  `<link rel="preload" as="${isStyle(file) ? 'style' : 'script'}"${priority} href="${attribute(file.address)}"${integrityAttributes(file)}>`
const styleLink = (file: LinkedFile) =>
  `<link rel="stylesheet" href="${attribute(file.address)}"${integrityAttributes(file)}>`
const script = (file: LinkedFile, priority = '') =>
  `<script defer${priority} src="${attribute(file.address)}"${integrityAttributes(file)}></script>`
const inlined = ({ file, css }: InlinedStyle) =>
  `<style data-file="${attribute(file)}">${css.replace(/<\/(?=style)/gi, '<\\/')}</style>`
/** A picture that loads eagerly. */
const HERO = /<img [^>]*loading="eager"/
const fileOf = ({ address }: LinkedFile) => address.slice(address.lastIndexOf('/') + 1)

/**
 * Tags of a page's resources. A rendered page is visible before its scripts run, so its pictures load before the
 * scripts.
 */
function resourceTags({ files, preload, rendered }: Pick<DocumentParts, 'files' | 'preload' | 'rendered'>) {
  const inlinedFiles = new Set(rendered?.styles.map(({ file }) => file))
  const isNeeded = (file: LinkedFile) => !inlinedFiles.has(fileOf(file))
  const isScript = (file: LinkedFile) => !isStyle(file)
  const styles = files.filter(isStyle).filter(isNeeded).map(styleLink)
  const preloaded = preload.filter(isNeeded)
  const lines = (...all: string[][]) => all.flat().join('\n')
  if (!rendered)
    return {
      first: lines(
        styles,
        preloaded.map((file) => preloadLink(file)),
        files.filter(isScript).map((file) => script(file)),
      ),
      last: '',
    }
  return {
    first: lines(
      rendered.styles.map(inlined),
      styles,
      preloaded.filter(isStyle).map((file) => preloadLink(file)),
    ),
    last: lines(
      preloaded.filter(isScript).map((file) => preloadLink(file, LOW)),
      files.filter(isScript).map((file) => script(file, LOW)),
    ),
  }
}

/**
 * The HTML of a page without its end. It names everything that the first screen needs, so that no request waits for
 * another, and contains nothing of a visitor.
 */
export function pageDocument({
  boot,
  meta,
  share,
  structured,
  hidden,
  address,
  files,
  preload,
  skeleton,
  rendered,
  dev,
}: DocumentParts): string {
  const { first, last } = resourceTags({ files, preload, rendered })
  const isGrey = boot.configurations.config.is_global_grey === 1
  const image = share.image ? attribute(new URL(share.image, address).href) : null
  return `<!doctype html>
<html lang="${boot.language}"${rendered ? ' data-first' : ''}${rendered && HERO.test(rendered.html) ? ' data-hero' : ''}${boot.rendered?.elder ? ' data-elder' : ''}${isGrey ? ' style="filter:grayscale(1)"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content">
<meta name="theme-color" content="#c8161d">
<meta name="format-detection" content="telephone=no">
<script>${startScript}</script>
${dev ? `<script>${refreshScript}</script>` : ''}
${first}
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
${withoutScriptsStyle}
</head>
<body>
${withoutScriptsLine(boot.language)}
<div id="plaza">${rendered ? rendered.html : skeletonHtml(skeleton)}</div>
<script type="application/json" id="plaza-boot">${json(boot)}</script>
${last}
`
}

/** The end of the document, with the values of this response. Deferred scripts run after it, wherever they are. */
export const ownEnd = (own: OwnBoot): string =>
  `<script type="application/json" id="plaza-own">${json(own)}</script>
</body>
</html>
`
