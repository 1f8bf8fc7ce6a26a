import {
  atlases,
  cards,
  categories,
  codes,
  contents as endpoints,
  modules,
  previews,
  specials,
} from '@plaza/shared/api'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contents, pages, publications, settings, uploads } from '../../data/schema/index'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { previewQuery } from './preview-links'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const idsOf = ({ list }: { list: { id: string }[] }) => list.map(({ id }) => id)

describe('photo sets', () => {
  it('have their pictures with captions and sizes, in order', async () => {
    const { pictures, picture_count, author } = await server.data(atlases.detail, { params: { id: '7001' } })
    expect(pictures).toHaveLength(picture_count ?? 0)
    expect(pictures[3]).toMatchObject({ caption: '六点十二分。到位。', width: 1200, height: 675 })
    expect(author).toBe('陆明舟')
  })

  it.each([['3001'], ['none']])('anything else is not found: %s', async (id) =>
    expect(await server.ask(atlases.detail, { params: { id } })).toMatchObject({ code: codes.contentGone }),
  )
})

describe('specials', () => {
  it('come newest first, page by page', async () => {
    const first = await server.data(specials.list, { query: { page_size: 4 } })
    const rest = await server.data(specials.list, { query: { page_size: 4, cursor: first.next ?? '' } })
    const published = [...first.list, ...rest.list].map((special) => special.published_at)
    expect(published).toEqual([...published].sort().reverse())
    expect(new Set([...idsOf(first), ...idsOf(rest)]).size).toBe(published.length)
    expect(rest.next).toBeNull()
  })

  it('show the first contents of each section, and their number', async () => {
    const { sections } = await server.data(specials.detail, { params: { id: '5005' } })
    expect(sections.map(({ title, count, more, contents: shown }) => [title, count, more, shown.length])).toEqual([
      ['人物', 7, true, 4],
      ['声音', 1, false, 1],
      ['影像', 2, false, 2],
    ])
  })

  it('list all contents of a section in the editors’ order, even if one is removed meanwhile', async () => {
    const ask = (cursor?: string, page_size = 3) =>
      server.data(specials.section, { params: { id: '5005', section: '1' }, query: { page_size, cursor } })
    const first = await ask()
    const second = await ask(first.next ?? '')
    const third = await ask(second.next ?? '')
    expect([...idsOf(first), ...idsOf(second), ...idsOf(third)]).toEqual([
      '3601',
      '3602',
      '3605',
      '3607',
      '3603',
      '3604',
      '3606',
    ])
    expect(third.next).toBeNull()
    await server.db.update(contents).set({ hidden: 1 }).where(eq(contents.id, '3603'))
    expect(idsOf(await ask(undefined, 6))).toEqual(['3601', '3602', '3605', '3607', '3604'])
  })

  it('refuse a section that is not there, and a cursor of another list', async () => {
    const params = { id: '5005', section: '9' }
    expect((await server.ask(specials.section, { params })).code).toBe(codes.contentGone)
    const { next } = await server.data(specials.list, { query: { page_size: 2 } })
    const query = { cursor: next ?? '' }
    const answered = await server.ask(specials.section, { params: { id: '5005', section: '1' }, query })
    expect(answered.code).toBe(codes.badInput)
  })
})

describe('channels', () => {
  it('have their sub-channels, and a sub-channel its channel', async () => {
    const { list } = await server.data(categories.list, {})
    expect(list.find(({ id }) => id === '3')?.children.map(({ name }) => name)).toEqual([
      '去处',
      '吃喝',
      '节会',
      '影像',
    ])
    expect(list.some(({ id }) => id === '31')).toBe(false)
    const part = await server.data(categories.detail, { params: { id: '31' } })
    expect(part).toMatchObject({ name: '去处', parent: { id: '3', name: '文旅' }, children: [] })
  })

  it('contain their sub-channels’ contents; a sub-channel only its own', async () => {
    const of = async (id: string) =>
      idsOf(await server.data(endpoints.feed, { params: { id }, query: { page_size: 100 } }))
    const [whole, part] = await Promise.all([of('3'), of('32')])
    expect(part).toEqual(expect.arrayContaining(['3205', '3208']))
    expect(part).not.toContain('3201')
    expect(whole).toEqual(expect.arrayContaining(part))
  })
})

