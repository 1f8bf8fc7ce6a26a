import {
  codes,
  collections,
  contents as contentEndpoints,
  comments as endpoints,
  follows,
  histories,
  likes as likeEndpoints,
  shares,
} from '@plaza/shared/api'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { comments, contents, followCounts, follows as followRows, likes, rateLimits } from '../../data/schema/index'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'

let server: TestServer
let person: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  person = await server.person({ nickname: '看潮的人' })
  stranger = await server.person()
})
afterAll(() => server.close())

const write = (content: string, more: object = {}, who = person) =>
  server.data(endpoints.add, { body: { target: 'content' as const, target_id: '3002', content, ...more } }, who)
const commentCount = async () =>
  (await server.data(contentEndpoints.dynamicArticle, { params: { id: '3002' } })).comments

it('a comment keeps the direction of its letters: controls of it are dropped', async () => {
  const { content } = await write('\u202e好的\u202c \u2066abc\u2069 عربي')
  expect(content).toBe('好的 abc عربي')
})

it('a comment that is sent again with its key is written once, also at the same time', async () => {
  const key = crypto.randomUUID()
  const before = await commentCount()
  const sent = await Promise.all(Array.from({ length: 8 }, () => write('潮水涨了', { key })))
  const again = await write('潮水涨了', { key })
  expect(new Set([...sent, again].map(({ id }) => id)).size).toBe(1)
  expect(await commentCount()).toBe(before + 1)
  const other = await write('潮水涨了', { key }, stranger)
  expect(other.id).not.toBe(again.id)
})

describe('a like', () => {
  it('changes its counter with its row, even with 50 concurrent toggles', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => server.person()))
    const [before] = await server.db.select({ likes: contents.likes }).from(contents).where(eq(contents.id, '3005'))
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        server.data(
          likeEndpoints.set,
          { body: { target: 'content', id: '3005', on: index % 3 !== 0 } },
          people[index % 5],
        ),
      ),
    )
    const [after] = await server.db.select({ likes: contents.likes }).from(contents).where(eq(contents.id, '3005'))
    const rows = await server.db
      .select()
      .from(likes)
      .where(and(eq(likes.target, 'content'), eq(likes.targetId, '3005')))
    expect((after?.likes ?? 0) - (before?.likes ?? 0)).toBe(rows.length)
  })

  it('sets the requested state: a repeat changes nothing', async () => {
    const like = (on: boolean) =>
      server.data(likeEndpoints.set, { body: { target: 'content', id: '3004', on } }, person)
    const first = await like(true)
    expect(await like(true)).toEqual(first)
    expect((await like(false)).likes).toBe(first.likes - 1)
    expect((await like(false)).likes).toBe(first.likes - 1)
  })

  it('shows who liked, newest first', async () => {
    for (const one of [person, stranger])
      await server.data(likeEndpoints.set, { body: { target: 'post', id: '20002', on: true } }, one)
    const { list } = await server.data(likeEndpoints.people, { params: { id: '20002' }, query: { target: 'post' } })
    expect(list.map(({ id }) => id)).toEqual([stranger.id, person.id])
  })

  it('of nothing is refused', async () => {
    const like = (target: 'content' | 'practice') =>
      server.ask(likeEndpoints.set, { body: { target, id: 'x', on: true } }, person)
    expect((await like('content')).code).toBe(codes.contentGone)
    expect((await like('practice')).code).toBe(codes.contentGone)
  })
})

