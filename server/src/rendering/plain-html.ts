import {
  type OpenElement,
  openWithin,
  rootElement,
  staysComment,
  staysIn,
  svgElements,
} from '../transport/sanitizer/nesting'

/**
 * Allowed elements. Missing are all that run code, load a page or a style, describe the document, or contain raw text.
 */
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
/** React emits preload links for pictures. */
const pictureLinkAttributes = ['rel', 'as', 'href', 'imageSrcSet', 'imageSizes', 'fetchPriority', 'crossorigin']
const comment = /^!--[^<>-]{0,20}--$/
const tagName = /^[a-zA-Z][a-zA-Z0-9]*/
/** Only HTML's whitespace: JavaScript's other whitespace characters are part of a name in HTML. */
const attribute = /[ \t\n\f\r]+([^\s"'<>/=]+)(?:="([^"]*)")?/y
/** Elements with an id or a name become properties of `window`. */
const reservedName = /^\s*plaza/i
const addresses = /^(?:href|xlink:href|src|action|formaction|poster|data|cite|background|ping)$/i
const safeScheme = /^(?:https?|tel|mailto|sms|geo|weixin):/i
const picture = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i
/** The text before the first character that ends a scheme; an entity may be any character. */
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

/** Attributes by name; null if one is unsafe or duplicated, or something else is in the tag. */
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

/** The effect of a tag; null if it is not allowed at all. */
function readTag(tag: string): Tag | null {
  if (tag.startsWith('!')) return comment.test(tag) ? { kind: 'comment' } : null
  if (tag.startsWith('/')) return { kind: 'closes', name: tag.slice(1) }
  const [name = ''] = tagName.exec(tag) ?? []
  const isEmpty = empty.has(name) || name === 'link'
  const attributes = attributesOf(tag.slice(name.length, isEmpty && tag.endsWith('/') ? -1 : undefined).trimEnd())
  if (!attributes || !(name === 'link' ? isPictureLink(attributes) : elements.has(name))) return null
  return { kind: isEmpty ? 'empty' : 'opens', name }
}

/** Opens or closes an element; false if its tag is not allowed there. */
function applyTag(tag: Tag, open: OpenElement[]): boolean {
  const place = open.at(-1) ?? rootElement
  if (tag.kind === 'comment') return staysComment(place)
  if (tag.kind === 'closes') return open.pop()?.name === tag.name
  const inner = openWithin(place, tag.name)
  if (inner && tag.kind === 'opens') open.push(inner)
  return inner !== null
}

/**
 * The first tag that a page's HTML must not contain, or not at its position; `''` if an element is not closed; null if
 * the HTML is valid. Stricter than HTML, and as strict as what React and our sanitizer produce: every `<` begins an
 * allowed tag, no attribute contains `<` or `>`, everything is closed in order, and each element is where a parser
 * leaves it. So a browser creates exactly the written elements, all inside the container.
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
