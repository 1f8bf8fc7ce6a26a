import { codes, messages, wallets } from '@plaza/shared/api'
import { DAY_MS, momentOf, shiftDate, siteDate } from '@plaza/shared/format'
import type { FinancePayout, PayoutDifference, ReconciledDay } from '@plaza/shared/operations'
import { eq, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newOrderId } from '../../../data/ids'
import {
  embeddedPayouts,
  operatorSessions,
  operators,
  payoutDifferences,
  queueItems,
  transfers,
} from '../../../data/schema/index'
import { addOperator as addNewOperator, removeOperator } from '../../../registry/operations/staff'
import { hashOf } from '../../../secret'
import { addOperator, operations, versionOf } from '../../../testing/operators'
import { runJobs } from '../../../testing/run-jobs'
import { startTestServer, type TestPerson, type TestServer } from '../../../testing/test-server'
import { balance, mistakesInBooks, transferOf, walletOwner } from '../../../testing/wallets'
import { houseBalance } from '../ledger'
import { MAX_LINES, reconcileDays } from './reconciliation'

const COMMAND = { who: 'command', owner: null }
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ demo: false })
  for (const name of ['ada', 'bo']) await addOperator(server, name, { role: 'finance' })
  await addOperator(server, 'sun', { role: 'support' })
})
afterAll(() => server.close())
beforeEach(() => server.db.delete(queueItems))

async function send<T>(who: string, path: string, body: object): Promise<T | string> {
  const { code, msg, data } = await operations(server).call<T>(who, `finance/${path}`, body)
  return code === 100_000 ? data : msg
}
const read = async <T>(path: string) => (await operations(server).call<T>('ada', `finance/${path}`)).data
const isDue = (id: string) => server.db.update(transfers).set({ askAt: sql`now()` }).where(eq(transfers.id, id))
const stateOf = async (person: TestPerson, id: string) =>
  (await server.data(wallets.transferOne, { params: { id } }, person)).state

async function withdraw(person: TestPerson, cents: number) {
  const { captcha } = cents > 20_000 ? await server.data(wallets.sendCaptcha, {}, person) : {}
  return server.data(wallets.transfer, { body: transferOf(cents, { captcha }) }, person)
}
async function pay(person: TestPerson, id: string) {
  await server.db.execute(sql`update embedded_payouts set moves_at = now() - interval '1 second' where id = ${id}`)
  await isDue(id)
  return stateOf(person, id)
}
async function paidWithdrawal(cents = 10_000) {
  const person = await walletOwner(server, cents)
  const { id } = await withdraw(person, cents)
  expect(await pay(person, id)).toBe('success')
  return { person, id }
}

