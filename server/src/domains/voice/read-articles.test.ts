import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { contents as calls } from '@plaza/shared/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { httpVoice } from '../../adapters/voice/http'
import { contents } from '../../data/schema/index'
import { readEnvironment } from '../../environment'
import { startTestServer, type TestServer } from '../../testing/test-server'
import type { VoiceAdapter } from '../../transport/ports/voice'
import { readArticles } from './read-articles'

interface Call {
  authorization: string | undefined
  body: { model: string; voice: string; input: string; response_format: string }
}

/** 46.62 s at 16 kbit/s. */
const sound = readFileSync(join(readEnvironment({}).assetsDir, 'voice/12008.mp3'))
const SECONDS = 46.6
/** The service refuses each text that has it. */
const UNREADABLE = '读不出'

let server: TestServer
let service: Server
let received: Call[] = []
let answer: 'sound' | 'timed' | 'failure' = 'sound'

const serviceUrl = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1/audio/speech`
const timesOf = (input: string) => input.split('\n').map((_, index) => ({ start: index, end: index + 0.5 }))

beforeAll(async () => {
  service = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    const body: Call['body'] = JSON.parse(text)
    received.push({ authorization: request.headers.authorization, body })
    if (answer === 'failure' || body.input.includes(UNREADABLE)) return response.writeHead(503).end()
    if (answer === 'sound') return response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(sound)
    const timed = { audio: sound.toString('base64'), cues: timesOf(body.input) }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(timed))
  })
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening))
  server = await startTestServer({ demo: false })
  Object.assign(server.deps, { voice: httpVoice({ url: serviceUrl(), key: 'secret', model: 'tts', voice: 'mei' }) })
})
afterAll(async () => {
  service.close()
  await server.close()
})
beforeEach(() => {
  received = []
  answer = 'sound'
})

let at = Date.now() - 1_000_000
const write = (id: string, over: Partial<typeof contents.$inferInsert> = {}) => {
  at += 1_000
  const row = {
    type: 3,
    categoryId: 'city',
    title: '渡口',
    body: '<p>船来了。人都上了船。</p>',
    publishedAt: new Date(at),
    updatedAt: new Date(at),
  }
  return server.db.insert(contents).values({ id, ...row, ...over })
}
const change = (id: string, body: string) => {
  at += 1_000
  return server.db
    .update(contents)
    .set({ body, updatedAt: new Date(at) })
    .where(eq(contents.id, id))
}
const run = () => readArticles(server.deps)
const articleOf = (id: string) => server.data(calls.staticArticle, { params: { id } })
const voiceOf = async (id: string) => (await articleOf(id)).voice
const cuesOf = async (id: string) => (await server.data(calls.transcript, { params: { id } })).cues
const statusOf = async (url = '') => (await server.app.request(url, { headers: { range: 'bytes=0-99' } })).status

it('reads a published article once, with its title, and serves sound and transcript', async () => {
  await write('one')
  await articleOf('one')
  await run()
  await run()
  const input = '渡口\n船来了。\n人都上了船。'
  expect(received).toEqual([
    { authorization: 'Bearer secret', body: { model: 'tts', voice: 'mei', input, response_format: 'mp3' } },
  ])
  const voice = await voiceOf('one')
  expect(voice).toMatchObject({
    url: expect.stringMatching(/^\/media\/readings\/one-\w+\.mp3$/),
    duration: '00:47',
    transcript: true,
  })
  expect(await statusOf(voice?.url)).toBe(206)
  const cues = await cuesOf('one')
  expect(cues.map(({ text }) => text)).toEqual(input.split('\n'))
  expect([cues[0]?.start, Math.abs((cues.at(-1)?.end ?? 0) - SECONDS) < 0.2]).toEqual([0, true])
})

it('reads a changed text again and removes the old sound, but not for another picture', async () => {
  const before = await voiceOf('one')
  await change('one', '<figure><img src="/a.webp"></figure><p>船来了。人都上了船。</p>')
  await run()
  expect([received, await voiceOf('one')]).toEqual([[], before])
  await change('one', '<p>船走了。</p>')
  await run()
  const after = await voiceOf('one')
  expect(received.map(({ body }) => body.input)).toEqual(['渡口\n船走了。'])
  expect([await statusOf(before?.url), await statusOf(after?.url)]).toEqual([404, 206])
})

it('keeps the sound before where a text changes while it is read, and reads it at the next run', async () => {
  const before = await voiceOf('one')
  const { voice } = server.deps
  if (!voice) throw new Error('no voice')
  await change('one', '<p>船要来了。</p>')
  const busy = {
    async read(sentences: string[]) {
      await change('one', '<p>船又来了。</p>')
      return voice.read(sentences)
    },
  }
  await readArticles({ ...server.deps, voice: { ...voice, ...busy } })
  expect(await voiceOf('one')).toEqual(before)
  expect(await statusOf(before?.url)).toBe(206)
  await run()
  expect(received.at(-1)?.body.input).toBe('渡口\n船又来了。')
  expect((await cuesOf('one')).map(({ text }) => text)).toEqual(['渡口', '船又来了。'])
})

it('takes the times that the service knows', async () => {
  answer = 'timed'
  await write('timed')
  await run()
  expect((await cuesOf('timed')).map(({ start, end }) => [start, end])).toEqual([
    [0, 0.5],
    [1, 1.5],
    [2, 2.5],
  ])
})

it('reads a long text in parts, one after the other', async () => {
  await write('long', { body: `<p>${'潮水退到了第七级台阶。'.repeat(150)}</p>` })
  await run()
  expect(received.length).toBe(2)
  const cues = await cuesOf('long')
  expect(cues.length).toBe(151)
  expect(Math.abs((cues.at(-1)?.end ?? 0) - 2 * SECONDS)).toBeLessThan(0.4)
})

it('fails without a trace, and reads at the next run', async () => {
  answer = 'failure'
  await write('late')
  await expect(run()).rejects.toThrow('1 articles were not read aloud.')
  expect(await voiceOf('late')).toBeNull()
  answer = 'sound'
  await run()
  expect(await voiceOf('late')).not.toBeNull()
})

it('reads the others of a run in which one cannot be read', async () => {
  const others = Array.from({ length: 9 }, (_, index) => `other-${index}`)
  for (const id of others) await write(id)
  await write('never', { title: UNREADABLE })
  await expect(run()).rejects.toThrow('1 articles were not read aloud.')
  expect((await Promise.all(others.map(voiceOf))).filter((voice) => voice === null)).toEqual([])
  await server.db.delete(contents).where(eq(contents.id, 'never'))
})

it('is not held up by more articles than a run takes that can never be read', async () => {
  const never = Array.from({ length: 12 }, (_, index) => `never-${index}`)
  for (const id of never) await write(id, { title: UNREADABLE })
  await write('readable')
  const isRead = async () => (await voiceOf('readable')) !== null
  for (let tries = 0; tries < 40 && !(await isRead()); tries++) await run().catch(() => undefined)
  expect(await isRead()).toBe(true)
  for (const id of never) await server.db.delete(contents).where(eq(contents.id, id))
})

it('leaves articles to the next run where the service is slow, for other jobs wait', async () => {
  for (const id of ['slow-1', 'slow-2', 'slow-3']) await write(id)
  let late = 0
  const { now } = Date
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + late)
  const slow: VoiceAdapter = {
    read(sentences) {
      late += 20_000
      return httpVoice({ url: serviceUrl(), key: '', model: 'tts', voice: 'mei' }).read(sentences)
    },
  }
  await readArticles({ ...server.deps, voice: slow })
  clock.mockRestore()
  expect(received).toHaveLength(2)
  await run()
  expect(received).toHaveLength(3)
})

it('leaves recordings of editors, links and hidden articles alone, and serves no sound of a hidden one', async () => {
  await write('own', { voiceUrl: '/media/uploads/audio/own', voiceSeconds: 5 })
  await write('link', { linkAddress: 'https://news.example/' })
  await write('hidden', { hidden: 1 })
  await run()
  expect(received).toEqual([])
  const voice = await voiceOf('late')
  await server.db.update(contents).set({ hidden: 1 }).where(eq(contents.id, 'late'))
  await expect.poll(() => statusOf(voice?.url), { timeout: 15_000, interval: 500 }).toBe(404)
})

it('is configured by the environment', () => {
  expect(readEnvironment({}).voiceAccount).toBeUndefined()
  expect(() => readEnvironment({ PLAZA_VOICE: 'http' })).toThrow('PLAZA_VOICE=http needs PLAZA_VOICE_URL.')
  expect(() => readEnvironment({ PLAZA_VOICE: 'loud' })).toThrow('PLAZA_VOICE must be none or http, not loud.')
  const account = { PLAZA_VOICE: 'http', PLAZA_VOICE_URL: 'https://voice.example/v1/audio/speech' }
  expect(readEnvironment(account).voiceAccount).toMatchObject({ url: account.PLAZA_VOICE_URL, model: 'tts-1' })
})
