import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  blocks,
  categories,
  codes,
  contents,
  credits,
  publishing as endpoints,
  type NewPublication,
  previews,
  uploads,
  videos,
} from '@plaza/shared/api'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rateLimits, contents as stored, uploads as uploadRows, uploadUses, users } from '../../data/schema/index'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { previewQuery } from '../contents/preview-links'
import { sweepUnused } from '../uploads/remove'
import { decidePiece } from './decide'

let server: TestServer
let person: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  person = await server.person({ nickname: '看潮的人', joinedDaysAgo: 30 })
  stranger = await server.person({ joinedDaysAgo: 30 })
})
afterAll(() => server.close())

let keys = 0
const body = (over: Partial<NewPublication> = {}): NewPublication => {
  keys += 1
  return {
    category_id: '2',
    title: '老码头的灯',
    content: '灯又亮了。\n<b>看</b>见的人不多。',
    images: [],
    key: `00000000-0000-4000-8000-${String(keys).padStart(12, '0')}`,
    ...over,
  }
}
const publish = async (over: Partial<NewPublication> = {}, who = person) => {
  await server.db.delete(rateLimits)
  return server.data(endpoints.publish, { body: body(over) }, who)
}
const file = async (key: string, kind: 'image' | 'video', size = 800, who = person) => {
  const mime = kind === 'image' ? 'image/jpeg' : 'video/mp4'
  await server.db
    .insert(uploadRows)
    .values({ key, userId: who.id, kind, mime, bytes: 10, width: size, height: size, expiresAt: new Date() })
  return key
}

/** Decides as a reviewer does in the queue of the back office. */
const decide = (id: string, state: 'shown' | 'refused') =>
  server.db.transaction((tx) => decidePiece(tx, id, { state, refusal: state === 'refused' ? '含有广告' : null }))

it('a blocked person’s pieces are gone for who blocked, in their channel and on their pages', async () => {
  const reader = await server.person()
  const article = await publish({ title: '被屏蔽的人写的' })
  const key = await file(`video/${crypto.randomUUID()}`, 'video')
  const video = await publish({ title: '被屏蔽的人拍的', video: { key, seconds: 9 } })
  for (const { id } of [article, video]) await decide(id, 'shown')
  const seen = async (who: TestPerson) => {
    const { list } = await server.data(contents.feed, { params: { id: 'citizens' }, query: { page_size: 50 } }, who)
    return {
      listed: [article, video].map((piece) => list.some(({ id }) => id === piece.id)),
      codes: [
        (await server.ask(contents.article, { params: { id: article.id } }, who)).code,
        (await server.ask(videos.detail, { params: { id: video.id } }, who)).code,
      ],
    }
  }
  const all = { listed: [true, true], codes: [codes.success, codes.success] }
  expect(await seen(reader)).toEqual(all)
  await server.data(blocks.set, { params: { id: person.id }, body: { on: true } }, reader)
  expect(await seen(reader)).toEqual({ listed: [false, false], codes: [codes.contentGone, codes.contentGone] })
  expect(await seen(stranger)).toEqual(all)
})