describe('a hold', () => {
  it('keeps an approved withdrawal from being sent until it is released', async () => {
    const person = await walletOwner(server, 100_000)
    const { id } = await withdraw(person, 60_000)
    expect(await send('ada', 'hold', { id, why: '核对中' })).toMatchObject({ heldBy: 'ada', state: 'reviewing' })
    const [item] = (await operations(server).page('bo', 'payouts')).list
    if (!item) throw new Error('nothing waits')
    const decision = { ...versionOf(item), decision: 'accept', why: 'checked' }
    expect((await operations(server).change('bo', 'payouts', 'decide', decision)).failed).toMatchObject([
      { failure: 'unfit' },
    ])
    expect(await stateOf(person, id)).toBe('reviewing')
    expect(await send('bo', 'release', { id, why: '无误' })).toMatchObject({ heldBy: null })
    expect((await operations(server).change('bo', 'payouts', 'decide', decision)).failed).toEqual([])
    await send('ada', 'hold', { id, why: '再核对' })
    await isDue(id)
    await runJobs(server.deps, /^proceed-with-transfers$/)
    expect([await stateOf(person, id), await server.deps.payouts.alipay?.query(id)]).toEqual([
      'created',
      { state: 'unknown' },
    ])
    await send('ada', 'release', { id, why: '无误' })
    await runJobs(server.deps, /^proceed-with-transfers$/)
    expect(await pay(person, id)).toBe('success')
    const { list } = await read<{ list: FinancePayout[] }>(`payouts?of=${id}`)
    expect(list[0]?.log.map(({ who, action, why }) => [who, action, why])).toEqual([
      ['ada', 'release', '无误'],
      ['ada', 'hold', '再核对'],
      ['bo', 'release', '无误'],
      ['ada', 'hold', '核对中'],
    ])
  })

  it('keeps one whose answer was lost from being sent a second time', async () => {
    const person = await walletOwner(server, 10_000)
    const { id } = await withdraw(person, 10_000)
    await server.db.delete(embeddedPayouts).where(eq(embeddedPayouts.id, id))
    await send('ada', 'hold', { id, why: '核对中' })
    await isDue(id)
    expect(await stateOf(person, id)).toBe('submitted')
    expect(await server.deps.payouts.alipay?.query(id)).toEqual({ state: 'unknown' })
    await send('ada', 'release', { id, why: '无误' })
    expect(await stateOf(person, id)).toBe('submitted')
    expect(await pay(person, id)).toBe('success')
  })

  it('is kept by the database as well', async () => {
    const person = await walletOwner(server, 100_000)
    const { id } = await withdraw(person, 60_000)
    await send('ada', 'hold', { id, why: '核对中' })
    const submit = () => server.db.update(transfers).set({ state: 'submitted' }).where(eq(transfers.id, id))
    await expect(submit()).rejects.toThrow()
  })

  it('is told to the person, without its reason', async () => {
    const person = await walletOwner(server, 100_000)
    const { id } = await withdraw(person, 60_000)
    await send('ada', 'hold', { id, why: '疑似盗用' })
    const [message] = (await server.data(messages.list, { query: {} }, person)).list
    expect(message).toMatchObject({ title: '提现暂缓发送', link: `/cash-detail/${id}` })
    expect(message?.content).toContain('600.00')
    expect(message?.content).not.toContain('疑似盗用')
  })

  it('comes too late for what is paid, and is nobody else’s business', async () => {
    const { id } = await paidWithdrawal()
    expect(typeof (await send('ada', 'hold', { id, why: 'x' }))).toBe('string')
    for (const path of ['payouts', 'days', 'differences'])
      expect((await operations(server).call('sun', `finance/${path}`)).code).not.toBe(100_000)
    for (const path of ['hold', 'release', 'ask-reversal', 'decide-reversal', 'reconcile', 'explain'])
      expect((await operations(server).call('sun', `finance/${path}`, { id, why: 'why' })).code).not.toBe(100_000)
  })
})

it('an order that does not exist is said to be none', async () => {
  const { code, msg } = await operations(server).call('ada', 'finance/payouts?of=nosuchorder')
  expect([code, msg]).toEqual([codes.badInput, 'There is no withdrawal with the order number nosuchorder.'])
})

it('lists what is held and what is asked to be reversed, each with its own steps, oldest first', async () => {
  const held = await withdraw(await walletOwner(server, 100_000), 60_000)
  const { id: paid } = await paidWithdrawal()
  await send('ada', 'ask-reversal', { id: paid, why: '收款方未收到' })
  await send('ada', 'hold', { id: held.id, why: '核对中' })
  const { list } = await read<{ list: FinancePayout[] }>('payouts')
  const [first, second] = list.filter(({ id }) => id === held.id || id === paid)
  expect(first).toMatchObject({ id: held.id, heldBy: 'ada', reversal: null, log: [{ action: 'hold' }] })
  expect(first?.steps.map(({ state }) => state)).toEqual(['created', 'reviewing'])
  expect(second).toMatchObject({ id: paid, heldBy: null, reversal: { by: 'ada' }, log: [{ action: 'ask-reversal' }] })
  expect(second?.steps.at(-1)?.state).toBe('success')
})

