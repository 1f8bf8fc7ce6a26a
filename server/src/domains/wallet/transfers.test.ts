import { randomUUID } from 'node:crypto'
import { codes, type TransferDetail, type TransferState, wallets } from '@plaza/shared/api'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newOrderId } from '../../data/ids'
import { payoutTargets, rateLimits, settings, transfers, users, wechatIdentities } from '../../data/schema/index'
import { runJobs } from '../../testing/run-jobs'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { balance, mistakesInBooks, transferOf, walletOwner } from '../../testing/wallets'
import type { PayoutProvider } from '../../transport/ports/payouts'
import { sealIdentity } from '../account/identity/identity'
import { steps } from './transfer-machine'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ demo: false })
})
afterAll(() => server.close())

const cashOut = (person: TestPerson, body = transferOf(1_000)) => server.ask(wallets.transfer, { body }, person)
const detail = (person: TestPerson, id: string) => server.data(wallets.transferOne, { params: { id } }, person)
const statesOf = ({ steps }: TransferDetail) => steps.map(({ state }) => state)
const setRules = (value: object) =>
  server.db
    .insert(settings)
    .values({ key: 'transfers', value })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
/** Lets time pass for the embedded provider and for the questions to it. */
async function pass(seconds: number): Promise<void> {
  await server.db.execute(sql`update embedded_payouts set moves_at = moves_at - make_interval(secs => ${seconds})`)
  await server.db.execute(sql`update transfers set ask_at = ask_at - make_interval(secs => ${seconds})`)
}
const jobs = () => runJobs(server.deps, /^(advance-embedded-payouts|proceed-with-transfers)$/)
const captcha = async (person: TestPerson) => {
  await server.db.delete(rateLimits)
  return (await server.data(wallets.sendCaptcha, {}, person)).captcha ?? ''
}

describe('a cash-out to Alipay', () => {
  it('freezes the money, and has left the wallet once the provider paid', async () => {
    const person = await walletOwner(server, 5_000)
    const made = await server.data(wallets.transfer, { body: transferOf(1_000) }, person)
    expect(made).toMatchObject({ way: 'alipay', cents: 1_000, fee_cents: 10, state: 'submitted', reason: null })
    expect(await balance(server, person)).toMatchObject({ cents: 4_000, frozen_cents: 1_000, total_cents: 5_000 })
    await pass(5)
    const paid = await detail(person, made.id)
    expect(statesOf(paid)).toEqual(['created', 'submitted', 'success'])
    expect(paid.finished_at).not.toBeNull()
    expect(await balance(server, person)).toMatchObject({
      cents: 4_000,
      frozen_cents: 0,
      today_cents: 1_000,
      today_times: 1,
    })
    expect(await mistakesInBooks(server.db)).toEqual([])
  })

  it('brings the money back where the provider did not pay, and says why in the language of the reader', async () => {
    const person = await walletOwner(server, 5_000)
    // 10.44 yuan arrive after the fee: the embedded provider refuses sums that end so.
    const { id } = await server.data(wallets.transfer, { body: transferOf(1_054) }, person)
    await pass(5)
    await jobs()
    const failed = await server.data(
      wallets.transferOne,
      { params: { id } },
      { ...person, headers: { 'accept-language': 'en' } },
    )
    expect(failed).toMatchObject({ state: 'failed', reason: 'The account may not receive this sum at the moment' })
    expect((await detail(person, id)).reason).toBe('收款账户收款受限')
    expect(await balance(server, person)).toMatchObject({ cents: 5_000, frozen_cents: 0, today_cents: 0 })
    const { list } = await server.data(wallets.details, {}, person)
    expect(list.map(({ kind, cents, transfer_id }) => [kind, cents, transfer_id])).toEqual([
      ['refund', 1_054, id],
      ['transfer', -1_054, id],
      ['reward', 5_000, null],
    ])
  })

  it('waits for an operator above a sum', async () => {
    const person = await walletOwner(server, 100_000)
    const made = await server.data(
      wallets.transfer,
      { body: transferOf(60_000, { captcha: await captcha(person) }) },
      person,
    )
    expect(statesOf(made)).toEqual(['created', 'reviewing'])
    await pass(600)
    await jobs()
    expect((await detail(person, made.id)).state).toBe('reviewing')
  })

  it('waits for an operator above a sum of the day, also as many small ones at once', async () => {
    const person = await walletOwner(server, 10_000)
    await setRules({ review_day_cents: 2_500 })
    const made = await Promise.all(Array.from({ length: 5 }, () => cashOut(person)))
    await setRules({})
    expect(made.map(({ data }) => data.state).sort()).toEqual([
      ...Array(3).fill('reviewing'),
      ...Array(2).fill('submitted'),
    ])
  })

  it('is nobody else’s', async () => {
    const person = await walletOwner(server, 5_000)
    const { id } = await server.data(wallets.transfer, { body: transferOf(1_000) }, person)
    const other = await walletOwner(server, 5_000)
    expect((await server.ask(wallets.transferOne, { params: { id } }, other)).code).toBe(codes.contentGone)
    expect((await server.data(wallets.transfers, {}, other)).list.map((row) => row.id)).not.toContain(id)
    expect((await server.ask(wallets.transferOne, { params: { id } })).code).toBe(codes.loginExpired)
  })
})

