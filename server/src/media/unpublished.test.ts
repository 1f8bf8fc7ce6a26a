import { writeFileSync } from 'node:fs'
import { videos } from '@plaza/shared/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { contents, uploads } from '../data/schema/index'
import { previewQuery } from '../domains/contents/preview-links'
import { startObjectStore } from '../testing/object-store'
import { startTestServer, type TestServer } from '../testing/test-server'
import { playableAddress } from '../transport/play-auth'

const FILM = '/media/hls/clip-bridge/master.m3u8'
const SEGMENT = '/media/hls/clip-bridge/high-0.ts'
const PATIENCE = { timeout: 20_000 }
let store: Awaited<ReturnType<typeof startObjectStore>>
let server: TestServer
beforeAll(async () => {
  store = await startObjectStore()
  server = await startTestServer({ demo: true, environment: { bucket: store.bucket } })
}, 120_000)
afterAll(async () => {
  await server.close()
  await store.stop()
})

const get = (address: string, headers: Record<string, string> = {}) => server.app.request(address, { headers })
const statusOf = async (address: string, headers?: Record<string, string>) => (await get(address, headers)).status
const hide = (hidden: 0 | 1) => server.db.update(contents).set({ hidden }).where(eq(contents.url, FILM))
const signed = (address: string) => playableAddress(server.deps.secret, address)

it('a published film is cached by everybody', async () => {
  const response = await get(FILM)
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=604800'])
})

it('a film of unpublished contents alone is played with play_auth, all its playlists and segments', async () => {
  const [{ id = '' } = {}] = await server.db.select({ id: contents.id }).from(contents).where(eq(contents.url, FILM))
  await hide(1)
  await vi.waitFor(async () => expect(await statusOf(FILM)).toBe(404), PATIENCE)
  for (const address of [SEGMENT, '/media/hls//clip-bridge/high-0.ts', '/media/hls/clip%2Dbridge/high-0.ts'])
    expect(await statusOf(address)).toBe(404)

  const asked = { params: { id }, query: previewQuery(server.deps.secret, id, Date.now() + 60_000) }
  const { url } = await server.data(videos.playAuth, asked)
  const addressesIn = async (address: string) =>
    (await (await get(address)).text())
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => new URL(line, `http://plaza${address}`))
      .map(({ pathname, search }) => pathname + search)
  const [low = '', high = ''] = await addressesIn(url)
  expect(low).toContain('/media/hls/clip-bridge/low.m3u8?play_auth=')
  const [segment = ''] = await addressesIn(high)
  const response = await get(segment)
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(await statusOf(segment.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).toBe(404)
  expect(await statusOf(`${SEGMENT}?${signed('/media/hls/clip-harbour/master.m3u8').split('?')[1]}`)).toBe(404)
})

it('a reviewer sees it, other users do not', async () => {
  const cookieOf = async (roles: 'reviewer'[]) => ({
    cookie: `Authorization=${(await server.person({ roles })).token}`,
  })
  expect(await statusOf(SEGMENT, await cookieOf(['reviewer']))).toBe(200)
  expect(await statusOf(SEGMENT, await cookieOf([]))).toBe(404)
})

it('it is open at once when it is published', async () => {
  await hide(0)
  expect(await statusOf(SEGMENT)).toBe(200)
})

it('a track that no published content plays needs play_auth too', async () => {
  const [{ url } = { url: null }] = await server.db
    .update(contents)
    .set({ hidden: 1 })
    .where(eq(contents.url, '/media/voice/11002.mp3'))
    .returning({ url: contents.url })
  const address = url ?? ''
  await vi.waitFor(async () => expect(await statusOf(address)).toBe(404), PATIENCE)
  expect(await statusOf(signed(address), { range: 'bytes=0-9' })).toBe(206)
})

it('an unpublished upload in an object store needs play_auth', async () => {
  const { id: userId } = await server.person()
  const path = await server.deps.storage.temporary('film')
  writeFileSync(path, '0123456789')
  await server.deps.storage.keep(path, 'video/stored', 'video/mp4')
  await server.db
    .insert(uploads)
    .values({ key: 'video/stored', userId, kind: 'video', mime: 'video/mp4', bytes: 10, expiresAt: new Date() })
  expect(await statusOf('/media/uploads/video/stored')).toBe(404)
  const response = await get(signed('/media/uploads/video/stored'), { range: 'bytes=2-4' })
  expect([response.status, await response.text()]).toEqual([206, '234'])
})
