import { credentials, type User } from '@plaza/shared/api'
import { HOUR_SECONDS } from '@plaza/shared/format'
import { eq } from 'drizzle-orm'
import { wechatIdentities } from '../../../data/schema/index'
import type { Context } from '../../../transport/context'
import { type HandlerInput, handle } from '../../../transport/handlers'
import { refuse } from '../../../transport/refusal'
import { sendMessages } from '../../messages/send'
import { consumeRateLimit } from '../../rate-limits'
import { checkProof } from '../credentials'
import { endSessions, lockPerson } from '../sessions'
import { readUser, toUser } from '../users'

const MAX_AN_HOUR = 10
const SAFETY_PAGE = '/safe'

type Binding = HandlerInput<typeof credentials.bindWechat>['body']

/** Binds the one identity of an account. The proof comes first: a wrong one costs nobody a new visit to WeChat. */
async function bind(context: Context, { code, state, ...proof }: Binding): Promise<User> {
  const { db, person, wechat, identity } = context
  await consumeRateLimit(db, [{ key: `wechat-binding:${person.id}`, max: MAX_AN_HOUR, seconds: HOUR_SECONDS }])
  let openId = ''
  const check = async () => {
    const account = await wechat.personOf(code, state)
    if (!account) throw refuse('captchaSpent')
    openId = account.openId
  }
  await checkProof(context, await readUser(db, person.id), proof, { spends: true, check })
  await db.transaction(async (tx) => {
    const current = await lockPerson(tx, person)
    if (current.phone !== person.phone) throw refuse('stateChanged')
    const isOwn = eq(wechatIdentities.userId, person.id)
    const [bound] = await tx.select({ openId: wechatIdentities.openId }).from(wechatIdentities).where(isOwn).limit(1)
    if (bound) throw refuse('repeated')
    const added = await tx
      .insert(wechatIdentities)
      .values({ openId, userId: person.id })
      .onConflictDoNothing()
      .returning()
    if (added.length === 0) throw refuse('repeated')
    await sendMessages(tx, [{ to: person.id, template: 'wechat.bound', params: {}, link: SAFETY_PAGE }])
  })
  return toUser(identity, await readUser(db, person.id))
}

/** Needs no proof: it lets nobody in, and the phone still logs in. Whoever came in by WeChat is out. */
async function unbind({ db, person }: Context): Promise<void> {
  await db.transaction(async (tx) => {
    const { phone } = await lockPerson(tx, person)
    if (!phone) throw refuse('phoneNeeded')
    const gone = await tx.delete(wechatIdentities).where(eq(wechatIdentities.userId, person.id)).returning()
    if (gone.length === 0) return
    await endSessions(tx, person.id, person.sessionId)
    await sendMessages(tx, [{ to: person.id, template: 'wechat.unbound', params: {}, link: SAFETY_PAGE }])
  })
}

export const wechatBindingHandlers = [
  handle(credentials.bindWechat, ({ body }, context) => bind(context, body)),
  handle(credentials.unbindWechat, async (_, context) => {
    await unbind(context)
    return {}
  }),
]
