import { circles, codes, posts, reports, votes } from '@plaza/shared/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  circleRestrictions,
  posts as postRows,
  queueItems,
  uploads,
  uploadUses,
  votes as voteRows,
} from '../../data/schema/index'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { performQueueChange } from '../queue/change'

let server: TestServer
let stranger: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  stranger = await server.person()
})
afterAll(() => server.close())

const vote = (more: object = {}) => ({
  title: '下一期拍什么？',
  multiple: false,
  options: [{ text: '窗户' }, { text: '影子' }] as { text: string; image?: string }[],
  ends_at: new Date(Date.now() + 3_600_000).toISOString(),
  result: 'always' as const,
  ...more,
})
const publish = (who: TestPerson, of = vote()) =>
  server.ask(
    posts.publish,
    { body: { circle_id: '61', content: '投票', images: [], vote: of, key: crypto.randomUUID() } },
    who,
  )
async function picture(who: TestPerson, name: string) {
  const key = `image/${name}-${crypto.randomUUID()}`
  const row = { key, userId: who.id, kind: 'image' as const, mime: 'image/png', width: 300, height: 200 }
  await server.db.insert(uploads).values({ ...row, expiresAt: new Date() })
  return key
}
const change = (who: TestPerson, id: string, of = vote()) => server.ask(votes.change, { params: { id }, body: of }, who)
const cast = (who: TestPerson, id: string, option: string) =>
  server.ask(posts.vote, { params: { id }, body: { options: [option] } }, who)
const published = async (key: string) =>
  (await server.db.select().from(uploads).where(eq(uploads.key, key)))[0]?.publishedAt
/** Author with a published vote. */
async function begin(of = vote()) {
  const author = await server.person()
  const { data } = await publish(author, of)
  return { author, post: data, id: data.vote?.id ?? '', options: data.vote?.options.map(({ id }) => id) ?? [] }
}

it('has the pictures of its author, which everybody sees and the post holds', async () => {
  const author = await server.person()
  const image = await picture(author, 'window')
  const { data } = await publish(author, vote({ options: [{ text: '窗户', image }, { text: '影子' }] }))
  expect(data.vote?.options.map((option) => option.image)).toEqual([`/media/uploads/${image}`, null])
  expect(await published(image)).toBeTruthy()
  const uses = await server.db.select().from(uploadUses).where(eq(uploadUses.key, image))
  expect(uses.map(({ source, sourceId }) => [source, sourceId])).toEqual([['post', data.id]])
  await server.data(posts.remove, { params: { id: data.id } }, author)
  expect(await published(image)).toBeNull()
})

it('refuses the pictures of others, and options that are the same', async () => {
  const image = await picture(stranger, 'theirs')
  const code = async (options: object[]) => (await publish(await server.person(), vote({ options }))).code
  expect(await code([{ text: '窗户', image }, { text: '影子' }])).toBe(codes.badInput)
  expect(await code([{ text: '窗户' }, { text: ' 窗户 ' }])).toBe(codes.badInput)
})

it('waits with its pictures for the review of its words, and the reviewer sees both', async () => {
  const author = await server.person()
  const image = await picture(author, 'held')
  const { data } = await publish(author, vote({ options: [{ text: '加微信', image }, { text: '影子' }] }))
  expect([data.state, await published(image)]).toEqual(['pending', null])
})

it('lets a person choose as many options as it says, and all of them without a limit', async () => {
  const options = [{ text: '窗户' }, { text: '影子' }, { text: '手' }]
  const limited = await begin(vote({ multiple: true, max_choices: 2, options }))
  expect(limited.post.vote?.max_choices).toBe(2)
  const choose = async ({ id, options: all }: typeof limited, n: number) =>
    (await server.ask(posts.vote, { params: { id }, body: { options: all.slice(0, n) } }, await server.person())).code
  expect([await choose(limited, 3), await choose(limited, 2)]).toEqual([codes.badInput, codes.success])
  const free = await begin(vote({ multiple: true, options }))
  expect([free.post.vote?.max_choices, await choose(free, 3)]).toEqual([null, codes.success])
})

it('refuses a limit of a single choice, and one that is not below the number of options', async () => {
  const code = async (more: object) => (await publish(await server.person(), vote(more))).code
  expect(await code({ multiple: false, max_choices: 2, options: [{ text: 'a' }, { text: 'b' }, { text: 'c' }] })).toBe(
    codes.badInput,
  )
  expect(await code({ multiple: true, max_choices: 2 })).toBe(codes.badInput)
})

it('is changed by its author while nobody has voted, as a whole', async () => {
  const { author, post, id } = await begin()
  const image = await picture(author, 'new')
  const next = vote({
    title: '再下一期？',
    multiple: true,
    options: [{ text: '手', image }, { text: '招牌' }, { text: '伞' }],
  })
  const { data } = await change(author, id, next)
  expect(data.id).toBe(post.id)
  expect(data.vote).toMatchObject({ id, title: '再下一期？', multiple: true, voters: 0 })
  expect(data.vote?.options.map(({ text }) => text)).toEqual(['手', '招牌', '伞'])
  expect(await published(image)).toBeTruthy()
  const again = await change(author, id)
  expect(again.data.vote?.options).toHaveLength(2)
  expect(await server.db.select().from(uploads).where(eq(uploads.key, image))).toEqual([])
})

