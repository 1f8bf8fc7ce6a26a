import DOMPurify from 'dompurify'

const TAGS = [
  'p',
  'br',
  'h2',
  'h3',
  'h4',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'del',
  'sub',
  'sup',
  'mark',
  'code',
  'pre',
  'blockquote',
  'ul',
  'ol',
  'li',
  'hr',
  'figure',
  'figcaption',
  'img',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'caption',
  'a',
  'span',
  'div',
  'video',
  'audio',
  'source',
]
const ATTRIBUTES = [
  'href',
  'src',
  'alt',
  'title',
  'width',
  'height',
  'colspan',
  'rowspan',
  'poster',
  'controls',
  'style',
  'lang',
  'dir',
]
const ADDRESS = /^(https?:\/\/|\/(?!\/)|tel:|mailto:|#)/i
const ALIGN = /^\s*text-align\s*:\s*(left|right|center|justify)\s*;?\s*$/i

const addresses = new Set(['href', 'src', 'poster'])
/** Values that are no address; by itself DOMPurify holds every value against the rule for addresses. */
const PLAIN = ['width', 'height', 'colspan', 'rowspan', 'controls', 'lang', 'dir']
const sizes = new Set(['width', 'height', 'colspan', 'rowspan'])
const SIZE = /^\d{1,4}%?$/

const purifier = typeof window === 'undefined' ? null : DOMPurify(window)

purifier?.addHook('uponSanitizeAttribute', (_, data) => {
  if (data.attrName === 'style') data.keepAttr = ALIGN.test(data.attrValue)
  if (sizes.has(data.attrName)) data.keepAttr = SIZE.test(data.attrValue)
  // By itself DOMPurify lets data: through for pictures and sounds, whatever the rule for addresses is.
  if (addresses.has(data.attrName)) data.keepAttr = ADDRESS.test(data.attrValue.trim())
})
purifier?.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A') {
    node.setAttribute('rel', 'noopener nofollow')
    node.removeAttribute('target')
  }
  if (node.tagName === 'IMG') {
    node.setAttribute('loading', 'lazy')
    node.setAttribute('decoding', 'async')
  }
  if (node.tagName === 'VIDEO' || node.tagName === 'AUDIO') {
    node.setAttribute('controls', '')
    node.setAttribute('preload', 'none')
    node.setAttribute('playsinline', '')
  }
})

/** HTML that an editor or a person wrote, with everything taken out that could run, frame, post or cover. */
export function sanitise(html: string): string {
  return (
    purifier?.sanitize(html, {
      ALLOWED_TAGS: TAGS,
      ALLOWED_ATTR: ATTRIBUTES,
      ALLOWED_URI_REGEXP: ADDRESS,
      ADD_URI_SAFE_ATTR: PLAIN,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
    }) ?? ''
  )
}
