import { videos } from '@plaza/shared/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contents } from '../../data/schema/index'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { previewQuery } from '../contents/preview-links'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('has subtitles by language under an address that may be cached, and chapters in order', async () => {
  const video = await server.data(videos.detail, { params: { id: '4001' } })
  expect(video.subtitles?.map(({ language }) => language)).toEqual(['zh', 'en'])
  expect(video.chapters?.map(({ seconds }) => seconds)).toEqual([0, 5, 10])
  const file = await server.app.request(video.subtitles?.[1]?.url ?? '')
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/vtt; charset=utf-8'])
  expect(file.headers.get('cache-control')).toContain('public')
  expect(await file.text()).toMatch(/^WEBVTT[\s\S]*Night falls/)
})

it('has none of a video without them, in another language, or that is hidden', async () => {
  expect(await server.data(videos.detail, { params: { id: '4002' } })).not.toHaveProperty('subtitles')
  const statusOf = async (address: string) => (await server.app.request(`/media/subtitles/${address}`)).status
  expect(await Promise.all(['4002/zh-1.vtt', '4001/fr-1.vtt', '4001/zh.vtt', 'none/zh-1.vtt'].map(statusOf))).toEqual([
    404, 404, 404, 404,
  ])
  await server.db.update(contents).set({ hidden: 1 }).where(eq(contents.id, '4001'))
  expect(await statusOf('4001/zh-1.vtt')).toBe(404)
  const query = previewQuery(server.deps.secret, '4001', Date.now() + 60_000)
  const preview = await server.data(videos.preview, { params: { id: '4001' }, query })
  expect([preview.chapters?.length, 'subtitles' in preview]).toEqual([3, false])
})

it('has another address for another text', async () => {
  const change = (at: number) =>
    server.db
      .update(contents)
      .set({ hidden: 0, updatedAt: new Date(at) })
      .where(eq(contents.id, '4001'))
  const addresses = async () => {
    const { subtitles = [] } = await server.data(videos.detail, { params: { id: '4001' } }, await server.person())
    return subtitles.map(({ url }) => url)
  }
  await change(1_000)
  const before = await addresses()
  await change(2_000)
  const after = await addresses()
  expect([after.length, after.filter((address) => before.includes(address))]).toEqual([2, []])
})

it('leaves out chapters after the end', async () => {
  await server.db.update(contents).set({ hidden: 0, seconds: 8 }).where(eq(contents.id, '4001'))
  const detail = await server.data(videos.detail, { params: { id: '4001' } }, await server.person())
  expect(detail.chapters?.map(({ seconds }) => seconds)).toEqual([0, 5])
})
