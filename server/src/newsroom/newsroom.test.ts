import {
  atlases,
  cards,
  categories as categoryEndpoints,
  channels as channelEndpoints,
  codes,
  config,
  contents,
  previews,
  videos,
} from '@plaza/shared/api'
import type { Entry, EntryList, NewsroomKind, PreviewLink } from '@plaza/shared/operations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { categories, contents as contentRows, newsroomLog, uploads } from '../data/schema/index'
import { addOperator, operations } from '../testing/operators'
import { startTestServer, type TestServer } from '../testing/test-server'
import { NEWSROOM_USER } from './media'
import { publishDue } from './schedule'

let server: TestServer
let office: ReturnType<typeof operations>
beforeAll(async () => {
  server = await startTestServer({ demo: false })
  office = operations(server)
  await addOperator(server, 'ed', { role: 'editor' })
  await addOperator(server, 'eve', { role: 'editor' })
  await addOperator(server, 'view', { role: 'viewer' })
  await addOperator(server, 'lin', { role: 'reviewer' })
  await addOperator(server, 'ops', { role: 'releaser' })
  await call('newsroom-upload', { kind: 'image' })
  await upload('image/harbour', { width: 1200, height: 800 })
  await upload('audio/waves', { seconds: 95 })
  await upload('video/ferry', { seconds: 12, width: 640, height: 360 })
})
afterAll(() => server.close())

const call = <T = Entry>(path: string, body?: unknown, who = 'ed') => office.call<T>(who, path, body)
const upload = (key: string, about: { seconds?: number; width?: number; height?: number }) =>
  server.db.insert(uploads).values({
    ...{ key, userId: NEWSROOM_USER, kind: key.split('/')[0] as 'image', mime: 'x/x', bytes: 9, expiresAt: new Date() },
    ...about,
  })
const [PICTURE, SOUND, FILM] = ['image/harbour', 'audio/waves', 'video/ferry'].map((key) => `/media/uploads/${key}`)

async function done<T = Entry>(path: string, body?: unknown, who?: string): Promise<T> {
  const { code, msg, data } = await call<T>(path, body, who)
  if (code !== codes.success) throw new Error(`${path}: ${msg}`)
  return data
}
const create = (kind: NewsroomKind, document: unknown) => done(`newsroom/${kind}/create`, { document })
const publish = (kind: NewsroomKind, { id, version }: Pick<Entry, 'id' | 'version'>, at?: number) =>
  done(`newsroom/${kind}/publish`, { id, version, ...(at !== undefined && { at }) })
const published = async (kind: NewsroomKind, document: unknown) => publish(kind, await create(kind, document))
const save = (kind: NewsroomKind, { id, version }: Pick<Entry, 'id' | 'version'>, document: unknown) =>
  done(`newsroom/${kind}/change`, { id, version, document })

const article = (more: object = {}) => ({
  ...{ title: '渡口的灯亮了', category: '要闻', source: '湾报', layout: 'right', pictures: [PICTURE] },
  ...{ summary: '入夜以后，渡口多了一盏灯。', body: `## 灯\n\n第一段。\n\n![灯](${PICTURE})` },
  ...more,
})
const show = (id: string) => server.ask(contents.article, { params: { id } })

beforeAll(async () => {
  await published('category', { id: '1', name: '要闻', nameEn: 'News' })
})

describe('rights', () => {
  it.each<[who: string, code: number]>([
    ['view', codes.notAllowed],
    ['lin', codes.notAllowed],
    ['ops', codes.notAllowed],
    ['nobody', codes.loginExpired],
  ])('%s reads and writes nothing', async (who, code) => {
    const before = await server.db.$count(newsroomLog)
    const entries = ['newsroom', 'newsroom/article', 'newsroom/site/site', 'newsroom/category/1/1']
    for (const path of [...entries, 'newsroom-cards', 'newsroom-things?of=category', 'newsroom-files'])
      expect((await call(path, undefined, who)).code, path).toBe(code)
    const named = { id: '1', version: 1 }
    const bodies = { create: { document: article() }, change: { ...named, document: {} }, publish: named }
    for (const [change, body] of Object.entries({ ...bodies, 'take-back': named, restore: { ...named, to: 1 } }))
      expect((await call(`newsroom/category/${change}`, body, who)).code).toBe(code)
    const others = {
      upload: { kind: 'image' },
      seen: { address: PICTURE },
      measured: { key: 'audio/waves', seconds: 1 },
    }
    for (const [other, body] of Object.entries({
      ...others,
      preview: { kind: 'article', id: '1' },
      import: { files: {} },
    }))
      expect((await call(`newsroom-${other}`, body, who)).code, other).toBe(code)
    expect(await server.db.$count(newsroomLog)).toBe(before)
  })
})

