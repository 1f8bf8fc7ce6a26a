/** Allowlist for HTML written by editors or users; the server enforces it in answers. */
export const htmlRules = {
  tags: [
    ...['p', 'br', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'sub', 'sup', 'mark', 'code', 'pre'],
    ...['blockquote', 'ul', 'ol', 'li', 'hr', 'figure', 'figcaption', 'img'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption', 'a', 'span', 'div', 'video', 'audio', 'source'],
  ],
  /** Attributes that contain a URL. */
  addresses: ['href', 'src', 'poster'],
  sizes: ['width', 'height', 'colspan', 'rowspan'],
  /** Attributes with any plain text. */
  plain: ['alt', 'title', 'lang', 'dir', 'controls', 'style'],
  address: /^(https?:\/\/|\/(?![\s/\\])|tel:|mailto:|#)/i,
  /** Maximum length of a URL; a longer one is removed. */
  addressSigns: 2048,
  size: /^\d{1,4}%?$/,
  /** The only allowed `style`. Adjacent `\s*` would backtrack badly on long input, so no two may meet. */
  align: /^\s*text-align\s*:\s*(?:left|right|center|justify)\s*(?:;\s*)?$/i,
  /** Set on every element of the tag, replacing what was written. */
  always: {
    a: { rel: 'noopener nofollow' },
    img: { loading: 'lazy', decoding: 'async' },
    video: { controls: '', preload: 'none', playsinline: '' },
    audio: { controls: '', preload: 'none', playsinline: '' },
  },
} as const
