import { credentials, type DataOf, type User } from '@plaza/shared/api'
import { HOUR_SECONDS } from '@plaza/shared/format'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../data/database'
import { isDuplicate } from '../../data/failures'
import { users, wechatIdentities } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { handle } from '../../transport/handlers'
import { refuse } from '../../transport/refusal'
import { consumeRateLimit } from '../rate-limits'
import { captchaIsRight, sendCaptcha, spendCaptcha } from './captchas'
import { countDevices } from './devices/devices'
import { hashPassword, type PasswordRequester, passwordMatches, refuseWeak } from './passwords'
import { endSessions, lockPerson } from './sessions'
import { lockUser, readUser, toUser, type UserRow, userByPhone, userOfPhone } from './users'

/** A user who has proved ownership waits apart from strangers, and takes turns with other owners. */
const requesterOf = ({ id }: UserRow): PasswordRequester => ({ lane: 'known', network: id })

/** Locks the user of a new password, and refuses it if what proved them has changed since. */
type PasswordLock = (tx: Transaction) => Promise<void>

/** Stores a new password and ends all sessions but the one that asked, if it is the user's. */
async function storePassword({ db, user: asking }: Context, user: UserRow, password: string, lock: PasswordLock) {
  refuseWeak(password, [user.phone, user.nickname])
  const passwordHash = await hashPassword(password, requesterOf(user))
  await db.transaction(async (tx) => {
    await lock(tx)
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id))
    await endSessions(tx, user.id, asking?.id === user.id ? asking.sessionId : undefined)
  })
}

/** Stores a new password for the user of a request, unless another one was stored since the old one was read. */
const replacePassword = (context: Context, user: UserRow, password: string) =>
  storePassword(context, user, password, async (tx) => {
    const current = await lockPerson(tx, context.person)
    if (current.passwordHash !== user.passwordHash) throw refuse('credentialsWrong')
  })

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
  await storePassword(context, user, password, async (tx) => {
    const current = await lockUser(tx, user.id)
    if (current.phone !== phone) throw refuse('captchaSpent')
  })
}

/** A captcha of the own phone, or the password. */
interface OwnerProof {
  old_captcha?: string | undefined
  password?: string | undefined
}

interface ProofCheck {
  /** Whether a captcha that is right is used up. */
  spends: boolean
  /** What it refuses once the proof is known to be right spends nothing. */
  check?: () => Promise<void>
}

/** Refuses a proof that is missing or wrong. An account without a phone needs none. */
export async function checkProof(context: Context, user: UserRow, proof: OwnerProof, { spends, check }: ProofCheck) {
  if (user.phone && proof.old_captcha) {
    if (spends) return spendCaptcha(context, user.phone, 'rebind', proof.old_captcha, check)
    if (!(await captchaIsRight(context, user.phone, 'rebind', proof.old_captcha))) throw refuse('captchaWrong')
  } else if (user.phone) {
    await consumeRateLimit(context.db, [{ key: `password:${user.id}`, max: 25, seconds: HOUR_SECONDS }])
    if (!proof.password || !(await passwordMatches(user.passwordHash, proof.password, requesterOf(user))))
      throw refuse('credentialsWrong')
  }
  await check?.()
}

/** Binds the first phone, or another one, which ends all other sessions. */
export async function storePhone({ db, person, identity }: Context, phone: string, which: 'first' | 'another') {
  try {
    await db.transaction(async (tx) => {
      const current = await lockPerson(tx, person)
      if (current.phone !== person.phone) throw refuse('stateChanged')
      await tx.update(users).set({ phone }).where(eq(users.id, person.id))
      if (which === 'another') await endSessions(tx, person.id, person.sessionId)
    })
  } catch (error) {
    throw isDuplicate(error, 'users_phone') ? refuse('phoneTaken') : error
  }
  return toUser(identity, await readUser(db, person.id))
}

async function bindFirstPhone(context: Context, phone: string, captcha: string): Promise<User> {
  if (context.person.phone) throw refuse('stateChanged')
  await spendCaptcha(context, phone, 'bind', captcha)
  return storePhone(context, phone, 'first')
}

/** The first password of an account with a phone: without one nobody could log in with it. */
async function setFirstPassword(context: Context, password: string): Promise<void> {
  const user = await readUser(context.db, context.person.id)
  if (!user.phone) throw refuse('phoneNeeded')
  if (user.passwordHash) throw refuse('notAllowed')
  await replacePassword(context, user, password)
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
  return storePhone(context, phone, 'another')
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
    await replacePassword(context, user, body.password)
    return {}
  }),
  handle(credentials.sendOwnCaptcha, (_, context) => sendOwnCaptcha(context)),
  handle(credentials.prove, async ({ body = {} }, context) => {
    await checkProof(context, await readUser(context.db, context.person.id), body, { spends: false })
    return {}
  }),
  handle(credentials.rebindPhone, ({ body }, context) => rebindPhone(context, body.phone, body.captcha, body)),
  handle(credentials.bindPhone, ({ body }, context) => bindFirstPhone(context, body.phone, body.captcha)),
  handle(credentials.wechatBindPhone, ({ body }, context) => bindFirstPhone(context, body.phone, body.captcha)),
]
