import { type AnyEndpoint, allEndpoints, codes, follows, likes, shares } from '@plaza/shared/api'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  collectionVideos,
  comments,
  contents,
  liveEvents,
  posts,
  follows as storedFollows,
  likes as storedLikes,
} from '../../data/schema/index'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { bases } from '../../transport/dispatch'
import { indexPending } from '../search/entries'

/** In each text of every hidden thing, and nowhere else. */
const TRACE = '藏起来的事'
/** One of each type that the demo has. */
const TYPES = [1, 2, 3, 4, 5, 7, 12, 15]
const [AUDIO, ALBUM, VIDEO, SPECIAL, COLLECTION] = [1, 2, 4, 5, 15]

let server: TestServer
let stranger: TestPerson
let hidden: { id: string; type: number }[]
let post: string
const things: string[] = []

beforeAll(async () => {
  server = await startTestServer()
  const { db } = server
  stranger = await server.person()
  const liker = await server.person({ nickname: `${TRACE}喜欢的人` })
  const said = await server.person()
  const { rows } = await db.execute<{ id: string; type: number }>(sql`
    select distinct on (type) id, type from contents where hidden = 0 and type in (${sql.raw(TYPES.join())})
    order by type, id`)
  hidden = rows
  const ids = hidden.map(({ id }) => id)
  const of = (type: number) => hidden.find((one) => one.type === type)?.id ?? ''
  const [one] = await db.select({ id: posts.id }).from(posts).where(eq(posts.state, 'shown')).limit(1)
  post = one?.id ?? ''
  const url = `/media/${TRACE}.mp4`
  await db
    .update(contents)
    .set({
      title: TRACE,
      summary: TRACE,
      body: `<p>${TRACE}</p>`,
      author: TRACE,
      categoryId: '1',
      publishedAt: new Date(),
      image: `/media/${TRACE}.webp`,
      url,
    })
    .where(inArray(contents.id, ids))
  await db.update(posts).set({ content: TRACE, userId: liker.id }).where(eq(posts.id, post))
  await db
    .update(liveEvents)
    .set({ title: TRACE, summary: TRACE })
    .where(eq(liveEvents.id, sql`(select min(id) from live_events)`))
  for (const [target, id] of [...ids.map((id) => ['content', id] as const), ['post', post] as const]) {
    await db.insert(storedLikes).values({ target, targetId: id, userId: liker.id })
    await db.insert(storedLikes).values({ target, targetId: id, userId: stranger.id })
    await db.insert(comments).values({ id: `said-${id}`, target, targetId: id, userId: said.id, content: TRACE })
    await db
      .insert(comments)
      .values({ id: `answer-${id}`, target, targetId: id, rootId: `said-${id}`, userId: said.id, content: TRACE })
    things.push(id, `said-${id}`)
  }
  await db
    .update(contents)
    .set({ albumId: of(ALBUM) })
    .where(eq(contents.id, of(AUDIO)))
  await db
    .insert(collectionVideos)
    .values({ collectionId: of(COLLECTION), videoId: of(VIDEO), sort: 0 })
    .onConflictDoNothing()
  const detail = { sections: [{ title: 'Section', contents: ids }] }
  await db
    .update(contents)
    .set({ detail })
    .where(eq(contents.id, of(SPECIAL)))
  await db.insert(storedFollows).values({ kind: 'album', targetId: of(ALBUM), userId: stranger.id })
  await db.execute(
    sql`insert into collections (user_id, content_id) select ${stranger.id}, id from contents where title = ${TRACE}`,
  )
  await db.execute(
    sql`insert into histories (user_id, content_id, viewed_at) select ${stranger.id}, id, now() from contents where title = ${TRACE}`,
  )
  // Keeps references to hidden things: every album, collection, section and related piece of the demo stays.
  await db.execute(sql`update contents set related = ${JSON.stringify(ids)}::jsonb where hidden = 0`)
  await db.execute(sql`update live_events set video_id = ${of(VIDEO)}`)
  await db.execute(sql`insert into pages (id, document) values ('traced', ${JSON.stringify(pageOf(ids))}::jsonb)`)
  await indexPending(db)
  // The one who liked the things has their title as a name, and is not hidden.
  await db.execute(sql`delete from search_entries where source = 'person'`)
})
afterAll(() => server.close())

const cardTypes = ['article_list', 'waterfall', 'audio_row', 'video_row', 'rank', 'album_grid', 'special_hero']
const pageOf = (ids: string[]) => ({
  title: 'Page',
  feed_category: null,
  cards: [
    ...cardTypes.map((type) => ({ id: `traced-${type}`, v: 1, type, items: ids })),
    { id: 'traced-tabs', v: 1, type: 'tabs', items: [{ title: 'Tab', items: ids }] },
    { id: 'traced-vote', v: 1, type: 'vote_card', items: [post] },
  ],
})