describe('an article', () => {
  it('is seen only once it is published, with its pictures and sanitised text', async () => {
    const draft = await create(
      'article',
      article({ body: '正文<script>alert(1)</script><img src=x onerror=alert(1)>' }),
    )
    expect([draft.state, (await show(draft.id)).code]).toEqual(['draft', codes.contentGone])
    const { state, address } = await publish('article', draft)
    expect([state, address]).toEqual(['published', `/posts/${draft.id}`])
    const [row] = await server.db.select().from(contentRows).where(eq(contentRows.id, draft.id))
    expect(row?.body).toContain('正文')
    expect(row?.body).not.toMatch(/script|onerror/)
    expect((await show(draft.id)).data).toMatchObject({
      image: PICTURE,
      category: { name: '要闻' },
      views: expect.anything(),
    })
  })

  it('stands in the feed at once, and is gone from it at once', async () => {
    const feed = async () => {
      const { list } = await server.data(contents.feed, { params: { id: 'all' } })
      return list.map(({ title }) => title)
    }
    await feed()
    const entry = await published('article', article({ title: '刚刚发布' }))
    expect(await feed()).toContain('刚刚发布')
    await done('newsroom/article/take-back', { id: entry.id, version: 1 })
    expect(await feed()).not.toContain('刚刚发布')
    expect((await show(entry.id)).code).toBe(codes.contentGone)
  })

  it('keeps what is public while a new version is written, and its counts', async () => {
    const entry = await published('article', article({ title: '第一版' }))
    await server.db.update(contentRows).set({ likes: 7 }).where(eq(contentRows.id, entry.id))
    const next = await save('article', entry, { ...(entry.document as object), title: '第二版' })
    expect([next.state, next.version, next.publishedVersion]).toEqual(['published', 2, 1])
    expect((await show(entry.id)).data.title).toBe('第一版')
    await publish('article', next)
    expect((await show(entry.id)).data).toMatchObject({ title: '第二版', likes: 7 })
  })

  it('has versions with who and when, one of which can be restored', async () => {
    const entry = await create('article', article({ title: '原文' }))
    await done('newsroom/article/change', { id: entry.id, version: 1, document: article({ title: '改文' }) }, 'eve')
    const restored = await done('newsroom/article/restore', { id: entry.id, version: 2, to: 1 })
    expect(restored.title).toBe('原文')
    expect(restored.log.map(({ who, action, version }) => [who, action, version])).toEqual([
      ['ed', 'restore', 3],
      ['eve', 'change', 2],
      ['ed', 'create', 1],
    ])
    expect((await done<{ document: { title: string } }>(`newsroom/article/${entry.id}/2`)).document.title).toBe('改文')
    await expect(server.db.delete(newsroomLog)).rejects.toThrow()
  })

  it('is created once by calls with one key: the later one changes it', async () => {
    const key = '5f0c2a1e-6a59-4e9c-9c0e-1b1f5a0e7d11'
    const create = (title: string) => done('newsroom/article/create', { document: article({ title }), key })
    const [first, second] = await Promise.all([create('一次'), create('一次')])
    const third = await create('改过')
    expect([second.id, third.id]).toEqual([first.id, first.id])
    expect(third).toMatchObject({ title: '改过', version: 3 })
    const { list } = await done<EntryList>(`newsroom/article?q=${encodeURIComponent('一次')}`)
    expect(list).toEqual([])
  })

  it('is not created under the id of another', async () => {
    const { id } = await create('article', article({ title: '先来' }))
    expect((await call('newsroom/article/create', { document: article({ id: Number(id) }) })).code).toBe(codes.repeated)
    expect((await done(`newsroom/article/${id}`)).title).toBe('先来')
  })

  it('is not changed by two editors at once', async () => {
    const entry = await create('article', article())
    const change = (who: string) =>
      call('newsroom/article/change', { id: entry.id, version: 1, document: article({ title: who }) }, who)
    const answers = (await Promise.all([change('ed'), change('eve')])).map(({ code }) => code).sort()
    expect(answers).toEqual([codes.success, codes.stateChanged].sort())
  })

  it('is published at its time', async () => {
    const entry = await create('article', article({ title: '明早' }))
    const at = Date.now() + 3_600_000
    expect((await publish('article', entry, at)).state).toBe('scheduled')
    await publishDue(server.deps)
    expect((await show(entry.id)).code).toBe(codes.contentGone)
    await publishDue(server.deps, new Date(at + 1))
    expect((await show(entry.id)).data.title).toBe('明早')
    expect((await done(`newsroom/article/${entry.id}`)).log[0]).toMatchObject({ who: 'clock', action: 'publish' })
  })

  it.each<[what: string, more: object, said: string]>([
    ['no title', { title: '' }, 'title'],
    ['a category that is not there', { category: '旧闻' }, '旧闻 is not among the categories'],
    ['a picture of nobody', { pictures: ['/media/uploads/image/other'] }, 'is not among the pictures'],
    ['a field that nobody knows', { colour: 'red' }, 'colour'],
    ['a picture in its text that is not there', { body: '![x](/media/uploads/image/other)' }, 'is not among'],
  ])('is refused with %s', async (_, more, said) => {
    const { code, msg } = await call('newsroom/article/create', { document: article(more) })
    expect([code, msg]).toEqual([codes.badInput, expect.stringContaining(said)])
  })

  it('is found by its state and its title', async () => {
    const titles = async (query: string) =>
      (await done<EntryList>(`newsroom/article?${query}`)).list.map(({ title }) => title)
    await create('article', article({ title: '百分之%的草稿' }))
    expect(await titles('q=%25的草稿')).toEqual(['百分之%的草稿'])
    expect(await titles('state=published')).not.toContain('百分之%的草稿')
  })
})

