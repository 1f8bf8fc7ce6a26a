import { codes, anchors as endpoints, follows, organisations } from '@plaza/shared/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contents } from '../../data/schema/index'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'

let server: TestServer
let person: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  person = await server.person()
})
afterAll(() => server.close())

describe('anchors', () => {
  it('come page by page in the editors’ order', async () => {
    const first = await server.data(endpoints.list, { query: { page_size: 5 } })
    expect(first.list.map(({ id }) => id)).toEqual(['901', '902', '903', '904', '905'])
    const second = await server.data(endpoints.list, { query: { page_size: 20, cursor: first.next ?? '' } })
    expect(second).toMatchObject({ list: [{ id: '906' }, {}, {}, {}, {}, {}, { id: '912' }], next: null })
  })

  it('have their albums, and their current and future programmes with the channel', async () => {
    const anchor = await server.data(endpoints.detail, { params: { id: '904' } })
    expect(anchor.albums.map(({ type }) => type)).toContain(2)
    expect(anchor.programmes.length).toBeGreaterThan(2)
    for (const { ends_at, channel } of anchor.programmes) {
      expect(Date.parse(ends_at)).toBeGreaterThan(Date.now())
      expect(channel.name).not.toBe('')
    }
    const starts = anchor.programmes.map(({ starts_at }) => starts_at)
    expect(starts).toEqual([...starts].sort())
  })

  it('have their publications, without tracks of albums unless audios are requested', async () => {
    const all = await server.data(endpoints.contents, { params: { id: '904' } })
    expect(new Set(all.list.map(({ type }) => type))).toEqual(new Set([3, 7]))
    const audios = await server.data(endpoints.contents, { params: { id: '904' }, query: { type: '1' } })
    expect(audios.list.every(({ audio }) => audio !== null)).toBe(true)
    expect(audios.next).not.toBeNull()
  })

  it('show only to users whether they follow, and the follower count', async () => {
    const before = await server.data(endpoints.detail, { params: { id: '903' } }, person)
    await server.data(follows.set, { body: { kind: 'anchor', id: '903', on: true } }, person)
    const after = await server.data(endpoints.detail, { params: { id: '903' } }, person)
    expect([before.followed, after.followed, after.followers - before.followers]).toEqual([false, true, 1])
    expect((await server.data(endpoints.detail, { params: { id: '903' } })).followed).toBe(false)
    const { list } = await server.data(endpoints.list, {}, person)
    expect(list.filter(({ followed }) => followed).map(({ id }) => id)).toEqual(['903'])
  })

  it('that do not exist are not found', async () =>
    expect((await server.ask(endpoints.detail, { params: { id: '1' } })).code).toBe(codes.contentGone))
})

describe('organisations', () => {
  it('count their visible publications', async () => {
    const all = await server.db.select().from(contents).where(eq(contents.organisationId, '953'))
    const [one] = all.filter(({ hidden }) => hidden === 0)
    await server.db
      .update(contents)
      .set({ hidden: 1 })
      .where(eq(contents.id, one?.id ?? ''))
    const detail = await server.data(organisations.detail, { params: { id: '953' } })
    expect(detail.contents).toBe(all.filter(({ hidden, id }) => hidden === 0 && id !== one?.id).length)
    expect(detail.contents).toBeLessThan(all.length)
  })

  it('are listed by kind', async () => {
    const { list } = await server.data(organisations.list, { query: { kind: 'culture' } })
    expect(list.map(({ id }) => id)).toEqual(['959', '960'])
  })

  it('have their publications of some types, newest first', async () => {
    const detail = await server.data(organisations.detail, { params: { id: '951' } })
    const all = await server.data(organisations.contents, { params: { id: '951' }, query: { page_size: 100 } })
    expect(all.list).toHaveLength(detail.contents)
    const moments = all.list.map(({ published_at }) => published_at)
    expect(moments).toEqual([...moments].sort().reverse())
    const graphics = await server.data(organisations.contents, {
      params: { id: '952' },
      query: { page_size: 100, type: '3,7' },
    })
    expect(graphics.list).not.toEqual([])
    expect(new Set(graphics.list.map(({ type }) => type))).toEqual(new Set([3, 7]))
  })

  it('that do not exist are not found', async () =>
    expect((await server.ask(organisations.detail, { params: { id: '1' } })).code).toBe(codes.contentGone))
})