describe('a user’s publication', () => {
  it('is a content with its own page in the citizens’ channel, and its text is never parsed as HTML', async () => {
    const key = await file('image/lamp', 'image')
    const { id, state, topic } = await publish({ images: [key], topic_id: '21', place: '老码头' })
    expect(state).toBe('shown')
    expect(topic).toMatchObject({ id: '21' })
    const article = await server.data(contents.staticArticle, { params: { id } })
    expect(article).toMatchObject({
      type: 3,
      title: '老码头的灯',
      author: '看潮的人',
      image: '/media/uploads/image/lamp',
    })
    expect(article.body).toContain('<p>&lt;b&gt;看&lt;/b&gt;见的人不多。</p>')
    expect(article.body).toContain('src="/media/uploads/image/lamp"')
    const { list } = await server.data(contents.feed, { params: { id: 'citizens' } })
    expect(list.find((one) => one.id === id)).toMatchObject({ citizen: true })
    const isOwn = async (who?: TestPerson) => (await server.data(contents.dynamicArticle, { params: { id } }, who)).own
    expect([await isOwn(), await isOwn(person), await isOwn(await server.person())]).toEqual([false, true, false])
  })

  it('is created once, even by concurrent requests', async () => {
    const sent = body()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => server.data(endpoints.publish, { body: sent }, person)),
    )
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    const { list } = await server.data(endpoints.mine, { query: { page_size: 100 } }, person)
    expect(list.filter(({ id }) => id === answers[0]?.id)).toHaveLength(1)
  })

  it('with a clip is a video', async () => {
    const [key, poster] = [await file('video/tide', 'video'), await file('image/tide', 'image')]
    const { id, video } = await publish({ content: '', video: { key, poster, seconds: 12 } })
    expect(video).toMatchObject({ url: '/media/uploads/video/tide', seconds: 12 })
    const { list } = await server.data(contents.feed, { params: { id: 'citizens' }, query: { type: 4 } })
    expect(list.find((one) => one.id === id)).toMatchObject({ image: '/media/uploads/image/tide', duration: '00:12' })
  })

  it.each<[what: string, over: () => Promise<Partial<NewPublication>>]>([
    ['a picture of somebody else', async () => ({ images: [await file('image/other', 'image', 800, stranger)] })],
    ['a picture as a clip', async () => ({ video: { key: await file('image/still', 'image'), seconds: 3 } })],
    ['a clip that nobody has uploaded', async () => ({ video: { key: 'video/nowhere', seconds: 3 } })],
    ['a picture that does not pass the check', async () => ({ images: [await file('image/dot', 'image', 8)] })],
    ['a category that is not there', async () => ({ category_id: '99' })],
    ['a topic in place of a category', async () => ({ category_id: '21' })],
    ['a topic of another category', async () => ({ topic_id: '31' })],
    ['nothing but a headline', async () => ({ content: '' })],
  ])('is refused with %s', async (_, over) => {
    const answer = await server.ask(endpoints.publish, { body: body(await over()) }, person)
    expect(answer.code).toBe(codes.badInput)
  })

  it('needs a phone', async () => {
    const without = await server.person({ phone: null })
    expect((await server.ask(endpoints.publish, { body: body() }, without)).code).toBe(codes.phoneNeeded)
  })
})

describe('the review', () => {
  it('is required by certain words: only the author sees the publication and its state meanwhile', async () => {
    const { id, state } = await publish({ content: '日赚千元，快来' })
    expect(state).toBe('pending')
    const page = { params: { id } }
    expect(await server.data(contents.staticArticle, page, person)).toMatchObject({ review: { state: 'pending' } })
    for (const who of [{}, stranger]) {
      expect((await server.ask(contents.staticArticle, page, who)).code).toBe(codes.contentGone)
      expect((await server.ask(contents.dynamicArticle, page, who)).code).toBe(codes.contentGone)
    }
    expect(
      (await server.data(contents.feed, { params: { id: 'citizens' } }, person)).list.map((one) => one.id),
    ).not.toContain(id)
  })

  it('is waited for by a video too, at its own page', async () => {
    const key = await file('video/advert', 'video')
    const { id } = await publish({ content: '日赚千元，快来', video: { key, seconds: 9 } })
    const page = { params: { id } }
    expect(await server.data(videos.detail, page, person)).toMatchObject({ review: { state: 'pending' } })
    expect((await server.ask(videos.detail, page, stranger)).code).toBe(codes.contentGone)
    expect((await server.ask(videos.playAuth, page, stranger)).code).toBe(codes.contentGone)
    expect((await server.ask(videos.playAuth, page, person)).code).toBe(codes.success)
  })

  it('publishes the pictures too, and withdraws them after a refusal', async () => {
    const published = async (key: string) => {
      const [row] = await server.db.select().from(uploadRows).where(eq(uploadRows.key, key))
      return row?.publishedAt !== null
    }
    const [shown, held] = [await file('image/let-out', 'image'), await file('image/held', 'image')]
    await publish({ images: [shown] })
    const { id } = await publish({ images: [held], content: '代开发票' })
    expect([await published(shown), await published(held)]).toEqual([true, false])
    await decide(id, 'shown')
    expect(await published(held)).toBe(true)
    await decide(id, 'refused')
    expect(await published(held)).toBe(false)
  })

  it('publishes it or gives a reason', async () => {
    const { id } = await publish({ content: '代开发票' })
    await decide(id, 'refused')
    expect(await server.data(contents.staticArticle, { params: { id } }, person)).toMatchObject({
      review: { state: 'refused', reason: '含有广告' },
    })
    const publishedAt = async (set?: Date) => {
      if (set) await server.db.update(stored).set({ publishedAt: set }).where(eq(stored.id, id))
      const [row] = await server.db.select().from(stored).where(eq(stored.id, id))
      return row?.publishedAt.getTime() ?? 0
    }
    const longAgo = await publishedAt(new Date('2020-01-01'))
    const before = Date.now()
    await decide(id, 'shown')
    // Approval sets the publication time; approving again keeps it.
    expect(await publishedAt()).toBeGreaterThanOrEqual(before - 1_000)
    await publishedAt(new Date(longAgo))
    await decide(id, 'shown')
    expect(await publishedAt()).toBe(longAgo)
    const article = await server.data(contents.staticArticle, { params: { id } })
    expect(article.review).toBeUndefined()
  })
})