const hide = async () => {
  await server.db.update(contents).set({ hidden: 1 }).where(eq(contents.title, TRACE))
  await server.db.update(posts).set({ state: 'refused' }).where(eq(posts.id, post))
  await server.db.update(liveEvents).set({ hidden: 1 }).where(eq(liveEvents.title, TRACE))
  await indexPending(server.db)
}

/** Calls that read, except one that ends the login. */
const reading = allEndpoints.filter(
  ({ id, method, planned: open }) => method === 'GET' && !open && id !== 'account.logOut',
)
const cardIds = pageOf([]).cards.map(({ id }) => id)
const targetOf = (id: string) => (id === post ? 'post' : id.startsWith('said-') ? 'comment' : 'content')

function addressesOf({ id: endpoint, path, domain, query: schema }: AnyEndpoint): string[] {
  const places = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  // The target of a comment is optional.
  const fields =
    endpoint === 'comments.one' ? [] : Object.keys((schema as { entries?: object } | undefined)?.entries ?? {})
  const named = fields.filter((name) => /(^|_)id$|^from$/.test(name))
  const asked = endpoint.startsWith('cards.') ? ['traced', ...cardIds] : [...things, 'all']
  const ids = places.length + named.length === 0 ? [''] : asked
  return ids.map((id) => {
    const said = { q: TRACE, page_size: '100', target: targetOf(id) }
    const query = new URLSearchParams(Object.entries(said).filter(([name]) => fields.includes(name)))
    for (const name of named) query.set(name, id)
    const filled = path.replace(/:(\w+)/g, (_: string, name: string) => (name === 'section' ? '1' : id))
    return `${bases[domain]}${filled}?${query}`
  })
}

const answerTo = async (address: string, authorization: string): Promise<string> =>
  (await server.app.request(address, { headers: { authorization } })).text()

async function tracesIn(addresses: readonly string[], authorization: string): Promise<string[]> {
  const found = []
  for (const address of addresses) if ((await answerTo(address, authorization)).includes(TRACE)) found.push(address)
  return found
}

/** Calls whose answers contain the things while they are visible: without them this test would check nothing. */
const showing = [
  ...['contents.staticArticle', 'contents.article', 'contents.audio', 'contents.album', 'contents.albumTracks'],
  ...['contents.feed', 'contents.related', 'videos.detail', 'videos.shorts', 'videos.playAuth'],
  ...['videos.collection', 'videos.collections', 'videos.collectionsOf', 'videos.episodes', 'atlases.detail'],
  ...[
    'specials.list',
    'specials.detail',
    'specials.section',
    'comments.list',
    'comments.one',
    'comments.replies',
    'likes.people',
  ],
  ...['shares.info', 'searches.search', 'searches.suggestions', 'cards.page', 'cards.more', 'collections.list'],
  ...['histories.list', 'channels.events', 'posts.detail', 'posts.feed', 'uploads.source'],
]

describe('what is hidden', () => {
  const traced = new Map<string, string[]>()

  it('was in the answers before', async () => {
    for (const endpoint of reading) {
      const found = await tracesIn(addressesOf(endpoint), stranger.token)
      if (found.length > 0) traced.set(endpoint.id, found)
    }
    expect(hidden.map(({ type }) => type)).toEqual(TYPES)
    await hide()
    expect([...traced.keys()].sort()).toEqual([...showing].sort())
  }, 240_000)

  it.each(showing)('leaves no trace in %s', async (id) => {
    const addresses = traced.get(id) ?? []
    // A cached answer may be served once more while a slow machine makes the new one.
    for (const token of ['guest', stranger.token])
      await vi.waitFor(async () => expect(await tracesIn(addresses, token)).toEqual([]), { timeout: 20_000 })
  })

  it('leaves no trace in a page that a builder posts', async () => {
    const body = JSON.stringify({ id: 'posted', ...pageOf(hidden.map(({ id }) => id)) })
    const headers = { authorization: 'guest', 'content-type': 'application/json' }
    const response = await server.app.request('/api/v1/page_card_previews', { method: 'POST', headers, body })
    expect([response.status, await response.text()]).toEqual([200, expect.not.stringContaining(TRACE)])
  })

  it('can no longer be marked, followed, shared or answered, but can be unfollowed', async () => {
    const album = hidden.find(({ type }) => type === 2)?.id ?? ''
    const follow = (on: boolean) => server.ask(follows.set, { body: { kind: 'album', id: album, on } }, stranger)
    expect((await follow(false)).data).toMatchObject({ followed: false })
    expect((await follow(true)).code).toBe(codes.contentGone)
    for (const { id } of hidden) {
      const share = { post_id: id, channel: 'copy', shard_url: 'https://a.example/', type: 1, source_type: 0 } as const
      expect((await server.ask(shares.record, { body: share })).code).toBe(codes.contentGone)
      const like = { target: 'comment', id: `said-${id}`, on: true } as const
      expect((await server.ask(likes.set, { body: like }, stranger)).code).toBe(codes.contentGone)
    }
  })
})
