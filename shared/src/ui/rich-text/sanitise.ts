import DOMPurify from 'dompurify'
import { htmlRules } from '../../api/html-rules'

const { tags, addresses, sizes, plain, address, size, align, always } = htmlRules
const isOneOf = (names: readonly string[], name: string) => names.includes(name)

/** Only where there is a document: what is drawn without one was sanitised by the server that answered it. */
const purifier = typeof window === 'undefined' ? null : DOMPurify(window)

purifier?.addHook('uponSanitizeAttribute', (_, data) => {
  if (data.attrName === 'style') data.keepAttr = align.test(data.attrValue)
  if (isOneOf(sizes, data.attrName)) data.keepAttr = size.test(data.attrValue)
  // By itself DOMPurify lets data: through for pictures and sounds, whatever the rule for addresses is.
  if (isOneOf(addresses, data.attrName)) data.keepAttr = address.test(data.attrValue.trim())
})
purifier?.addHook('afterSanitizeAttributes', (node) => {
  node.removeAttribute('target')
  const set: Readonly<Record<string, string>> = always[node.localName as keyof typeof always] ?? {}
  for (const [name, value] of Object.entries(set)) node.setAttribute(name, value)
})

/** HTML that an editor or a person wrote, with everything taken out that could run, frame, post or cover. */
export function sanitise(html: string): string {
  return (
    purifier?.sanitize(html, {
      ALLOWED_TAGS: [...tags],
      ALLOWED_ATTR: [...addresses, ...sizes, ...plain],
      ALLOWED_URI_REGEXP: address,
      // By itself DOMPurify holds every value against the rule for addresses.
      ADD_URI_SAFE_ATTR: [...sizes, 'controls', 'lang', 'dir'],
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
    }) ?? html
  )
}
