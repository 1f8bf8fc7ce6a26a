import { htmlRules } from './html-rules'

const { tags, addresses, sizes, plain, address, size, align, always } = htmlRules
const fixed = Object.values(always).flatMap((set) => Object.keys(set))
const names = new Set<string>([...addresses, ...sizes, ...plain, ...fixed])

const tag = new RegExp(`</?(?:${tags.join('|')})((?:\\s+[a-z]+(?:="[^"<>]*")?)*)\\s*/?>`, 'g')
const attribute = /([a-z]+)(?:="([^"]*)")?/g
/** An address may hold no sign that stands for another one, but `&`. */
const isPlain = (value: string) => !/&(?!amp;)/.test(value)

function isAllowed(name: string, value: string): boolean {
  if ((addresses as readonly string[]).includes(name)) return address.test(value) && isPlain(value)
  if ((sizes as readonly string[]).includes(name)) return size.test(value)
  return name === 'style' ? align.test(value) : names.has(name)
}

/**
 * Whether HTML is written as a server writes it that has sanitised it by `htmlRules`: nothing but plain words, the
 * tags of the rules, and attributes of the rules in double quotes. It changes nothing and needs no document; what a
 * browser makes of this small part of HTML is what stands there.
 */
export function isSanitised(html: string): boolean {
  const rest = html.replace(tag, (_, written: string) =>
    [...written.matchAll(attribute)].every(([, name = '', value = '']) => isAllowed(name, value)) ? '' : '<',
  )
  return !rest.includes('<')
}
