import { account, blocks, codes, comments, follows, messages, people, posts, searches } from '@plaza/shared/api'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { postSubjects } from '../circles/review'
import { indexPending } from '../search/entries'
import { commentSubjects } from '../social/review'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await indexPending(server.db)
}, 60_000)
afterAll(() => server.close())

const detail = (id: string, as?: TestPerson) => server.data(people.detail, { params: { id } }, as)
const publish = (person: TestPerson, content: string, more: object = {}) =>
  server.data(
    posts.publish,
    { body: { circle_id: '61', content, images: [], key: crypto.randomUUID(), ...more } },
    person,
  )
const listOf = async (id: string, as?: TestPerson, tab?: 'votes') =>
  (await server.data(people.posts, { params: { id }, query: tab && { tab } }, as)).list.map(({ content }) => content)

it('shows name, introduction and district, and nothing private', async () => {
  const person = await detail('503')
  expect(person).toMatchObject({ name: '红马甲陈禾', intro: '周末净滩，平时修空调。', district: '青岩', own: false })
  expect(JSON.stringify(person)).not.toMatch(/1380000|"陈禾"|9900/)
})

it('counts agree with the lists, for every person of the demo', async () => {
  const { rows } = await server.db.execute<{ id: string }>(sql`select id from users where id < '600'`)
  expect(rows.length).toBeGreaterThan(30)
  for (const { id } of rows) {
    const { followers, following, posts: count } = await detail(id)
    const query = { page_size: 100 }
    const listed = async (endpoint: typeof people.followers | typeof people.followed | typeof people.posts) =>
      (await server.data(endpoint, { params: { id }, query })).list.length
    expect([id, followers, following, count]).toEqual([
      id,
      await listed(people.followers),
      await listed(people.followed),
      await listed(people.posts),
    ])
  }
})

it('shows posts that wait or were refused to their author alone, deleted ones to nobody', async () => {
  const author = await server.person()
  const [open, held, refused, gone] = await Promise.all(
    ['看得见', '等审核', '没通过', '删掉了'].map((text) => publish(author, text)),
  )
  await server.db.execute(sql`update posts set state = 'pending' where id = ${held?.id}`)
  await server.db.execute(sql`update posts set state = 'refused' where id = ${refused?.id}`)
  await server.data(posts.remove, { params: { id: gone?.id ?? '' } }, author)
  expect(open).toBeTruthy()
  expect(await listOf(author.id)).toEqual(['看得见'])
  expect(await listOf(author.id, await server.person())).toEqual(['看得见'])
  expect((await listOf(author.id, author)).toSorted()).toEqual(['看得见', '等审核', '没通过'].toSorted())
  expect((await detail(author.id)).posts).toBe(1)
})

it('lists posts with a vote on their own', async () => {
  const author = await server.person()
  const ends_at = new Date(Date.now() + 86_400_000).toISOString()
  const options = [{ text: '东' }, { text: '西' }]
  await publish(author, '有票', { vote: { title: '去哪', multiple: false, options, ends_at, result: 'always' } })
  await publish(author, '没票')
  expect(await listOf(author.id, undefined, 'votes')).toEqual(['有票'])
})

it('a person who is banned for now says nothing about themselves to others', async () => {
  const person = await server.person()
  await server.db.execute(sql`update users set intro = '加微信' where id = ${person.id}`)
  await server.db.execute(
    sql`insert into bans (user_id, until, reason, who) values (${person.id}, now() + interval '1 day', 'spam', '505')`,
  )
  const stranger = await server.person()
  expect(await detail(person.id, stranger)).toMatchObject({ muted: true, intro: '' })
  expect(await detail(person.id, person)).toMatchObject({ muted: true, intro: '加微信' })
  await server.data(follows.set, { body: { kind: 'user', id: person.id, on: true } }, stranger)
  await server.data(follows.set, { body: { kind: 'user', id: stranger.id, on: true } }, person)
  await indexPending(server.db)
  const answers = [
    await server.data(people.followers, { params: { id: stranger.id } }, stranger),
    await server.data(people.followed, { params: { id: stranger.id } }, stranger),
    await server.data(searches.search, { query: { q: (await detail(person.id)).name, kind: 'community' } }, stranger),
    await server.data(people.following, { query: { kind: 'user' } }, stranger),
  ]
  for (const answer of answers) {
    expect(answer.list.map(({ id }) => id)).toContain(person.id)
    expect(JSON.stringify(answer)).not.toContain('加微信')
  }
  await server.db.execute(sql`update bans set until = now() - interval '1 second' where user_id = ${person.id}`)
  expect(await detail(person.id, stranger)).toMatchObject({ muted: false, intro: '加微信' })
})

