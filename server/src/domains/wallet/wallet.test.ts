import { codes, credits, redPackets as redPacketCalls, wallets } from '@plaza/shared/api'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { creditEntries, rateLimits, redPackets, settings, users } from '../../data/schema/index'
import { runJobs } from '../../testing/run-jobs'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { balance, give, mistakesInBooks, transferOf, walletOwner } from '../../testing/wallets'
import { sealIdentity } from '../account/identity/identity'
import { earnCredits } from './credits'
import { houseBalance } from './ledger'
import { applyOutcome } from './payouts'
import { giveRedPacket } from './red-packets'
import { rewardPiece } from './rewards'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ demo: false })
  await server.db.insert(settings).values([
    { key: 'credits', value: [{ code: 5, config_value: '5' }] },
    {
      key: 'rewards',
      value: { piece_cents: 300, first_piece_cents: 888, sender: '星湾日报', sender_en: 'Starbay Daily' },
    },
  ])
})
afterAll(() => server.close())

const packetFor = async (person: TestPerson, cents = 888, reason = 'a test') => {
  await server.db.transaction((tx) =>
    giveRedPacket(tx, {
      to: person.id,
      title: '冬至',
      titleEn: 'Winter',
      sender: '星湾',
      senderEn: 'Starbay',
      cents,
      reason,
    }),
  )
  const [row] = await server.db.select().from(redPackets).where(eq(redPackets.userId, person.id))
  return row?.id ?? ''
}
const open = (person: TestPerson, id: string) => server.ask(redPacketCalls.unwrap, { params: { id } }, person)

describe('a red packet', () => {
  it('is opened once by fifty at once, and tells its sum only then', async () => {
    const person = await server.person()
    const id = await packetFor(person)
    const sealed = await server.data(redPacketCalls.list, {}, { ...person, headers: { 'accept-language': 'en' } })
    expect(sealed.list).toMatchObject([{ id, title: 'Winter', sender: 'Starbay', state: 'sealed', cents: null }])
    expect(await balance(server, person)).toMatchObject({ sealed_packets: 1 })
    const answers = await Promise.all(Array.from({ length: 50 }, () => open(person, id)))
    expect(answers.map(({ data }) => [data.state, data.cents])).toEqual(Array(50).fill(['opened', 888]))
    expect(await balance(server, person)).toMatchObject({ cents: 888, sealed_packets: 0 })
    const { list } = await server.data(wallets.details, {}, person)
    expect(list.map(({ title, cents }) => [title, cents])).toEqual([['红包：冬至', 888]])
    expect(await houseBalance(server.db, 'red-packets')).toBe(0)
  })

  it('is nobody else’s, and given once for each reason', async () => {
    const [one, other] = [await server.person(), await server.person()]
    const id = await packetFor(one)
    await packetFor(one)
    expect((await open(other, id)).code).toBe(codes.contentGone)
    expect(await server.db.select().from(redPackets).where(eq(redPackets.userId, one.id))).toHaveLength(1)
  })

  it('needs a bound phone', async () => {
    const person = await server.person({ phone: null })
    expect((await open(person, await packetFor(person))).code).toBe(codes.phoneNeeded)
  })

  it('expires with its money, which goes back to the house', async () => {
    const person = await server.person()
    const id = await packetFor(person)
    const before = await houseBalance(server.db, 'rewards')
    await server.db
      .update(redPackets)
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .where(eq(redPackets.id, id))
    expect((await open(person, id)).code).toBe(codes.tooLate)
    expect((await server.data(redPacketCalls.list, {}, person)).list).toMatchObject([{ state: 'expired', cents: null }])
    expect(await balance(server, person)).toMatchObject({ sealed_packets: 0 })
    await Promise.all([0, 1].map(() => runJobs(server.deps, /^expire-red-packets$/)))
    expect(await houseBalance(server.db, 'rewards')).toBe(before + 888)
    expect(await balance(server, person)).toMatchObject({ cents: 0 })
  })
})

