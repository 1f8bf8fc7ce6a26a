import { htmlRules } from '@plaza/shared/api'
import sanitizeHtml from 'sanitize-html'

const { tags, addresses, sizes, plain, address, size, align, always } = htmlRules

const isKept = (name: string, value: string): boolean => {
  if ((addresses as readonly string[]).includes(name)) return address.test(value.trim())
  if ((sizes as readonly string[]).includes(name)) return size.test(value)
  return name !== 'style' || align.test(value)
}

/** Takes out what the rules do not allow in a value, and adds what each element of a tag has. */
const transform: sanitizeHtml.Transformer = (tagName, written) => {
  const kept = Object.fromEntries(Object.entries(written).filter(([name, value]) => isKept(name, value)))
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
  allowedSchemes: ['http', 'https', 'tel', 'mailto'],
  allowProtocolRelative: false,
  // `style` was held against the rules above, more narrowly than a parser of style sheets does.
  parseStyleAttributes: false,
}

/**
 * HTML that an editor or a person wrote, as it is answered: everything is taken out that could run, frame, post or
 * cover, so that a page can be drawn from the answer where there is no document to sanitise it in.
 */
export const sanitised = (html: string): string => sanitizeHtml(html, options)
