import { siteDate } from '@plaza/shared/format'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../data/database'
import { newOrderId } from '../../data/ids'
import { openTestDatabase } from '../../testing/test-database'
import type { PayoutOrder, PayoutProvider } from '../../transport/ports/payouts'
import { embeddedPayoutProviders } from './embedded'

let database: OpenDatabase
let alipay: PayoutProvider
let wechat: PayoutProvider
beforeAll(async () => {
  database = await openTestDatabase()
  const providers = embeddedPayoutProviders(database.db)
  if (!providers.alipay || !providers.wechat) throw new Error('a way is closed')
  alipay = providers.alipay
  wechat = providers.wechat
})
afterAll(() => database.close())

const order = (about: Partial<PayoutOrder> = {}): PayoutOrder => ({
  id: newOrderId(),
  account: 'a@starbay.example',
  name: '',
  cents: 1_000,
  ...about,
})
const passes = (seconds: number) =>
  database.db.execute(sql`update embedded_payouts set moves_at = moves_at - make_interval(secs => ${seconds})`)
const today = () => siteDate(Date.now())

describe('the embedded provider', () => {
  it('does not know an order that was never submitted', async () =>
    expect(await alipay.query(newOrderId())).toEqual({ state: 'unknown' }))

  it('pays an order to Alipay after moments, once, however often it is submitted', async () => {
    const payout = order()
    const submitted = await Promise.all(Array.from({ length: 5 }, () => alipay.submit(payout)))
    expect(submitted).toEqual(Array(5).fill({ state: 'processing' }))
    await passes(5)
    expect(await alipay.query(payout.id)).toEqual({
      ...{ state: 'success', providerId: `embedded-${payout.id}`, cents: 1_000 },
    })
    const rows = (await alipay.statement(today())).filter(({ id }) => id === payout.id)
    expect(rows).toEqual([{ id: payout.id, providerId: `embedded-${payout.id}`, cents: 1_000, kind: 'paid' }])
    expect((await wechat.statement(today())).filter(({ id }) => id === payout.id)).toEqual([])
  })

  it('fails for some accounts and sums', async () => {
    const unknown = order({ account: '13900000000' })
    const limited = order({ cents: 1_044 })
    for (const one of [unknown, limited]) await alipay.submit(one)
    await passes(5)
    expect((await alipay.advance?.())?.toSorted()).toEqual([unknown.id, limited.id].toSorted())
    expect(await alipay.query(unknown.id)).toEqual({ state: 'failed', reason: 'account-unknown' })
    expect(await alipay.query(limited.id)).toEqual({ state: 'failed', reason: 'account-limited' })
  })

  it('waits for the person in WeChat, who confirms, declines or forgets it', async () => {
    const [confirmed, declined, forgotten] = [order(), order(), order()]
    for (const one of [confirmed, declined, forgotten])
      expect(await wechat.submit(one)).toMatchObject({
        state: 'awaiting-confirmation',
        confirmation: { kind: 'page', url: `/__dev/payouts/${one.id}` },
      })
    expect(await wechat.confirm?.(confirmed.id, 'confirm')).toMatchObject({ state: 'success' })
    expect(await wechat.confirm?.(declined.id, 'decline')).toEqual({ state: 'failed', reason: 'declined' })
    expect(await wechat.confirm?.(declined.id, 'confirm')).toEqual({ state: 'failed', reason: 'declined' })
    await passes(25 * 3600)
    expect(await wechat.query(forgotten.id)).toEqual({ state: 'expired' })
    expect(await wechat.query(confirmed.id)).toMatchObject({ state: 'success' })
  })
})
