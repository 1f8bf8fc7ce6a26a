import { circles, codes, invitations, posts } from '@plaza/shared/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { circles as circleRows, uploads } from '../../data/schema/index'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { indexPending } from '../search/entries'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function file(who: TestPerson, kind: 'image' | 'video') {
  const key = `${kind}/${crypto.randomUUID()}`
  const size = kind === 'image' ? { width: 640, height: 360 } : {}
  await server.db
    .insert(uploads)
    .values({ key, userId: who.id, kind, mime: `${kind}/any`, expiresAt: new Date(), ...size })
  return key
}
const publish = (who: TestPerson, more: object = {}) =>
  server.ask(
    posts.publish,
    { body: { circle_id: '61', content: '看潮', images: [] as string[], key: crypto.randomUUID(), ...more } },
    who,
  )
const published = async (key: string) =>
  (await server.db.select().from(uploads).where(eq(uploads.key, key)))[0]?.publishedAt

describe('a post with a video', () => {
  it('shows it with its poster, and is withdrawn with both', async () => {
    const author = await server.person({ joinedDaysAgo: 90 })
    const [key, poster] = [await file(author, 'video'), await file(author, 'image')]
    const { data } = await publish(author, { video: { key, poster, seconds: 12 } })
    const url = `/media/uploads/${key}`
    expect(data.video).toEqual({ url, poster: `/media/uploads/${poster}`, seconds: 12, width: 640, height: 360 })
    expect([await published(key), await published(poster)]).toEqual([expect.any(Date), expect.any(Date)])
    await server.data(posts.remove, { params: { id: data.id } }, author)
    expect([await published(key), await published(poster)]).toEqual([null, null])
  })

  it('of a new account waits for a review, as a piece does, and its files with it', async () => {
    const author = await server.person({ joinedDaysAgo: 0 })
    const key = await file(author, 'video')
    const { data } = await publish(author, { video: { key, seconds: 12 } })
    expect([data.state, await published(key)]).toEqual(['pending', null])
    expect((await publish(author)).data.state).toBe('shown')
  })

  it.each<[what: string, more: (author: TestPerson) => Promise<object>]>([
    ['a picture for a video', async (author) => ({ video: { key: await file(author, 'image'), seconds: 3 } })],
    [
      'a video for a poster',
      async (author) => ({
        video: { key: await file(author, 'video'), poster: await file(author, 'video'), seconds: 3 },
      }),
    ],
    ["another's video", async () => ({ video: { key: await file(await server.person(), 'video'), seconds: 3 } })],
    ['more than ten minutes', async (author) => ({ video: { key: await file(author, 'video'), seconds: 601 } })],
    [
      'pictures beside it',
      async (author) => ({
        images: [await file(author, 'image')],
        video: { key: await file(author, 'video'), seconds: 3 },
      }),
    ],
  ])('refuses %s', async (_, more) => {
    const author = await server.person({ joinedDaysAgo: 90 })
    expect((await publish(author, await more(author))).code).toBe(codes.badInput)
  })
})

describe('a circle in which only members write', () => {
  it('refuses others until they have joined', async () => {
    await server.db.update(circleRows).set({ membersOnly: true }).where(eq(circleRows.id, '64'))
    const person = await server.person()
    expect((await publish(person, { circle_id: '64' })).code).toBe(codes.notAllowed)
    const owner = await server.logInAs('511')
    const { code } = await server.data(invitations.create, { body: { target: 'circle', id: '64' } }, owner)
    await server.data(circles.join, { params: { id: '64' }, body: { on: true, invitation: code } }, person)
    expect((await publish(person, { circle_id: '64' })).code).toBe(codes.success)
  })
})

describe('circles', () => {
  beforeAll(() => indexPending(server.db))

  it.each([
    ['their name', '拍客'],
    ['pinyin', 'paike'],
  ])('are found by %s', async (_, q) => {
    const { list } = await server.data(circles.list, { query: { q } })
    expect(list[0]?.id).toBe('61')
    expect(list.length).toBeLessThan(5)
  })

  it('are found page by page', async () => {
    const first = await server.data(circles.list, { query: { q: '星湾', page_size: 1 } })
    const second = await server.data(circles.list, { query: { q: '星湾', page_size: 1, cursor: first.next ?? '' } })
    expect([first.list.length, second.list.length]).toEqual([1, 1])
    expect(first.list[0]?.id).not.toBe(second.list[0]?.id)
  })
})
