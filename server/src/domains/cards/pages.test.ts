import { cards, cardTypes, channels, codes, config, contents, searches, shares, site, voices } from '@plaza/shared/api'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { pages, rateLimits } from '../../data/schema/index'
import { startTestServer, type TestServer } from '../../testing/test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** The server validates its answers in this test. */
describe('what the demo shows', () => {
  it.each(['home', '2', '3', '5', 'government', 'party', 'party-study', 'party-activities'])(
    'page %s has known and filled cards',
    async (id) => {
      const page = await server.data(cards.page, { params: { id } })
      expect(page.id).toBe(id)
      expect(page.cards.length).toBeGreaterThan(2)
      for (const card of page.cards) expect(cardTypes).toContain(card.type)
      for (const { items } of page.cards)
        if (Array.isArray(items)) expect(items.every((item) => typeof item === 'object')).toBe(true)
    },
  )

  it('a page with broken cards keeps the valid ones, without missing things', async () => {
    const page = await server.data(cards.page, { params: { id: '6' } })
    expect(page.cards.map(({ id }) => id)).toEqual([
      'broken-good-first',
      'broken-unknown',
      'broken-invalid',
      'broken-gone',
      'broken-good-last',
    ])
    expect(page.cards.find(({ id }) => id === 'broken-gone')?.items).toHaveLength(1)
  })

  it('a page whose editors repeat a story shows it once', async () => {
    const linked = { title: '大桥合龙', image: '/media/pictures/sea-bridge-dawn.webp', link: '/posts/3001' }
    const stored = [
      { id: 'banner', v: 1, type: 'banner', items: [linked] },
      { id: 'list', v: 1, type: 'article_list', items: ['3001', '3002'] },
      { id: 'rank', v: 1, type: 'rank', items: ['3002', '3001', '3101'] },
      { id: 'again', v: 1, type: 'article_list', items: ['3001'] },
    ]
    const document = { title: '', accent: 'media' as const, feed_category: null, cards: stored }
    await server.db.insert(pages).values({ id: 'repeats', document })
    const page = await server.data(cards.page, { params: { id: 'repeats' } })
    const shown = page.cards.map(({ id, items }) => [
      id,
      (items as { id?: string }[]).map((item) => item.id ?? 'linked'),
    ])
    expect(shown).toEqual([
      ['banner', ['linked']],
      ['list', ['3002']],
      ['rank', ['3002', '3001', '3101']],
    ])
  })

  it('an unknown page is the default one', async () =>
    expect((await server.data(cards.page, { params: { id: 'none' } })).id).toBe('home'))

  it('configuration, texts and lists', async () => {
    const { menu, config: about } = await server.data(config.configurations)
    expect([menu.length, about.name]).toEqual([5, '星湾融媒'])
    expect((await server.data(config.cities)).list.length).toBeGreaterThan(10)
    for (const endpoint of [
      config.basicInfo,
      config.consumer,
      voices.config,
      site.agreements,
      site.clauses,
      site.about,
      site.help,
      searches.hot,
    ] as const)
      expect(Object.keys(await server.data(endpoint as typeof site.about))).not.toEqual([])
  })

  it('an article with related data', async () => {
    const article = await server.data(contents.article, { params: { id: '3001' } })
    expect(article).toMatchObject({ organisation: { name: '星湾日报' }, category: { name: '要闻' }, liked: false })
    expect(article.body).toMatch(/<img src="\/media\/pictures\/[\w-]+\.webp" width="\d+" height="\d+" loading="lazy"/)
    expect(article.body).not.toContain('data-picture')
    expect(article.voice?.url).toBe('/media/voice/3001.mp3')
    expect(
      (await server.data(contents.related, { query: { id: '3001' } })).list.slice(0, 2).map(({ id }) => id),
    ).toEqual(['3002', '3104'])
    expect((await server.data(shares.info, { params: { id: '3001' } })).share_title).toBe(article.title)
  })

  it('an album, track after track', async () => {
    const album = await server.data(contents.album, { params: { id: '2001' } })
    const { list } = await server.data(contents.albumTracks, { params: { id: '2001' }, query: { page_size: 100 } })
    expect(list).toHaveLength(album.track_count)
    const next = (audio_id: string) =>
      server.data(contents.nextAudio, { params: { album_id: '2001' }, query: { audio_id } })
    for (const [index, track] of list.entries()) expect((await next(track.id)).audio?.id).toBe(list[index + 1]?.id)
    expect(await next(list.at(-1)?.id ?? '')).toEqual({ next_data: null, audio: null })
    const newest = await server.data(contents.albumTracks, {
      params: { id: '2001' },
      query: { order: 'desc', page_size: 2 },
    })
    expect(newest.list.map(({ id }) => id)).toEqual(
      list
        .slice(-2)
        .reverse()
        .map(({ id }) => id),
    )
    expect((await server.data(contents.audio, { params: { id: list[0]?.id ?? '' } })).album?.id).toBe('2001')
  })

  it('every feed page by page, without a gap or a repeat', async () => {
    const ids: string[] = []
    let cursor: string | undefined
    do {
      const page = await server.data(contents.feed, {
        params: { id: 'all' },
        query: { page_size: 30, ...(cursor && { cursor }) },
      })
      ids.push(...page.list.map(({ id }) => id))
      cursor = page.next ?? undefined
    } while (cursor)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(90)
  })

  it.each([1, 2, 3, 4] as const)('channels of type %i', async (type) =>
    expect((await server.data(channels.list, { body: { type } })).list.length).toBeGreaterThan(1),
  )

  it('a day of a channel, from midnight to midnight of the site, with one programme on the air', async () => {
    const { programmes, date, channel } = await server.data(channels.play, { query: { id: '801' } })
    expect(programmes[0]?.starts_at).toBe(new Date(`${date}T00:00:00+08:00`).toISOString())
    for (const [index, { ends_at }] of programmes.slice(0, -1).entries())
      expect(programmes[index + 1]?.starts_at).toBe(ends_at)
    expect(programmes.map(({ id }) => id)).toContain(channel.now?.id)
    const other = await server.data(channels.play, { query: { id: '801', date: '2026-02-28' } })
    expect(other.programmes.at(-1)?.ends_at).toBe('2026-02-28T16:00:00.000Z')
  })

  it('nothing that does not exist', async () => {
    expect((await server.ask(contents.article, { params: { id: '2001' } })).code).toBe(codes.contentGone)
    expect((await server.ask(channels.play, { query: { id: 'x' } })).code).toBe(codes.contentGone)
    expect((await server.ask(channels.playAuth, { query: { id: 'x' } })).code).toBe(codes.contentGone)
  })
})

