import { wallets } from '@plaza/shared/api'
import type { QueueDecision } from '@plaza/shared/operations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { queueItems, rateLimits } from '../../data/schema/index'
import { addOperator, operations, versionOf } from '../../testing/operators'
import { runJobs } from '../../testing/run-jobs'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { balance, mistakesInBooks, transferOf, walletOwner } from '../../testing/wallets'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ demo: false })
  for (const name of ['ada', 'bo']) await addOperator(server, name, { role: 'finance' })
  await addOperator(server, 'sun', { role: 'support' })
})
afterAll(() => server.close())
beforeEach(() => server.db.delete(queueItems))

async function withdraw(person: TestPerson, cents: number) {
  await server.db.delete(rateLimits)
  const { captcha } = await server.data(wallets.sendCaptcha, {}, person)
  return server.data(wallets.transfer, { body: transferOf(cents, { captcha }) }, person)
}
const waiting = async () => (await operations(server).page('ada', 'payouts')).list
async function decide(who: string, decision: QueueDecision, why = 'checked') {
  const [item] = await waiting()
  if (!item) throw new Error('nothing waits')
  return (await operations(server).change(who, 'payouts', 'decide', { ...versionOf(item), decision, why })).failed
}
const stateOf = async (person: TestPerson, id: string) =>
  (await server.data(wallets.transferOne, { params: { id } }, person)).state
async function paid(person: TestPerson, id: string) {
  await runJobs(server.deps, /^proceed-with-transfers$/)
  await server.db.execute(sql`update embedded_payouts set moves_at = now() - interval '1 second'`)
  await server.db.execute(sql`update transfers set ask_at = now() where ask_at is not null`)
  return stateOf(person, id)
}

it('a large withdrawal waits for finance, is approved and then paid', async () => {
  const person = await walletOwner(server, 100_000)
  const { id, state } = await withdraw(person, 60_000)
  expect(state).toBe('reviewing')
  expect((await waiting()).map(({ kind, cause, subject }) => [kind, cause, subject?.payout])).toEqual([
    [
      'alipay',
      'received',
      {
        ...{ cents: 60_000, feeCents: 60, account: 're****@starbay.example', isKnown: true },
        ...{ paidCents: 100, leftCents: 40_000, needed: 1, approvedBy: [] },
      },
    ],
  ])
  expect(await decide('ada', 'accept')).toEqual([])
  expect(await waiting()).toEqual([])
  expect(await paid(person, id)).toBe('success')
  expect(await balance(server, person)).toMatchObject({ cents: 40_000, frozen_cents: 0 })
  expect(await mistakesInBooks(server.db)).toEqual([])
})

it('a refusal returns the money, with the words of the operator', async () => {
  const person = await walletOwner(server, 100_000)
  const { id } = await withdraw(person, 60_000)
  expect(await decide('bo', 'refuse', '请先核对收款人')).toEqual([])
  expect(await server.data(wallets.transferOne, { params: { id } }, person)).toMatchObject({
    state: 'refused',
    reason: '请先核对收款人',
  })
  expect(await balance(server, person)).toMatchObject({ cents: 100_000, frozen_cents: 0 })
  expect(await mistakesInBooks(server.db)).toEqual([])
})

it('a very large one needs two persons, and one of them twice is refused', async () => {
  const person = await walletOwner(server, 200_000)
  const { id } = await withdraw(person, 150_000)
  expect(await decide('ada', 'accept')).toEqual([])
  expect(await stateOf(person, id)).toBe('reviewing')
  expect((await waiting()).map(({ cause, subject }) => [cause, subject?.payout?.approvedBy])).toEqual([
    ['reopened', ['ada']],
  ])
  expect(await decide('ada', 'accept')).toMatchObject([{ failure: 'unfit' }])
  expect(await stateOf(person, id)).toBe('reviewing')
  expect(await decide('bo', 'accept')).toEqual([])
  expect(await paid(person, id)).toBe('success')
})

it('of two decisions at once one counts', async () => {
  const person = await walletOwner(server, 100_000)
  const { id } = await withdraw(person, 60_000)
  const failures = await Promise.all([decide('ada', 'accept'), decide('bo', 'refuse')])
  expect(failures.flat()).toHaveLength(1)
  expect(['created', 'submitted', 'success', 'refused']).toContain(await stateOf(person, id))
  expect(await mistakesInBooks(server.db)).toEqual([])
})

it('is nobody else’s business', async () => {
  const { code } = await operations(server).call('sun', 'queue/payouts?')
  expect(code).not.toBe(100_000)
})