it('a deleted person is gone, with the follows in both directions', async () => {
  const [gone, friend] = [await server.person(), await server.person()]
  await server.data(follows.set, { body: { kind: 'user', id: gone.id, on: true } }, friend)
  await server.data(follows.set, { body: { kind: 'user', id: friend.id, on: true } }, gone)
  await server.db.execute(sql`delete from users where id = ${gone.id}`)
  expect((await server.ask(people.detail, { params: { id: gone.id } })).code).toBe(codes.contentGone)
  expect((await server.ask(people.posts, { params: { id: gone.id } })).code).toBe(codes.contentGone)
  expect(await detail(friend.id)).toMatchObject({ followers: 0, following: 0 })
})

it('answers people by ids, fifty at most, without unknown ones', async () => {
  const { list } = await server.data(people.byIds, { query: { ids: '503,nobody,502,503' } })
  expect(list.map(({ id }) => id)).toEqual(['503', '502'])
  const many = Array.from({ length: 60 }, (_, at) => String(501 + (at % 40))).join()
  expect((await server.data(people.byIds, { query: { ids: many } })).list.length).toBeLessThanOrEqual(50)
})

it('an office is told apart from citizens, on its page and at its posts', async () => {
  const office = await server.person()
  await server.db.execute(sql`update users set badge = 'official' where id = ${office.id}`)
  const post = await publish(office, '周六停水')
  expect((await detail(office.id)).badge).toBe('official')
  expect(post.user.badge).toBe('official')
  expect((await detail('503')).badge).toBeUndefined()
})

it('mentions follow a later change of name, by id', async () => {
  const [author, named] = [await server.person(), await server.person({ nickname: '旧名字' })]
  const post = await publish(author, '谢谢 @旧名字 和 @路人', { mentions: [named.id, 'nobody'] })
  expect(post).toMatchObject({ content: '谢谢 @旧名字 和 @路人', mentions: [{ id: named.id, from: 3, to: 7 }] })
  await server.db.execute(sql`update users set nickname = '很长的新名字' where id = ${named.id}`)
  const read = await server.data(posts.detail, { params: { id: post.id } })
  expect(read.content).toBe('谢谢 @很长的新名字 和 @路人')
  expect(read.mentions).toEqual([{ id: named.id, from: 3, to: 10 }])
  await server.db.execute(sql`delete from users where id = ${named.id}`)
  const after = await server.data(posts.detail, { params: { id: post.id } }, author)
  expect([after.content, after.mentions]).toEqual(['谢谢 @旧名字 和 @路人', undefined])
})

it('names twice and of the same name go to their people in order, in comments too', async () => {
  const author = await server.person()
  const [one, two] = [await server.person({ nickname: '同名' }), await server.person({ nickname: '同名' })]
  const body = {
    target: 'content' as const,
    target_id: '3001',
    content: '@同名 @同名 @同名',
    mentions: [one.id, two.id, one.id],
  }
  const comment = await server.data(comments.add, { body }, author)
  expect(comment.mentions?.map(({ id, from }) => [id, from])).toEqual([
    [one.id, 0],
    [two.id, 4],
    [one.id, 8],
  ])
})

it('an author who names somebody again and again is told of five times an hour', async () => {
  const [author, named] = [await server.person({ joinedDaysAgo: 100 }), await server.person({ nickname: '被点名的人' })]
  const body = { target: 'content' as const, target_id: '3001', content: '@被点名的人 看', mentions: [named.id] }
  for (let at = 0; at < 8; at++) await server.data(comments.add, { body }, author)
  const told = await server.data(messages.list, { query: { page_size: 100 } }, named)
  expect(told.list).toHaveLength(5)
  await server.data(comments.add, { body }, await server.person({ joinedDaysAgo: 100 }))
  expect((await server.data(messages.list, { query: { page_size: 100 } }, named)).list).toHaveLength(6)
})

