const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))
const each = <T>(names: string, value: T) => names.split(' ').map((name) => [name, value] as const)

export const svgElements =
  'svg g path circle ellipse line polyline polygon rect text tspan defs symbol use mask clipPath pattern marker filter ' +
  'linearGradient radialGradient stop feGaussianBlur feOffset feMerge feMergeNode feColorMatrix feFlood feComposite ' +
  'feBlend'
const cells = 'td th caption'
const headings = 'h1 h2 h3 h4 h5 h6'

/** Elements that hold these alone, and words: the parser moves anything else elsewhere, or reads it as words. */
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
/** Elements that hold these besides what stands anywhere. */
const holdsToo = new Map([
  ['datalist', words('option')],
  ['ruby', words('rp rt')],
])
/** What stands nowhere but where it is named above. */
const onlyWithin = new Set([...holdsOnly.values(), ...holdsToo.values()].flatMap((names) => [...names]))
for (const name of ['template', 'svg']) onlyWithin.delete(name)
const wordless = words('table colgroup thead tbody tfoot tr template')
const blank = /^[\t\n\f\r ]*$/

/** What an element may be within, at any depth. */
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
/** What is closed, or not opened, where such an element begins within. */
const closes = new Map(
  each(
    'address article aside blockquote details dialog div dl fieldset figcaption figure footer header hgroup hr main menu ' +
      'nav ol p pre search section summary table ul',
    P,
  ),
)
for (const [name, own] of is) closes.set(name, own & (P | LINK | BUTTON) ? own : own | P)
/** What such an element keeps from being closed within it. */
const guards = new Map([['button', P], ...each('ul ol menu', ITEM), ['dl', TERM], ...each(cells, ITEM | TERM)])

/** Browsers put what is deeper beside its parent: Firefox from 200 on, Chromium from 512. */
const MAX_DEPTH = 150

/** An open element, with what it is within. */
export interface OpenElement {
  name: string
  within: number
  depth: number
}

/** Within an element that holds anything. */
export const rootElement: OpenElement = { name: 'div', within: 0, depth: 0 }

/**
 * The place within an element that opens at a place; null where a browser would not leave it there: what is around it
 * would be closed first, or it would be moved or dropped (HTML standard, 13.2.6). Stricter than the standard in what
 * nobody nests. Only a `tbody`, `tr` or `colgroup` that a table lacks is added by a browser; it stays in the table.
 */
export function openWithin({ name: parent, within, depth }: OpenElement, name: string): OpenElement | null {
  const only = holdsOnly.get(parent)
  const fits = only ? only.has(name) : !onlyWithin.has(name) || holdsToo.get(parent)?.has(name)
  if (!fits || within & (closes.get(name) ?? 0) || depth >= MAX_DEPTH) return null
  return { name, within: (within & ~(guards.get(name) ?? 0)) | (is.get(name) ?? 0), depth: depth + 1 }
}

/** Whether a text stays where it is. */
export const staysIn = ({ name }: OpenElement, text: string): boolean => !wordless.has(name) || blank.test(text)

/** Whether a comment stays one. */
export const staysComment = ({ name }: OpenElement): boolean => name !== 'textarea'