describe('a publication', () => {
  it('stands in no list of the newsroom: not in all, in its category, its section, or as related', async () => {
    const { id } = await publish({ topic_id: '21' })
    const video = await publish({ content: '', video: { key: await file('video/queue', 'video'), seconds: 5 } })
    for (const channel of ['all', '2', '21'])
      for (const type of [undefined, 3, 4]) {
        const asked = { params: { id: channel }, query: { page_size: 100, ...(type && { type }) } }
        const { list } = await server.data(contents.feed, asked, stranger)
        if (channel === 'all') expect([type, list.length > 0]).toEqual([type, true])
        expect(list.filter((one) => one.citizen || one.id === id || one.id === video.id)).toEqual([])
      }
    expect((await server.data(contents.related, { query: { id } })).list.filter(({ citizen }) => citizen)).toEqual([])
    expect((await server.data(categories.list)).list.map((one) => one.id).at(-1)).toBe('citizens')
    expect(await server.data(categories.detail, { params: { id: 'citizens' } })).toMatchObject({ name_en: 'Citizens' })
  })

  it.each([
    '【官方通报】今日起全市停水三天',
    '关于停水的通 告',
    '公-告：明早封桥',
    '星湾日报：灯塔要拆',
    'OFFICIAL: the bridge is closed',
  ])('waits for a review where its headline passes for an authority’s or the newsroom’s: %s', async (title) =>
    expect((await publish({ title })).state).toBe('pending'),
  )

  it('may speak of its city', async () => expect((await publish({ title: '星湾的早晨' })).state).toBe('shown'))

  it('is limited to five a day, with a message', async () => {
    const busy = await server.person()
    const send = async () => server.ask(endpoints.publish, { body: body() }, busy)
    await server.db.delete(rateLimits)
    for (let times = 0; times < 5; times++) expect((await send()).code).toBe(codes.success)
    expect(await send()).toMatchObject({ code: codes.tooMany, msg: expect.stringContaining('明天') })
  })
})

