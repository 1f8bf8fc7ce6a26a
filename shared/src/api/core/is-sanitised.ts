import { htmlRules } from './html-rules'

const { tags, addresses, sizes, plain, address, size, align, always } = htmlRules
const fixed = Object.values(always).flatMap((set) => Object.keys(set))
const names = new Set<string>([...addresses, ...sizes, ...plain, ...fixed])

const tag = new RegExp(`</?(?:${tags.join('|')})((?:\\s+[a-z]+(?:="[^"<>]*")?)*)\\s*/?>`, 'g')
const attribute = /([a-z]+)(?:="([^"]*)")?/g
/** A URL may contain no character reference except `&amp;`. */
const isPlain = (value: string) => !/&(?!amp;)/.test(value)

function isAllowed(name: string, value: string): boolean {
  if ((addresses as readonly string[]).includes(name)) return address.test(value) && isPlain(value)
  if ((sizes as readonly string[]).includes(name)) return size.test(value)
  return name === 'style' ? align.test(value) : names.has(name)
}

/**
 * Whether HTML has exactly the form of the server's sanitized output: plain text, allowed tags, and allowed attributes
 * in double quotes. It changes nothing and needs no document, because browsers parse this subset of HTML as written.
 */
export function isSanitised(html: string): boolean {
  const rest = html.replace(tag, (_, written: string) =>
    [...written.matchAll(attribute)].every(([, name = '', value = '']) => isAllowed(name, value)) ? '' : '<',
  )
  return !rest.includes('<')
}