describe('a page that is posted', () => {
  const post = (cards_: object[]) =>
    server.ask(cards.draft, { body: { id: 'x', title: 'X', feed_category: null, cards: cards_ } as never })
  const list = (items: unknown) => ({ id: 'list', v: 1, type: 'article_list', items })

  it.each<[string, object, number]>([
    ['items that are a text', list('abc'), 0],
    ['an item that is nothing', list([null, [], true, '3001']), 1],
    ['an id that is no text', list([{ id: { toString: 1 } }, { id: null }, { id: '3001' }]), 1],
    ['a tab that is nothing', { id: 'tabs', v: 1, type: 'tabs', items: [null, 'x', { title: 'T', items: 'abc' }] }, 0],
    ['a type that an object inherits', { ...list(['3001']), type: 'constructor' }, 1],
    ['a banner of a text', { id: 'banner', v: 1, type: 'banner', items: 'abc' }, 0],
  ])('omits %s, and nothing else', async (_, card, items) => {
    const answer = await post([card, { ...list(['3002']), id: 'good' }])
    expect(answer.code).toBe(codes.success)
    const [first, last] = [answer.data.cards.find(({ id }) => id !== 'good'), answer.data.cards.at(-1)]
    expect([(first?.items as unknown[] | undefined)?.length ?? 0, last?.id]).toEqual([items, 'good'])
  })

  it('has a limited number of items', async () => {
    const ids = Array.from({ length: 601 }, (_, at) => String(at))
    expect((await post([list(ids)])).code).toBe(codes.tooLarge)
    expect((await post([{ id: 'tabs', v: 1, type: 'tabs', items: [{ title: 'T', items: ids }] }])).code).toBe(
      codes.tooLarge,
    )
  })

  it('reads each kind of thing once, however many cards there are', async () => {
    const asked = vi.spyOn(server.db, 'select')
    const times = async (count: number) => {
      asked.mockClear()
      const all = Array.from({ length: count }, (_, at) => [
        { ...list(['3001']), id: `list-${at}` },
        { id: `stats-${at}`, v: 1, type: 'volunteer_stats' },
      ])
      expect((await post(all.flat())).code).toBe(codes.success)
      return asked.mock.calls.length
    }
    expect(await times(30)).toBe(await times(1))
    asked.mockRestore()
  })

  it('is shown sixty times in a minute to one address', async () => {
    await server.db.delete(rateLimits)
    for (let times = 0; times < 60; times++) expect((await post([])).code).toBe(codes.success)
    expect((await post([])).code).toBe(codes.tooMany)
    await server.db.delete(rateLimits)
  })
})
