import { circles, codes, posts } from '@plaza/shared/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { posts as postRows, uploads, voteChoices } from '../../data/schema/index'
import { itemsOf } from '../../testing/items-of'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'

let server: TestServer
let person: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  person = await server.person()
  stranger = await server.person()
})
afterAll(() => server.close())

const draft = (more: object = {}) => ({
  circle_id: '61',
  content: '今天的雾',
  images: [] as string[],
  key: crypto.randomUUID(),
  ...more,
})
const vote = (more: object = {}) => ({
  title: '去哪里？',
  multiple: false,
  options: [{ text: '山' }, { text: '海' }],
  ends_at: new Date(Date.now() + 3_600_000).toISOString(),
  result: 'after-voting' as const,
  ...more,
})
const publish = (body: ReturnType<typeof draft>, who = person) => server.data(posts.publish, { body }, who)
const postCount = async () => (await server.data(circles.detail, { params: { id: '61' } }, person)).posts

describe('a post', () => {
  it('is created once per key, however often it is sent', async () => {
    const before = await postCount()
    const body = draft()
    const made = await Promise.all(Array.from({ length: 10 }, () => publish(body)))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(await postCount()).toBe(before + 1)
    expect((await publish({ ...body }, stranger)).id).not.toBe(made[0]?.id)
  })

  it('can be deleted only by its author', async () => {
    const before = await postCount()
    const { id } = await publish(draft())
    expect((await server.ask(posts.remove, { params: { id } }, stranger)).code).toBe(codes.contentGone)
    expect((await server.ask(posts.remove, { params: { id } }, person)).code).toBe(codes.success)
    expect((await server.ask(posts.remove, { params: { id } }, person)).code).toBe(codes.contentGone)
    expect((await server.ask(posts.detail, { params: { id } }, person)).code).toBe(codes.contentGone)
    expect(await postCount()).toBe(before)
  })

  it.each([{ content: '加微信' }, { place: '加微信' }, { vote: vote({ title: '加微信' }) }])(
    'with a word for review, %j, is visible only to its author',
    async (words) => {
      const { id, state } = await publish(draft(words))
      expect(state).toBe('pending')
      expect((await server.ask(posts.detail, { params: { id } }, stranger)).code).toBe(codes.contentGone)
      expect((await server.ask(posts.detail, { params: { id } }, person)).code).toBe(codes.success)
    },
  )

  it('can only contain own uploads', async () => {
    await server.db.insert(uploads).values({
      key: 'image/own',
      userId: person.id,
      kind: 'image',
      mime: 'image/png',
      width: 3,
      height: 2,
      expiresAt: new Date(),
    })
    const images = ['image/own']
    expect((await publish(draft({ images }))).images).toEqual([
      { url: '/media/uploads/image/own', width: 3, height: 2 },
    ])
    expect((await server.ask(posts.publish, { body: draft({ images }) }, stranger)).code).toBe(codes.badInput)
  })

  it('belongs to an existing circle and one of its topics', async () => {
    const code = async (more: object) =>
      (await server.ask(posts.publish, { body: draft(more) }, await server.person())).code
    expect(await code({ circle_id: 'x' })).toBe(codes.contentGone)
    expect(await code({ topic_id: '71' })).toBe(codes.success)
    expect(await code({ circle_id: '62', topic_id: '71' })).toBe(codes.badInput)
  })

  it('counts views per viewer, in batches', async () => {
    const { id } = await publish(draft())
    const readers = await Promise.all(Array.from({ length: 7 }, () => server.person()))
    for (const reader of [...readers, ...readers]) await server.data(posts.detail, { params: { id } }, reader)
    await server.deps.views.flush()
    const [row] = await server.db.select({ views: postRows.views }).from(postRows).where(eq(postRows.id, id))
    expect(row?.views).toBe(7)
  })
})

