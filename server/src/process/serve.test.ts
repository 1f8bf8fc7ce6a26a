import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Listening, listen } from './serve'

const limits = { headers: 300, request: 400, uploadPause: 400, checkEvery: 50, stop: 2_000 }
const app = new Hono()
app.onError((_, c) => c.text('', 400))
app.post('*', async (c) => c.text(String((await c.req.text()).length)))
app.get('/slow', async (c) => {
  await pause(500)
  return c.text('done')
})

let listening: Listening
beforeAll(async () => {
  listening = await listen(app, { host: '127.0.0.1', port: 0 }, limits)
})
afterAll(() => listening.stop())

/** Sends a part every 100 ms; says after how many milliseconds the server had enough, or null when it took all. */
async function drip(parts: readonly string[]): Promise<number | null> {
  const socket: Socket = connect(listening.port, '127.0.0.1')
  const start = performance.now()
  const closed = new Promise<number>((done) => socket.once('close', () => done(performance.now() - start)))
  let answer = ''
  socket.on('data', (data) => {
    answer += data
  })
  socket.on('error', () => undefined)
  for (const part of parts) {
    socket.write(part)
    await pause(100)
  }
  const outcome = await Promise.race([closed, pause(1_500, null)])
  socket.destroy()
  return answer.startsWith('HTTP/1.1 200') ? null : outcome
}

const post = (path: string, length: number) => `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`

it('closes who never ends a header', async () =>
  expect(await drip(['GET / HTTP/1.1\r\n', ...Array<string>(6).fill('X')])).toBeLessThan(1_500))

it('closes who drips a body', async () =>
  expect(await drip([post('/api', 100), ...Array<string>(9).fill('x')])).toBeLessThan(1_500))

it('waits for an upload that is slow', async () =>
  expect(await drip([post('/upload', 9), ...Array<string>(9).fill('x')])).toBeNull())

it('closes an upload that stands still', async () => expect(await drip([post('/upload', 9), 'x'])).toBeLessThan(1_500))

it('answers what is under way before it stops, and nothing new', async () => {
  const other = await listen(app, { host: '127.0.0.1', port: 0 }, limits)
  const address = `http://127.0.0.1:${other.port}/slow`
  const answered = fetch(address).then((response) => response.text())
  await pause(100)
  const stopped = other.stop()
  await expect(fetch(address)).rejects.toThrow()
  expect(await answered).toBe('done')
  await stopped
})
