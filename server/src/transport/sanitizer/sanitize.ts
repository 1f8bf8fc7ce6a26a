import { htmlRules } from '@plaza/shared/api'
import sanitizeHtml from 'sanitize-html'
import { fixNesting } from './fix-nesting'

const { tags, addresses, addressSigns, sizes, plain, address, size, align, always } = htmlRules

/** Signs that would end an attribute or stand for another one, as an address writes them. */
const unsafe = /[\0- "<>\x7f]/g
const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`

/** An address as a browser reads it, without the blanks around and the line breaks in it; null where it is none. */
function addressOf(written: string): string | null {
  if (written.length > addressSigns) return null
  const read = written.replace(/[\t\n\r]/g, '').trim()
  return address.test(read) ? read.replace(unsafe, percent) : null
}

/** A value as it is kept; null where the rules do not allow it. */
function allowedValueOf(name: string, value: string): string | null {
  if ((addresses as readonly string[]).includes(name)) return addressOf(value)
  const allowed = (sizes as readonly string[]).includes(name) ? size.test(value) : name !== 'style' || align.test(value)
  return allowed ? value : null
}

/** Takes out what the rules do not allow in a value, and adds what each element of a tag has. */
const transform: sanitizeHtml.Transformer = (tagName, written) => {
  const kept = Object.fromEntries(
    Object.entries(written).flatMap(([name, value]) => {
      const allowed = allowedValueOf(name, value)
      return allowed === null ? [] : [[name, allowed] as const]
    }),
  )
  const set: Readonly<Record<string, string>> = always[tagName as keyof typeof always] ?? {}
  return { tagName, attribs: { ...kept, ...set } }
}

const options: sanitizeHtml.IOptions = {
  allowedTags: [...tags],
  allowedAttributes: {
    '*': [...addresses, ...sizes, ...plain],
    ...Object.fromEntries(Object.entries(always).map(([tag, set]) => [tag, Object.keys(set)])),
  },
  transformTags: { '*': transform },
  // As HTML has them: an end tag of theirs closes nothing, and no page is rendered with it.
  selfClosing: ['img', 'br', 'hr', 'col', 'source', 'track', 'wbr'],
  allowedSchemes: ['http', 'https', 'tel', 'mailto'],
  allowProtocolRelative: false,
  // `style` was held against the rules above, more narrowly than a parser of style sheets does.
  parseStyleAttributes: false,
  // An article nests a dozen deep; what nests by the thousand keeps the server busy.
  nestingLimit: 50,
}

/** A browser drops the first line break of a `pre`: with none there it drops nothing. */
const leadingLineBreaks = /(<pre\b[^<>]*>)[\r\n]+/g

/**
 * HTML that an editor or a person wrote, as it is answered: everything is taken out that could run, frame, post or
 * cover, so that a page can be drawn from the answer where there is no document to sanitise it in; its elements stand
 * where a browser leaves them, so that the page can be sent as HTML.
 */
export const sanitize = (html: string): string =>
  fixNesting(html, (written) => sanitizeHtml(written, options)).replace(leadingLineBreaks, '$1')
