import type { Hono } from 'hono'
import { applyOutcome } from '../../domains/wallet/payouts'
import type { Deps } from '../../transport/context'
import { sendRefusal } from '../../transport/dispatch'
import { readLimited } from '../../transport/input/json'
import type { PayoutCallback } from '../../transport/ports/payouts'
import { refuse } from '../../transport/refusal'
import type { Env } from '../../transport/request'

/** Where a provider calls back: `<origin>/callbacks/payouts/wechat`. */
const CALLBACK_PATH = '/callbacks/payouts/:way'
const MAX_BYTES = 64 * 1024

/** Call-backs of payment providers. Their signature is all that is believed; what they say twice changes nothing. */
export function mountPayoutCallbacks(app: Hono<Env>, deps: Deps): void {
  const { db, log } = deps
  app.post(CALLBACK_PATH, async (c) => {
    const way = c.req.param('way')
    if (way !== 'alipay' && way !== 'wechat') return sendRefusal(c, refuse('unknownAddress'))
    const provider = deps.payouts[way]
    if (!provider) return sendRefusal(c, refuse('unknownAddress'))
    // Anybody may send one, so nothing beyond the limit is read.
    const body = await readLimited(c.req.raw.body, MAX_BYTES)
    const received: PayoutCallback = { headers: c.req.raw.headers, body }
    const callback = await provider.readCallback(received)
    if (!callback) {
      log.warn({ way }, 'a call-back without a valid signature')
      return sendRefusal(c, refuse('badInput'))
    }
    await applyOutcome({ db, log }, way, callback.id, callback.outcome)
    return callback.answer
  })
}
