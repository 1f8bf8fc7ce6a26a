import { credentials } from '@plaza/shared/api'
import { HOUR_SECONDS } from '@plaza/shared/format'
import { handle } from '../../../transport/handlers'
import { refuse } from '../../../transport/refusal'
import { consumeRateLimit } from '../../rate-limits'
import { storePhone } from '../credentials'

const MAX_AN_HOUR = 10

export const wechatPhoneHandlers = [
  handle(credentials.wechatPhone, async ({ body }, context) => {
    if (context.person.phone) throw refuse('stateChanged')
    const key = `wechat-phone:${context.person.id}`
    await consumeRateLimit(context.db, [{ key, max: MAX_AN_HOUR, seconds: HOUR_SECONDS }])
    const phone = await context.wechat.phoneOf(body.code)
    if (!phone) throw refuse('captchaSpent')
    return storePhone(context, phone, 'first')
  }),
]
