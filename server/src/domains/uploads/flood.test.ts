import { once } from 'node:events'
import { connect } from 'node:net'
import { codes, type Envelope } from '@plaza/shared/api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ListeningServer, listen } from '../../process/serve'
import { startTestServer, type TestServer } from '../../testing/test-server'
import type { ExpensiveWork } from '../../transport/load/load-limits'
import { receiveUpload } from './receive'

let server: TestServer
let listening: ListeningServer
beforeAll(async () => {
  server = await startTestServer({ demo: false })
  listening = await listen(server.app, { host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await listening.stop()
  await server.close()
})

const FIELD = '--b\r\ncontent-disposition: form-data; name="x"\r\n\r\n'
const MEGA = 1_000_000

it('limits a guest’s field, and answers before it has arrived', async () => {
  const socket = connect(listening.port, '127.0.0.1')
  let answer = ''
  socket.on('data', (data) => {
    answer += data
  })
  socket.on('error', () => undefined)
  socket.write(
    `POST /upload HTTP/1.1\r\nHost: x\r\nContent-Length: ${300 * MEGA}\r\nContent-Type: multipart/form-data; boundary=b\r\n\r\n${FIELD}`,
  )
  let sent = 0
  const part = Buffer.alloc(100_000, 'x')
  while (answer === '' && sent < 80 * MEGA && !socket.destroyed) {
    sent += part.length
    // The server closes the connection after its answer, which ends sending and is no failure.
    if (!socket.write(part)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => undefined)
    await new Promise(setImmediate)
  }
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  expect(sent).toBeLessThan(80 * MEGA)
  socket.destroy()
})

it('limits the time of a guest who sends fields slowly', async () => {
  const drip = new ReadableStream<Uint8Array>({
    start: (to) => to.enqueue(Buffer.from(FIELD)),
    pull: (to) =>
      new Promise((done) => {
        setTimeout(() => {
          to.enqueue(Buffer.from('x'))
          done()
        }, 20)
      }),
  })
  const leave = { idleMs: 100, graceMs: 200, bytesPerSecond: Number.POSITIVE_INFINITY }
  await expect(
    receiveUpload(
      server.deps,
      { body: drip, contentType: 'multipart/form-data; boundary=b', address: '' },
      { leave, file: leave },
    ),
  ).rejects.toMatchObject({ code: 'tooSlow' })
})

it('leaves the places for uploads to those with a grant', async () => {
  const kinds: string[] = []
  const load = {
    ...server.deps.load,
    expensive: <T>(kind: ExpensiveWork, _: string, work: () => Promise<T>) => {
      kinds.push(kind)
      return work()
    },
  }
  const file = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nx\r\n--b--\r\n'
  const body = new ReadableStream<Uint8Array>({
    start: (to) => {
      to.enqueue(Buffer.from(file))
      to.close()
    },
  })
  const request = { body, contentType: 'multipart/form-data; boundary=b', address: '203.0.113.9' }
  await expect(receiveUpload({ ...server.deps, load }, request)).rejects.toMatchObject({ code: 'notAllowed' })
  expect(kinds).toEqual([])
})

it('reads no body of a guest where a login is needed', async () => {
  const never = new ReadableStream<Uint8Array>({ pull: () => new Promise(() => undefined) })
  const init = { method: 'POST', body: never, duplex: 'half', headers: { 'content-type': 'application/json' } }
  const response = await server.app.request('/api/v1/mobile/comment', init as RequestInit)
  expect(((await response.json()) as Envelope).code).toBe(codes.loginExpired)
})
