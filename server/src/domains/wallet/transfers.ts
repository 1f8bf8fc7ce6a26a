import { setTimeout as pause } from 'node:timers/promises'
import { type InputOf, type Transfer, type TransferDetail, type TransferWay, wallets } from '@plaza/shared/api'
import { and, asc, eq } from 'drizzle-orm'
import type { Database, Executor, Transaction } from '../../data/database'
import { newOrderId } from '../../data/ids'
import { transferEvents, transfers, users } from '../../data/schema/index'
import { hashOf } from '../../secret'
import type { Context } from '../../transport/context'
import { handle } from '../../transport/handlers'
import type { Language } from '../../transport/messages'
import { descending, pageOf } from '../../transport/paging'
import { Refusal, refuse } from '../../transport/refusal'
import { spendCaptcha } from '../account/captchas'
import { sealIdentity } from '../account/identity/identity'
import { accountHash } from './account-hash'
import { lockWallet, openAccounts } from './ledger'
import { nextQuestion, proceed, submitTransfer } from './payouts'
import { checkName, isNewTarget, ownPhone, readTarget, type Target } from './targets'
import { checkDay, checkPerson, checkSum, needsReview, readRules, type TransferRules } from './transfer-rules'
import { bookTransfer, noteStep, type TransferRow, takeStep } from './transfer-steps'
import { reasonWords } from './words'

type TransferInput = InputOf<typeof wallets.transfer>['body']
/** A request whose captcha was spent by a twin with the same key waits so long for the twin's transfer. */
const TWIN_TRIES = 20
const TWIN_PAUSE_MS = 100
/** A transfer that was made and not handed over, after a crash, is taken up by the job. */
const LEFT_BEHIND = nextQuestion(2)

/** The captcha is not part of it: another attempt may need another one. */
const bodyHash = (way: TransferWay, { cents, fee_cents }: TransferInput): string =>
  hashOf(JSON.stringify([way, cents, fee_cents]))

/** The transfer that an earlier request with the same key made; refuses a key that was used for something else. */
async function madeBefore(db: Executor, userId: string, way: TransferWay, body: TransferInput) {
  const [row] = await db
    .select()
    .from(transfers)
    .where(and(eq(transfers.userId, userId), eq(transfers.key, body.key)))
  if (row && row.bodyHash !== bodyHash(way, body)) throw refuse('keyReused')
  return row
}

async function madeByTwin(db: Database, userId: string, way: TransferWay, body: TransferInput) {
  for (let tries = 0; tries < TWIN_TRIES; tries++) {
    const row = await madeBefore(db, userId, way, body)
    if (row) return row
    await pause(TWIN_PAUSE_MS)
  }
}

interface CheckedTransfer {
  way: TransferWay
  body: TransferInput
  target: Target
  rules: TransferRules
}

/** Checks everything that needs no lock, the captcha last: what is refused before spends none. */
async function check(context: Context, way: TransferWay, body: TransferInput): Promise<CheckedTransfer> {
  const { db, person, payouts } = context
  const rules = await readRules(db)
  if (!payouts[way]) throw refuse('wayClosed')
  const [user] = await db.select().from(users).where(eq(users.id, person.id))
  if (!user) throw refuse('loginExpired')
  checkPerson(rules, user)
  checkSum(rules, body)
  const target = await readTarget(context, way, person.id)
  if (!target) throw refuse('targetNeeded')
  checkName(context, user, target.name)
  const isNew = await isNewTarget(db, person.id, accountHash(context, way, target.account))
  if (isNew || body.cents > rules.captcha_above_cents) {
    if (!body.captcha) throw refuse('captchaNeeded')
    await spendCaptcha(context, ownPhone(context), 'transfer', body.captcha, async () => {
      await checkDay(db, rules, person.id, body.cents)
    })
  }
  return { way, body, target, rules }
}