describe('a new operator of finance', () => {
  const add = (name: string) =>
    addNewOperator({ ...server.deps, environment: { demo: false } }, COMMAND, {
      ...{ name, password: 'twelve signs and more', role: 'finance', why: 'joins us' },
    })
  const session = (name: string) =>
    server.db
      .insert(operatorSessions)
      .values({ tokenHash: hashOf(name), operator: name, expiresAt: new Date(Date.now() + 60_000) })
  const codeOf = async (who: string, path: string, body?: object) =>
    (await operations(server).call(who, `finance/${path}`, body)).code

  it('may do nothing until one of finance confirms them, whoever added them; the first two are trusted', async () => {
    const added = await Promise.all(['first', 'second', 'third'].map(add))
    expect(added.filter(({ unconfirmed }) => unconfirmed)).toHaveLength(1)
    const name = added.find(({ unconfirmed }) => unconfirmed)?.name ?? ''
    await session(name)
    const body = { name, why: 'asked in person' }
    expect([await codeOf(name, 'payouts'), await codeOf(name, 'confirm-operator', body)]).toEqual([
      codes.notAllowed,
      codes.notAllowed,
    ])
    expect((await operations(server).call(name, 'queue/payouts')).code).toBe(codes.notAllowed)
    expect(await codeOf('sun', 'confirm-operator', body)).toBe(codes.notAllowed)
    expect((await read<{ list: { name: string }[] }>('operators')).list.map((one) => one.name)).toEqual([name])
    expect(await codeOf('ada', 'confirm-operator', body)).toBe(codes.success)
    expect(await codeOf('ada', 'confirm-operator', body)).not.toBe(codes.success)
    expect(await codeOf(name, 'payouts')).toBe(codes.success)
  })

  it('is not trusted because one was removed, and the last one stays', async () => {
    await removeOperator(server.deps, COMMAND, { name: 'first', why: 'leaves' })
    expect(await add('first')).toMatchObject({ unconfirmed: true })
    const rest = await server.db.select().from(operators).where(eq(operators.role, 'finance'))
    const confirmed = rest.filter(({ confirmedBy, name }) => confirmedBy !== null && name !== 'ada')
    await server.db.update(operators).set({ confirmedBy: null }).where(ne(operators.name, 'ada'))
    await expect(removeOperator(server.deps, COMMAND, { name: 'ada', why: 'leaves' })).rejects.toThrow()
    for (const { name } of confirmed)
      await server.db.update(operators).set({ confirmedBy: 'test' }).where(eq(operators.name, name))
  })
})

describe('a reversal', () => {
  it('is a counter-entry that two persons make, once', async () => {
    const { person, id } = await paidWithdrawal()
    const before = await mistakesInBooks(server.db)
    const fees = await houseBalance(server.db, 'fees')
    expect(await send('ada', 'ask-reversal', { id, why: '收款方未收到' })).toMatchObject({
      state: 'success',
      reversal: { by: 'ada', why: '收款方未收到' },
    })
    expect(await balance(server, person)).toMatchObject({ cents: 0 })
    expect(await send('ada', 'decide-reversal', { id, decision: 'approve', why: 'ok' })).toContain(
      'somebody else has to approve it',
    )
    expect(await stateOf(person, id)).toBe('success')
    const approvals = await Promise.all(
      ['bo', 'bo'].map((who) => send<FinancePayout>(who, 'decide-reversal', { id, decision: 'approve', why: 'ok' })),
    )
    expect(approvals.filter((one) => typeof one !== 'string')).toHaveLength(1)
    expect(await server.data(wallets.transferOne, { params: { id } }, person)).toMatchObject({
      state: 'reversed',
      reason: '收款方未收到',
    })
    expect(await balance(server, person)).toMatchObject({ cents: 10_000, frozen_cents: 0 })
    expect(await houseBalance(server.db, 'fees')).toBe(fees - 10)
    expect(await mistakesInBooks(server.db)).toEqual(before)
    const { rows } = await server.db.execute(
      sql`select reason from ledger_transactions where reason like ${`transfer:${id}:%`} order by id`,
    )
    expect(rows.map(({ reason }) => reason)).toEqual(
      ['freeze', 'pay-out', 'take-back'].map((booking) => `transfer:${id}:${booking}`),
    )
    expect((await read<{ list: FinancePayout[] }>(`payouts?of=${id}`)).list[0]?.steps.at(-1)?.who).toBe('ada, bo')
  })

  it('that is refused books nothing, and can be asked for again', async () => {
    const { person, id } = await paidWithdrawal()
    await send('ada', 'ask-reversal', { id, why: '收款方未收到' })
    expect(typeof (await send('bo', 'ask-reversal', { id, why: '收款方未收到' }))).toBe('string')
    await send('ada', 'decide-reversal', { id, decision: 'refuse', why: '已到账' })
    expect(await balance(server, person)).toMatchObject({ cents: 0 })
    expect(await send('bo', 'ask-reversal', { id, why: '再次核对' })).toMatchObject({ reversal: { by: 'bo' } })
    const { list } = await read<{ list: FinancePayout[] }>('payouts')
    expect(list.map((one) => one.id)).toContain(id)
  })

  it('by one person alone is refused by the database as well', async () => {
    const { id } = await paidWithdrawal()
    await send('ada', 'ask-reversal', { id, why: '收款方未收到' })
    const approve = sql`update payout_reversals set state = 'approved', decided_by = 'ada' where transfer_id = ${id}`
    await expect(server.db.execute(approve)).rejects.toThrow()
    await expect(server.db.execute(sql`delete from payout_reversals where transfer_id = ${id}`)).rejects.toThrow()
  })
})