describe('what is refused, and changes nothing', () => {
  it.each<[what: string, code: number, body: Parameters<typeof transferOf>, rules?: object]>([
    ['less than the minimum', codes.amountLow, [99]],
    ['no more than the fee', codes.amountLow, [10], { min_cents: 1 }],
    ['more than the maximum', codes.amountHigh, [200_001]],
    ['more than there is', codes.moneyShort, [6_000]],
    ['a fee that the person did not see', codes.stateChanged, [1_000, { fee_cents: 0 }]],
    ['more than a day allows', codes.dayLimit, [2_000], { day_cents: 1_500 }],
    ['more often than a day allows', codes.dayLimit, [2_000], { day_times: 0 }],
    ['a large sum without a captcha', codes.captchaNeeded, [4_000], { captcha_above_cents: 3_999 }],
    ['a wrong captcha', codes.captchaSpent, [4_000, { captcha: '000000' }], { captcha_above_cents: 3_999 }],
  ])('%s', async (_, code, body, rules = {}) => {
    const person = await walletOwner(server, 5_000)
    await setRules(rules)
    expect((await cashOut(person, transferOf(...body))).code).toBe(code)
    await setRules({})
    expect(await balance(server, person)).toMatchObject({ cents: 5_000, frozen_cents: 0 })
  })

  it('an account of another name than the one that was verified since', async () => {
    const person = await walletOwner(server, 5_000)
    const realName = sealIdentity(server.deps.identity, person.id, 'real-name', '江梨')
    await server.db.update(users).set({ realName }).where(eq(users.id, person.id))
    expect((await cashOut(person)).code).toBe(codes.nameDiffers)
    expect(await balance(server, person)).toMatchObject({ cents: 5_000, frozen_cents: 0 })
  })

  it.each([0, -100, 10.5, Number.MAX_SAFE_INTEGER + 1, '1000'])('a sum of %s', async (cents) => {
    const person = await walletOwner(server, 5_000)
    const { status } = await cashOut(person, { ...transferOf(1_000), cents: cents as number })
    expect(status).toBe(400)
  })

  it('a person without a verified name, a bound account, or with a new phone', async () => {
    const person = await walletOwner(server, 5_000)
    const change = (values: Partial<typeof users.$inferInsert>) =>
      server.db.update(users).set(values).where(eq(users.id, person.id))
    await change({ verified: 0 })
    expect((await cashOut(person)).code).toBe(codes.realNameNeeded)
    await change({ verified: 1, phone: '13711112222' })
    expect((await cashOut(person)).code).toBe(codes.phoneTooNew)
    await server.db.execute(
      sql`update users set phone_changed_at = now() - interval '25 hours' where id = ${person.id}`,
    )
    await server.db.delete(payoutTargets).where(eq(payoutTargets.userId, person.id))
    expect((await cashOut(person)).code).toBe(codes.targetNeeded)
    expect((await server.ask(wallets.transferWechat, { body: transferOf(1_000) }, person)).code).toBe(
      codes.targetNeeded,
    )
  })

  it('more than a day allows, without spending its captcha', async () => {
    const person = await walletOwner(server, 50_000)
    const body = transferOf(30_000, { captcha: await captcha(person) })
    await setRules({ day_cents: 29_999 })
    expect((await cashOut(person, body)).code).toBe(codes.dayLimit)
    await setRules({})
    expect((await cashOut(person, body)).code).toBe(codes.success)
  })

  it('a way that is closed', async () => {
    const person = await walletOwner(server, 5_000)
    const { payouts } = server.deps
    Object.assign(server.deps, { payouts: {} })
    expect(await server.data(wallets.ways)).toEqual({ alipay: 0, wechat: 0 })
    const { code } = await cashOut(person)
    Object.assign(server.deps, { payouts })
    expect(code).toBe(codes.wayClosed)
    expect(await server.data(wallets.ways)).toEqual({ alipay: 1, wechat: 1 })
  })
})

