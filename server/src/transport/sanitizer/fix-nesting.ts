import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5'
import { type OpenElement, openWithin, rootElement, staysIn } from './nesting'

/** A tag and the text after it, in the sanitizer's output, which has no other `<` or `>`. */
const tagAndWords = /<(\/?)([a-z0-9]+)([^<>]*)>([^<]*)/g
const empty = new Set(['img', 'br', 'hr', 'source'])

/** Removes tags that a browser would move, and text between table cells. */
function dropMisplaced(html: string): string {
  const open: { place: OpenElement; isKept: boolean }[] = []
  const placeNow = () => open.at(-1)?.place ?? rootElement

  function keepsTag(closing: string, name: string): boolean {
    if (closing) return open.pop()?.isKept ?? false
    const inner = openWithin(placeNow(), name)
    if (!empty.has(name)) open.push({ place: inner ?? placeNow(), isKept: inner !== null })
    return inner !== null
  }

  return html.replace(tagAndWords, (_, closing: string, name: string, attributes: string, words: string) => {
    const tag = keepsTag(closing, name) ? `<${closing}${name}${attributes}>` : ''
    return tag + (staysIn(placeNow(), words) ? words : '')
  })
}

const [contextElement] = parseFragment('<div></div>').childNodes as [DefaultTreeAdapterTypes.Element]
/** Serializes the tree that a browser parses from this HTML. */
const asParsed = (html: string): string => serialize(parseFragment(contextElement, html, {}))

/**
 * Makes sanitized HTML parse into exactly the written elements. Misplaced elements are moved as a browser would; those
 * that are misplaced even then are removed. `sanitise` is the sanitizer.
 */
export function fixNesting(html: string, sanitise: (html: string) => string): string {
  const once = sanitise(html)
  return dropMisplaced(once) === once ? once : dropMisplaced(sanitise(asParsed(once)))
}
