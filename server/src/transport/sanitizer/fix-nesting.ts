import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5'
import { type OpenElement, openWithin, rootElement, staysIn } from './nesting'

/** A tag and the words behind it, as the sanitiser writes them: no `<` or `>` stands anywhere else. */
const tagAndWords = /<(\/?)([a-z0-9]+)([^<>]*)>([^<]*)/g
const empty = new Set(['img', 'br', 'hr', 'source'])

/** Takes out the tags that a browser would not leave where they stand, and words between the cells of a table. */
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
/** HTML of the tree that a browser makes of it. */
const asParsed = (html: string): string => serialize(parseFragment(contextElement, html, {}))

/**
 * Sanitised HTML of which a browser makes the elements that are written. `sanitise` writes HTML of the sanitiser. Where
 * its elements are out of place it is parsed as a browser parses it; what is out of place even then is taken out.
 */
export function fixNesting(html: string, sanitise: (html: string) => string): string {
  const once = sanitise(html)
  return dropMisplaced(once) === once ? once : dropMisplaced(sanitise(asParsed(once)))
}