describe('a published piece', () => {
  it('is rewarded once, with credits, money and at first a red packet', async () => {
    const person = await server.person()
    const publish = (id: string) =>
      server.db.transaction((tx) => rewardPiece(tx, { id, userId: person.id, title: '雾散之前' }))
    await Promise.all([publish('p1'), publish('p1'), publish('p1')])
    await publish('p2')
    expect(await balance(server, person)).toMatchObject({ cents: 600 })
    expect((await server.data(redPacketCalls.list, {}, person)).list).toHaveLength(1)
    const earned = await server.data(credits.mine, { query: { type: '5' } }, person)
    expect(earned).toMatchObject({ balance: 10, types: [{ type: '5', credits: 10, times: 2 }] })
    expect(earned.list.map(({ title }) => title)).toEqual(['发布作品：雾散之前', '发布作品：雾散之前'])
    expect((await server.data(credits.mine, { query: { type: '6' } }, person)).list).toEqual([])
  })
})

describe('credits', () => {
  const earn = (userId: string, code: 5 | 6, reason: string) =>
    server.db.transaction((tx) => earnCredits(tx, { userId, code, reason }))

  it('are earned once for each reason by many at once, and not for what the config does not name', async () => {
    const { id } = await server.person()
    await Promise.all(Array.from({ length: 20 }, () => earn(id, 5, 'piece:9')))
    await earn(id, 6, 'activity:9')
    expect(await server.db.select().from(creditEntries).where(eq(creditEntries.userId, id))).toHaveLength(1)
  })

  it('are never changed afterwards', async () => {
    const work = server.db.update(creditEntries).set({ credits: 1_000 })
    await expect(work).rejects.toMatchObject({ cause: { message: expect.stringContaining('never changed') } })
  })
})

describe('the statement', () => {
  it('has the sums of a month and of its days, in pages and as a file', async () => {
    const person = await server.person()
    for (const cents of [100, 250, 50]) await give(server.db, person.id, cents)
    const first = await server.data(wallets.details, { query: { page_size: 2 } }, person)
    expect(first.list.map(({ cents, balance: after }) => [cents, after])).toEqual([
      [50, 400],
      [250, 350],
    ])
    expect(first).toMatchObject({ in_cents: 400, out_cents: 0, days: [{ in_cents: 400, out_cents: 0 }] })
    const next = await server.data(wallets.details, { query: { page_size: 2, cursor: first.next ?? '' } }, person)
    expect(next.list.map(({ cents }) => cents)).toEqual([100])
    expect(next.next).toBeNull()
    const { name, csv } = await server.data(wallets.csv, { query: { month: first.month } }, person)
    expect(name).toBe(`wallet-${first.month}.csv`)
    expect(
      csv
        .trim()
        .split('\r\n')
        .map((line) => line.split(',').slice(1, 4).join()),
    ).toEqual(['类型,金额（元）,余额（元）', '奖励,1,1', '奖励,2.5,3.5', '奖励,0.5,4'])
    expect((await server.data(wallets.details, { query: { month: '2020-01' } }, person)).list).toEqual([])
    expect((await server.data(wallets.account, {}, person)).first_month).toBe(first.month)
  })

  it('is read by kind, with the sums of the whole month', async () => {
    const person = await walletOwner(server, 5_000)
    const { id } = await server.data(wallets.transfer, { body: transferOf(1_000) }, person)
    const ofKind = (kind: 'transfer' | 'reward' | 'refund') => server.data(wallets.details, { query: { kind } }, person)
    expect(await ofKind('transfer')).toMatchObject({ list: [{ transfer_id: id }], in_cents: 5_000, out_cents: 1_000 })
    expect((await ofKind('reward')).list.map(({ cents }) => cents)).toEqual([5_000])
    expect((await ofKind('refund')).list).toEqual([])
    // What comes back is no income, and has not left.
    await applyOutcome(server.deps, 'alipay', id, { state: 'returned' })
    expect(await ofKind('refund')).toMatchObject({ list: [{ transfer_id: id }], in_cents: 5_000, out_cents: 0 })
  })

  it('puts an entry into the month of the site’s clock', async () => {
    const person = await server.person()
    await give(server.db, person.id, 100)
    await server.db.execute(sql`alter table ledger_entries disable trigger ledger_entries_append_only`)
    // 00:30 on the first of March in the site's zone.
    await server.db.execute(
      sql`update ledger_entries set created_at = '2026-02-28T16:30:00Z' where account_id = ${`available:${person.id}`}`,
    )
    await server.db.execute(sql`alter table ledger_entries enable trigger ledger_entries_append_only`)
    const march = await server.data(wallets.details, { query: { month: '2026-03' } }, person)
    expect(march).toMatchObject({ in_cents: 100, days: [{ day: '2026-03-01' }] })
    expect((await server.data(wallets.details, { query: { month: '2026-02' } }, person)).in_cents).toBe(0)
  })
})

