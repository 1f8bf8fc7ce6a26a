import {
  type OpenElement,
  openWithin,
  rootElement,
  staysComment,
  staysIn,
  svgElements,
} from '../transport/sanitizer/nesting'

/** What a page is drawn with. Nothing that runs, loads a page or a style, says something of the document, or is read as text. */
export const elements: ReadonlySet<string> = new Set(
  [
    'a abbr address article aside audio b bdi bdo blockquote br button caption cite code col colgroup data datalist dd del',
    'details dfn dialog div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr i img input',
    'ins kbd label legend li main mark menu meter nav ol optgroup option output p picture pre progress q rp rt ruby s samp',
    'search section select small source span strong sub summary sup table tbody td template textarea tfoot th thead time',
    'tr track u ul var video wbr',
    svgElements,
  ].flatMap((line) => line.split(' ')),
)
export const empty: ReadonlySet<string> = new Set('br col hr img input source track wbr'.split(' '))
/** React tells the browser of a picture before it comes to it. */
const pictureLinkAttributes = ['rel', 'as', 'href', 'imageSrcSet', 'imageSizes', 'fetchPriority', 'crossorigin']
const comment = /^!--[^<>-]{0,20}--$/
const tagName = /^[a-zA-Z][a-zA-Z0-9]*/
/** Blanks are those of HTML: what JavaScript takes for one more is part of a name there. */
const attribute = /[ \t\n\f\r]+([^\s"'<>/=]+)(?:="([^"]*)")?/y
/** Ids and names are read as properties of the window too. */
const reservedName = /^\s*plaza/i
const addresses = /^(?:href|xlink:href|src|action|formaction|poster|data|cite|background|ping)$/i
const safeScheme = /^(?:https?|tel|mailto|sms|geo|weixin):/i
const picture = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i
/** What stands before the first sign that ends a scheme; an entity may be any sign. */
const beforePath = /^[^/?#]*/

function isSafeAddress(name: string, value: string): boolean {
  const start = beforePath.exec(value)?.[0] ?? ''
  if (!/[:&\p{Cc}]/u.test(start)) return true
  return safeScheme.test(value) || (name === 'src' && picture.test(value))
}

function isSafeAttribute(name: string, value: string): boolean {
  if (/^on/i.test(name) || /^(?:srcdoc|is|shadowrootmode)$/i.test(name)) return false
  if (/^(?:id|name)$/i.test(name) && (reservedName.test(value) || value.includes('&'))) return false
  return !addresses.test(name) || isSafeAddress(name, value)
}

/** Attributes by name; null where one is not safe, stands there twice, or something else stands there. */
function attributesOf(text: string): Map<string, string> | null {
  const found = new Map<string, string>()
  const names = new Set<string>()
  let end = 0
  while (end < text.length) {
    attribute.lastIndex = end
    const [, name = '', value = ''] = attribute.exec(text) ?? []
    if (!name || !isSafeAttribute(name, value) || names.has(name.toLowerCase())) return null
    names.add(name.toLowerCase())
    found.set(name, value)
    end = attribute.lastIndex
  }
  return found
}

const isPictureLink = (attributes: ReadonlyMap<string, string>): boolean =>
  attributes.get('rel') === 'preload' &&
  attributes.get('as') === 'image' &&
  [...attributes.keys()].every((name) => pictureLinkAttributes.includes(name))

type Tag = { kind: 'comment' } | { kind: 'opens' | 'closes' | 'empty'; name: string }

/** What a tag does; null where it may not be there at all. */
function readTag(tag: string): Tag | null {
  if (tag.startsWith('!')) return comment.test(tag) ? { kind: 'comment' } : null
  if (tag.startsWith('/')) return { kind: 'closes', name: tag.slice(1) }
  const [name = ''] = tagName.exec(tag) ?? []
  const isEmpty = empty.has(name) || name === 'link'
  const attributes = attributesOf(tag.slice(name.length, isEmpty && tag.endsWith('/') ? -1 : undefined).trimEnd())
  if (!attributes || !(name === 'link' ? isPictureLink(attributes) : elements.has(name))) return null
  return { kind: isEmpty ? 'empty' : 'opens', name }
}

/** Opens or closes an element; false where its tag may not stand there. */
function applyTag(tag: Tag, open: OpenElement[]): boolean {
  const place = open.at(-1) ?? rootElement
  if (tag.kind === 'comment') return staysComment(place)
  if (tag.kind === 'closes') return open.pop()?.name === tag.name
  const inner = openWithin(place, tag.name)
  if (inner && tag.kind === 'opens') open.push(inner)
  return inner !== null
}

/**
 * The first tag that must not be in the HTML of a page or not where it stands, `''` where an element is left open; null
 * where all is well.
 *
 * It is stricter than HTML, and as strict as what React and our sanitiser write: every `<` begins a tag of this list, no
 * attribute holds `<` or `>`, everything is closed in order, and stands where a parser leaves it. So a browser makes of it
 * the elements that are written, all within the one that it is put into.
 */
export function firstRefusedTag(html: string): string | null {
  const open: OpenElement[] = []
  let from = 0
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', from)) {
    const end = html.indexOf('>', at)
    const text = html.slice(at + 1, end === -1 ? undefined : end)
    const tag = end === -1 || text.includes('<') ? null : readTag(text)
    const place = open.at(-1) ?? rootElement
    if (!staysIn(place, html.slice(from, at))) return `words within <${place.name}>`
    if (!tag) return `<${text.slice(0, 80)}`
    if (!applyTag(tag, open)) return `<${text.slice(0, 80)}> within <${place.name}>`
    from = end + 1
  }
  return open.length > 0 ? '' : null
}
