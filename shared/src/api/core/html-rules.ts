/** What a text may hold that an editor or a person wrote as HTML: the server keeps to it in answers. */
export const htmlRules = {
  tags: [
    ...['p', 'br', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'sub', 'sup', 'mark', 'code', 'pre'],
    ...['blockquote', 'ul', 'ol', 'li', 'hr', 'figure', 'figcaption', 'img'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption', 'a', 'span', 'div', 'video', 'audio', 'source'],
  ],
  /** Addresses among the attributes. */
  addresses: ['href', 'src', 'poster'],
  sizes: ['width', 'height', 'colspan', 'rowspan'],
  /** Any plain text. */
  plain: ['alt', 'title', 'lang', 'dir', 'controls', 'style'],
  address: /^(https?:\/\/|\/(?![\s/\\])|tel:|mailto:|#)/i,
  /** Signs of an address; a longer one leads nowhere. */
  addressSigns: 2048,
  size: /^\d{1,4}%?$/,
  /** All that a `style` may say. In no place may two blanks-or-nothing meet: what is long would be tried in all ways. */
  align: /^\s*text-align\s*:\s*(?:left|right|center|justify)\s*(?:;\s*)?$/i,
  /** Set on each element of the tag, whatever was written. */
  always: {
    a: { rel: 'noopener nofollow' },
    img: { loading: 'lazy', decoding: 'async' },
    video: { controls: '', preload: 'none', playsinline: '' },
    audio: { controls: '', preload: 'none', playsinline: '' },
  },
} as const
