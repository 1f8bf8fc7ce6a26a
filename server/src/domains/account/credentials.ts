import { account, type User } from '@plaza/shared/api'
import { HOUR_SECONDS } from '@plaza/shared/format'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { isDuplicate } from '../../data/failures'
import { sessions, users } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { handle } from '../../transport/handlers'
import { refuse } from '../../transport/refusal'
import { consumeRateLimit } from '../rate-limits'
import { spendCaptcha } from './captchas'
import { hashPassword, type PasswordRequester, passwordMatches, refuseWeak } from './passwords'
import { endOtherSessions } from './sessions'
import { readUser, toUser, type UserRow, userByPhone } from './users'

/** A user who has proved ownership waits apart from strangers, and takes turns with other owners. */
const requesterOf = ({ id }: UserRow): PasswordRequester => ({ lane: 'known', network: id })

async function storePassword({ db }: Context, user: UserRow, password: string): Promise<void> {
  refuseWeak(password, [user.phone, user.nickname])
  await db
    .update(users)
    .set({ passwordHash: await hashPassword(password, requesterOf(user)) })
    .where(eq(users.id, user.id))
}

/** Sets a new password by captcha, with or without a login; ends every session. */
async function resetPassword(context: Context, phone: string, captcha: string, password: string): Promise<void> {
  refuseWeak(password, [phone])
  await spendCaptcha(context, phone, 'password', captcha)
  const user = await userByPhone(context.db, phone)
  if (!user) throw refuse('captchaWrong')
  await storePassword(context, user, password)
  const keep = context.user?.id === user.id ? sql`${sessions.id} <> ${context.user.sessionId}` : undefined
  await context.db
    .update(sessions)
    .set({ endedAt: sql`now()`, endReason: 'revoked' })
    .where(and(eq(sessions.userId, user.id), isNull(sessions.endedAt), keep))
}

async function proveOwner(
  context: Context,
  user: UserRow,
  proof: { old_captcha?: string | undefined; password?: string | undefined },
): Promise<void> {
  if (!user.phone) return
  if (proof.old_captcha) return spendCaptcha(context, user.phone, 'rebind', proof.old_captcha)
  await consumeRateLimit(context.db, [{ key: `password:${user.id}`, max: 25, seconds: HOUR_SECONDS }])
  if (!proof.password || !(await passwordMatches(user.passwordHash, proof.password, requesterOf(user))))
    throw refuse('credentialsWrong')
}

export async function storePhone({ db, person }: Context, phone: string): Promise<User> {
  try {
    await db.update(users).set({ phone }).where(eq(users.id, person.id))
  } catch (error) {
    throw isDuplicate(error, 'users_phone') ? refuse('phoneTaken') : error
  }
  return toUser(await readUser(db, person.id))
}

async function bindFirstPhone(context: Context, phone: string, captcha: string): Promise<User> {
  if (context.person.phone) throw refuse('stateChanged')
  await spendCaptcha(context, phone, 'bind', captcha)
  return storePhone(context, phone)
}

async function setFirstPassword(context: Context, password: string): Promise<void> {
  const user = await readUser(context.db, context.person.id)
  if (user.passwordHash) throw refuse('notAllowed')
  await storePassword(context, user, password)
}

export const credentialHandlers = [
  handle(account.initPassword, async ({ body }, context) => {
    await setFirstPassword(context, body.password)
    return {}
  }),
  handle(account.setPassword, async ({ body }, context) => {
    if (body.phone && body.captcha) await resetPassword(context, body.phone, body.captcha, body.password)
    else await setFirstPassword(context, body.password)
    return {}
  }),
  handle(account.changePassword, async ({ body }, context) => {
    const user = await readUser(context.db, context.person.id)
    await consumeRateLimit(context.db, [{ key: `password:${user.id}`, max: 25, seconds: HOUR_SECONDS }])
    if (!(await passwordMatches(user.passwordHash, body.old_password, requesterOf(user))))
      throw refuse('credentialsWrong')
    await storePassword(context, user, body.password)
    await endOtherSessions(context.db, context.person)
    return {}
  }),
  handle(account.rebindPhone, async ({ body }, context) => {
    const user = await readUser(context.db, context.person.id)
    await proveOwner(context, user, body)
    await spendCaptcha(context, body.phone, 'rebind', body.captcha)
    const boundUser = await storePhone(context, body.phone)
    await endOtherSessions(context.db, context.person)
    return boundUser
  }),
  handle(account.bindPhone, ({ body }, context) => bindFirstPhone(context, body.phone, body.captcha)),
  handle(account.wechatBindPhone, ({ body }, context) => bindFirstPhone(context, body.phone, body.captcha)),
]
