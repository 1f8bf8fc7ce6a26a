import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { fetchAnswer } from './reach'

let server: Server | undefined
afterEach(() => new Promise((done) => (server ? server.close(done) : done(undefined))))

/** A server that treats each connection as the next row says, and the last for all that follow. */
async function serve(...behaviours: ((socket: Socket) => void)[]): Promise<{ url: string; requests: () => number }> {
  let requests = 0
  server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => {
      const behaviour = behaviours[Math.min(requests++, behaviours.length - 1)]
      behaviour?.(socket)
    })
  })
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as { port: number }
  return { url: `http://127.0.0.1:${port}/ops/api/status`, requests: () => requests }
}
const answer =
  (status: number, text = 'ok') =>
  (socket: Socket) =>
    void socket.end(`HTTP/1.1 ${status} x\r\nContent-Length: ${text.length}\r\nConnection: close\r\n\r\n${text}`)
const reset = (socket: Socket) => void socket.resetAndDestroy()

it.each<[what: string, first: (socket: Socket) => void]>([
  ['whose connection breaks', reset],
  ['that a proxy cannot pass on', answer(502)],
])('repeats a call %s', async (_, first) => {
  const { url, requests } = await serve(first, answer(200))
  expect(await (await fetchAnswer(url)).text()).toBe('ok')
  expect(requests()).toBe(2)
})

it('repeats no change, and says what happened, where, and when', async () => {
  const { url, requests } = await serve(reset, answer(200))
  const { host } = new URL(url)
  await expect(fetchAnswer(url, { method: 'POST', body: '{}' })).rejects.toThrow(
    new RegExp(
      `^No Plaza answers at ${url}: the connection was closed .* \\((ECONNRESET|UND_ERR_SOCKET|EPIPE)( at ${host})?\\), after \\d\\.\\d s\\. `,
    ),
  )
  expect(requests()).toBe(1)
})

it('repeats a change that is the same if it is made twice', async () => {
  const { url, requests } = await serve(reset, reset, answer(200))
  expect((await fetchAnswer(url, { method: 'POST', body: '{}', repeatable: true })).status).toBe(200)
  expect(requests()).toBe(3)
})

it('says at once that nothing listens there', async () => {
  const { url } = await serve(reset)
  await new Promise((done) => server?.close(done))
  server = undefined
  await expect(fetchAnswer(url)).rejects.toThrow(
    `nothing listens there (ECONNREFUSED at ${new URL(url).host}), after 0.`,
  )
})

it('says at once that there is no such host name', async () => {
  await expect(fetchAnswer('http://plaza.invalid/')).rejects.toThrow(/\((ENOTFOUND|EAI_AGAIN)\)/)
})
