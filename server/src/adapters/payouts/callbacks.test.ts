import { wallets } from '@plaza/shared/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { payoutDifferences, transfers } from '../../data/schema/index'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { transferOf, walletOwner } from '../../testing/wallets'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ demo: false })
})
afterAll(() => server.close())

const HUGE = 16_000_000

/** A body that counts what was read of it. */
function hugeBody() {
  const part = new Uint8Array(16_384)
  const read = { bytes: 0 }
  const body = new ReadableStream<Uint8Array>({
    pull(to) {
      read.bytes += part.length
      if (read.bytes > HUGE) to.close()
      else to.enqueue(part)
    },
  })
  return { body, read }
}

it.each(['/callbacks/payouts/wechat', '/callbacks/payouts/alipay', '/__dev/payouts/x'])(
  'a stranger’s huge body is not read: %s',
  async (path) => {
    const { body, read } = hugeBody()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const init = { method: 'POST', body, headers, duplex: 'half' }
    const { status } = await server.app.request(`http://localhost${path}`, init as RequestInit)
    expect(status).toBe(413)
    expect(read.bytes).toBeLessThan(200_000)
  },
)

it.each([
  ['of another amount', 'alipay', 9_991],
  ['of an order of the other way', 'wechat', 9_990],
] as const)('a call-back %s is booked by nobody, and finance sees it once', async (_, way, cents) => {
  const person = await walletOwner(server, 10_000)
  const { id } = await server.data(wallets.transfer, { body: transferOf(10_000) }, person)
  const provider = server.deps.payouts[way]
  if (!provider) throw new Error('no provider')
  const { readCallback } = provider
  provider.readCallback = async () => ({
    ...{ id, outcome: { state: 'success', providerId: 'told-1', cents } },
    answer: new Response('success'),
  })
  const call = () => server.app.request(`http://localhost/callbacks/payouts/${way}`, { method: 'POST', body: '{}' })
  expect([await (await call()).text(), (await call()).status]).toEqual(['success', 200])
  provider.readCallback = readCallback
  const [row] = await server.db.select().from(transfers).where(eq(transfers.id, id))
  expect([row?.state, row?.providerId]).toEqual(['submitted', null])
  const differences = await server.db.select().from(payoutDifferences).where(eq(payoutDifferences.orderId, id))
  expect(differences).toMatchObject([{ kind: 'other-notice', way, paidHere: 9_990, paidThere: cents }])
})