describe('a preview link', () => {
  const links = (id: string) => {
    const query = previewQuery(server.deps.secret, id, Date.now() + 60_000)
    const asked = { params: { id }, query }
    return Promise.all(
      [previews.detail, videos.preview].map(async (call) => (await server.ask(call as never, asked as never)).code),
    )
  }
  it('opens the files of an unpublished piece, in parts too; their addresses without it do not', async () => {
    const storage = join(server.deps.environment.dataDir, 'uploads')
    for (const kind of ['image', 'video']) mkdirSync(join(storage, kind), { recursive: true })
    const [key, poster] = [await file('video/waits', 'video'), await file('image/waits', 'image')]
    for (const name of [key, poster]) writeFileSync(join(storage, name), '0123456789')
    const { id } = await publish({ content: '代开发票', video: { key, poster, seconds: 5 } })
    const asked = { params: { id }, query: previewQuery(server.deps.secret, id, Date.now() + 60_000) }
    const { url } = await server.data(videos.playAuth, asked)
    const { image } = await server.data(videos.preview, asked)
    const status = async (address: string) =>
      (await server.app.request(address, { headers: { range: 'bytes=2-4' } })).status
    for (const address of [url, image ?? '']) {
      expect(await status(address)).toBe(206)
      expect(await status(address.split('?')[0] ?? '')).toBe(404)
      expect(await status(address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).toBe(404)
    }
    expect(await status(url.replace(key, poster))).toBe(404)
  })

  it.each(['refused', 'removed'])('ends where the piece is %s', async (how) => {
    const { id } = await publish({
      content: '代开发票',
      video: { key: await file(`video/${how}`, 'video'), seconds: 5 },
    })
    expect(await links(id)).toEqual([codes.success, codes.success])
    if (how === 'refused') await decide(id, 'refused')
    else await server.data(endpoints.remove, { params: { id } }, person)
    expect(await links(id)).toEqual([codes.contentGone, codes.contentGone])
  })
})

describe('a file', () => {
  const left = async (...keys: string[]) =>
    (await server.db.select({ key: uploadRows.key }).from(uploadRows).where(inArray(uploadRows.key, keys)))
      .map(({ key }) => key)
      .sort()
  const age = (...keys: string[]) =>
    server.db
      .update(uploadRows)
      .set({ createdAt: new Date(Date.now() - 86_500_000) })
      .where(inArray(uploadRows.key, keys))

  it('is deleted with its publication, unless something else uses it', async () => {
    const [one, two, clip] = [
      await file('image/gone', 'image'),
      await file('image/used', 'image'),
      await file('video/gone', 'video'),
    ]
    const { id } = await publish({ images: [one, two], video: { key: clip, seconds: 5 } })
    await publish({ images: [two] })
    await server.data(endpoints.remove, { params: { id } }, person)
    expect(await left(one, two, clip)).toEqual([two])
    expect((await server.app.request('/media/uploads/image/gone')).status).toBe(404)
  })

  it('that was not published is deleted after a day, but not one in use', async () => {
    const names = ['old', 'young', 'avatar', 'piece', 'refused'].map((name) => `image/swept-${name}`)
    for (const name of names) await file(name, 'image')
    const [old = '', young = '', avatar = '', piece = '', refused = ''] = names
    await server.db
      .update(users)
      .set({ avatar: `/media/uploads/${avatar}` })
      .where(eq(users.id, person.id))
    await publish({ images: [piece] })
    const { id } = await publish({ content: '代开发票', images: [refused] })
    await decide(id, 'refused')
    await age(old, avatar, piece, refused)
    await sweepUnused(server.deps)
    expect(await left(...names)).toEqual([avatar, piece, refused, young].sort())
    await server.db
      .update(uploadUses)
      .set({ until: new Date(Date.now() - 1_000) })
      .where(eq(uploadUses.sourceId, id))
    await sweepUnused(server.deps)
    expect(await left(...names)).toEqual([avatar, piece, young].sort())
  })
})

it('a removed publication is gone for its author too, and only the author can remove it', async () => {
  const { id } = await publish()
  expect((await server.ask(endpoints.remove, { params: { id } }, stranger)).code).toBe(codes.contentGone)
  await server.data(endpoints.remove, { params: { id } }, person)
  expect((await server.ask(contents.staticArticle, { params: { id } }, person)).code).toBe(codes.contentGone)
  const { list } = await server.data(endpoints.mine, { query: { page_size: 100 } }, person)
  expect(list.map((one) => one.id)).not.toContain(id)
})

it('own publications are listed newest first, and only for their author', async () => {
  const ids = [(await publish()).id, (await publish()).id]
  const { list } = await server.data(endpoints.mine, { query: { page_size: 100 } }, person)
  expect(list.slice(0, 2).map(({ id }) => id)).toEqual(ids.reverse())
  const moments = list.map(({ created_at }) => created_at)
  expect(moments).toEqual([...moments].sort().reverse())
  expect((await server.data(endpoints.mine, {}, stranger)).list).toEqual([])
})

it('categories come with their topics, for text and for video', async () => {
  for (const type of ['3', '4']) {
    const { list } = await server.data(endpoints.categories, { params: { type } })
    expect(list.find(({ id }) => id === '2')?.topics.map(({ id }) => id)).toEqual(['21', '22', '23'])
    expect(list.every(({ id }) => Number(id) < 10)).toBe(true)
  }
  expect((await server.ask(endpoints.categories, { params: { type: '9' } })).code).toBe(codes.badInput)
})

it('what publishing brings is in the credit system under code 5', async () => {
  const { list } = await server.data(credits.system)
  expect(list.find(({ code }) => code === 5)?.config_value).toBe('5')
})

describe('the check of a picture', () => {
  it('passes what can be seen, and says why not', async () => {
    const [good, dot] = [await file('image/seen', 'image'), await file('image/speck', 'image', 4)]
    const scan = (key: string, who = person) => server.ask(uploads.scanImage, { query: { key } }, who)
    expect((await scan(good)).data).toEqual({ pass: true, reason: null })
    expect((await scan(dot)).data).toMatchObject({ pass: false, reason: expect.stringMatching(/./) })
    expect((await scan(good, stranger)).code).toBe(codes.contentGone)
    await server.db.delete(uploadRows).where(eq(uploadRows.key, dot))
  })
})
