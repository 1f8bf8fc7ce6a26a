import { Marked, type RendererObject, type Tokens } from 'marked'
import type { Media } from './media'

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Signs that a text has to escape; the entities of an editor's Markdown are so already. */
const NOT_ESCAPED = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,30});)|[<>]/gi
const escaped = (text: string, which: RegExp) => text.replace(which, (sign) => signs[sign] ?? sign)

/** `![caption](picture:tea-cup)` is a picture of the demo, `![](clip:clip-harbour)` a clip. */
const NAMED = /^(picture|clip):(.+)$/
/** An editor's picture or clip is named by its address. */
const ADDRESS = /^\/media\/\S+$/

/** An error in a text, with the words concerned. */
export class MarkupError extends Error {}

function figure({ href, text }: Tokens.Image, media: Media): string {
  const [, kind, id] = ADDRESS.test(href) ? [href, undefined, href] : (NAMED.exec(href) ?? [])
  if (id && kind !== 'picture' && media.hasClip(id))
    return `<video src="${media.clip(id).url}" preload="none" playsinline controls></video>`
  if (!id || kind === 'clip' || !media.hasPicture(id))
    throw new MarkupError(`${href} is not among the pictures and clips`)
  const { url, width, height } = media.picture(id)
  const caption = escaped(text, /[&<>]/g)
  const size = `width="${width}" height="${height}"`
  return `<figure><img src="${url}" ${size} loading="lazy" alt="${escaped(text, /[&<>"]/g)}"><figcaption>${caption}</figcaption></figure>`
}

/** Each block on its own line, so that database rows stay readable. */
const rendererOf = (media: Media): RendererObject => ({
  text(token) {
    return 'tokens' in token && token.tokens ? this.parser.parseInline(token.tokens) : escaped(token.text, NOT_ESCAPED)
  },
  heading({ tokens, depth }) {
    return `<h${depth}>${this.parser.parseInline(tokens)}</h${depth}>\n`
  },
  paragraph({ tokens }) {
    const [first, second] = tokens
    if (first?.type === 'image' && !second) return `${figure(first as Tokens.Image, media)}\n`
    return `<p>${this.parser.parseInline(tokens)}</p>\n`
  },
  blockquote({ tokens }) {
    return `<blockquote>${this.parser.parse(tokens).trim()}</blockquote>\n`
  },
  list({ items }) {
    return `<ul>${items.map((item) => this.listitem(item)).join('')}</ul>\n`
  },
  listitem({ tokens }) {
    return `<li>${this.parser.parse(tokens)}</li>`
  },
  table({ header, rows }) {
    const row = (cells: Tokens.TableCell[]) => `<tr>${cells.map((cell) => this.tablecell(cell)).join('')}</tr>`
    return `<table><thead>${row(header)}</thead><tbody>${rows.map(row).join('')}</tbody></table>\n`
  },
  tablecell({ tokens, header }) {
    const tag = header ? 'th' : 'td'
    return `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`
  },
})

/** Returns a function that converts an editor's Markdown into an article's HTML. It throws `MarkupError`. */
export function markupWith(media: Media): (markdown: string) => string {
  const marked = new Marked({ async: false, renderer: rendererOf(media) })
  return (markdown) => {
    const html = marked.parser(marked.lexer(markdown)).trim()
    const [stars] = /\*\*[^<\s]{0,8}/.exec(html) ?? []
    // Markdown does not close an emphasis between a full stop and a letter, which Chinese does not separate by a space.
    if (stars) throw new MarkupError(`${stars} is no emphasis here: write <strong>…</strong>`)
    return html
  }
}