it('a transfer counts against the limits of its day unless its money came back', async () => {
  const person = await walletOwner(server, 0)
  const [earlier] = await server.db.select().from(transfers).where(eq(transfers.userId, person.id))
  if (!earlier) throw new Error('no earlier transfer')
  const states = Object.keys(steps) as TransferState[]
  // Each state has a sum of its own, so that the total tells which were counted.
  const rows = states.map((state, n) => ({ ...earlier, id: newOrderId(), key: state, state, cents: 10 ** n }))
  await server.db.insert(transfers).values(rows.map((row) => ({ ...row, createdAt: new Date() })))
  const counted = ['created', 'reviewing', 'submitted', 'awaiting-confirmation', 'success']
  const sum = rows.filter(({ state }) => counted.includes(state)).reduce((total, { cents }) => total + cents, 0)
  expect(await balance(server, person)).toMatchObject({ today_times: counted.length, today_cents: sum })
})

describe('an idempotency key', () => {
  it('makes one transfer of fifty requests at once, and all read the same', async () => {
    const person = await walletOwner(server, 100_000)
    const body = transferOf(1_000)
    const answers = await Promise.all(Array.from({ length: 50 }, () => cashOut(person, body)))
    expect(new Set(answers.map(({ code, status }) => `${code} ${status}`))).toEqual(new Set([`${codes.success} 200`]))
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    expect(await balance(server, person)).toMatchObject({ cents: 99_000, frozen_cents: 1_000, today_times: 1 })
  })

  it('does so with a captcha, which one of them spends', async () => {
    const person = await walletOwner(server, 100_000)
    const body = transferOf(30_000, { captcha: await captcha(person) })
    const answers = await Promise.all(Array.from({ length: 50 }, () => cashOut(person, body)))
    expect(answers.map(({ code }) => code)).toEqual(Array(50).fill(codes.success))
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    expect(await balance(server, person)).toMatchObject({ cents: 70_000, frozen_cents: 30_000 })
  })

  it('finds its transfer after an answer that was lost, and nobody else’s', async () => {
    const [person, other] = [await walletOwner(server, 5_000), await walletOwner(server, 5_000)]
    const body = transferOf(1_000)
    const found = async (who: TestPerson, key: string) =>
      (await server.data(wallets.transfers, { query: { key } }, who)).list.map(({ id }) => id)
    expect(await found(person, body.key)).toEqual([])
    const { id } = await server.data(wallets.transfer, { body }, person)
    expect(await found(person, body.key)).toEqual([id])
    expect(await found(other, body.key)).toEqual([])
  })

  it('is refused with another sum or way, and is free for another person', async () => {
    const [one, other] = [await walletOwner(server, 5_000), await walletOwner(server, 5_000)]
    const body = transferOf(1_000)
    const first = await cashOut(one, body)
    expect((await cashOut(one, transferOf(2_000, { key: body.key }))).code).toBe(codes.keyReused)
    expect((await server.ask(wallets.transferWechat, { body }, one)).code).toBe(codes.keyReused)
    const theirs = await cashOut(other, body)
    expect(theirs.code).toBe(codes.success)
    expect(theirs.data.id).not.toBe(first.data.id)
    expect((await cashOut(one, { ...body, captcha: '123456' })).data.id).toBe(first.data.id)
  })

  it('guards nothing in the naive way, which looks before it writes and locks nothing', async () => {
    await server.db.execute(sql`create table naive_transfers (key text not null)`)
    const key = randomUUID()
    const naive = async () => {
      const { rows } = await server.db.execute(sql`select 1 from naive_transfers where key = ${key}`)
      if (rows.length === 0) await server.db.execute(sql`insert into naive_transfers values (${key})`)
    }
    await Promise.all(Array.from({ length: 50 }, naive))
    const { rows } = await server.db.execute<{ made: number }>(sql`select count(*)::int as made from naive_transfers`)
    expect(rows[0]?.made).toBeGreaterThan(1)
  })
})

