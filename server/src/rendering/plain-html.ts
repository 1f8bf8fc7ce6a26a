/** What a page is drawn with. Nothing that runs, loads a page or a style, says something of the document, or is read as text. */
const elements = new Set(
  [
    'a abbr address article aside audio b bdi bdo blockquote br button caption cite code col colgroup data datalist dd del',
    'details dfn dialog div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr i img input',
    'ins kbd label legend li main mark menu meter nav ol optgroup option output p picture pre progress q rp rt ruby s samp',
    'search section select small source span strong sub summary sup table tbody td template textarea tfoot th thead time',
    'tr track u ul var video wbr',
    'svg g path circle ellipse line polyline polygon rect text tspan defs symbol use mask clipPath pattern marker filter',
    'linearGradient radialGradient stop feGaussianBlur feOffset feMerge feMergeNode feColorMatrix feFlood feComposite',
    'feBlend feDropShadow',
  ].flatMap((line) => line.split(' ')),
)
const empty = new Set('br col hr img input source track wbr'.split(' '))
/** React tells the browser of a picture before it comes to it. */
const pictureLinkAttributes = ['rel', 'as', 'href', 'imageSrcSet', 'imageSizes', 'fetchPriority', 'crossorigin']
const comment = /^!--[^<>-]{0,20}--$/
const tagName = /^[a-zA-Z][a-zA-Z0-9]*/
/** Blanks are those of HTML: what JavaScript takes for one more is part of a name there. */
const attribute = /[ \t\n\f\r]+([^\s"'<>/=]+)(?:="([^"]*)")?/y
/** Ids and names are read as properties of the window too. */
const ours = /^\s*plaza/i
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
  if (/^(?:id|name)$/i.test(name) && (ours.test(value) || value.includes('&'))) return false
  return !addresses.test(name) || isSafeAddress(name, value)
}

/** Attributes by name; null where one is not safe, or something else stands there. */
function attributesOf(text: string): Map<string, string> | null {
  const found = new Map<string, string>()
  let end = 0
  while (end < text.length) {
    attribute.lastIndex = end
    const [, name = '', value = ''] = attribute.exec(text) ?? []
    if (!name || !isSafeAttribute(name, value)) return null
    found.set(name, value)
    end = attribute.lastIndex
  }
  return found
}

const isPictureLink = (attributes: ReadonlyMap<string, string>): boolean =>
  attributes.get('rel') === 'preload' &&
  attributes.get('as') === 'image' &&
  [...attributes.keys()].every((name) => pictureLinkAttributes.includes(name))

/** Whether a tag opens an element, closes one, or neither; null where it may not be there. */
function readTag(tag: string): { opens?: string; closes?: string } | null {
  if (tag.startsWith('!')) return comment.test(tag) ? {} : null
  if (tag.startsWith('/')) return { closes: tag.slice(1) }
  const [name = ''] = tagName.exec(tag) ?? []
  const attributes = attributesOf(tag.slice(name.length, tag.endsWith('/') ? -1 : undefined).trimEnd())
  if (!attributes) return null
  if (name === 'link') return isPictureLink(attributes) ? {} : null
  if (!elements.has(name)) return null
  return empty.has(name) ? {} : { opens: name }
}

/**
 * The first tag that must not be in the HTML of a page, `''` where an element is left open; null where all is well.
 *
 * It is stricter than HTML, and as strict as what React and our sanitiser write: every `<` begins a tag of this list, no
 * attribute holds `<` or `>`, everything is closed in order. So however a browser reads it, no other element comes of it.
 */
export function refusedTag(html: string): string | null {
  const open: string[] = []
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
    const end = html.indexOf('>', at)
    const text = html.slice(at + 1, end === -1 ? undefined : end)
    const tag = end === -1 || text.includes('<') ? null : readTag(text)
    if (!tag || (tag.closes !== undefined && open.pop() !== tag.closes)) return `<${text.slice(0, 80)}`
    if (tag.opens) open.push(tag.opens)
    at = end
  }
  return open.length > 0 ? '' : null
}