/** Makes a transfer and freezes its money, once for each key. The wallet is locked, so limits and balance hold. */
async function make(
  tx: Transaction,
  context: Context,
  { way, body, target, rules }: CheckedTransfer,
): Promise<TransferRow> {
  const { identity, person } = context
  await openAccounts(tx, [person.id])
  await lockWallet(tx, person.id)
  const earlier = await madeBefore(tx, person.id, way, body)
  if (earlier) return earlier
  const today = await checkDay(tx, rules, person.id, body.cents)
  const [row] = await tx
    .insert(transfers)
    .values({
      id: newOrderId(),
      userId: person.id,
      key: body.key,
      bodyHash: bodyHash(way, body),
      way,
      account: sealIdentity(identity, person.id, 'payout-account', target.account),
      name: sealIdentity(identity, person.id, 'payout-name', target.name),
      masked: target.masked,
      accountHash: accountHash(context, way, target.account),
      cents: body.cents,
      feeCents: body.fee_cents,
      state: 'created',
      askAt: LEFT_BEHIND,
    })
    .returning()
  if (!row) throw new Error('a transfer was not stored')
  await bookTransfer(tx, row, 'freeze')
  await noteStep(tx, row, 'create')
  return needsReview(rules, body.cents, today) ? ((await takeStep(tx, row.id, 'hold')) ?? row) : row
}

async function withdraw(context: Context, way: TransferWay, body: TransferInput): Promise<TransferDetail> {
  const { db, person } = context
  const answer = (row: TransferRow) => detailOf(context, row.id)
  const earlier = await madeBefore(db, person.id, way, body)
  if (earlier) return answer(earlier)
  try {
    const checked = await check(context, way, body)
    const row = await db.transaction((tx) => make(tx, context, checked))
    if (row.state === 'created') await submitTransfer(context, row.id)
    return answer(row)
  } catch (error) {
    // A twin of this request may have spent the captcha, and used up the limit or the money, for the same transfer.
    if (!(error instanceof Refusal)) throw error
    const isSpent = error.code === 'captchaSpent' || error.code === 'captchaWrong'
    const twin = await (isSpent ? madeByTwin : madeBefore)(db, person.id, way, body)
    if (!twin) throw error
    return answer(twin)
  }
}

const toTransfer = (row: TransferRow, language: Language): Transfer => ({
  id: row.id,
  way: row.way,
  account: row.masked,
  cents: row.cents,
  fee_cents: row.feeCents,
  state: row.state,
  reason: row.reasonText ?? (row.reason ? reasonWords[row.reason][language] : null),
  created_at: row.createdAt.toISOString(),
  finished_at: row.finishedAt?.toISOString() ?? null,
})

async function detailOf({ db, person, language }: Context, id: string): Promise<TransferDetail> {
  const [row] = await db
    .select()
    .from(transfers)
    .where(and(eq(transfers.id, id), eq(transfers.userId, person.id)))
  if (!row) throw refuse('contentGone')
  const events = await db
    .select({ state: transferEvents.state, at: transferEvents.at })
    .from(transferEvents)
    .where(eq(transferEvents.transferId, id))
    .orderBy(asc(transferEvents.id))
  return {
    ...toTransfer(row, language),
    steps: events.map(({ state, at }) => ({ state, at: at.toISOString() })),
    confirmation: row.state === 'awaiting-confirmation' ? row.confirmation : null,
  }
}

const newestFirst = descending(transfers.createdAt, transfers.id)

export const transferHandlers = [
  handle(wallets.ways, async (_, { payouts }) => ({
    alipay: payouts.alipay ? (1 as const) : (0 as const),
    wechat: payouts.wechat ? (1 as const) : (0 as const),
  })),
  handle(wallets.limits, async (_, { db, language }) => {
    const rules = await readRules(db)
    const {
      note,
      note_en,
      review_above_cents: _review,
      review_day_cents: _day,
      two_above_cents: _two,
      ...limits
    } = rules
    return { ...limits, note: language === 'en' ? note_en : note }
  }),
  handle(wallets.wechatDomain, async (_, { environment, host }) => ({
    domain: environment.publicOrigin ? new URL(environment.publicOrigin).host : host,
  })),
  handle(wallets.transfers, async ({ query = {} }, context) => {
    const { db, person, language } = context
    const { rows, next } = await pageOf(context, query, newestFirst, (after) =>
      db
        .select()
        .from(transfers)
        .where(and(eq(transfers.userId, person.id), query.key ? eq(transfers.key, query.key) : undefined, after)),
    )
    return { list: rows.map((row) => toTransfer(row, language)), next }
  }),
  handle(wallets.transferOne, async ({ params }, context) => {
    const detail = await detailOf(context, params.id)
    // Whoever looks at a transfer wants to know how it stands now.
    if (detail.finished_at) return detail
    await proceed(context, params.id)
    return detailOf(context, params.id)
  }),
  handle(wallets.transfer, ({ body }, context) => withdraw(context, 'alipay', body)),
  handle(wallets.transferWechat, ({ body }, context) => withdraw(context, 'wechat', body)),
]
