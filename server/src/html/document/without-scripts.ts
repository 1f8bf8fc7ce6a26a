import type { Language } from '@plaza/shared/text'

const words = {
  en: 'Playing, logging in and posting need JavaScript.',
  'zh-CN': '播放、登录和发布需要启用 JavaScript。',
} as const satisfies Record<Language, string>

/** Of a browser without scripts: what waits for one (`data-waits`) is not shown, since it would wait for good. */
export const withoutScriptsStyle = '<noscript><style>[data-waits]{display:none!important}</style></noscript>'

/** One line at the top of a page that is read without scripts: what needs them. */
export const withoutScriptsLine = (language: Language): string =>
  `<noscript><p style="margin:0;padding:10px 16px;text-align:center;font:14px/1.5 sans-serif;color:#1c1d1f;background:#fff3d6">${words[language]}</p></noscript>`
