import { codes, contents } from '@plaza/shared/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordings, contents as stored, transcripts } from '../../data/schema/index'
import { startTestServer, type TestServer } from '../../testing/test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const transcriptOf = (id: string) => server.ask(contents.transcript, { params: { id } })

it('an audio that is read aloud has its words, in the order in which they are heard', async () => {
  const { transcript, seconds } = await server.data(contents.audio, { params: { id: '11001' } })
  const cues = transcript?.cues ?? []
  expect(cues[1]?.text).toBe('灯亮之前，要先看看外面。')
  expect(cues.every(({ start, end }, index) => start < end && start >= (cues[index - 1]?.end ?? 0))).toBe(true)
  expect(seconds - (cues.at(-1)?.end ?? 0)).toBeLessThan(2)
})

it('music has none', async () => {
  expect(await server.data(contents.audio, { params: { id: '11801' } })).not.toHaveProperty('transcript')
  expect((await transcriptOf('11801')).code).toBe(codes.contentGone)
})

it('an article says that its recording has one, which is asked for separately', async () => {
  const article = await server.data(contents.staticArticle, { params: { id: '3001' } })
  expect(article.voice).toMatchObject({ url: '/media/voice/3001.mp3', transcript: true })
  const { cues } = await server.data(contents.transcript, { params: { id: '3001' } })
  expect(cues[0]?.text).toBe(article.title)
})

it('audios share the recording of an article', async () => {
  const audio = await server.data(contents.audio, { params: { id: '1003' } })
  const { cues } = await server.data(contents.transcript, { params: { id: '3002' } })
  expect([audio.url, audio.transcript?.cues]).toEqual(['/media/voice/3002.mp3', cues])
})

it('an article in two voices offers both, each with its own times, as long as its recording is one of them', async () => {
  const voiceOf = async (id: string) => (await server.data(contents.staticArticle, { params: { id } })).voice
  const read = await voiceOf('3002')
  expect(read?.voices?.map(({ kind, url }) => [kind, url])).toEqual([
    ['female', '/media/voice/3002-other.mp3'],
    ['male', '/media/voice/3002.mp3'],
  ])
  const [usual, male, female] = await Promise.all(
    [{}, { voice: 'male' as const }, { voice: 'female' as const }].map((query) =>
      server.data(contents.transcript, { params: { id: '3002' }, query }),
    ),
  )
  expect(male).toEqual(usual)
  expect(female?.cues.map(({ text }) => text)).toEqual(usual?.cues.map(({ text }) => text))
  expect(female?.cues.at(-1)?.end).not.toBe(usual?.cues.at(-1)?.end)
  expect(await voiceOf('3801')).not.toHaveProperty('voices')
  const inFemale = { params: { id: '3801' }, query: { voice: 'female' as const } }
  expect((await server.ask(contents.transcript, inFemale)).code).toBe(codes.contentGone)
  await server.db.update(stored).set({ voiceUrl: '/media/readings/new.mp3' }).where(eq(stored.id, '3802'))
  expect(await voiceOf('3802')).not.toHaveProperty('voices')
})

it('is refused while its content is hidden, and gone with it', async () => {
  await server.db.update(stored).set({ hidden: 1 }).where(eq(stored.id, '3208'))
  expect((await transcriptOf('3208')).code).toBe(codes.contentGone)
  await server.db.delete(stored).where(eq(stored.id, '3208'))
  expect(await server.db.select().from(transcripts).where(eq(transcripts.contentId, '3208'))).toEqual([])
  expect(await server.db.$count(recordings, eq(recordings.contentId, '3208'))).toBe(0)
})
