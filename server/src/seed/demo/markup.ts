import { Marked, type RendererObject, type TokenizerObject, type Tokens } from 'marked'
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

/** Characters that may be looked through for the ends of emphases, and for those of quotations and lists. */
const MOST_LOOKED_THROUGH = { emphasis: 5_000_000, block: 30_000_000 }
const EMPHASIS = /^[*_]/
const NESTING = /^ {0,3}(?:>|(?:[*+-]|\d{1,9}[.)])[ \t])/

/**
 * Looks for the end of each sign take time by the square of a text's length, and minutes for what no editor writes: it is
 * refused. `false`: the tokenizer of `marked` goes on.
 */
function limitedTokenizer() {
  let lookedThrough = { emphasis: 0, block: 0 }
  const lookThrough = (what: keyof typeof lookedThrough, { length }: string): false => {
    lookedThrough[what] += length
    if (lookedThrough[what] > MOST_LOOKED_THROUGH[what])
      throw new MarkupError('The text has too many signs of Markdown')
    return false
  }
  const nesting = (rest: string): false => NESTING.test(rest) && lookThrough('block', rest)
  const tokenizer: TokenizerObject = {
    emStrong: (rest, whole) => EMPHASIS.test(rest) && lookThrough('emphasis', whole),
    blockquote: nesting,
    list: nesting,
  }
  const begin = () => {
    lookedThrough = { emphasis: 0, block: 0 }
  }
  return { tokenizer, begin }
}

/** What nests deeper than the stack is refused too. */
function htmlOf(marked: Marked, markdown: string): string {
  try {
    return marked.parser(marked.lexer(markdown)).trim()
  } catch (error) {
    if (error instanceof RangeError) throw new MarkupError('The text nests too deep')
    throw error
  }
}

/** Returns a function that converts an editor's Markdown into an article's HTML. It throws `MarkupError`. */
export function markupWith(media: Media): (markdown: string) => string {
  const { tokenizer, begin } = limitedTokenizer()
  const marked = new Marked({ async: false, renderer: rendererOf(media), tokenizer })
  return (markdown) => {
    begin()
    const html = htmlOf(marked, markdown)
    const [stars] = /\*\*[^<\s]{0,8}/.exec(html) ?? []
    // Markdown does not close an emphasis between a full stop and a letter, which Chinese does not separate by a space.
    if (stars) throw new MarkupError(`${stars} is no emphasis here: write <strong>…</strong>`)
    return html
  }
}