describe('what is taken from a category', () => {
  const write = (id: string, categoryId: string, publishedAt = new Date()) =>
    server.db.insert(contents).values({ id, type: 3, title: id, categoryId, publishedAt, updatedAt: publishedAt })
  const categoriesOf = async (ids: string[]) => {
    const rows = await server.db.select().from(contents).where(inArray(contents.id, ids))
    return new Set(rows.map(({ categoryId }) => categoryId[0]))
  }

  it('is related where it stands in any part of the same category', async () => {
    await write('of-a-part', '31', new Date('2020-01-01'))
    await write('of-another-part', '32')
    await write('of-another', '1')
    const ids = idsOf(await server.data(endpoints.related, { query: { id: 'of-a-part' } }))
    expect(ids).toContain('of-another-part')
    expect(ids).toHaveLength(6)
    expect(await categoriesOf(ids)).toEqual(new Set(['3']))
  })

  it.each([1, 3, 4])('is related to any content of type %s, six at least, also alone in its category', async (type) => {
    const rows = await server.db
      .select({ id: contents.id })
      .from(contents)
      .where(and(eq(contents.type, type), eq(contents.hidden, 0)))
    const counts = await Promise.all(
      rows.map(async ({ id }) => {
        const ids = idsOf(await server.data(endpoints.related, { query: { id } }))
        return { id, enough: new Set(ids).size >= 6 && !ids.includes(id) }
      }),
    )
    expect(counts.filter(({ enough }) => !enough)).toEqual([])
    expect(counts.length).toBeGreaterThan(5)
  })

  it('fills a module and a card with that category alone', async () => {
    const [{ value } = { value: [] }] = await server.db.select().from(settings).where(eq(settings.key, 'modules'))
    const module = { id: 'of-32', name: '吃喝', summary: '', image: null, of: { category: '32' } }
    await server.db
      .update(settings)
      .set({ value: [...(value as object[]), module] })
      .where(eq(settings.key, 'modules'))
    const card = { id: 'card-of-3', type: 'rank', title: '文旅', items: [], of: { category: '3', type: 3 } }
    await server.db.insert(pages).values({ id: 'of-3', document: { cards: [card] } })
    // A page size that no other test uses, because lists may be cached.
    const query = { page_size: 99 }
    const part = idsOf(await server.data(modules.contents, { params: { id: 'of-32' }, query }))
    const whole = await server.data(cards.more, { params: { id: 'card-of-3' }, query })
    const feed = (id: string, type?: number) =>
      server.data(endpoints.feed, { params: { id }, query: { ...query, type } })
    expect(part).toEqual(idsOf(await feed('32')))
    expect(whole).toMatchObject({ title: '文旅' })
    expect(idsOf(whole)).toEqual(idsOf(await feed('3', 3)))
    expect(await categoriesOf([...part, ...idsOf(whole)])).toEqual(new Set(['3']))
  })
})

