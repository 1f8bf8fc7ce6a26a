import { circles, codes, comments, posts, topics } from '@plaza/shared/api'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { comments as commentRows, personCounts, posts as postRows, queueItems, uploads } from '../../data/schema/index'
import { jobs } from '../../process/jobs/jobs'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { postSubjects } from './review'

let server: TestServer
let author: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  ;[author, stranger] = [await server.person(), await server.person()]
})
afterAll(() => server.close())

const words = { content: '江边起雾了', images: [] as string[] }
const publish = (more: object = {}, who = author) =>
  server.data(posts.publish, { body: { circle_id: '61', ...words, key: crypto.randomUUID(), ...more } }, who)
const edit = (id: string, body: object, who = author) =>
  server.ask(posts.edit, { params: { id }, body: { ...words, ...body } }, who)
const read = (id: string, who = stranger) => server.ask(posts.detail, { params: { id } }, who)
const countOf = async () => (await server.data(circles.detail, { params: { id: '61' } }, stranger)).posts
const topicCounts = async (id: string) => {
  const { posts: count, participants } = await server.data(topics.detail, { params: { id } }, stranger)
  return [count, participants]
}
const ofAuthor = async () =>
  (
    await server.db.select({ posts: personCounts.posts }).from(personCounts).where(eq(personCounts.userId, author.id))
  )[0]?.posts ?? 0
const age = (id: string, minutes: number) =>
  server.db
    .update(postRows)
    .set({ createdAt: sql`now() - make_interval(mins => ${minutes})` })
    .where(eq(postRows.id, id))
async function picture(key: string, who = author): Promise<string> {
  const row = { key, userId: who.id, kind: 'image' as const, mime: 'image/png', width: 3, height: 2 }
  await server.db.insert(uploads).values({ ...row, expiresAt: new Date() })
  return key
}
const fileOf = async (key: string) => (await server.db.select().from(uploads).where(eq(uploads.key, key)))[0]

describe('an edited post', () => {
  it('has its new words, topic and time for everybody at once, and keeps its comments', async () => {
    const post = await publish({ topic_id: '71' })
    const body = { target: 'post' as const, target_id: post.id, content: '真美' }
    await server.data(comments.add, { body }, stranger)
    const [total, before, other] = [await countOf(), await topicCounts('71'), await topicCounts('72')]
    const guest = () => server.data(posts.detail, { params: { id: post.id } })
    expect((await guest()).content).toBe(words.content)
    const edited = await edit(post.id, { content: '雾散了', topic_id: '72' })
    expect(edited.code).toBe(codes.success)
    const seen = await guest()
    expect([seen.content, seen.topic?.id, seen.created_at, seen.comments]).toEqual(['雾散了', '72', post.created_at, 1])
    expect(Date.parse(seen.edited_at ?? '')).toBeGreaterThan(0)
    expect(await countOf()).toBe(total)
    expect(await topicCounts('71')).toEqual([(before[0] ?? 0) - 1, (before[1] ?? 0) - 1])
    expect(await topicCounts('72')).toEqual([(other[0] ?? 0) + 1, (other[1] ?? 0) + 1])
  })

  it('is only its author’s to edit, for some minutes', async () => {
    const { id, actions } = await publish()
    expect(actions).toContain('edit')
    expect((await edit(id, { content: '改' }, stranger)).code).toBe(codes.contentGone)
    await age(id, 29)
    expect((await edit(id, { content: '改' })).code).toBe(codes.success)
    await age(id, 31)
    expect((await edit(id, { content: '又改' })).code).toBe(codes.tooLate)
    expect((await read(id, author)).data).toMatchObject({ content: '改', actions: ['remove'] })
    expect((await read(id)).data.actions).toEqual([])
  })

  it('is edited so often in ten minutes', async () => {
    const person = await server.person()
    const { id } = await publish({}, person)
    server.deps.moderation.forget()
    const outcomes = await Promise.all(Array.from({ length: 22 }, () => edit(id, {}, person)))
    const expected = [...Array(20).fill(codes.success), codes.tooMany, codes.tooMany]
    expect(outcomes.map(({ code }) => code).sort()).toEqual(expected)
  })

  it('waits for a review with its new place too', async () => {
    const { id } = await publish()
    expect((await edit(id, { place: '加微信' })).data.state).toBe('pending')
  })

  it('is seen by its author alone while it must be reviewed, and keeps its place afterwards', async () => {
    const post = await publish()
    const before = await countOf()
    expect((await edit(post.id, { content: '加微信' })).data.state).toBe('pending')
    expect((await read(post.id)).code).toBe(codes.contentGone)
    expect(await countOf()).toBe(before - 1)
    const waiting = () =>
      server.db
        .select()
        .from(queueItems)
        .where(sql`${queueItems.subjectId} = ${post.id} and ${queueItems.state} = 'waiting'`)
    expect(await waiting()).toHaveLength(1)
    // Harmless words do not publish what waits, and its reviewer must read them.
    expect((await edit(post.id, { content: '没事了' })).data.state).toBe('pending')
    expect((await waiting())[0]?.version).toBe(2)
    await server.db.transaction((tx) => postSubjects.show(tx, post.id))
    const seen = (await read(post.id)).data
    expect([seen.state, seen.content, seen.created_at]).toEqual(['shown', '没事了', post.created_at])
    expect(await countOf()).toBe(before)
  })

  it('that must be reviewed is pinned no more, and its pictures are private until then', async () => {
    const person = await server.person()
    const key = await picture('image/withdrawn', person)
    const { id } = await publish({ images: [key] }, person)
    await server.db.update(postRows).set({ pin: 3 }).where(eq(postRows.id, id))
    expect((await fileOf(key))?.publishedAt).not.toBeNull()
    await edit(id, { content: '加微信', images: [`/media/uploads/${key}`] }, person)
    const [row] = await server.db.select().from(postRows).where(eq(postRows.id, id))
    expect([row?.state, row?.pin, (await fileOf(key))?.publishedAt]).toEqual(['pending', 0, null])
  })

  it('publishes its new pictures and gives up those that it dropped', async () => {
    const [kept, dropped, added] = [await picture('image/a'), await picture('image/b'), await picture('image/c')]
    const { id } = await publish({ images: [kept, dropped] })
    expect((await edit(id, { images: [`/media/uploads/${kept}`, added] })).data.images.map(({ url }) => url)).toEqual([
      '/media/uploads/image/a',
      '/media/uploads/image/c',
    ])
    expect([(await fileOf(kept))?.publishedAt, (await fileOf(added))?.publishedAt].every(Boolean)).toBe(true)
    expect(await fileOf(dropped)).toBeUndefined()
  })
})

