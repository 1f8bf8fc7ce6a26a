import type { Hono } from 'hono'
import { html } from 'hono/html'
import { ownAddress } from '../../domains/account/addresses'
import type { Deps } from '../../transport/context'
import { sendRefusal } from '../../transport/dispatch'
import { refuse } from '../../transport/refusal'
import type { Env } from '../../transport/request'
import { SDK_ADDRESS } from './embedded'
import { sdkScript } from './sdk-stand-in'

/** Format of a state that WeChat accepts. */
const STATE = /^[\w-]{16,128}$/

/**
 * Serves the fake JS-SDK; a page to choose a fictional WeChat user, which returns to the redirect address with a code;
 * and codes with which a mini program shares a phone number.
 */
export function mountWechat(app: Hono<Env>, { wechat, environment }: Deps): void {
  const { people, codeFor, phoneCodeFor } = wechat
  if (!people || !codeFor || !phoneCodeFor) return

  app.get(SDK_ADDRESS, (c) =>
    c.body(sdkScript, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' }),
  )
  app.get('/__dev/wechat/phone/:phone', async (c) =>
    c.json({ code: await phoneCodeFor(c.req.param('phone')) }, 200, { 'cache-control': 'no-store' }),
  )
  app.get('/__dev/wechat/authorise', async (c) => {
    const redirect = ownAddress(c.req.query('redirect') ?? '', c.req.header('host') ?? '', environment.origins)
    const state = c.req.query('state') ?? ''
    if (redirect === null || !STATE.test(state)) return sendRefusal(c, refuse('badInput'))
    const person = people.find(({ openId }) => openId === c.req.query('person'))
    if (person) return c.redirect(withCode(redirect, await codeFor(person, state), state))
    const choices = people.map(
      ({ openId, nickname }) =>
        html`<li><a href="/__dev/wechat/authorise?redirect=${encodeURIComponent(redirect)}&amp;state=${state}&amp;person=${openId}">${nickname}</a></li>`,
    )
    c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    c.header('referrer-policy', 'no-referrer')
    c.header('cache-control', 'no-store')
    return c.html(page(choices))
  })
}

function withCode(redirect: string, code: string, state: string): string {
  const url = new URL(redirect, 'http://own.invalid')
  url.searchParams.set('code', code)
  url.searchParams.set('state', state)
  return url.pathname + url.search + url.hash
}

const page = (choices: unknown[]) => html`<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>选择一位虚构的微信用户</title>
<style>body{font:16px/1.6 system-ui,sans-serif;margin:24px;max-width:420px}ul{list-style:none;padding:0}
a{display:block;padding:14px 16px;margin:10px 0;border-radius:12px;background:#07c160;color:#fff;text-decoration:none}</style></head>
<body><h1>微信登录(演示)</h1><p>这里没有真正的微信。请选择一位虚构的用户:</p><ul>${choices}</ul></body></html>`
