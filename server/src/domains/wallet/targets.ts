import { type TransferWay, wallets } from '@plaza/shared/api'
import { mask, maskPhone } from '@plaza/shared/format'
import { and, desc, eq } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { payoutTargets, transfers, users, wechatIdentities } from '../../data/schema/index'
import type { Context, Deps } from '../../transport/context'
import { handle } from '../../transport/handlers'
import { refuse } from '../../transport/refusal'
import { sendCaptcha, spendCaptcha } from '../account/captchas'
import { openIdentity, sealIdentity } from '../account/identity/identity'
import { accountHash } from './account-hash'
import { checkPhoneAge, readRules } from './transfer-rules'

/** Where a transfer goes. */
export interface Target {
  account: string
  /** Empty: not compared. */
  name: string
  masked: string
}

type TargetDeps = Pick<Deps, 'db' | 'identity' | 'secret'>

/** `138****0002`, `st***@example.com`. */
function maskedAccount(account: string): string {
  const [name = '', domain] = account.split('@')
  if (domain !== undefined) return `${mask(name, 2, 0)}@${domain}`
  return /^1\d{10}$/.test(account) ? maskPhone(account) : mask(account, 3, 2)
}

const maskedOpenId = (openId: string): string => mask(openId, 2, 2)

const readers: Readonly<Record<TransferWay, (deps: TargetDeps, userId: string) => Promise<Target | null>>> = {
  async alipay({ db, identity }, userId) {
    const [row] = await db.select().from(payoutTargets).where(eq(payoutTargets.userId, userId))
    if (!row) return null
    const open = (field: 'payout-account' | 'payout-name', text: string) => openIdentity(identity, userId, field, text)
    return { account: open('payout-account', row.account), name: open('payout-name', row.name), masked: row.masked }
  },
  async wechat({ db, identity }, userId) {
    const [row] = await db
      .select({ openId: wechatIdentities.openId, verified: users.verified, realName: users.realName })
      .from(wechatIdentities)
      .innerJoin(users, eq(users.id, wechatIdentities.userId))
      .where(eq(wechatIdentities.userId, userId))
      .orderBy(desc(wechatIdentities.createdAt))
      .limit(1)
    if (!row) return null
    const name = row.verified === 1 ? openIdentity(identity, userId, 'real-name', row.realName) : ''
    return { account: row.openId, name, masked: maskedOpenId(row.openId) }
  },
}

export const readTarget = (deps: TargetDeps, way: TransferWay, userId: string): Promise<Target | null> =>
  readers[way](deps, userId)

/** Whether nothing has been paid to an account of the person yet. */
export async function isNewTarget(db: Executor, userId: string, hash: string): Promise<boolean> {
  const [paid] = await db
    .select({ id: transfers.id })
    .from(transfers)
    .where(and(eq(transfers.userId, userId), eq(transfers.accountHash, hash), eq(transfers.state, 'success')))
    .limit(1)
  return paid === undefined
}

async function describeTarget(context: Context, way: TransferWay) {
  const { db, person } = context
  const target = await readTarget(context, way, person.id)
  if (!target) return { bound: false, account: '', is_new: true }
  const is_new = await isNewTarget(db, person.id, accountHash(context, way, target.account))
  return { bound: true, account: target.masked, is_new }
}

/** The own phone of who asks; refuses those without one. */
export const ownPhone = ({ person }: Context): string => {
  if (!person.phone) throw refuse('phoneNeeded')
  return person.phone
}

/** Refuses to pay a person with a verified name to another one. An account may have been bound before the name was verified. */
export function checkName(
  { identity }: Pick<TargetDeps, 'identity'>,
  { id, verified, realName }: Pick<typeof users.$inferSelect, 'id' | 'verified' | 'realName'>,
  name: string,
): void {
  if (verified === 1 && openIdentity(identity, id, 'real-name', realName) !== name) throw refuse('nameDiffers')
}

/** An Alipay login: a phone number, or an e-mail address. */
const LOGIN = /^(1[3-9]\d{9}|[\w.+-]{1,40}@[\w-]+(\.[\w-]+)+)$/

async function bindAlipay(context: Context, account: string, name: string, captcha: string): Promise<void> {
  const { db, person, identity } = context
  if (!LOGIN.test(account)) throw refuse('badInput', { detail: 'alipay.malformed' })
  const [user] = await db.select().from(users).where(eq(users.id, person.id))
  if (!user) throw refuse('loginExpired')
  checkPhoneAge(await readRules(db), user)
  await spendCaptcha(context, ownPhone(context), 'transfer', captcha, async () => {
    checkName(context, user, name)
  })
  const seal = (field: 'payout-account' | 'payout-name', text: string) => sealIdentity(identity, person.id, field, text)
  const values = {
    account: seal('payout-account', account),
    name: seal('payout-name', name),
    masked: maskedAccount(account),
    boundAt: new Date(),
  }
  await db
    .insert(payoutTargets)
    .values({ userId: person.id, ...values })
    .onConflictDoUpdate({ target: payoutTargets.userId, set: values })
}

export const targetHandlers = [
  handle(wallets.alipayAccount, (_, context) => describeTarget(context, 'alipay')),
  handle(wallets.wechatAccount, async (_, context) => {
    const { db, person } = context
    const target = await describeTarget(context, 'wechat')
    const [user] = await db.select({ nickname: users.nickname }).from(users).where(eq(users.id, person.id))
    return { ...target, nickname: target.bound ? (user?.nickname ?? '') : '' }
  }),
  handle(wallets.sendCaptcha, async (_, context) => {
    const phone = ownPhone(context)
    const sent = await sendCaptcha(context, phone, 'transfer')
    const [message] = (await context.sms.newest?.(phone)) ?? []
    return { ...sent, captcha: message?.code ?? undefined }
  }),
  handle(wallets.bindAlipay, async ({ body }, context) => {
    await bindAlipay(context, body.account.trim().toLowerCase(), body.real_name, body.captcha)
    return describeTarget(context, 'alipay')
  }),
]