describe('a comment', () => {
  it('is shown at once, counted, answered and deleted with its replies', async () => {
    const before = await commentCount()
    const comment = await write('  早上好 🌊  ')
    expect(comment).toMatchObject({ content: '早上好 🌊', own: true, state: 'shown', replies: [] })
    const reply = await write('早', { parent_id: comment.id }, stranger)
    const deeper = await write('又见面了', { parent_id: reply.id })
    expect([reply.reply_to, deeper.reply_to]).toEqual([null, '测试的人'])
    expect(await commentCount()).toBe(before + 3)
    const { list } = await server.data(endpoints.list, { params: { id: '3002' } })
    expect(list[0]).toMatchObject({
      id: comment.id,
      own: false,
      reply_count: 2,
      replies: [{ id: reply.id }, { id: deeper.id }],
    })
    const replies = await server.data(endpoints.replies, { params: { id: comment.id }, query: { page_size: 1 } })
    expect([replies.list[0]?.id, replies.next !== null]).toEqual([reply.id, true])
    await server.data(endpoints.remove, { query: { id: comment.id } }, person)
    expect(await commentCount()).toBe(before)
  })

  it('of another user cannot be deleted', async () => {
    const { id } = await write('是我的')
    expect((await server.ask(endpoints.remove, { query: { id } }, stranger)).code).toBe(codes.contentGone)
    expect((await server.data(endpoints.one, { params: { id } })).id).toBe(id)
  })

  it('with a held word is seen by its author alone, and not counted', async () => {
    const before = await commentCount()
    const { id, state } = await write('加 微-信 领红包')
    expect(state).toBe('pending')
    expect((await server.data(endpoints.one, { params: { id } }, person)).id).toBe(id)
    expect((await server.ask(endpoints.one, { params: { id } }, stranger)).code).toBe(codes.contentGone)
    expect((await server.ask(endpoints.one, { params: { id } })).code).toBe(codes.contentGone)
    expect(await commentCount()).toBe(before)
  })

  it('stands in hot order by likes and replies, page by page, and first where it is the person’s own of today', async () => {
    const old = (id: string, likes: number, replyCount: number) => ({
      id,
      target: 'content' as const,
      targetId: '3008',
      userId: stranger.id,
      content: id,
      createdAt: new Date('2020-01-01T00:00:00Z'),
      likes,
      replyCount,
    })
    await server.db.delete(comments).where(eq(comments.targetId, '3008'))
    await server.db.insert(comments).values([old('liked', 9, 0), old('answered', 0, 5), old('unseen', 0, 0)])
    const own = await write('我刚到', { target_id: '3008' })
    const read = async (sort: 'hot' | 'newest', who?: TestPerson, cursor?: string): Promise<string[]> => {
      const query = { sort, page_size: 2, ...(cursor && { cursor }) }
      const { list, next } = await server.data(endpoints.list, { params: { id: '3008' }, query }, who)
      return [...list.map(({ id }) => id), ...(next ? await read(sort, who, next) : [])]
    }
    expect(await read('hot', person)).toEqual([own.id, 'answered', 'liked', 'unseen'])
    expect(await read('hot')).toEqual(['answered', 'liked', own.id, 'unseen'])
    expect((await read('newest'))[0]).toBe(own.id)
  })

  it('can only reply to a comment on the same content', async () => {
    const { id } = await write('在这里')
    const elsewhere = { target: 'content' as const, target_id: '3001', parent_id: id, content: '?' }
    expect((await server.ask(endpoints.add, { body: elsewhere }, person)).code).toBe(codes.contentGone)
  })

  it('keeps the typed text, up to its maximum length', async () => {
    const odd = '<b>&amp;</b> "\'; drop table comments;-- abc e\u0301 👨‍👩‍👧'
    expect((await write(odd)).content).toBe(odd)
    expect(
      (
        await server.ask(
          endpoints.add,
          { body: { target: 'content', target_id: '3002', content: '好'.repeat(501) } },
          person,
        )
      ).status,
    ).toBe(400)
  })

  it('is written at most twenty times in five minutes', async () => {
    const busy = await server.person()
    for (let times = 0; times < 20; times++) await write(`第 ${times}`, {}, busy)
    expect(
      (await server.ask(endpoints.add, { body: { target: 'content', target_id: '3002', content: '还有' } }, busy))
        .status,
    ).toBe(429)
  })
})