it('a search in a circle of members finds its members for members alone', async () => {
  const [member, other] = [await server.person({ nickname: '蓝鲸爸爸' }), await server.person()]
  await server.db.execute(sql`insert into follows (user_id, kind, target_id) values (${member.id}, 'circle', '65')`)
  await indexPending(server.db)
  const found = async (who?: TestPerson) =>
    (await server.data(searches.posts, { params: { id: '65' }, query: { q: '蓝鲸爸爸' } }, who)).people.length
  expect([await found(), await found(other), await found(member)]).toEqual([0, 0, 1])
})

it('who blocked the author stays plain text', async () => {
  const [author, shy] = [await server.person(), await server.person({ nickname: '静静' })]
  await server.db.execute(sql`insert into blocks (user_id, blocked_id) values (${shy.id}, ${author.id})`)
  expect((await publish(author, '@静静 在吗', { mentions: [shy.id] })).mentions).toBeUndefined()
})

it('suggests followed people first, then members of the circle, then others; none who is blocked', async () => {
  const person = await server.person()
  const named = ['海鸥甲', '海鸥乙', '海鸥丙', '海鸥丁', '海鸥戊']
  const [stranger, member, friend, blocked, blocker] = await Promise.all(
    named.map((nickname) => server.person({ nickname })),
  )
  const set = (who: TestPerson | undefined, kind: 'user' | 'circle', id: string) =>
    server.data(follows.set, { body: { kind, id, on: true } }, who as TestPerson)
  await set(person, 'user', friend?.id ?? '')
  await set(member, 'circle', '61')
  await server.db.execute(
    sql`insert into blocks (user_id, blocked_id) values (${person.id}, ${blocked?.id}), (${blocker?.id}, ${person.id})`,
  )
  await indexPending(server.db)
  const suggest = async (q: string) =>
    (await server.data(people.suggestions, { query: { q, circle_id: '61' } }, person)).list.map(({ id }) => id)
  expect(await suggest('海鸥')).toEqual([friend?.id, member?.id, stranger?.id])
  expect(await suggest('haiou')).toEqual([friend?.id, member?.id, stranger?.id])
  const first = await suggest('')
  expect(first[0]).toBe(friend?.id)
  expect(first).toContain(member?.id)
  expect(first).not.toContain(stranger?.id)
  expect((await server.ask(people.suggestions, { query: { q: '海鸥' } })).code).toBe(codes.loginExpired)
})

describe('a reply', () => {
  const say = (who: TestPerson, content: string, more: object = {}) =>
    server.data(
      comments.add,
      { body: { target: 'content' as const, target_id: '3001', content, key: crypto.randomUUID(), ...more } },
      who,
    )
  const told = async (who: TestPerson) =>
    (await server.data(messages.list, { query: { kind: 'reply' } }, who)).list.map(({ title, link }) => [title, link])

  it('is told to the one whom it answers, not to the thread’s first author, and not to oneself', async () => {
    const [first, second] = [await server.person({ nickname: '先说的' }), await server.person({ nickname: '接话的' })]
    const root = await say(first, '今天的雾真大')
    const answer = await say(second, '桥都看不见了', { parent_id: root.id })
    const link = `/posts/3001/comment/${root.id}`
    expect(await told(first)).toEqual([['接话的 回复了您的评论', link]])
    await say(first, '中午会散', { parent_id: answer.id })
    await say(first, '散了', { parent_id: root.id })
    expect(await told(second)).toEqual([['先说的 回复了您的评论', link]])
    expect(await told(first)).toHaveLength(1)
  })

  it('that also names the one whom it answers is one message', async () => {
    const [first, second] = [await server.person({ nickname: '被答的人' }), await server.person()]
    const root = await say(first, '今天的雾真大')
    await say(second, '@被答的人 是的', { parent_id: root.id, mentions: [first.id] })
    expect((await told(first)).map(([title]) => title)).toEqual(['测试的人 回复了您的评论'])
  })

  it('that waits for a review is told once it is published, unless its author is blocked by then', async () => {
    const [first, second, third] = [await server.person(), await server.person(), await server.person()]
    const root = await say(first, '今天的雾真大')
    const held = [
      await say(second, '加微信，日赚千元', { parent_id: root.id }),
      await say(third, '加微信，日赚千元', { parent_id: root.id }),
    ]
    expect(await told(first)).toEqual([])
    await server.data(blocks.set, { params: { id: third.id }, body: { on: true } }, first)
    await server.db.transaction(async (tx) => {
      for (const { id } of held) await commentSubjects.show(tx, id)
    })
    await server.data(blocks.set, { params: { id: third.id }, body: { on: false } }, first)
    expect(await told(first)).toHaveLength(1)
  })
})