it('pays of two hundred cash-outs at once exactly what there is', async () => {
  const person = await walletOwner(server, 10_050)
  await setRules({ day_times: 1_000, day_cents: 10_000_000 })
  // Whom the server is too busy for tries again, with the same key.
  const patient = async (body: ReturnType<typeof transferOf>): Promise<number> => {
    const { code } = await cashOut(person, body)
    return code === codes.busy || code === codes.tooMany ? patient(body) : code
  }
  const outcomes = await Promise.all(Array.from({ length: 200 }, () => patient(transferOf(1_000))))
  await setRules({})
  const tally = (code: number) => outcomes.filter((outcome) => outcome === code).length
  expect([tally(codes.success), tally(codes.moneyShort)]).toEqual([10, 190])
  expect(await balance(server, person)).toMatchObject({ cents: 50, frozen_cents: 10_000 })
  expect(await mistakesInBooks(server.db)).toEqual([])
})

describe('a cash-out to WeChat', () => {
  const withWechat = async (cents: number) => {
    const person = await walletOwner(server, cents)
    await server.db.insert(wechatIdentities).values({ openId: `wx-${person.id}`, userId: person.id })
    return person
  }
  const toWechat = async (person: TestPerson, cents: number) => {
    const body = transferOf(cents, { captcha: await captcha(person) })
    return server.data(wallets.transferWechat, { body }, person)
  }
  const answerOf = (id: string, answer: string) =>
    server.app.request(`/__dev/payouts/${id}`, {
      method: 'POST',
      headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
      body: `answer=${answer}`,
    })

  it('needs a captcha at first, then waits for the person, who confirms on the page of the provider', async () => {
    const person = await withWechat(5_000)
    expect(await server.data(wallets.wechatAccount, {}, person)).toMatchObject({ bound: true, is_new: true })
    expect((await server.ask(wallets.transferWechat, { body: transferOf(1_000) }, person)).code).toBe(
      codes.captchaNeeded,
    )
    const made = await toWechat(person, 1_000)
    expect(made).toMatchObject({
      state: 'awaiting-confirmation',
      confirmation: { kind: 'page', url: `/__dev/payouts/${made.id}` },
    })
    const page = await server.app.request(`/__dev/payouts/${made.id}`, { headers: { host: 'localhost' } })
    expect(await page.text()).toContain('¥ 9.90')
    const answered = await answerOf(made.id, 'confirm')
    expect([answered.status, answered.headers.get('location')]).toEqual([303, `/cash-detail/${made.id}`])
    const paid = await detail(person, made.id)
    expect(statesOf(paid)).toEqual(['created', 'submitted', 'awaiting-confirmation', 'success'])
    expect(paid.confirmation).toBeNull()
    expect(await server.data(wallets.wechatAccount, {}, person)).toMatchObject({ is_new: false })
  })

  it('comes back when the person declines, or forgets it', async () => {
    const person = await withWechat(5_000)
    const declined = await toWechat(person, 1_000)
    await answerOf(declined.id, 'decline')
    expect(await detail(person, declined.id)).toMatchObject({ state: 'failed', reason: '您在收款方取消了收款' })
    // Nothing was paid to it: it is as new as before.
    expect(await server.data(wallets.wechatAccount, {}, person)).toMatchObject({ is_new: true })
    const forgotten = await toWechat(person, 1_000)
    await pass(25 * 3600)
    await jobs()
    expect(await detail(person, forgotten.id)).toMatchObject({ state: 'expired' })
    await answerOf(forgotten.id, 'confirm')
    expect(await detail(person, forgotten.id)).toMatchObject({ state: 'expired' })
    expect(await balance(server, person)).toMatchObject({ cents: 5_000, frozen_cents: 0 })
    expect(await mistakesInBooks(server.db)).toEqual([])
  })
})