describe('marks', () => {
  it('are collected, listed by type and taken out, each person their own', async () => {
    for (const id of ['3001', '3002', '2001']) await server.data(collections.set, { body: { id, on: true } }, person)
    const list = async (type?: string, who = person) =>
      (await server.data(collections.list, { query: { ...(type && { type }) } }, who)).list.map(
        ({ content }) => content.id,
      )
    expect(await list()).toEqual(['2001', '3002', '3001'])
    expect(await list('3')).toEqual(['3002', '3001'])
    expect(await list(undefined, stranger)).toEqual([])
    await server.data(collections.remove, { query: { ids: '3001,2001' } }, stranger)
    await server.data(collections.remove, { query: { ids: '3001,2001' } }, person)
    expect(await list()).toEqual(['3002'])
    expect((await server.data(contentEndpoints.dynamicArticle, { params: { id: '3002' } }, person)).collected).toBe(
      true,
    )
  })

  it('page through a history by key, the last opened first', async () => {
    for (const id of ['3001', '3002', '3003', '3004', '3001'])
      await server.data(histories.add, { body: { id, type: 3 } }, person)
    const first = await server.data(histories.list, { query: { page_size: 3 } }, person)
    const second = await server.data(histories.list, { query: { page_size: 3, cursor: first.next ?? '' } }, person)
    const one = await server.data(histories.list, { query: { id: first.list[2]?.content.id } }, person)
    expect(one.list.map(({ content }) => content.id)).toEqual([first.list[2]?.content.id])
    expect([...first.list, ...second.list].map(({ content }) => content.id)).toEqual(['3001', '3004', '3003', '3002'])
    await server.data(histories.remove, { query: { all: '1' } }, stranger)
    await server.data(histories.remove, { query: { ids: '3001' } }, person)
    expect((await server.data(histories.list, {}, person)).list).toHaveLength(3)
    await server.data(histories.remove, { query: { all: '1' } }, person)
    expect((await server.data(histories.list, {}, person)).list).toHaveLength(0)
  })

  it('remember how far an audio was heard', async () => {
    await server.data(histories.add, { body: { id: '1001', type: 1, seconds: 12 } }, person)
    await server.data(histories.add, { body: { id: '1001', type: 1 } }, person)
    expect((await server.data(histories.list, {}, person)).list[0]?.seconds).toBe(12)
  })
})

describe('following', () => {
  it('changes its counter with its rows', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => server.person()))
    const before = (await server.data(follows.state, { params: { kind: 'anchor', id: '901' } }, person)).followers
    const rowsOf901 = () =>
      server.db
        .select()
        .from(followRows)
        .where(and(eq(followRows.kind, 'anchor'), eq(followRows.targetId, '901')))
    const rowsBefore = (await rowsOf901()).length
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        server.data(follows.set, { body: { kind: 'anchor', id: '901', on: index % 3 !== 0 } }, people[index % 5]),
      ),
    )
    const [count] = await server.db
      .select()
      .from(followCounts)
      .where(and(eq(followCounts.kind, 'anchor'), eq(followCounts.targetId, '901')))
    expect((count?.followers ?? 0) - before).toBe((await rowsOf901()).length - rowsBefore)
  })

  it.each([
    ['album', '2001', codes.success],
    ['album', '3001', codes.contentGone],
    ['user', 'nobody', codes.contentGone],
    ['circle', '61', codes.success],
  ] as const)('%s %s gives %s', async (kind, id, code) =>
    expect((await server.ask(follows.set, { body: { kind, id, on: true } }, person)).code).toBe(code),
  )

  it('oneself is refused', async () =>
    expect((await server.ask(follows.set, { body: { kind: 'user', id: person.id, on: true } }, person)).code).toBe(
      codes.notAllowed,
    ))
})

