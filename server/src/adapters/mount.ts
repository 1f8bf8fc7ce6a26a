import type { Hono } from 'hono'
import { isOwnHost } from '../exposure'
import type { Deps } from '../transport/context'
import { sendRefusal } from '../transport/dispatch'
import { refuse } from '../transport/refusal'
import type { Env } from '../transport/request'
import { mountPayoutCallbacks } from './payouts/callbacks'
import { mountPayouts } from './payouts/routes'
import { mountInbox } from './sms/inbox-routes'
import { mountWechat } from './wechat/routes'

/**
 * What external services call, and endpoints of adapters that simulate them; those are available only under a host name
 * of ours.
 */
export function mountAdapters(app: Hono<Env>, deps: Deps): void {
  const { publicOrigin, origins } = deps.environment
  app.use('/__dev/*', async (c, next) => {
    if (!isOwnHost(new URL(c.req.url), [publicOrigin, ...origins])) return sendRefusal(c, refuse('unknownAddress'))
    return next()
  })
  mountInbox(app, deps)
  mountWechat(app, deps)
  mountPayouts(app, deps)
  mountPayoutCallbacks(app, deps)
}