describe('a schedule', () => {
  const scheduled = async (document: object) => {
    const entry = await create('article', article(document))
    const at = Date.now() + 3_600_000
    await publish('article', entry, at)
    return { ...entry, at }
  }

  it('is kept once, however often the clock looks', async () => {
    const { id, at } = await scheduled({ title: '只此一次' })
    for (const late of [1, 60_000, 3_600_000]) await publishDue(server.deps, new Date(at + late))
    const { log, publishAt } = await done(`newsroom/article/${id}`)
    expect([log.map(({ action }) => action), publishAt]).toEqual([['publish', 'schedule', 'create'], null])
  })

  it('is kept once by two servers that look at the same time', async () => {
    const { id, at } = await scheduled({ title: '两台一次' })
    const late = new Date(at + 1)
    await Promise.all([publishDue(server.deps, late), publishDue(server.deps, late)])
    const { log } = await done(`newsroom/article/${id}`)
    expect(log.map(({ action }) => action)).toEqual(['publish', 'schedule', 'create'])
  })

  it('ends also when the entry is taken back after its turn was near', async () => {
    const first = await scheduled({ title: '先发' })
    const second = await scheduled({ title: '收回' })
    const { transaction } = server.db
    const turns = vi.spyOn(server.db, 'transaction').mockImplementationOnce(async (act) => {
      turns.mockRestore()
      await done('newsroom/article/take-back', { id: second.id, version: 1 })
      return transaction.call(server.db, act)
    })
    await publishDue(server.deps, new Date(second.at + 1))
    expect([(await show(first.id)).code, (await show(second.id)).code]).toEqual([codes.success, codes.contentGone])
  })

  it('ends when the entry is taken back', async () => {
    const { id, at } = await scheduled({ title: '不发了' })
    const { state } = await done('newsroom/article/take-back', { id, version: 1 })
    await publishDue(server.deps, new Date(at + 1))
    expect([state, (await show(id)).code]).toEqual(['draft', codes.contentGone])
  })

  it('of what can no longer be published fails in its list and its log, and holds up no other', async () => {
    await published('category', { id: '9', name: '旧闻', nameEn: 'Old news' })
    const gone = await scheduled({ title: '无处可去', category: '旧闻' })
    const other = await scheduled({ title: '照常发布' })
    await server.db.delete(categories).where(eq(categories.id, '9'))
    await publishDue(server.deps, new Date(other.at + 1))
    const failed = await done(`newsroom/article/${gone.id}`)
    expect(failed).toMatchObject({ state: 'failed', publishAt: null })
    expect(failed.log[0]).toMatchObject({ who: 'clock', action: 'fail-to-publish', version: 1 })
    expect((await show(gone.id)).code).toBe(codes.contentGone)
    expect((await show(other.id)).data.title).toBe('照常发布')
    const document = article({ title: '换个栏目' })
    expect(await done('newsroom/article/change', { id: gone.id, version: 1, document })).toMatchObject({
      state: 'draft',
    })
  })

  it('that a busy database keeps back for a minute is kept a minute later', async () => {
    const { id, at } = await scheduled({ title: '晚一分钟' })
    const busy = vi.spyOn(server.db, 'transaction').mockRejectedValueOnce(Object.assign(new Error(), { code: '55P03' }))
    await publishDue(server.deps, new Date(at + 1))
    busy.mockRestore()
    expect((await done(`newsroom/article/${id}`)).state).toBe('scheduled')
    await publishDue(server.deps, new Date(at + 60_000))
    expect((await show(id)).data.title).toBe('晚一分钟')
  })

  it('of a new version leaves the one before public until then, at its first time', async () => {
    const first = await published('article', article({ title: '先前' }))
    const shown = (await show(first.id)).data
    const next = await save('article', first, { ...(first.document as object), title: '往后' })
    const at = Date.now() + 3_600_000
    expect(await publish('article', next, at)).toMatchObject({ state: 'published', publishedVersion: 1 })
    expect((await show(first.id)).data.title).toBe('先前')
    await publishDue(server.deps, new Date(at + 1))
    const { title, published_at } = (await show(first.id)).data
    expect([title, published_at]).toEqual(['往后', shown.published_at])
  })
})

