import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { codes } from '@plaza/shared/api'
import { type Context, Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Env } from '../transport/request'
import { type ListeningServer, listen } from './serve'

const limits = {
  headers: 300,
  request: 400,
  uploadPause: 400,
  checkEvery: 50,
  readers: { pause: 600, mediaPause: 60_000, whole: 1_200, operations: 60_000 },
  stop: { idle: 5_000, answers: 10_000 },
}
const app = new Hono<Env>()
/** Larger than the system's socket buffers. */
const big = 'x'.repeat(32_000_000)
const closedOf = new Map<string, Promise<unknown>>()
app.get('/media/big', (c) => answerBig(c))
app.get('/big', (c) => answerBig(c))
function answerBig(c: Context<Env>) {
  const socket = c.env.incoming?.socket
  closedOf.set(c.req.path, new Promise((done) => socket?.once('close', done)))
  return c.text(big)
}
app.onError((_, c) => c.text('', 400))
app.post('*', async (c) => c.text(String((await c.req.text()).length)))
app.get('/late', async (c) => {
  await pause(limits.readers.pause * 1.5)
  return c.text('late')
})
app.get('/ops/api/checks', async (c) => {
  await pause(limits.readers.whole * 1.5)
  return c.text('late')
})
let slowAsked = 0
app.get('/slow', async (c) => {
  slowAsked++
  await pause(200)
  return c.text('done')
})

let listening: ListeningServer
beforeAll(async () => {
  listening = await listen(app, { host: '127.0.0.1', port: 0 }, limits)
})
afterAll(() => listening.stop('now'))

/** Sends a part every 100 ms; says whether the server closed the connection or answered. */
async function drip(parts: readonly string[]): Promise<'closed' | 'answered'> {
  const socket: Socket = connect(listening.port, '127.0.0.1')
  let answer = ''
  const outcome = new Promise<'closed' | 'answered'>((done) => {
    socket.once('close', () => done('closed'))
    socket.on('data', (data) => {
      answer += data
      if (answer.startsWith('HTTP/1.1 200')) done('answered')
    })
  })
  socket.on('error', () => undefined)
  for (const part of parts) {
    socket.write(part)
    await pause(100)
  }
  return outcome.finally(() => socket.destroy())
}

const post = (path: string, length: number) => `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`

it('closes who never ends a header', async () =>
  expect(await drip(['GET / HTTP/1.1\r\n', ...Array<string>(6).fill('X')])).toBe('closed'))

it('closes who drips a body', async () =>
  expect(await drip([post('/api', 100), ...Array<string>(9).fill('x')])).toBe('closed'))

it.each(['/upload', '/ops/api/upload'])('waits for a slow upload to %s', async (path) =>
  expect(await drip([post(path, 9), ...Array<string>(9).fill('x')])).toBe('answered'),
)

it('closes an upload that stands still', async () => expect(await drip([post('/upload', 9), 'x'])).toBe('closed'))

/** Sends a request and reads nothing, or a little at an interval; waits until the server closes. */
async function readSlowly(path: string, everyMs?: number): Promise<void> {
  closedOf.delete(path)
  const socket = connect({ port: listening.port, host: '127.0.0.1' })
  socket.on('error', () => undefined)
  socket.pause()
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
  while (!closedOf.has(path)) await pause(10)
  const reading = everyMs === undefined ? undefined : setInterval(() => socket.read(200_000), everyMs)
  await closedOf.get(path)
  clearInterval(reading)
  socket.destroy()
}

it('closes who does not read an answer, but lets a player pause', async () => {
  let playing = true
  void readSlowly('/media/big').then(() => {
    playing = false
  })
  while (!closedOf.has('/media/big')) await pause(10)
  await readSlowly('/big')
  expect(playing).toBe(true)
})

it('waits with who waits for an answer', async () =>
  expect(await drip(['GET /late HTTP/1.1\r\nHost: x\r\n\r\n'])).toBe('answered'))

it('waits with an operator for the checks of a release', async () =>
  expect(await drip(['GET /ops/api/checks HTTP/1.1\r\nHost: x\r\n\r\n'])).toBe('answered'))

