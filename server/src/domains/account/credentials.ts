import { credentials, type DataOf, type User } from '@plaza/shared/api'
import { HOUR_SECONDS } from '@plaza/shared/format'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { isDuplicate } from '../../data/failures'
import { sessions, users, wechatIdentities } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { handle } from '../../transport/handlers'
import { refuse } from '../../transport/refusal'
import { consumeRateLimit } from '../rate-limits'
import { captchaIsRight, sendCaptcha, spendCaptcha } from './captchas'
import { countDevices } from './devices/devices'
import { hashPassword, type PasswordRequester, passwordMatches, refuseWeak } from './passwords'
import { endOtherSessions } from './sessions'
import { readUser, toUser, type UserRow, userByPhone, userOfPhone } from './users'

/** A user who has proved ownership waits apart from strangers, and takes turns with other owners. */
const requesterOf = ({ id }: UserRow): PasswordRequester => ({ lane: 'known', network: id })

async function storePassword({ db }: Context, user: UserRow, password: string): Promise<void> {
  refuseWeak(password, [user.phone, user.nickname])
  await db
    .update(users)
    .set({ passwordHash: await hashPassword(password, requesterOf(user)) })
    .where(eq(users.id, user.id))
}

/**
 * Sets a new password by captcha, with or without a login; ends every other session. A phone without an account gets
 * one, as by a login with a captcha, so that the answer is the same (docs/decisions/0157).
 */
async function resetPassword(context: Context, phone: string, captcha: string, password: string): Promise<void> {
  const { db } = context
  refuseWeak(password, [phone])
  const existing = await userByPhone(db, phone)
  await spendCaptcha(context, phone, 'password', captcha, async () => refuseWeak(password, [existing?.nickname]))
  const user = existing ?? (await userOfPhone(db, phone, undefined))
  await storePassword(context, user, password)
  const keep = context.user?.id === user.id ? sql`${sessions.id} <> ${context.user.sessionId}` : undefined
  await db
    .update(sessions)
    .set({ endedAt: sql`now()`, endReason: 'revoked' })
    .where(and(eq(sessions.userId, user.id), isNull(sessions.endedAt), keep))
}

/** A captcha of the own phone, or the password. */
interface OwnerProof {
  old_captcha?: string | undefined
  password?: string | undefined
}

/** Refuses a proof that is missing or wrong; `spends` a captcha that is right. An account without a phone needs none. */
async function checkProof(context: Context, user: UserRow, proof: OwnerProof, { spends }: { spends: boolean }) {
  if (!user.phone) return
  if (proof.old_captcha) {
    if (spends) await spendCaptcha(context, user.phone, 'rebind', proof.old_captcha)
    else if (!(await captchaIsRight(context, user.phone, 'rebind', proof.old_captcha))) throw refuse('captchaWrong')
    return
  }
  await consumeRateLimit(context.db, [{ key: `password:${user.id}`, max: 25, seconds: HOUR_SECONDS }])
  if (!proof.password || !(await passwordMatches(user.passwordHash, proof.password, requesterOf(user))))
    throw refuse('credentialsWrong')
}

export async function storePhone({ db, person, identity }: Context, phone: string): Promise<User> {
  try {
    await db.update(users).set({ phone }).where(eq(users.id, person.id))
  } catch (error) {
    throw isDuplicate(error, 'users_phone') ? refuse('phoneTaken') : error
  }
  return toUser(identity, await readUser(db, person.id))
}

async function bindFirstPhone(context: Context, phone: string, captcha: string): Promise<User> {
  if (context.person.phone) throw refuse('stateChanged')
  await spendCaptcha(context, phone, 'bind', captcha)
  return storePhone(context, phone)
}

/** The first password of an account with a phone: without one nobody could log in with it. */
async function setFirstPassword(context: Context, password: string): Promise<void> {
  const user = await readUser(context.db, context.person.id)
  if (!user.phone) throw refuse('phoneNeeded')
  if (user.passwordHash) throw refuse('notAllowed')
  await storePassword(context, user, password)
  await endOtherSessions(context.db, context.person)
}

/** The new phone's code is spent last: a wrong proof of the old one costs nobody a new message, nor the other way. */
async function rebindPhone(context: Context, phone: string, captcha: string, proof: OwnerProof): Promise<User> {
  const { db, person } = context
  const user = await readUser(db, person.id)
  await spendCaptcha(context, phone, 'rebind', captcha, async () => {
    const owner = await userByPhone(db, phone)
    if (owner && owner.id !== user.id) throw refuse('phoneTaken')
    await checkProof(context, user, proof, { spends: true })
  })
  const boundUser = await storePhone(context, phone)
  await endOtherSessions(db, person)
  return boundUser
}

async function sendOwnCaptcha(context: Context): Promise<DataOf<typeof credentials.sendOwnCaptcha>> {
  const { person, sms } = context
  if (!person.phone) throw refuse('phoneNeeded')
  const sent = await sendCaptcha(context, person.phone, 'rebind')
  const [message] = (await sms.newest?.(person.phone)) ?? []
  return { ...sent, captcha: message?.code ?? undefined }
}

export const credentialHandlers = [
  handle(credentials.state, async (_, { db, person }) => {
    const [wechat] = await db.select().from(wechatIdentities).where(eq(wechatIdentities.userId, person.id)).limit(1)
    return { wechat: wechat !== undefined, devices: await countDevices(db, person.id) }
  }),
  handle(credentials.initPassword, async ({ body }, context) => {
    await setFirstPassword(context, body.password)
    return {}
  }),
  handle(credentials.setPassword, async ({ body }, context) => {
    if (body.phone && body.captcha) await resetPassword(context, body.phone, body.captcha, body.password)
    else await setFirstPassword(context, body.password)
    return {}
  }),
  handle(credentials.changePassword, async ({ body }, context) => {
    const user = await readUser(context.db, context.person.id)
    await consumeRateLimit(context.db, [{ key: `password:${user.id}`, max: 25, seconds: HOUR_SECONDS }])
    if (!(await passwordMatches(user.passwordHash, body.old_password, requesterOf(user))))
      throw refuse('credentialsWrong')
    await storePassword(context, user, body.password)
    await endOtherSessions(context.db, context.person)
    return {}
  }),
  handle(credentials.sendOwnCaptcha, (_, context) => sendOwnCaptcha(context)),
  handle(credentials.prove, async ({ body = {} }, context) => {
    await checkProof(context, await readUser(context.db, context.person.id), body, { spends: false })
    return {}
  }),
  handle(credentials.rebindPhone, ({ body }, context) => rebindPhone(context, body.phone, body.captcha, body)),
  handle(credentials.unbindWechat, async (_, { db, person }) => {
    if (!person.phone) throw refuse('phoneNeeded')
    await db.delete(wechatIdentities).where(eq(wechatIdentities.userId, person.id))
    return {}
  }),
  handle(credentials.bindPhone, ({ body }, context) => bindFirstPhone(context, body.phone, body.captcha)),
  handle(credentials.wechatBindPhone, ({ body }, context) => bindFirstPhone(context, body.phone, body.captcha)),
]