describe('the reconciliation of a day', () => {
  const today = siteDate(Date.now())
  const reconciled = async (why = 'again') => {
    const answered = await send<{ list: ReconciledDay[] }>('ada', 'reconcile', { day: today, way: 'alipay', why })
    if (typeof answered === 'string') throw new Error(answered)
    return answered.list.find(({ day, way }) => day === today && way === 'alipay')
  }
  const differences = async () => (await read<{ list: PayoutDifference[] }>(`differences?day=${today}&way=alipay`)).list
  const kindOf = async (order: string) =>
    (await differences()).find((one) => one.order === order && one.goneAt === null)?.kind

  it('lists each kind of difference, corrects none, and books what both sides agree about', async () => {
    // Of tests before: a reversal whose money did not come back at the provider.
    const earlier = (await reconciled())?.open ?? 0
    const [agreed, missing, amount, failed] = [
      await paidWithdrawal(),
      await paidWithdrawal(),
      await paidWithdrawal(),
      await paidWithdrawal(144),
    ].map(({ id }) => id) as [string, string, string, string]
    const provider = await houseBalance(server.db, 'provider')
    await server.db.delete(embeddedPayouts).where(eq(embeddedPayouts.id, missing))
    await server.db.update(embeddedPayouts).set({ cents: 9_991 }).where(eq(embeddedPayouts.id, amount))
    const strange = { id: newOrderId(), way: 'alipay', account: 'x', cents: 500, state: 'success' } as const
    await server.db.insert(embeddedPayouts).values({ ...strange, paidAt: new Date() })
    await server.db.execute(sql`alter table transfers disable trigger user`)
    await server.db.update(transfers).set({ state: 'failed' }).where(eq(transfers.id, failed))
    await server.db.execute(sql`alter table transfers enable trigger user`)
    const before = await server.db.execute(sql`select id, state, version from transfers order by id`)
    const day = await reconciled()
    expect(day).toMatchObject({ failed: false, open: earlier + 4, differences: earlier + 4 })
    expect(await Promise.all([agreed, missing, strange.id, amount, failed].map(kindOf))).toEqual([
      undefined,
      'missing-there',
      'missing-here',
      'other-amount',
      'other-state',
    ])
    expect((await server.db.execute(sql`select id, state, version from transfers order by id`)).rows).toEqual(
      before.rows,
    )
    expect(await houseBalance(server.db, 'provider')).toBe(provider + 9_990)
    const booked = await houseBalance(server.db, 'provider')
    // A statement that changes afterwards is a difference too.
    await server.db.update(embeddedPayouts).set({ cents: 1 }).where(eq(embeddedPayouts.id, agreed))
    expect(await reconciled()).toMatchObject({ open: earlier + 5 })
    expect(await kindOf(agreed)).toBe('other-amount')
    expect(await houseBalance(server.db, 'provider')).toBe(booked)
  })

  it('keeps a difference that is explained, with who did it, and one that is gone', async () => {
    const { id } = await paidWithdrawal()
    const [row] = await server.db.delete(embeddedPayouts).where(eq(embeddedPayouts.id, id)).returning()
    if (!row) throw new Error('not paid')
    await reconciled()
    const found = (await differences()).find(({ order }) => order === id)
    expect(await send('bo', 'explain', { id: found?.id, why: '次日到账' })).toMatchObject({
      explained: { by: 'bo', why: '次日到账' },
    })
    expect(typeof (await send('ada', 'explain', { id: found?.id, why: 'no' }))).toBe('string')
    expect((await read<{ list: PayoutDifference[] }>('differences')).list.map(({ order }) => order)).not.toContain(id)
    await server.db.insert(embeddedPayouts).values(row)
    await reconciled()
    expect((await differences()).find(({ order }) => order === id)).toMatchObject({
      explained: { by: 'bo' },
      goneAt: expect.any(Number),
    })
    await expect(server.db.delete(payoutDifferences)).rejects.toThrow()
  })

  it('finds in the statement of the day before what was booked just after midnight', async () => {
    const { id } = await paidWithdrawal()
    await server.db
      .update(embeddedPayouts)
      .set({ paidAt: new Date(momentOf(`${today}T00:00`) - 1) })
      .where(eq(embeddedPayouts.id, id))
    await reconciled()
    expect(await kindOf(id)).toBeUndefined()
  })

  it('compares what was paid on an earlier day and reversed on this one', async () => {
    const { id } = await paidWithdrawal()
    await server.db.execute(sql`alter table transfer_events disable trigger user`)
    await server.db.execute(sql`update transfer_events set at = at - interval '5 days' where transfer_id = ${id}`)
    await server.db.execute(sql`alter table transfer_events enable trigger user`)
    await server.db
      .update(embeddedPayouts)
      .set({ paidAt: new Date(Date.now() - 5 * DAY_MS) })
      .where(eq(embeddedPayouts.id, id))
    await reconciled()
    expect(await kindOf(id)).toBeUndefined()
    await send('ada', 'ask-reversal', { id, why: '收款方未收到' })
    await send('bo', 'decide-reversal', { id, decision: 'approve', why: 'ok' })
    await reconciled()
    expect(await kindOf(id)).toBe('missing-there')
  })

  it('says that a statement could not be read, and leaves the differences', async () => {
    const before = await differences()
    const { alipay } = server.deps.payouts
    if (!alipay) throw new Error('no provider')
    const statement = alipay.statement
    alipay.statement = async () => {
      throw new Error('not ready')
    }
    expect(await reconciled()).toMatchObject({ failed: true, differences: before.filter((one) => !one.goneAt).length })
    alipay.statement = statement
    expect(await reconciled()).toMatchObject({ failed: false })
  })

  it('refuses a statement of more lines than are compared, and says so', async () => {
    const { alipay } = server.deps.payouts
    if (!alipay) throw new Error('no provider')
    const statement = alipay.statement
    const line = { providerId: 'x', cents: 1, kind: 'paid' } as const
    alipay.statement = async () => Array.from({ length: MAX_LINES + 1 }, (_, n) => ({ ...line, id: `many${n}` }))
    expect(await reconciled()).toMatchObject({ failed: true, tooLarge: true })
    alipay.statement = statement
    expect(await differences()).toEqual(expect.not.arrayContaining([expect.objectContaining({ order: 'many0' })]))
    expect(await reconciled()).toMatchObject({ failed: false, tooLarge: false })
  })

  it('is refused for a day that lies in the future', async () => {
    const body = { day: shiftDate(today, 1), way: 'alipay', why: 'again' }
    expect(await send('ada', 'reconcile', body)).toContain('lies in the future')
  })

  it('is made by the job for the last days, once a day, and not before the statements are ready', async () => {
    const days = async () =>
      (await read<{ list: ReconciledDay[] }>('days')).list
        .filter(({ day }) => day > today)
        .map(({ day, way }) => `${day} ${way}`)
    const future = shiftDate(today, 30)
    await reconcileDays(server.deps, momentOf(`${future}T10:29`))
    expect(await days()).toEqual([])
    await reconcileDays(server.deps, momentOf(`${future}T10:31`))
    const made = [1, 2, 3].flatMap((back) => ['alipay', 'wechat'].map((way) => `${shiftDate(future, -back)} ${way}`))
    expect(await days()).toEqual(made)
    let asked = 0
    const { alipay } = server.deps.payouts
    if (!alipay) throw new Error('no provider')
    const statement = alipay.statement
    alipay.statement = (day) => {
      asked += 1
      return statement(day)
    }
    await server.db.execute(sql`update reconciliations set compared_at = ${new Date(momentOf(`${future}T10:31`))}`)
    await reconcileDays(server.deps, momentOf(`${future}T11:31`))
    expect(asked).toBe(0)
    await reconcileDays(server.deps, momentOf(`${future}T11:31`) + DAY_MS)
    expect(asked).toBe(3)
    alipay.statement = statement
  })
})