describe('an Alipay account', () => {
  const code = async (person: TestPerson) => {
    await server.db.delete(rateLimits)
    return (await server.data(wallets.sendCaptcha, {}, person)).captcha ?? ''
  }
  const bind = async (person: TestPerson, account: string, real_name: string, captcha?: string) =>
    server.ask(wallets.bindAlipay, { body: { account, real_name, captcha: captcha ?? (await code(person)) } }, person)

  it('is bound by a captcha, shown masked, and stored encrypted', async () => {
    const person = await server.person()
    expect((await bind(person, 'river@starbay.example', '江梨')).data).toEqual({
      bound: true,
      account: 'ri***@starbay.example',
      is_new: true,
    })
    expect((await bind(person, '13900001111', '江梨')).data.account).toBe('139****1111')
    const { rows } = await server.db.execute(sql`select account, name from payout_targets where user_id = ${person.id}`)
    expect(JSON.stringify(rows)).not.toMatch(/1390000|江梨/)
  })

  it('is a new one until this person was paid to it, whoever else was', async () => {
    await walletOwner(server, 0)
    const person = await server.person()
    const { data } = await bind(person, 'reader@starbay.example', '陈禾')
    expect(data).toMatchObject({ bound: true, is_new: true })
  })

  it('is refused with a wrong code, as no account, and with another name than the verified one', async () => {
    const person = await walletOwner(server, 0)
    expect((await bind(person, 'river@starbay.example', '陈禾', '000000')).code).toBe(codes.captchaSpent)
    expect((await bind(person, 'not an account', '陈禾')).code).toBe(codes.badInput)
    const captcha = await code(person)
    expect((await bind(person, 'river@starbay.example', '江梨', captcha)).code).toBe(codes.nameDiffers)
    // The refusal spent no code.
    expect((await bind(person, 'river@starbay.example', '陈禾', captcha)).code).toBe(codes.success)
  })

  it('is not bound just after the phone was changed', async () => {
    const person = await server.person()
    await server.db.update(users).set({ phone: '13755556666' }).where(eq(users.id, person.id))
    expect((await bind(person, 'river@starbay.example', '江梨')).code).toBe(codes.phoneTooNew)
  })

  it('has its first phone for free', async () => {
    const person = await server.person({ phone: null })
    await server.db.update(users).set({ phone: '13755557777' }).where(eq(users.id, person.id))
    expect((await bind(person, 'river@starbay.example', '江梨')).code).toBe(codes.success)
  })

  it('opens with the key of its person alone', () => {
    const sealed = sealIdentity(server.deps.identity, 'a', 'payout-account', 'river@starbay.example')
    expect(sealed).not.toBe(sealIdentity(server.deps.identity, 'b', 'payout-account', 'river@starbay.example'))
  })
})

it('leaves books without a mistake, and red packets with what is set aside for them', async () => {
  expect(await mistakesInBooks(server.db)).toEqual([])
  const [sealed] = await server.db
    .select({ cents: sql<number>`coalesce(sum(${redPackets.cents}), 0)::int` })
    .from(redPackets)
    .where(eq(redPackets.state, 'sealed'))
  expect(await houseBalance(server.db, 'red-packets')).toBe(sealed?.cents)
})
