import type { Hono } from 'hono'
import type { Deps } from '../../transport/context'
import { messageFor } from '../../transport/messages'
import { numberOf } from '../../transport/refusal'
import type { Env } from '../../transport/request'

/** The messages of a phone, newest first; only with the `inbox` adapter. */
export function mountInbox(app: Hono<Env>, { sms }: Deps): void {
  const { newest } = sms
  if (!newest) return
  app.get('/__dev/sms/:phone', async (c) => {
    const data = { list: await newest(c.req.param('phone')) }
    return c.json({ code: numberOf('success'), msg: messageFor('success', 'zh'), data }, 200, {
      'cache-control': 'no-store',
    })
  })
}
