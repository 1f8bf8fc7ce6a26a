import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server'

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