describe('the files of an entry', () => {
  const isPublic = async (key: string) => {
    const [row] = await server.db.select().from(uploads).where(eq(uploads.key, key))
    return row?.publishedAt !== null && row !== undefined
  }
  const picturing = (name: string) => article({ pictures: [`/media/uploads/image/${name}`], body: '无图' })
  beforeAll(async () => {
    for (const name of ['one', 'two', 'shared']) await upload(`image/${name}`, { width: 90, height: 60 })
  })

  it('are public with it, and hidden with it in all its versions', async () => {
    const entry = await create('article', picturing('one'))
    expect(await isPublic('image/one')).toBe(false)
    await publish('article', entry)
    expect(await isPublic('image/one')).toBe(true)
    const next = await save('article', entry, picturing('two'))
    expect(await isPublic('image/two')).toBe(false)
    await done('newsroom/article/take-back', { id: entry.id, version: next.version })
    expect([await isPublic('image/one'), await isPublic('image/two')]).toEqual([false, false])
  })

  it('stay public while another entry shows them', async () => {
    const [one] = [await published('article', picturing('shared')), await published('article', picturing('shared'))]
    await done('newsroom/article/take-back', { id: one.id, version: 1 })
    expect(await isPublic('image/shared')).toBe(true)
  })

  it('are those of the newsroom: nobody else’s are shown or measured', async () => {
    const owner = await server.person()
    const of = { userId: owner.id, kind: 'image' as const, mime: 'x/x', bytes: 9, expiresAt: new Date() }
    await server.db.insert(uploads).values([
      { key: 'image/private', ...of },
      { key: 'audio/private', ...of, kind: 'audio', seconds: 5 },
    ])
    const { code, msg } = await call('newsroom/article/create', { document: picturing('private') })
    expect([code, msg]).toEqual([codes.badInput, expect.stringContaining('is not among')])
    expect((await call('newsroom-measured', { key: 'audio/private', seconds: 9 })).code).toBe(codes.contentGone)
    expect((await call('newsroom-measured', { key: 'audio/waves', seconds: 95 })).code).toBe(codes.success)
  })
})

describe('a preview link', () => {
  it('shows a draft to whoever has it, for two days', async () => {
    const { id } = await create('article', article({ title: '先看看' }))
    const { address, until } = await done<PreviewLink & { address: string }>('newsroom-preview', {
      kind: 'article',
      id,
    })
    expect(Math.round((until - Date.now()) / 3_600_000)).toBe(48)
    const query = Object.fromEntries(new URL(address).searchParams)
    expect((await server.data(previews.detail, { params: { id }, query })).title).toBe('先看看')
    expect((await server.ask(previews.detail, { params: { id }, query: { ...query, sign: 'x' } })).code).toBe(
      codes.contentGone,
    )
    expect((await show(id)).code).toBe(codes.contentGone)
  })

  it('is made for an entry of its kind alone', async () => {
    const { id } = await create('article', article())
    const codeOf = async (kind: NewsroomKind, of: string) => (await call('newsroom-preview', { kind, id: of })).code
    expect(await codeOf('video', id)).toBe(codes.contentGone)
    expect(await codeOf('category', '1')).toBe(codes.badInput)
  })
})

