import type { Language } from '@plaza/shared/text'

const words = {
  en: 'Playing, logging in and posting need JavaScript.',
  'zh-CN': '播放、登录和发布需要启用 JavaScript。',
} as const satisfies Record<Language, string>

/** Without scripts, elements that wait for one (`data-waits`) are hidden, because they would wait forever. */
export const withoutScriptsStyle = '<noscript><style>[data-waits]{display:none!important}</style></noscript>'

/** One line at the top of the page that says what needs scripts. */
export const withoutScriptsLine = (language: Language): string =>
  `<noscript><p style="margin:0;padding:10px 16px;text-align:center;font:14px/1.5 sans-serif;color:#1c1d1f;background:#fff3d6">${words[language]}</p></noscript>`