it('tells the mentioned once, and takes the notice away while its author is blocked', async () => {
  const [author, named] = [await server.person({ nickname: '爱提人的' }), await server.person({ nickname: '被提的人' })]
  const notices = async () => (await server.data(messages.list, {}, named)).list.map(({ title, link }) => [title, link])
  const post = await publish(author, '@被提的人 @被提的人 你看', { mentions: [named.id, named.id] })
  const told = ['爱提人的 在帖子里提到了您', `/group-post-detail/${post.id}`]
  expect(await notices()).toEqual([told])
  const body = { target: 'content' as const, target_id: '3001', content: '@被提的人 还有这里', mentions: [named.id] }
  const comment = await server.data(comments.add, { body }, author)
  expect(await notices()).toEqual([['爱提人的 在评论里提到了您', `/posts/3001/comment/${comment.id}`], told])
  expect((await server.data(account.unread, {}, named)).replies).toBe(2)
  await server.data(blocks.set, { params: { id: author.id }, body: { on: true } }, named)
  expect([await notices(), (await server.data(account.unread, {}, named)).replies]).toEqual([[], 0])
  await publish(author, '@被提的人 听得到吗', { mentions: [named.id] })
  await server.data(blocks.set, { params: { id: author.id }, body: { on: false } }, named)
  expect(await notices()).toHaveLength(2)
})

it('an edit finds the mentions anew, and tells those who are new, once', async () => {
  const [author, first, second] = [
    await server.person({ nickname: '改帖子的人' }),
    await server.person({ nickname: '先提到的' }),
    await server.person({ nickname: '后提到的' }),
  ]
  const toldTo = async (who: TestPerson) => (await server.data(messages.list, {}, who)).list.length
  const { id } = await publish(author, '@先提到的 来看', { mentions: [first.id] })
  const edit = (content: string, mentions: string[]) =>
    server.data(posts.edit, { params: { id }, body: { content, images: [], mentions } }, author)
  const both = await edit('@先提到的 @后提到的 来看', [first.id, second.id])
  expect(both.mentions?.map(({ id }) => id)).toEqual([first.id, second.id])
  expect([await toldTo(first), await toldTo(second)]).toEqual([1, 1])
  expect((await edit('@后提到的 来看', [second.id])).mentions).toEqual([{ id: second.id, from: 0, to: 5 }])
  await edit('@先提到的 再来看', [first.id])
  expect([await toldTo(first), await toldTo(second)]).toEqual([1, 1])
})

it('a mention in a text that waits for a review is told once it is published', async () => {
  const [author, named] = [await server.person(), await server.person({ nickname: '等消息的人' })]
  const post = await publish(author, '@等消息的人 好', { mentions: [named.id] })
  await server.db.execute(sql`delete from messages where user_id = ${named.id}`)
  await server.db.execute(sql`update posts set state = 'pending' where id = ${post.id}`)
  await server.db.transaction((tx) => postSubjects.show(tx, post.id))
  expect((await server.data(messages.list, {}, named)).list).toHaveLength(1)
  await server.db.transaction((tx) => postSubjects.refuse(tx, post.id, '广告'))
  await server.db.transaction((tx) => postSubjects.show(tx, post.id))
  expect((await server.data(messages.list, {}, named)).list).toHaveLength(1)
})