const CUE = 'WEBVTT\n\n00:00.000 --> 00:04.000\n潮水来了\n\n'
const LATE_CUE = 'WEBVTT\n\n00:12.000 --> 00:14.000\n潮水来了\n'
const chapter = (seconds: number) => ({ title: `第 ${seconds} 秒`, seconds })

describe('other kinds', () => {
  it('a photo set shows its pictures with captions and sizes', async () => {
    const pictures = [{ id: PICTURE, caption: '清晨' }]
    const { id } = await published('atlas', { title: '港口', category: '要闻', source: '湾报', pictures })
    const { pictures: shown } = await server.data(atlases.detail, { params: { id } })
    expect(shown).toEqual([{ url: PICTURE, caption: '清晨', width: 1200, height: 800 }])
  })

  it('an album shows its tracks; one that was taken out is gone', async () => {
    const track = (title: string) => ({ title, summary: title, sound: SOUND })
    const document = {
      ...{ title: '潮声', description: '海边的录音', category: '声音', cover: PICTURE, anchor: null, every: 'daily' },
      tracks: [track('早潮'), track('晚潮')],
    }
    const entry = await published('album', document)
    const tracks = async () =>
      (await server.data(contents.albumTracks, { params: { id: entry.id } })).list.map(({ title }) => title)
    expect((await tracks()).sort()).toEqual(['早潮', '晚潮'].sort())
    const stored = entry.document as { tracks: { id: number }[] }
    const next = await save('album', entry, { ...stored, tracks: stored.tracks.slice(0, 1) })
    await publish('album', next)
    expect(await tracks()).toEqual(['早潮'])
    await done('newsroom/album/take-back', { id: entry.id, version: 2 })
    expect((await server.ask(contents.album, { params: { id: entry.id } })).code).toBe(codes.contentGone)
    const [early] = await server.db.select().from(contentRows).where(eq(contentRows.title, '早潮'))
    expect((await server.ask(contents.audio, { params: { id: early?.id ?? '' } })).code).toBe(codes.contentGone)
  })

  it('an audio and a video last as long as their files', async () => {
    const common = { summary: '…', category: '要闻', source: '湾报' }
    const audio = await published('audio', { ...common, title: '浪', sound: SOUND, cover: PICTURE })
    expect((await server.data(contents.audio, { params: { id: audio.id } })).seconds).toBe(95)
    const video = await published('video', { ...common, title: '渡船', type: 4, clip: FILM, poster: PICTURE })
    expect(await server.data(videos.detail, { params: { id: video.id } })).toMatchObject({ seconds: 12, width: 640 })
  })

  it.each<[what: string, more: object, said: string]>([
    ['subtitles without times', { subtitles: { zh: 'WEBVTT\n\n潮水来了' } }, 'subtitles.zh'],
    ['subtitles longer than any film', { subtitles: { en: CUE.repeat(8_000) } }, 'subtitles.en'],
    ['subtitles of another language', { subtitles: { fr: CUE } }, 'subtitles'],
    ['chapters in disorder', { chapters: [chapter(5), chapter(0)] }, 'order of their seconds'],
    ['a chapter after the end', { chapters: [chapter(0), chapter(12)] }, 'length of the video'],
    ['a line after the end', { subtitles: { zh: LATE_CUE } }, 'length of the video'],
    ['two chapters at once', { chapters: [chapter(5), chapter(5)] }, 'order of their seconds'],
  ])('a video is refused with %s', async (_, more, said) => {
    const video = {
      title: '渡船',
      summary: '…',
      category: '要闻',
      source: '湾报',
      type: 4,
      clip: FILM,
      poster: PICTURE,
    }
    const { code, msg } = await call('newsroom/video/create', { document: { ...video, ...more } })
    expect([code, msg]).toEqual([codes.badInput, expect.stringContaining(said)])
    const well = { subtitles: { zh: CUE }, chapters: [chapter(0), chapter(5)] }
    expect((await call('newsroom/video/create', { document: { ...video, ...well } })).code).toBe(codes.success)
  })

  it('a special lists its contents', async () => {
    const { id } = await published('article', article({ title: '其一' }))
    const sections = [{ title: '第一节', contents: [Number(id)] }]
    const special = await published('special', { title: '专题', summary: '…', cover: PICTURE, sections })
    expect(special.address).toBe(`/specials/${special.id}`)
  })

  it('a channel has its programmes, and a live event is on it', async () => {
    const anchor = await published('anchor', { name: '阿岸', portrait: PICTURE, slogan: '早', intro: '…' })
    const channel = await published('channel', {
      ...{ type: 4, name: '湾一台', nameEn: 'Bay One', frequency: null, slogan: '看海', cover: PICTURE },
      ...{ hls: 'https://live.example/one.m3u8', anchors: [Number(anchor.id)] },
      programmes: [{ from: '8:00', title: '早安', anchor: Number(anchor.id) }],
    })
    const now = new Date(Date.now() - 60_000).toISOString()
    const event = await published('live-event', {
      ...{ title: '看日出', summary: '…', cover: PICTURE, place: '东堤', source: '湾报' },
      ...{ channel: Number(channel.id), starts: now, hours: 2 },
    })
    const events = async () => (await server.data(channelEndpoints.events, { query: { state: 'now' } })).list
    expect((await events()).map(({ title }) => title)).toEqual(['看日出'])
    await done('newsroom/live-event/take-back', { id: event.id, version: 1 })
    expect(await events()).toEqual([])
  })

  it('a page shows its cards', async () => {
    const { id } = await published('article', article({ title: '卡片里的' }))
    const card = { id: 'c1', v: 1, type: 'article_list', title: '要闻', items: [id] }
    await published('page', { id: 'home', title: '首页', feed_category: 'all', cards: [card] })
    const page = await server.data(cards.page, { params: { id: 'home' } })
    expect(JSON.stringify(page)).toContain('卡片里的')
  })

  it('a page has cards of known types alone, also of none that an object inherits', async () => {
    for (const type of ['hologram', 'constructor']) {
      const document = { id: 'odd', title: '…', feed_category: null, cards: [{ id: 'c1', v: 1, type, items: [] }] }
      const { code, msg } = await call('newsroom/page/create', { document })
      expect([code, msg]).toEqual([codes.badInput, expect.stringContaining(`There is no card ${type}`)])
    }
  })
})

