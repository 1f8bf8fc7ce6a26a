import { htmlRules } from '@plaza/shared/api'
import sanitizeHtml from 'sanitize-html'
import { fixNesting } from './fix-nesting'

const { tags, addresses, addressSigns, sizes, plain, address, size, align, always } = htmlRules

/** Characters that a URL must encode: they would end an attribute or be dropped. */
const unsafe = /[\0- "<>\x7f]/g
const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`

/** A URL as a browser parses it, without surrounding whitespace and line breaks; null if it is invalid. */
function safeAddress(written: string): string | null {
  if (written.length > addressSigns) return null
  const read = written.replace(/[\t\n\r]/g, '').trim()
  return address.test(read) ? read.replace(unsafe, percent) : null
}

/** An attribute's value in stored form; null if the rules do not allow it. */
function allowedValueOf(name: string, value: string): string | null {
  if ((addresses as readonly string[]).includes(name)) return safeAddress(value)
  const allowed = (sizes as readonly string[]).includes(name) ? size.test(value) : name !== 'style' || align.test(value)
  return allowed ? value : null
}

/** Removes disallowed attributes, and adds those that each element of a tag must have. */
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
  // HTML's void elements: an end tag of theirs has no effect, and would fail a page's render.
  selfClosing: ['img', 'br', 'hr', 'col', 'source', 'track', 'wbr'],
  allowedSchemes: ['http', 'https', 'tel', 'mailto'],
  allowProtocolRelative: false,
  // The rules above check `style` more strictly than a CSS parser would.
  parseStyleAttributes: false,
  // Articles nest a dozen deep; nesting by the thousand would keep the server busy.
  nestingLimit: 50,
}

/** Browsers drop the first line break of a `pre`; removing it makes the output stable. */
const leadingLineBreaks = /(<pre\b[^<>]*>)[\r\n]+/g

/**
 * Sanitizes HTML written by an editor or a user: removes everything that could run code, embed a frame, submit a form
 * or cover the page, and fixes nesting, so that pages can render the answer on the server without a document.
 */
export const sanitize = (html: string): string =>
  fixNesting(html, (written) => sanitizeHtml(written, options)).replace(leadingLineBreaks, '$1')
