import { account, type CaptchaPurpose, credentials } from '@plaza/shared/api'
import { eq } from 'drizzle-orm'
import type { Executor, Transaction } from '../../data/database'
import { users, wechatIdentities } from '../../data/schema/index'
import { hashOf } from '../../secret'
import { networkLabel } from '../../transport/client/network-label'
import type { Context } from '../../transport/context'
import { handle } from '../../transport/handlers'
import { refuse } from '../../transport/refusal'
import { consumeRateLimit } from '../rate-limits'
import { ownAddress } from './addresses'
import { noteAgreed, refuseOldAgreements } from './agreements'
import { limitAttempts, rememberPlace } from './attempts'
import { captchaIsRight, isAskedFromHere, sendCaptcha, spendCaptcha } from './captchas'
import { noteDevice } from './devices/new-device'
import { type PasswordRequester, passwordMatches } from './passwords'
import { beginSession, endSession, lockSession } from './sessions'
import { createUser, lockUser, readUser, toUser, type UserRow, userByPhone, userOfPhone } from './users'

const FIVE_MINUTES = 300

/** Attempts in five minutes from one address by each way of login. Guesses of captchas are limited by captcha too. */
const PER_ADDRESS = { password: 25, captcha: 100, wechat: 25 } as const

const addressLimit = ({ ip }: Context, way: keyof typeof PER_ADDRESS) => ({
  key: `login-ip:${way}:${ip}`,
  max: PER_ADDRESS[way],
  seconds: FIVE_MINUTES,
})

const limitLogins = (
  context: Context,
  account: string,
  way: 'captcha' | 'password',
  purpose: CaptchaPurpose = 'login',
) =>
  limitAttempts(context, {
    ...{ way, account, perAddress: addressLimit(context, way) },
    isBounded: way === 'captcha' ? () => isAskedFromHere(context, account, purpose) : undefined,
  })

/** Whether the credential of a login is still the user's, once their row is locked. */
type CredentialCheck = (tx: Transaction, current: UserRow) => boolean | Promise<boolean>

interface Login {
  user: UserRow
  isCurrent: CredentialCheck
  /** Version of the agreements that was accepted with it. */
  agreed: string | undefined
}

async function sessionFor(context: Context, { user, isCurrent, agreed }: Login) {
  const session = await context.db.transaction(async (tx) => {
    // A password may have changed while the login waited for its comparison.
    if (!(await isCurrent(tx, await lockUser(tx, user.id)))) throw refuse('credentialsWrong')
    const { device, ip, secret, visitor } = context
    if (user.phone) await rememberPlace({ db: tx, secret, ip, visitor }, user.phone)
    await noteAgreed(tx, user.id, agreed)
    const begun = await beginSession(tx, { userId: user.id, device, network: networkLabel(ip) })
    await noteDevice(tx, context, user.id)
    return begun
  })
  return { ...session, user: toUser(context.identity, user) }
}

async function byPassword(
  { db }: Context,
  { phone, password }: { phone: string; password: string },
  requester: PasswordRequester,
): Promise<UserRow> {
  const user = await userByPhone(db, phone)
  if ((await passwordMatches(user?.passwordHash, password, requester)) && user) return user
  throw refuse('credentialsWrong')
}

const hasPhone =
  (phone: string): CredentialCheck =>
  (_, current) =>
    current.phone === phone
const hasPassword =
  ({ phone, passwordHash }: UserRow): CredentialCheck =>
  (_, current) =>
    current.phone === phone && current.passwordHash === passwordHash
const hasWechat =
  (openId: string): CredentialCheck =>
  async (tx, { id }) =>
    (await wechatUser(tx, openId))?.id === id

interface WechatLogin {
  code: string
  state: string
  from_user_id?: string | undefined
}

async function wechatUser(db: Executor, openId: string): Promise<UserRow | undefined> {
  const [identity] = await db
    .select({ user: users })
    .from(wechatIdentities)
    .innerJoin(users, eq(users.id, wechatIdentities.userId))
    .where(eq(wechatIdentities.openId, openId))
  return identity?.user
}

async function byWechat(context: Context, { code, state, from_user_id: referredBy }: WechatLogin) {
  const person = await context.wechat.personOf(code, state)
  if (!person) throw refuse('captchaSpent')
  // A reserved name must not fail the login: the account gets a default name.
  const nickname = (await context.moderation.nickname(person.nickname)) ?? undefined
  const { openId } = person
  const user = await context.db.transaction(
    async (tx) => (await wechatUser(tx, openId)) ?? createUser(tx, { openId, nickname, referredBy }),
  )
  return { user, openId }
}

function wechatAddress({ wechat, host, environment }: Context, to: string): { url: string } {
  const redirect = ownAddress(to, host, environment.origins)
  if (redirect === null) throw refuse('badInput')
  const { publicOrigin } = environment
  return { url: wechat.address(redirect, publicOrigin ? new URL(publicOrigin).origin : `https://${host}`) }
}

export const loginHandlers = [
  handle(account.sendCaptcha, ({ query }, context) => sendCaptcha(context, query.phone, query.purpose)),
  handle(credentials.checkCaptcha, async ({ body }, context) => {
    await limitLogins(context, body.phone, 'captcha', body.purpose)
    return { valid: await captchaIsRight(context, body.phone, body.purpose, body.captcha) }
  }),
  handle(account.logIn, async ({ body }, context) => {
    const requester = await limitLogins(context, body.phone, body.way)
    const { agreed } = body
    await refuseOldAgreements(context.db, agreed)
    if (body.way === 'password') {
      const user = await byPassword(context, body, requester)
      return sessionFor(context, { user, isCurrent: hasPassword(user), agreed })
    }
    await spendCaptcha(context, body.phone, 'login', body.captcha)
    const user = await userOfPhone(context.db, body.phone, body.from_user_id)
    return sessionFor(context, { user, isCurrent: hasPhone(body.phone), agreed })
  }),
  handle(account.logOut, async (_, { db, user }) => {
    if (user) await endSession(db, user.id, user.sessionId, 'logged-out')
    return {}
  }),
  handle(account.handOver, async ({ body }, context) => {
    await consumeRateLimit(context.db, [{ key: `handover-ip:${context.ip}`, max: 60, seconds: FIVE_MINUTES }])
    const { db, device, ip, identity } = context
    return db.transaction(async (tx) => {
      const parent = await lockSession(tx, hashOf(body.token))
      if (!parent) throw refuse('loginExpired')
      if (parent.endedAt) throw refuse(parent.endReason === 'logged-out' ? 'loginExpired' : 'loginReplaced')
      const { userId } = parent
      const session = await beginSession(tx, { userId, device, network: networkLabel(ip), parent })
      await noteDevice(tx, context, userId)
      return { ...session, user: toUser(identity, await readUser(tx, userId)) }
    })
  }),
  handle(account.wechatAddress, async ({ query }, context) => wechatAddress(context, query.redirect)),
  handle(credentials.authWechat, async ({ query }, context) => wechatAddress(context, query.redirect)),
  handle(account.logInByWechat, async ({ body }, context) => {
    await consumeRateLimit(context.db, [addressLimit(context, 'wechat')])
    await refuseOldAgreements(context.db, body.agreed)
    const { user, openId } = await byWechat(context, body)
    return sessionFor(context, { user, isCurrent: hasWechat(openId), agreed: body.agreed })
  }),
]