describe('groups that editors configure', () => {
  it('a card shows its first contents, with a link to all', async () => {
    const { cards: shown } = await server.data(cards.page, { params: { id: 'home' } })
    const rank = shown.find(({ id }) => id === 'home-rank')
    expect(rank?.items).toHaveLength(8)
    expect(rank).not.toHaveProperty('shows')
    const more = await server.data(cards.more, { params: { id: 'home-rank' }, query: { page_size: 10 } })
    expect(more).toMatchObject({ title: '星湾热榜', ranked: true })
    expect(idsOf(more).slice(0, 8)).toEqual(idsOf({ list: rank?.items as { id: string }[] }))
    expect(more.list).toHaveLength(10)
    const rest = await server.data(cards.more, { params: { id: 'home-rank' }, query: { cursor: more.next ?? '' } })
    expect([...idsOf(more), ...idsOf(rest)]).toHaveLength(20)
    const found = await server.data(cards.page, { params: { id: 'find' } })
    const top = idsOf({ list: found.cards.find(({ id }) => id === 'find-hot')?.items as { id: string }[] })
    expect(top.slice(0, 8)).toEqual(idsOf({ list: rank?.items as { id: string }[] }))
    expect(top[0]).toBe('3001')
  })

  it.each([['none'], ['home-notice']])('a missing card, or one without contents, has no list: %s', async (id) =>
    expect(await server.data(cards.more, { params: { id } }).catch(() => ({ list: [] }))).toMatchObject({ list: [] }),
  )

  it('a module lists its contents, or has those of a type', async () => {
    expect(await server.data(modules.detail, { params: { id: '2' } })).toMatchObject({ name: '秋天，去走走' })
    expect(idsOf(await server.data(modules.contents, { params: { id: '2' } })).slice(0, 2)).toEqual(['3204', '7007'])
    const albums = await server.data(modules.contents, { params: { id: '3' } })
    expect(albums.list.length).toBeGreaterThan(5)
    expect(albums.list.every(({ type }) => type === 2)).toBe(true)
    expect((await server.ask(modules.detail, { params: { id: '99' } })).code).toBe(codes.contentGone)
  })
})