describe('a vote', () => {
  it('counts a user once, even for concurrent votes', async () => {
    const post = await publish(draft({ vote: vote() }), await server.person())
    const { id = '', options = [] } = post.vote ?? {}
    const choose = (option: number) =>
      server.ask(posts.vote, { params: { id }, body: { options: [options[option]?.id ?? ''] } }, stranger)
    const outcomes = (await Promise.all(Array.from({ length: 50 }, () => choose(0)))).map(({ code }) => code)
    expect(new Set(outcomes)).toEqual(new Set([codes.success]))
    expect((await choose(1)).code).toBe(codes.repeated)
    expect(await server.db.select().from(voteChoices).where(eq(voteChoices.voteId, id))).toHaveLength(1)
    const seen = (await server.data(posts.detail, { params: { id: post.id } }, stranger)).vote
    expect([seen?.voters, seen?.options.map(({ votes }) => votes), seen?.chosen]).toEqual([1, [1, 0], [options[0]?.id]])
  })

  it.each([
    ['always', [0, 0], [1, 0]],
    ['after-voting', [null, null], [1, 0]],
    ['after-end', [null, null], [null, null]],
  ] as const)('whose result is shown %s', async (result, before, after) => {
    const author = await server.person()
    const made = (await publish(draft({ vote: vote({ result }) }), author)).vote
    expect(made?.options.map(({ votes }) => votes)).toEqual(before)
    const chosen = await server.data(
      posts.vote,
      { params: { id: made?.id ?? '' }, body: { options: [made?.options[0]?.id ?? ''] } },
      stranger,
    )
    expect(chosen.options.map(({ votes }) => votes)).toEqual(after)
  })

  it('of a post that waits, was refused or deleted takes no choice', async () => {
    const post = await publish(draft({ vote: vote() }), await server.person())
    const { id = '', options = [] } = post.vote ?? {}
    const choose = async () =>
      (await server.ask(posts.vote, { params: { id }, body: { options: [options[0]?.id ?? ''] } }, stranger)).code
    const hidden = [{ state: 'pending' }, { state: 'refused' }, { state: 'shown', deletedAt: new Date() }] as const
    for (const change of hidden) {
      await server.db.update(postRows).set(change).where(eq(postRows.id, post.id))
      expect(await choose()).toBe(codes.contentGone)
    }
    await server.db.update(postRows).set({ deletedAt: null }).where(eq(postRows.id, post.id))
    expect(await choose()).toBe(codes.success)
  })

  it('accepts only its own options, one unless it allows more', async () => {
    const [one, many] = [
      (await publish(draft({ vote: vote() }), await server.person())).vote,
      (await publish(draft({ vote: vote({ multiple: true }) }), await server.person())).vote,
    ]
    const choose = (id: string | undefined, options: string[]) =>
      server.ask(posts.vote, { params: { id: id ?? '' }, body: { options } }, stranger)
    const ids = (of: typeof one) => of?.options.map(({ id }) => id) ?? []
    expect((await choose(one?.id, ids(one))).code).toBe(codes.badInput)
    expect((await choose(one?.id, [ids(many)[0] ?? ''])).code).toBe(codes.badInput)
    expect((await choose(many?.id, ids(many))).data.voters).toBe(1)
  })

  it('ends', async () => {
    const closed = (await server.data(circles.posts, { params: { id: '64' }, query: { tab: 'votes' } })).list.concat(
      (await server.data(circles.posts, { params: { id: '61' }, query: { tab: 'votes' } })).list,
    )
    const over = closed.map(({ vote: of }) => of).find((of) => of?.closed)
    if (!over) throw new Error('the demo has no closed vote')
    expect(
      (
        await server.ask(
          posts.vote,
          { params: { id: over.id }, body: { options: [over.options[0]?.id ?? ''] } },
          stranger,
        )
      ).code,
    ).toBe(codes.tooLate)
    expect(over.options.every(({ votes }) => votes !== null)).toBe(true)
  })

  it('that has ended before it begins is refused', async () => {
    const past = vote({ ends_at: new Date(Date.now() - 1).toISOString() })
    expect((await server.ask(posts.publish, { body: draft({ vote: past }) }, stranger)).code).toBe(codes.badInput)
  })
})