describe('sharing', () => {
  it('counts for the session’s person, whoever the body names, without a login in the address', async () => {
    const body = {
      post_id: '3001',
      channel: 'wechat',
      shard_url: 'https://x.example/posts/3001?Authorization=secret&app=ios&a=1',
      type: 1 as const,
      source_type: 3,
      user_id: stranger.id,
    }
    await server.data(shares.record, { body }, person)
    const { rows } = await server.db.execute(sql`select user_id, url from share_records`)
    expect(rows).toEqual([{ user_id: person.id, url: 'https://x.example/posts/3001?a=1' }])
  })

  it.each([
    ['post', '20001', codes.success],
    ['circle', '61', codes.success],
    ['activity', '40001', codes.success],
    ['activity', '3001', codes.contentGone],
  ] as const)('a %s %s gives %s', async (target, id, code) => {
    const body = {
      post_id: id,
      target,
      channel: 'link',
      shard_url: 'https://x.example/',
      type: 1 as const,
      source_type: 1,
    }
    expect((await server.ask(shares.record, { body }, person)).code).toBe(code)
  })

  const signature = (url: string) =>
    server.ask(shares.wechatSignature, { body: { url } }, { headers: { host: 'plaza.example' } })

  it('signs an own address for WeChat as its client checks it', async () => {
    const { appid, timestamp, noncestr, sign, url } = (
      await signature('http://plaza.example/posts/1?a=1&b=%E6%BD%AE#top')
    ).data
    expect([appid, url]).toEqual(['embedded', 'http://plaza.example/posts/1?a=1&b=%E6%BD%AE'])
    expect(Math.abs(Date.now() / 1000 - timestamp)).toBeLessThan(60)
    const parts = { url, timestamp, noncestr, jsapi_ticket: (await server.deps.wechat.ticket()).ticket }
    const text = Object.entries(parts)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map((pair) => pair.join('='))
      .join('&')
    const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text))
    expect(sign).toBe(Buffer.from(digest).toString('hex'))
  })

  it('signs no address of others for WeChat', async () =>
    expect((await signature('https://evil.example/')).code).toBe(codes.badInput))

  it('returns the editor’s share text of a content', async () => {
    const info = (id: string) => server.data(shares.info, { params: { id } })
    expect(await info('3002')).toMatchObject({
      is_share_custom: 1,
      share_title: '36分钟，从云溪坐地铁到青岩',
      share_cover: null,
    })
    const article = await server.data(contentEndpoints.staticArticle, { params: { id: '3001' } })
    expect(await info('3001')).toMatchObject({ is_share_custom: 0, share_title: article.title })
  })
})

it('a comment is shown only below its target', async () => {
  const { id } = await write('桥上的风很大')
  const ask = async (query: object) => (await server.ask(endpoints.one, { params: { id }, query } as never)).code
  expect(await ask({ target: 'content', target_id: '3002' })).toBe(codes.success)
  expect(await ask({ target: 'content', target_id: '3005' })).toBe(codes.contentGone)
  expect(await ask({ target: 'post', target_id: '3002' })).toBe(codes.contentGone)
  expect(await ask({})).toBe(codes.success)
})

it('a reply never outlives its thread, whichever request is first', async () => {
  for (let round = 0; round < 8; round++) {
    const author = await server.person()
    const { id } = await write(`会被删掉的话 ${round}`, {}, author)
    const before = await commentCount()
    await Promise.all([
      server.ask(endpoints.remove, { query: { id } }, author),
      server.ask(
        endpoints.add,
        {
          body: { target: 'content', target_id: '3002', parent_id: id, content: '回' },
        },
        await server.person(),
      ),
    ])
    const left = await server.db.select().from(comments).where(eq(comments.rootId, id))
    expect([left, await commentCount()]).toEqual([[], before - 1])
  }
})

describe('a line beside a broadcast', () => {
  const say = (content: string, who: TestPerson) =>
    server.ask(endpoints.add, { body: { target: 'channel', target_id: '805', content } }, who)

  it('is one in three seconds, also of many at once, and takes nothing from comments elsewhere', async () => {
    const who = await server.person()
    const answers = await Promise.all(Array.from({ length: 5 }, (_, at) => say(`第 ${at} 句`, who)))
    expect(answers.filter(({ code }) => code === codes.success)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === codes.tooMany)).toHaveLength(4)
    for (let times = 0; times < 20; times++) await write(`别处的第 ${times} 句`, {}, who)
  })

  it('is one of as many an hour as reviewers allow', async () => {
    const who = await server.person()
    const limit = vi.spyOn(server.deps.moderation, 'limitOf').mockResolvedValue(2)
    const said: number[] = []
    for (const line of ['一', '二', '三']) {
      said.push((await say(line, who)).code)
      await server.db.delete(rateLimits).where(eq(rateLimits.key, `chat:${who.id}`))
    }
    limit.mockRestore()
    expect(said).toEqual([codes.success, codes.success, codes.tooMany])
  })

  it('has a hundred signs', async () => {
    expect((await say('潮'.repeat(101), await server.person())).code).toBe(codes.badInput)
    expect((await say('潮'.repeat(100), await server.person())).code).toBe(codes.success)
  })
})