describe('a deleted post', () => {
  it('comes back with its counts, comments and pictures when that is undone', async () => {
    const key = await picture('image/d')
    const { id } = await publish({ topic_id: '73', images: [key] })
    await server.data(comments.add, { body: { target: 'post', target_id: id, content: '在' } }, stranger)
    const counts = async () => [await countOf(), await topicCounts('73'), await ofAuthor()]
    const before = await counts()
    await server.data(posts.remove, { params: { id } }, author)
    expect((await counts())[0]).toBe(Number(before[0]) - 1)
    expect((await counts())[2]).toBe(Number(before[2]) - 1)
    expect((await fileOf(key))?.publishedAt).toBeNull()
    const restore = (who: TestPerson) => server.ask(posts.restore, { params: { id }, body: {} }, who)
    expect((await restore(stranger)).code).toBe(codes.contentGone)
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => restore(author)))
    expect(outcomes.map(({ code }) => code)).toEqual(Array(5).fill(codes.success))
    expect(await counts()).toEqual(before)
    const seen = (await read(id)).data
    expect([seen.comments, seen.images.length]).toEqual([1, 1])
    expect((await fileOf(key))?.publishedAt).not.toBeNull()
  })

  it('cannot be restored later, and is deleted for good a day after, with its pictures', async () => {
    const key = await picture('image/e')
    const { id } = await publish({ images: [key] })
    await server.data(posts.remove, { params: { id } }, author)
    const ago = (time: string) =>
      server.db
        .update(postRows)
        .set({ deletedAt: sql`now() - ${time}::interval` })
        .where(eq(postRows.id, id))
    await ago('3 minutes')
    expect((await server.ask(posts.restore, { params: { id }, body: {} }, author)).code).toBe(codes.tooLate)
    const run = (name: string) => jobs.find((job) => job.name === name)?.run(server.deps as never)
    await run('expire-deleted-posts')
    expect(await server.db.select().from(postRows).where(eq(postRows.id, id))).toHaveLength(1)
    expect((await fileOf(key))?.used).toBe(true)
    await ago('25 hours')
    await run('expire-deleted-posts')
    expect(await server.db.select().from(postRows).where(eq(postRows.id, id))).toEqual([])
    expect((await fileOf(key))?.used).toBe(false)
  })
})

describe('a deleted comment', () => {
  const say = (target_id: string, content: string, who: TestPerson, parent_id?: string) =>
    server.data(comments.add, { body: { target: 'post', target_id, content, ...(parent_id && { parent_id }) } }, who)
  const restore = (id: string, who = author) => server.ask(comments.restore, { params: { id }, body: {} }, who)
  const remove = (id: string, who = author) => server.data(comments.remove, { query: { id } }, who)
  const list = async (id: string) =>
    (await server.data(comments.list, { params: { id }, query: { target: 'post' } })).list

  it('comes back where it stood, with its replies and likes', async () => {
    const { id: post } = await publish()
    await say(post, '第一', stranger)
    const { id } = await say(post, '第二', author)
    await say(post, '回复', stranger, id)
    await say(post, '第三', stranger)
    await server.db.update(commentRows).set({ likes: 3 }).where(eq(commentRows.id, id))
    const before = await list(post)
    await remove(id)
    expect((await list(post)).map(({ content }) => content)).toEqual(['第三', '第一'])
    expect((await read(post)).data.comments).toBe(2)
    expect((await restore(id, stranger)).code).toBe(codes.tooLate)
    const outcomes = await Promise.all([restore(id), restore(id), restore(id)])
    expect(outcomes.map(({ code }) => code)).toEqual([codes.success, codes.success, codes.success])
    expect(await list(post)).toEqual(before)
    expect((await read(post)).data.comments).toBe(4)
  })

  it('comes back beside the one that was sent once more meanwhile', async () => {
    const { id: post } = await publish()
    const body = { target: 'post' as const, target_id: post, content: '一次', key: crypto.randomUUID() }
    const send = () => server.data(comments.add, { body }, author)
    const { id } = await send()
    await remove(id)
    const { id: again } = await send()
    expect((await restore(id)).code).toBe(codes.success)
    expect((await list(post)).map((comment) => comment.id).sort()).toEqual([id, again].sort())
    expect((await send()).id).toBe(again)
  })

  it('does not come back later, nor to a thread that is gone', async () => {
    const { id: post } = await publish()
    const { id: root } = await say(post, '开头', stranger)
    const { id: reply } = await say(post, '回复', author, root)
    await remove(reply)
    await remove(root, stranger)
    expect((await restore(reply)).code).toBe(codes.contentGone)
    const { id } = await say(post, '后来', author)
    await remove(id)
    await server.db.execute(sql`update removed_comments set removed_at = now() - interval '3 minutes'`)
    expect((await restore(id)).code).toBe(codes.tooLate)
  })
})