describe('a circle', () => {
  it('can be joined and left, and has its newest members', async () => {
    const join = (on: boolean) => server.data(circles.join, { params: { id: '63' }, body: { on } }, person)
    const { members } = await join(true)
    expect(await join(true)).toEqual({ joined: true, members })
    const circle = await server.data(circles.detail, { params: { id: '63' } }, person)
    expect([circle.joined, circle.members, circle.newest_members[0]?.id]).toEqual([true, members, person.id])
    expect(await join(false)).toEqual({ joined: false, members: members - 1 })
  })

  it.each(['all', 'hot', 'pictures', 'votes'] as const)(
    'pages its posts (%s) without a gap or a repeat',
    async (tab) => {
      const paged = await itemsOf(server, circles.posts, { params: { id: '61' }, query: { tab } }, 2)
      const ids = paged.map(({ id }) => id)
      const all = await server.data(circles.posts, { params: { id: '61' }, query: { tab, page_size: 100 } })
      expect(ids.length, 'more than a page').toBeGreaterThan(2)
      expect(ids).toEqual(all.list.map(({ id }) => id))
    },
  )

  it.each([
    ['the joined circle alone', ['63'], ['63']],
    ['all joined circles', ['63', '61'], ['61', '63']],
    ['every circle where none is joined', [], ['61', '62', '63', '64', '65']],
  ])('shows a user the newest posts of %s, page by page, and none that wait for review', async (_, joins, from) => {
    const reader = await server.person()
    for (const id of joins) await server.data(circles.join, { params: { id }, body: { on: true } }, reader)
    const writer = await server.person()
    await server.data(circles.join, { params: { id: '65' }, body: { on: true, invitation: 'parents-514-a' } }, writer)
    const fresh = await Promise.all(from.map((circle_id) => publish(draft({ circle_id }), writer)))
    await publish(draft({ circle_id: from[0], content: '加微信' }), reader)
    const list = await itemsOf(server, posts.feed, {}, 7, reader)
    expect([...new Set(list.map(({ circle }) => circle.id))].sort()).toEqual(from)
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
    expect(list.map(({ created_at }) => created_at)).toEqual(
      list
        .map(({ created_at }) => created_at)
        .sort()
        .reverse(),
    )
    expect(
      list
        .slice(0, from.length)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(fresh.map(({ id }) => id).sort())
    expect(list.every(({ state }) => state === 'shown')).toBe(true)
  })

  it('shows a guest the posts of every circle', async () => {
    const { list } = await server.data(posts.feed, { query: { page_size: 100 } })
    expect(new Set(list.map(({ circle }) => circle.id)).size).toBe(5)
  })

  it('lists circles and topics', async () => {
    expect((await server.data(circles.list)).list.length).toBeGreaterThan(3)
    expect((await server.data(circles.topics, { params: { id: '61' } })).list[0]).toMatchObject({ circle_id: '61' })
  })
})

describe('joined circles', () => {
  const joinedBy = async (who: TestPerson, query = {}) => await server.data(circles.mine, { query }, who)
  const change = (id: string, on: boolean, who: TestPerson) =>
    server.data(circles.join, { params: { id }, body: { on } }, who)

  it('are listed to their member alone, the latest first, page by page', async () => {
    const member = await server.person()
    for (const id of ['63', '61', '64']) await change(id, true, member)
    await change('64', false, member)
    const { list, next } = await joinedBy(member, { page_size: 1 })
    expect(list.map(({ id, joined }) => [id, joined])).toEqual([['61', true]])
    const rest = await joinedBy(member, { page_size: 1, cursor: next })
    expect(rest.list.map(({ id }) => id)).toEqual(['63'])
    expect(rest.next).toBeNull()
    expect((await joinedBy(await server.person())).list).toEqual([])
    expect((await server.ask(circles.mine)).code).not.toBe(codes.success)
  })
})