it('changes the text of its post that says nothing but the question, and no other text', async () => {
  const author = await server.person()
  const write = (content: string) =>
    server.data(
      posts.publish,
      { body: { circle_id: '61', content, images: [], vote: vote(), key: crypto.randomUUID() } },
      author,
    )
  const [bare, worded] = [await write(vote().title), await write('十二张里挑一张')]
  const next = vote({ title: '封面选哪张？' })
  expect((await change(author, bare.vote?.id ?? '', next)).data.content).toBe('封面选哪张？')
  expect((await change(author, worded.vote?.id ?? '', next)).data.content).toBe('十二张里挑一张')
})

it('is not changed by others, after the first voter, or after its end', async () => {
  const { author, id, options } = await begin()
  expect((await change(stranger, id)).code).toBe(codes.contentGone)
  expect((await cast(stranger, id, options[0] ?? '')).code).toBe(codes.success)
  expect((await change(author, id)).code).toBe(codes.stateChanged)
  const over = await begin()
  await server.db
    .update(voteRows)
    .set({ endsAt: new Date(0) })
    .where(eq(voteRows.id, over.id))
  expect((await change(over.author, over.id)).code).toBe(codes.tooLate)
})

it('is not changed once its post was refused', async () => {
  const { author, post, id } = await begin()
  await server.db.update(postRows).set({ state: 'refused' }).where(eq(postRows.id, post.id))
  expect((await change(author, id)).code).toBe(codes.contentGone)
})

it('ends within ninety days, a changed one too', async () => {
  const { author, id } = await begin()
  const lasting = (days: number) => vote({ ends_at: new Date(Date.now() + days * 86_400_000).toISOString() })
  expect([(await publish(author, lasting(91))).code, (await change(author, id, lasting(91))).code]).toEqual([
    codes.badInput,
    codes.badInput,
  ])
  expect((await change(author, id, lasting(89))).code).toBe(codes.success)
})

it('of a post that waits for a review goes on waiting, with its new pictures', async () => {
  const { author, post, id } = await begin(vote({ title: '加微信' }))
  const image = await picture(author, 'waiting')
  const { data } = await change(author, id, vote({ options: [{ text: '窗户', image }, { text: '影子' }] }))
  expect([data.state, await published(image)]).toEqual(['pending', null])
  expect((await server.ask(posts.detail, { params: { id: post.id } }, stranger)).code).toBe(codes.contentGone)
})

it('that was reported is decided about as it was seen: new options make another version', async () => {
  const { author, post, id } = await begin()
  await server.data(reports.add, { body: { target: 'post', id: post.id, reason: 'spam', images: [] } }, stranger)
  const items = await server.db
    .select({ id: queueItems.id, version: queueItems.version })
    .from(queueItems)
    .where(eq(queueItems.subjectId, post.id))
  await change(author, id, vote({ options: [{ text: '张家的电话' }, { text: '影子' }] }))
  const decision = { items, decision: 'close' as const }
  const { failed } = await performQueueChange.decide(
    server.deps,
    { queue: 'review', who: 'lin', role: 'reviewer' },
    decision,
  )
  expect(failed).toMatchObject([{ failure: 'changed' }])
})

it('counts a choice for the vote that was seen, or not at all, when it changes meanwhile', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { author, post, id, options } = await begin()
    const [changed, counted] = await Promise.all([change(author, id), cast(stranger, id, options[1] ?? '')])
    const { vote: after } = await server.data(posts.detail, { params: { id: post.id } }, stranger)
    const isFirst = counted.code === codes.success
    expect(changed.code).toBe(isFirst ? codes.stateChanged : codes.success)
    expect([after?.voters, after?.options.map((option) => option.votes)]).toEqual(isFirst ? [1, [0, 1]] : [0, [0, 0]])
  }
})

it('is not changed by an author who is muted in its circle', async () => {
  const { author, post, id } = await begin()
  const restriction = { kind: 'muted' as const, until: new Date(Date.now() + 60_000), reason: '刷屏' }
  await server.db.insert(circleRestrictions).values({ circleId: '61', userId: author.id, ...restriction })
  const refused = await change(author, id, vote({ title: '别的话' }))
  expect([refused.code, refused.msg]).toEqual([codes.notAllowed, expect.stringMatching('禁言')])
  expect((await server.data(posts.detail, { params: { id: post.id } }, stranger)).vote?.title).toBe(vote().title)
})

it('takes its post back for a review if its new words need one', async () => {
  const { author, post, id } = await begin()
  const seen = await picture(author, 'seen')
  const shown = { images: [seen], key: crypto.randomUUID(), circle_id: '61', content: '图', vote: vote() }
  const pictured = await server.data(posts.publish, { body: shown }, author)
  expect(await published(seen)).toBeTruthy()
  await change(author, pictured.vote?.id ?? '', vote({ title: '加微信' }))
  expect(await published(seen)).toBeNull()
  await server.db.update(postRows).set({ pin: 3 }).where(eq(postRows.id, post.id))
  const before = (await server.data(circles.detail, { params: { id: '61' } }, author)).posts
  const image = await picture(author, 'again')
  const { data } = await change(author, id, vote({ options: [{ text: '加微信', image }, { text: '影子' }] }))
  expect(data.state).toBe('pending')
  expect(await published(image)).toBeNull()
  expect((await server.ask(posts.detail, { params: { id: post.id } }, stranger)).code).toBe(codes.contentGone)
  expect((await server.data(circles.detail, { params: { id: '61' } }, author)).posts).toBe(before - 1)
  const items = await server.db.select().from(queueItems).where(eq(queueItems.subjectId, post.id))
  expect(items.map(({ state }) => state)).toEqual(['waiting'])
  const [row] = await server.db.select().from(postRows).where(eq(postRows.id, post.id))
  expect([row?.state, row?.pin]).toEqual(['pending', 0])
})