describe('unpublished content', () => {
  const hide = (hidden: number) => server.db.update(contents).set({ hidden }).where(eq(contents.id, '7012'))
  const params = { id: '7012' }
  const tomorrow = Date.now() + 86_400_000

  it('is visible only by its signed link, until that expires', async () => {
    await hide(1)
    const { secret } = server.deps
    expect((await server.ask(atlases.detail, { params })).code).toBe(codes.contentGone)
    const shown = await server.data(previews.detail, { params, query: previewQuery(secret, '7012', tomorrow) })
    expect(shown).toMatchObject({ title: '海上的白色巨人' })
    expect(shown.pictures).toHaveLength(4)
    expect(shown.published).toBe(false)
    const codeOf = async (query: object) => (await server.ask(previews.detail, { params, query })).code
    expect(await codeOf({})).toBe(codes.contentGone)
    expect(await codeOf(previewQuery(secret, '7011', tomorrow))).toBe(codes.contentGone)
    expect(await codeOf(previewQuery(secret, '7012', Date.now() - 1))).toBe(codes.linkExpired)
    const forged = { ...previewQuery(secret, '7012', tomorrow), until: String(Date.now() - 1) }
    expect(await codeOf(forged)).toBe(codes.contentGone)
    await hide(0)
  })

  const previewOf = (id: string) =>
    server.data(previews.detail, { params: { id }, query: previewQuery(server.deps.secret, id, tomorrow) })
  const pathOf = (url: string) => new URL(url, 'https://plaza.test').pathname
  const change = (id: string, set: Partial<typeof contents.$inferInsert>) =>
    server.db.update(contents).set(set).where(eq(contents.id, id))

  it('can be heard in its preview: an audio, the tracks of an album, the reading of an article', async () => {
    const audio = await previewOf('1012')
    expect(audio.sounds).toMatchObject([{ id: '1012', title: audio.title, url: expect.stringContaining('/media/') }])
    expect(audio.published).toBe(true)
    const { list } = await server.data(endpoints.albumTracks, { params: { id: '2001' }, query: { page_size: 100 } })
    expect(list.length).toBeGreaterThan(3)
    const tracks = list.map(({ id, title, url, duration }) => ({ id, title, url, duration }))
    const sounds = (await previewOf('2001')).sounds.map((sound) => ({ ...sound, url: pathOf(sound.url) }))
    expect(sounds).toEqual(tracks)
    await change('3001', { voiceUrl: '/media/audio/reading.mp3', voiceSeconds: 65 })
    const [reading] = (await previewOf('3001')).sounds
    expect(reading).toMatchObject({ id: 'voice-3001', duration: '01:05' })
    expect(pathOf(reading?.url ?? '')).toBe('/media/audio/reading.mp3')
    await change('3001', { voiceUrl: null, voiceSeconds: null })
  })

  const upload = (key: string, userId: string) =>
    server.db.insert(uploads).values({ key, userId, kind: 'image', mime: 'image/png', bytes: 1, expiresAt: new Date() })

  it('carries the permission to play its files', async () => {
    const editor = await server.person({ roles: ['reviewer'] })
    for (const key of ['audio/first', 'image/first']) await upload(key, editor.id)
    const [first] = (await previewOf('2001')).sounds
    const id = first?.id ?? ''
    await change(id, { url: '/media/uploads/audio/first' })
    const { sounds } = await previewOf('2001')
    expect(sounds[0]?.url).toMatch(/^\/media\/uploads\/audio\/first\?play_auth=\d/)
    const picture = { url: '/media/uploads/image/first', caption: '', width: 9, height: 9 }
    await change('7012', { detail: { pictures: [picture] } })
    expect((await previewOf('7012')).pictures[0]?.url).toMatch(/^\/media\/uploads\/image\/first\?play_auth=\d/)
  })

  it('opens no upload of somebody else, not even one in its text', async () => {
    const stranger = await server.person()
    const [own, other] = ['image/of-this-piece', 'image/of-another']
    for (const key of [own, other]) await upload(key, stranger.id)
    const body = [own, other].map((key) => `<img src="/media/uploads/${key}">`).join('')
    const image = `/media/uploads/${other}`
    await change('3002', { ownerId: stranger.id, body, image })
    await server.db.insert(publications).values({
      ...{ id: '3002', userId: stranger.id, title: 'A piece', content: '', categoryId: '2' },
      ...{ images: [own], state: 'pending', publishKey: 'a-key' },
    })
    const preview = await previewOf('3002')
    expect(preview.body).toMatch(/of-this-piece\?play_auth=\d.*of-another"/)
    expect(preview.image).toBe(image)
    await change('3002', { ownerId: null })
    expect((await previewOf('3002')).body).not.toContain('play_auth')
  })

  it('includes the tracks of an unpublished album, but none that was removed from a published one', async () => {
    const before = (await previewOf('2001')).sounds.map(({ id }) => id)
    await change(before[1] ?? '', { hidden: 1 })
    const without = before.filter((_, index) => index !== 1)
    expect((await previewOf('2001')).sounds.map(({ id }) => id)).toEqual(without)
    await change('2001', { hidden: 1 })
    expect((await previewOf('2001')).sounds.map(({ id }) => id)).toEqual(before)
    await change('2001', { hidden: 0 })
    await change(before[1] ?? '', { hidden: 0 })
  })

  it('shows the episodes of a collection', async () => {
    const episodes = (await previewOf('15001')).episodes.map(({ id }) => id)
    expect(episodes).toEqual(['4001', '4003', '4004', '4006', '4015', '4020'])
  })
})

it('fills a posted page like a stored one', async () => {
  const page = { id: 'draft', title: '草稿', feed_category: null }
  const list = [{ id: 'list', v: 1, type: 'article_list', items: ['3001', 'none'] }]
  const { cards: filled } = await server.data(cards.draft, { body: { ...page, cards: list } })
  expect(filled).toMatchObject([{ id: 'list', items: [{ id: '3001', title: '清晨六点十二分，临青大桥合龙' }] }])
  const many = Array.from({ length: 61 }, (_, at) => ({ id: String(at), type: 'notice' }))
  expect((await server.ask(cards.draft, { body: { ...page, cards: many } })).code).toBe(codes.badInput)
})