describe('a provider that does not answer', () => {
  /** The embedded provider behind a network that loses what is said before or after it is heard. */
  function behindNetwork(loses: { submit?: 'order' | 'answer'; query?: true }): () => void {
    const { payouts } = server.deps
    const real = payouts.alipay as PayoutProvider
    const alipay: PayoutProvider = {
      ...real,
      async submit(order) {
        if (loses.submit !== 'order') await real.submit(order)
        throw new Error('no answer')
      },
      query: loses.query ? () => Promise.reject(new Error('no answer')) : real.query,
    }
    Object.assign(server.deps, { payouts: { ...payouts, alipay } })
    return () => Object.assign(server.deps, { payouts })
  }

  it.each(['order', 'answer'] as const)('is asked again, and pays once, when the %s was lost', async (what) => {
    const person = await walletOwner(server, 5_000)
    const restore = behindNetwork({ submit: what })
    const made = await server.data(wallets.transfer, { body: transferOf(1_000) }, person)
    restore()
    expect(made.state).toBe('submitted')
    for (let turn = 0; turn < 2; turn++) {
      await pass(60)
      await jobs()
    }
    expect((await detail(person, made.id)).state).toBe('success')
    const { rows } = await server.db.execute(sql`select id from embedded_payouts where id = ${made.id}`)
    expect(rows).toHaveLength(1)
    expect(await balance(server, person)).toMatchObject({ cents: 4_000, frozen_cents: 0 })
  })

  it('keeps the money frozen as long as nothing is known', async () => {
    const person = await walletOwner(server, 5_000)
    const restore = behindNetwork({ submit: 'answer', query: true })
    const made = await server.data(wallets.transfer, { body: transferOf(1_000) }, person)
    for (let turn = 0; turn < 5; turn++) {
      await pass(3600)
      await server.db.execute(sql`update transfers set ask_at = now() - interval '1 second' where id = ${made.id}`)
      await runJobs(server.deps, /^proceed-with-transfers$/)
    }
    restore()
    expect(await balance(server, person)).toMatchObject({ cents: 4_000, frozen_cents: 1_000 })
    const [row] = await server.db.select().from(transfers).where(eq(transfers.id, made.id))
    expect(row).toMatchObject({ state: 'submitted', asked: 5 })
  })

  it('takes what was left behind between making and handing over', async () => {
    const person = await walletOwner(server, 5_000)
    const { payouts } = server.deps
    const made = await server.data(wallets.transfer, { body: transferOf(1_000) }, person)
    // As a crash leaves it: made, and neither submitted nor known to the provider.
    await server.db.execute(sql`delete from embedded_payouts where id = ${made.id}`)
    await server.db.update(transfers).set({ state: 'created' }).where(eq(transfers.id, made.id))
    Object.assign(server.deps, { payouts: {} })
    await pass(3600)
    await jobs()
    expect((await detail(person, made.id)).state).toBe('created')
    Object.assign(server.deps, { payouts })
    for (let turn = 0; turn < 3; turn++) {
      await pass(3600)
      await jobs()
    }
    expect((await detail(person, made.id)).state).toBe('success')
  })

  it('has its money go back after three days if the way was closed before it was handed over', async () => {
    const person = await walletOwner(server, 5_000)
    const { payouts } = server.deps
    const made = await server.data(wallets.transfer, { body: transferOf(1_000) }, person)
    await server.db.execute(sql`delete from embedded_payouts where id = ${made.id}`)
    const stateAfter = async (days: number) => {
      await server.db.execute(sql`alter table transfers disable trigger user`)
      const values = { createdAt: sql`now() - make_interval(days => ${days})`, askAt: sql`now()` }
      await server.db.update(transfers).set(values).where(eq(transfers.id, made.id))
      await server.db.execute(sql`alter table transfers enable trigger user`)
      await jobs()
      return (await detail(person, made.id)).state
    }
    await server.db.update(transfers).set({ state: 'created' }).where(eq(transfers.id, made.id))
    Object.assign(server.deps, { payouts: {} })
    const states = [await stateAfter(2), await stateAfter(4)]
    Object.assign(server.deps, { payouts })
    expect(states).toEqual(['created', 'expired'])
    expect(await detail(person, made.id)).toMatchObject({ reason: '该提现方式已关闭' })
    expect(await balance(server, person)).toMatchObject({ cents: 5_000, frozen_cents: 0 })
  })
})

it('logs no account and no name', () => {
  expect(server.logged()).not.toMatch(/reader@starbay|陈禾/)
})
