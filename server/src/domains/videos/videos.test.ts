import { channels, codes, comments, contents, likes, uploads, videos } from '@plaza/shared/api'
import { MINUTE_MS } from '@plaza/shared/format'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { liveEvents, contents as stored } from '../../data/schema/index'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { previewQuery } from '../contents/preview-links'

const UNPUBLISHED = '4027'
const GONE = 403001
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ demo: true })
}, 120_000)
afterAll(() => server.close())
const query = (until: number, id = UNPUBLISHED) => previewQuery(server.deps.secret, id, until)
const selectViews = (id: string) => server.db.select({ views: stored.views }).from(stored).where(eq(stored.id, id))
const soon = () => Date.now() + 60_000

describe('a video', () => {
  it('has its metadata; the permission has the stream URL', async () => {
    const video = await server.data(videos.detail, { params: { id: '4001' } })
    expect(video).toMatchObject({ id: '4001', source_id: '4001', width: 640, height: 360 })
    expect(JSON.stringify(video)).not.toContain('.m3u8')
    const leave = await server.data(videos.playAuth, { params: { id: video.source_id } })
    expect(leave).toMatchObject({ video_id: '4001', url: '/media/hls/clip-harbour/master.m3u8' })
  })

  it.each<[what: string, link: () => { until?: string; sign?: string }, code: number]>([
    ['without a link', () => ({}), GONE],
    ['with one that was altered', () => ({ ...query(soon()), until: String(soon() + 1) }), GONE],
    ['with one of another video', () => query(soon(), '4001'), GONE],
    ['with one that is over', () => query(Date.now() - 1), codes.linkExpired],
    ['with a good one', () => query(soon()), codes.success],
  ])('that is not published is seen %s or not', async (_, link, code) => {
    const asked = { params: { id: UNPUBLISHED }, query: link() }
    expect((await server.ask(videos.preview, asked)).code).toBe(code)
    expect((await server.ask(videos.playAuth, asked)).code).toBe(code === codes.success ? code : GONE)
    expect((await server.ask(videos.detail, { params: { id: UNPUBLISHED } })).code).toBe(GONE)
  })
})

it('names the file of what is published, and of nothing else', async () => {
  const person = await server.person()
  const source = (id: string, as?: TestPerson) => server.ask(uploads.source, { params: { id } }, as)
  expect((await source('4001', person)).data).toMatchObject({
    ...{ id: '4001', kind: 'video', url: '/media/hls/clip-harbour/master.m3u8', ready: 1 },
  })
  expect((await source('1012', person)).data).toMatchObject({ id: '1012', kind: 'audio', ready: 1 })
  expect((await source(UNPUBLISHED, person)).code).toBe(GONE)
  expect((await source('3001', person)).code).toBe(GONE)
  expect((await source('4001')).code).not.toBe(codes.success)
})

it('shows in its preview whether it is public', async () => {
  const published = async (id: string) =>
    (await server.data(videos.preview, { params: { id }, query: query(soon(), id) })).published
  expect([await published(UNPUBLISHED), await published('4001')]).toEqual([false, true])
})

describe('collections and short videos', () => {
  it('keep the order of an editor, page by page', async () => {
    const first = await server.data(videos.episodes, { params: { id: '15001' }, query: { page_size: 4 } })
    const rest = await server.data(videos.episodes, { params: { id: '15001' }, query: { cursor: first.next ?? '' } })
    expect([...first.list, ...rest.list].map(({ id }) => id)).toEqual(['4001', '4003', '4004', '4006', '4015', '4020'])
    expect(rest.next).toBeNull()
  })

  it('name every collection that a video stands in', async () => {
    const { list } = await server.data(videos.collectionsOf, { params: { id: '4001' } })
    expect(list.map(({ id }) => id).sort()).toEqual(['15001', '15003'])
  })

  it('are counted with each play of a video in them', async () => {
    const [video, other] = await Promise.all(
      ['15001', '15003'].map((id) => server.data(videos.collection, { params: { id } })),
    )
    await server.data(contents.countPlay, { params: { id: '4001' }, query: { video_collection_id: '15001' } })
    await server.deps.views.flush()
    const views = async (id: string) => (await selectViews(id))[0]?.views
    expect([await views('15001'), await views('15003')]).toEqual([(video?.views ?? 0) + 1, other?.views])
  })

  it('start with the requested one, once', async () => {
    const { list } = await server.data(videos.shorts, { query: { from: '4014' } })
    expect(list[0]?.id).toBe('4014')
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
    expect(list.length).toBeGreaterThanOrEqual(6)
  })
})

describe('television', () => {
  it('has a recording of each past broadcast, with its duration', async () => {
    const { list } = await server.data(channels.shows, { query: { id: '805' } })
    const latest = list[0]?.shows.find(({ title }) => title === '早安星湾')?.latest
    expect(latest?.replay_url).toBe('/media/recorded/tv-4/9000.m3u8')
    expect(Date.parse(latest?.ends_at ?? '')).toBeLessThanOrEqual(Date.now())
  })

  it.each([
    ['now', 'goes-on', -90, 60],
    ['coming', 'comes', 60, 120],
    ['over', 'is-over', -120, -60],
  ] as const)('has live events that are %s, and no other', async (state, id, starts, ends) => {
    const now = Date.now()
    const at = (minutes: number) => new Date(now + minutes * MINUTE_MS)
    const event = { title: 'The match', channelId: '805', startsAt: at(starts), endsAt: at(ends) }
    await server.db.insert(liveEvents).values([
      { ...event, id },
      { ...event, id: `hidden-${id}`, hidden: 1 },
    ])
    const { list } = await server.data(channels.events, { query: { state, page_size: 100 } })
    const ids = list.map((one) => one.id)
    expect(ids).toContain(id)
    expect(ids).not.toContain(`hidden-${id}`)
    const stateOf = ({ starts_at, ends_at }: (typeof list)[number]) =>
      Date.parse(starts_at) > now ? 'coming' : Date.parse(ends_at) > now ? 'now' : 'over'
    expect(new Set(list.map(stateOf))).toEqual(new Set([state]))
    const begin = list.map(({ starts_at }) => starts_at)
    expect(begin).toEqual(state === 'coming' ? [...begin].sort() : [...begin].sort().reverse())
  })

  it('is liked once by a person, and talked about', async () => {
    const { token } = await server.person()
    const before = await server.data(channels.play, { query: { id: '805' } })
    for (let tap = 0; tap < 2; tap++)
      await server.data(likes.set, { body: { target: 'channel', id: '805', on: true } }, { token })
    const mine = await server.data(channels.play, { query: { id: '805' } }, { token })
    expect(mine).toMatchObject({ liked: true, likes: before.likes + 1 })
    await server.data(comments.add, { body: { target: 'channel', target_id: '805', content: 'Hello' } }, { token })
    const said = await server.data(comments.list, { params: { id: '805' }, query: { target: 'channel' } })
    expect(said.list[0]?.content).toBe('Hello')
  })
})