describe('the configuration', () => {
  it('has defaults, and is what editors make of it', async () => {
    const menu = await done('newsroom/menu/menu')
    expect([menu.version, (menu.document as unknown[]).length]).toEqual([0, 2])
    const site = await done<Entry & { document: { name: string } }>('newsroom/site/site')
    await publish('site', await save('site', site, { ...site.document, name: '海湾', is_global_grey: 1 }))
    expect((await server.data(config.configurations)).config).toMatchObject({ name: '海湾', is_global_grey: 1 })
    expect((await call('newsroom/site/take-back', { id: 'site', version: 1 })).code).toBe(codes.badInput)
  })

  it('may be a list: the menu, cities, hot words', async () => {
    const menu = await done<Entry & { document: { name: string }[] }>('newsroom/menu/menu')
    const [home, ...others] = menu.document
    await publish('menu', await save('menu', menu, [{ ...home, name: '主页' }, ...others]))
    expect((await done('newsroom/menu/menu')).document).toMatchObject([{ name: '主页' }, { name: '我的' }])
    const cities = [{ adcode: '330999', name: '米溪', pinyin: 'mixi', level: 'city', hot: 1 }]
    await publish('cities', await save('cities', await done('newsroom/cities/cities'), cities))
    expect((await done('newsroom/cities/cities')).document).toMatchObject(cities)
  })

  it('names categories that the app lists', async () => {
    await published('category', { id: '2', name: '民生', nameEn: 'Daily life' })
    expect(JSON.stringify(await server.data(categoryEndpoints.list))).toContain('民生')
  })
})

it('says the schema of each kind', async () => {
  const { list } = await done<{ list: { kind: string; schema: { properties?: object; required?: string[] } }[] }>(
    'newsroom',
  )
  const fields = list.find(({ kind }) => kind === 'article')?.schema
  expect(fields?.properties).toMatchObject({
    ...{ title: { type: 'string' }, category: { format: 'category' }, pictures: { items: { format: 'picture' } } },
    ...{ body: { format: 'body' } },
  })
  expect(fields?.required).not.toContain('views')
})