it('closes who reads an answer without end', () => expect(readSlowly('/big', 100)).resolves.toBeUndefined())

/** A keep-alive connection, as a proxy uses it. */
async function keptAlive(port: number) {
  const socket = connect(port, '127.0.0.1')
  await new Promise((done) => socket.once('connect', done))
  let failure: unknown = null
  socket.on('error', (error) => {
    failure = error
  })
  return {
    async ask(path: string): Promise<string> {
      const answer = new Promise<string>((done) => {
        let text = ''
        const end = () => done(failure ? `reset: ${failure}` : text)
        socket.on('data', (data) => {
          text += data
          if (/\r\n\r\n(done|\d+)$/.test(text)) end()
        })
        socket.once('close', end)
      })
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
      const text = await answer
      socket.removeAllListeners('data')
      socket.removeAllListeners('close')
      return text
    },
    isClosed: () => socket.destroyed,
  }
}

it('stops without cutting off an answer, or a request that comes on a connection that stands', async () => {
  const other = await listen(app, { host: '127.0.0.1', port: 0 }, limits)
  const [busy, idle] = [await keptAlive(other.port), await keptAlive(other.port)]
  expect(await idle.ask('/slow')).toContain('keep-alive')
  const before = slowAsked
  const underWay = busy.ask('/slow')
  while (slowAsked === before) await pause(5)
  const stopped = other.stop()
  const late = idle.ask('/slow')
  for (const answer of [await underWay, await late]) {
    expect(answer).toMatch(/^HTTP\/1\.1 200/)
    expect(answer).toMatch(/connection: close/i)
    expect(answer).toMatch(/done$/)
  }
  await expect(fetch(`http://127.0.0.1:${other.port}/slow`)).rejects.toThrow()
  await stopped
})

it('does not wait for idle connections when it is told to stop now', async () => {
  const other = await listen(
    app,
    { host: '127.0.0.1', port: 0 },
    { ...limits, stop: { idle: 60_000, answers: 60_000 } },
  )
  const idle = await keptAlive(other.port)
  await idle.ask('/slow')
  await other.stop('now')
  await expect.poll(idle.isClosed).toBe(true)
})

it('answers who connected before it stopped and asks after those that were idle were closed', async () => {
  const other = await listen(
    app,
    { host: '127.0.0.1', port: 0 },
    { ...limits, headers: 20_000, stop: { idle: 20, answers: 60_000 } },
  )
  const [idle, late] = [await keptAlive(other.port), await keptAlive(other.port)]
  await idle.ask('/slow')
  const stopped = other.stop()
  await expect.poll(idle.isClosed).toBe(true)
  expect(await late.ask('/slow')).toMatch(/^HTTP\/1\.1 200/)
  await stopped
})

it.each([
  ['two hosts', 'GET /slow HTTP/1.1\r\nHost: x\r\nhost: y\r\nConnection: close\r\n\r\n', 400, codes.badInput],
  [
    'headers that are too large',
    `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    codes.tooLarge,
  ],
  ['what is not HTTP', 'hello\r\n\r\n', 400, codes.badInput],
  ['a header without an end', 'GET / HTTP/1.1\r\nHost: x\r\n', 408, codes.tooSlow],
])('says with a code what is wrong with %s', async (_, text, status, code) => {
  const socket = connect(listening.port, '127.0.0.1')
  let answer = ''
  socket.on('data', (data) => {
    answer += data
  })
  socket.write(text)
  await new Promise((done) => socket.once('close', done))
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(JSON.parse(body)).toMatchObject({ code, data: null })
})

it('closes a connection that sends two hundred requests without waiting for an answer', async () => {
  const socket = connect(listening.port, '127.0.0.1')
  let answers = ''
  socket.on('data', (data) => {
    answers += data
  })
  socket.on('error', () => undefined)
  const closed = new Promise((done) => socket.once('close', () => done('closed')))
  socket.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(200))
  expect(await closed).toBe('closed')
  expect(answers.split('HTTP/1.1 200').length).toBeLessThan(10)
})
