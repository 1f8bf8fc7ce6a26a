import type { Language } from '@plaza/shared/text'
import { skeletonHtml, skeletonStyle } from './skeleton'

const RETRY_SECONDS = 5

const texts: Record<Language, { title: string; sentence: string; again: string }> = {
  'zh-CN': { title: '暂时无法打开', sentence: '服务暂时不可用，我们正在重试。', again: '立即重试' },
  en: {
    title: 'Not available for a moment',
    sentence: 'The service is not available for a moment. We are trying again.',
    again: 'Try again now',
  },
}

/** Response when not even the app's frame can be served: a page that reloads by itself. */
export function unavailablePage(language: Language): { html: string; headers: Record<string, string> } {
  const { title, sentence, again } = texts[language]
  return {
    html: `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<meta http-equiv="refresh" content="${RETRY_SECONDS}">
<title>${title}</title>
<style>${skeletonStyle}
.pz-say{position:fixed;left:16px;right:16px;top:40vh;max-width:340px;margin:0 auto;padding:20px;border-radius:12px;background:#fff;color:#1d1f23;font:16px/1.6 system-ui,sans-serif;text-align:center;box-shadow:0 4px 24px rgba(0,0,0,.12)}
.pz-say p{margin:0 0 12px}.pz-say a{display:inline-block;padding:12px 20px;color:#b3131a}</style>
</head>
<body>
${skeletonHtml({ head: 'bar', footer: true })}
<main class="pz-say" role="status"><p>${sentence}</p><a href="">${again}</a></main>
</body>
</html>
`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'",
      'referrer-policy': 'no-referrer',
      'retry-after': String(RETRY_SECONDS),
    },
  }
}
