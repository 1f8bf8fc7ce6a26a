import { formatYuan } from '@plaza/shared/format'
import type { Hono } from 'hono'
import { html } from 'hono/html'
import { applyOutcome } from '../../domains/wallet/payouts'
import type { Deps } from '../../transport/context'
import { sendRefusal } from '../../transport/dispatch'
import { readLimited } from '../../transport/input/json'
import { languageOf } from '../../transport/messages'
import { refuse } from '../../transport/refusal'
import type { Env } from '../../transport/request'
import { readEmbeddedPayout } from './embedded'

const MAX_FORM_BYTES = 1_000

const words = {
  zh: {
    title: '确认收款（演示）',
    about: '这里没有真正的微信，也没有真正的钱。',
    confirm: '确认收款',
    decline: '不收款',
    back: '返回钱包',
    states: {
      success: '已收款',
      failed: '未收款',
      expired: '已过期',
      processing: '处理中',
      'awaiting-confirmation': '',
    },
  },
  en: {
    title: 'Confirm a payment (demo)',
    about: 'There is no real WeChat here, and no real money.',
    confirm: 'Receive it',
    decline: 'Decline',
    back: 'Back to the wallet',
    states: {
      success: 'Received',
      failed: 'Not received',
      expired: 'Expired',
      processing: 'On its way',
      'awaiting-confirmation': '',
    },
  },
} as const

/** The page of the embedded provider on which a person confirms or declines a payment, as in WeChat. */
export function mountPayouts(app: Hono<Env>, { payouts, db, log }: Deps): void {
  const confirm = payouts.wechat?.confirm
  if (!confirm) return

  app.get('/__dev/payouts/:id', async (c) => {
    const payout = await readEmbeddedPayout(db, c.req.param('id'))
    if (payout?.way !== 'wechat') return sendRefusal(c, refuse('unknownAddress'))
    const language = languageOf(c.req.header('accept-language'))
    const t = words[language]
    const buttons = (['confirm', 'decline'] as const).map(
      (answer) => html`<button name="answer" value="${answer}" class="${answer}">${t[answer]}</button>`,
    )
    c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'")
    c.header('referrer-policy', 'no-referrer')
    c.header('cache-control', 'no-store')
    return c.html(html`<!doctype html>
<html lang="${language === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${t.title}</title>
<style>body{font:16px/1.6 system-ui,sans-serif;margin:24px auto;padding:0 24px;max-width:420px}strong{display:block;font-size:36px}
button,a{display:block;box-sizing:border-box;width:100%;padding:14px 16px;margin:10px 0;border:0;border-radius:12px;font:inherit;text-align:center;text-decoration:none;background:#eee;color:#222}
.confirm{background:#06ad56;color:#fff}</style></head>
<body><h1>${t.title}</h1><p>${t.about}</p><strong>¥ ${formatYuan(payout.cents)}</strong>
${payout.state === 'awaiting-confirmation' ? html`<form method="post">${buttons}</form>` : html`<p role="status">${t.states[payout.state]}</p>`}
<a href="/cash-detail/${payout.id}">${t.back}</a></body></html>`)
  })

  app.post('/__dev/payouts/:id', async (c) => {
    const id = c.req.param('id')
    const answer = new URLSearchParams(await readLimited(c.req.raw.body, MAX_FORM_BYTES)).get('answer')
    if (answer !== 'confirm' && answer !== 'decline') return sendRefusal(c, refuse('badInput'))
    await applyOutcome({ db, log }, 'wechat', id, await confirm(id, answer))
    return c.redirect(`/cash-detail/${id}`, 303)
  })
}
