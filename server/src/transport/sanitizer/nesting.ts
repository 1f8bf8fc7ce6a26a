const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))
const each = <T>(names: string, value: T) => names.split(' ').map((name) => [name, value] as const)

export const svgElements =
  'svg g path circle ellipse line polyline polygon rect text tspan defs symbol use mask clipPath pattern marker filter ' +
  'linearGradient radialGradient stop feGaussianBlur feOffset feMerge feMergeNode feColorMatrix feFlood feComposite ' +
  'feBlend'
const cells = 'td th caption'
const headings = 'h1 h2 h3 h4 h5 h6'

/** Elements that may contain only these elements, and text: a parser moves anything else, or reads it as text. */
const holdsOnly = new Map<string, ReadonlySet<string>>([
  ['table', words('caption colgroup col thead tbody tfoot tr template')],
  ['colgroup', words('col template')],
  ...each('thead tbody tfoot', words('tr template')),
  ['tr', words('td th template')],
  ['select', words('optgroup option template')],
  ['optgroup', words('option')],
  ...each('option textarea template', new Set<string>()),
  ...each(svgElements, words(svgElements)),
])
/** Elements that may contain these in addition to the generally allowed ones. */
const holdsToo = new Map([
  ['datalist', words('option')],
  ['ruby', words('rp rt')],
])
/** Elements allowed only in the parents named above. */
const onlyWithin = new Set([...holdsOnly.values(), ...holdsToo.values()].flatMap((names) => [...names]))
for (const name of ['template', 'svg']) onlyWithin.delete(name)
const wordless = words('table colgroup thead tbody tfoot tr template')
const blank = /^[\t\n\f\r ]*$/

/** Ancestors that matter, as bits. */
const [P, ITEM, TERM, LINK, BUTTON, FORM, HEADING] = [1, 2, 4, 8, 16, 32, 64]
const is = new Map([
  ['p', P],
  ['li', ITEM],
  ...each('dd dt', TERM),
  ['a', LINK],
  ['button', BUTTON],
  ['form', FORM],
  ...each(headings, HEADING),
])
/** Ancestors that a parser closes when this element begins, or inside which it ignores it. */
const closes = new Map(
  each(
    'address article aside blockquote details dialog div dl fieldset figcaption figure footer header hgroup hr main menu ' +
      'nav ol p pre search section summary table ul',
    P,
  ),
)
for (const [name, own] of is) closes.set(name, own & (P | LINK | BUTTON) ? own : own | P)
/** Elements that keep an ancestor from being closed inside them. */
const guards = new Map([['button', P], ...each('ul ol menu', ITEM), ['dl', TERM], ...each(cells, ITEM | TERM)])

/** Browsers flatten deeper nesting: Firefox from 200 on, Chromium from 512. */
const MAX_DEPTH = 150

/** An open element and its relevant ancestors. */
export interface OpenElement {
  name: string
  within: number
  depth: number
}

/** Inside an element that may contain anything. */
export const rootElement: OpenElement = { name: 'div', within: 0, depth: 0 }

/**
 * The state inside an element that opens here; null if a browser would not leave it here: it would close an ancestor
 * first, or move or drop the element (HTML standard, 13.2.6). Stricter than the standard for nesting that nobody uses.
 * Browsers only add a missing `tbody`, `tr` or `colgroup`, which stays in the table.
 */
export function openWithin({ name: parent, within, depth }: OpenElement, name: string): OpenElement | null {
  const only = holdsOnly.get(parent)
  const fits = only ? only.has(name) : !onlyWithin.has(name) || holdsToo.get(parent)?.has(name)
  if (!fits || within & (closes.get(name) ?? 0) || depth >= MAX_DEPTH) return null
  return { name, within: (within & ~(guards.get(name) ?? 0)) | (is.get(name) ?? 0), depth: depth + 1 }
}

/** Whether text stays in this element. */
export const staysIn = ({ name }: OpenElement, text: string): boolean => !wordless.has(name) || blank.test(text)

/** Whether a comment is parsed as one. */
export const staysComment = ({ name }: OpenElement): boolean => name !== 'textarea'
