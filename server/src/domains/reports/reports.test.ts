import { account, codes, comments, messages, posts, publishing, reports } from '@plaza/shared/api'
import type { QueueItem } from '@plaza/shared/operations'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  operators,
  posts as postRows,
  profileDrafts,
  queueItems,
  rateLimits,
  messages as sent,
  reports as stored,
  uploads,
} from '../../data/schema/index'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { performQueueChange } from '../queue/change'
import { readItems } from '../queue/read'

let server: TestServer
let author: TestPerson
let reporter: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  ;[author, reporter] = [await server.person({ joinedDaysAgo: 90 }), await server.person()]
  await server.db.insert(operators).values({ name: 'lin', role: 'reviewer', passwordHash: '' })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.delete(rateLimits)
  await server.db.delete(sent)
})

let keys = 0
const key = () => `00000000-0000-4000-8000-${String(++keys).padStart(12, '0')}`
const write = (content = '今天的江边很静') =>
  server.data(posts.publish, { body: { circle_id: '61', content, images: [], key: key() } }, author)
const comment = (target: 'post' | 'channel' = 'post') =>
  server.data(comments.add, { body: { target, target_id: target === 'post' ? '20001' : '801', content: '好' } }, author)
type Target = 'post' | 'comment' | 'chat' | 'person' | 'piece'
const report = (target: Target, id: string, by: TestPerson | null = reporter, text = '这是广告') =>
  server.ask(reports.add, { body: { target, id, reason: 'spam', text, images: [] } }, by ?? undefined)
const itemOf = async (
  subjectId: string,
  state: 'waiting' | 'decided' | 'withdrawn' = 'waiting',
): Promise<QueueItem> => {
  const rows = await server.db
    .select()
    .from(queueItems)
    .where(and(eq(queueItems.subjectId, subjectId), eq(queueItems.state, state)))
  expect(rows).toHaveLength(1)
  const [item] = await readItems(server.deps, 'review', [rows[0]?.id ?? 0])
  if (!item) throw new Error('no item')
  return item
}
const decide = async (subjectId: string, decision: 'hide' | 'close', why = '核实为广告') => {
  const { id, version } = await itemOf(subjectId)
  const worker = { queue: 'review' as const, who: 'lin', role: 'reviewer' as const }
  return performQueueChange.decide(server.deps, worker, { items: [{ id, version }], decision, why })
}
const told = async (person: TestPerson) =>
  (await server.data(messages.list, {}, { ...person, headers: { 'accept-language': 'en' } })).list

/** Makes each later update of what calls about one circle or channel share fail if its transaction noted an event. */
async function refuseLocksAfterEvents() {
  await server.db.execute(sql`create or replace function refuse_late_lock() returns trigger language plpgsql as $$ begin
    if exists (select from pg_locks where locktype = 'advisory' and pid = pg_backend_pid() and objid = 1702259054)
    then raise exception 'a row of % is locked after an event', tg_table_name; end if;
    return new;
  end $$`)
  for (const table of ['circles', 'topics', 'channels'])
    await server.db.execute(
      sql`create or replace trigger late_lock before update on ${sql.identifier(table)} for each row execute function refuse_late_lock()`,
    )
  await server.db.execute(sql`create or replace trigger late_lock before update of comments on posts for each row
    execute function refuse_late_lock()`)
}

describe('a report', () => {
  it.each(['post', 'comment', 'chat', 'person'] as const)(
    'of a %s stands in the queue with its text',
    async (target) => {
      const id = { post: async () => (await write()).id, comment: async () => (await comment()).id }
      const chat = async () => (await comment('channel')).id
      const subject = target === 'person' ? author.id : await { ...id, chat }[target]()
      expect((await report(target, subject)).data).toEqual({ reported: null })
      expect(await itemOf(subject)).toMatchObject({
        ...{ kind: target, cause: 'reported', author: { id: author.id } },
        reports: { count: 1, list: [{ reason: 'spam', text: '这是广告' }] },
      })
    },
  )

  it('of a line of chat is one, whatever the menu calls it', async () => {
    const { id } = await comment('channel')
    await report('comment', id)
    expect((await itemOf(id)).kind).toBe('chat')
  })

  it('is made once by a person, however often it is sent at once', async () => {
    const { id } = await write()
    const answers = await Promise.all(Array.from({ length: 10 }, () => report('post', id)))
    expect(answers.filter(({ data }) => data.reported === null)).toHaveLength(1)
    expect((await itemOf(id)).reports?.count).toBe(1)
  })

  it('of one thing by many is one item with their number and their newest texts', async () => {
    const { id } = await write()
    for (let at = 1; at <= 12; at++) await report('post', id, await server.person(), `第${at}个人`)
    const { reports: found } = await itemOf(id)
    expect(found?.count).toBe(12)
    expect(found?.list.map(({ text }) => text)).toEqual(Array.from({ length: 10 }, (_, at) => `第${12 - at}个人`))
  })

  it.each<[what: string, id: () => Promise<string>, by: () => TestPerson | null, code: number]>([
    ['a guest', async () => (await write()).id, () => null, codes.loginExpired],
    ['the author', async () => (await write()).id, () => author, codes.notAllowed],
    ['a post that nobody sees', async () => (await write('加微信，日赚千元')).id, () => reporter, codes.contentGone],
    ['what does not exist', async () => 'nothing', () => reporter, codes.contentGone],
  ])('by or of %s is refused', async (_, id, by, code) => {
    expect((await report('post', await id(), by())).code).toBe(code)
  })

  it('of a comment below a post that nobody sees, or of a piece that waits, is refused', async () => {
    const { id } = await write()
    const said = await server.data(comments.add, { body: { target: 'post', target_id: id, content: '好' } }, author)
    await server.db.update(postRows).set({ state: 'refused' }).where(eq(postRows.id, id))
    expect((await report('comment', said.id)).code).toBe(codes.contentGone)
    const body = { category_id: '2', title: '江边', content: '加微信，日赚千元', images: [], key: key() }
    const piece = await server.data(publishing.publish, { body }, author)
    expect(piece.state).toBe('pending')
    expect((await report('piece', piece.id)).code).toBe(codes.contentGone)
  })

  it('is refused with a picture of somebody else', async () => {
    const { id } = await write()
    const body = { target: 'post' as const, id, reason: 'spam' as const, images: ['somebody/else.webp'] }
    expect((await server.ask(reports.add, { body }, reporter)).code).toBe(codes.badInput)
    expect(await server.db.select().from(stored).where(eq(stored.targetId, id))).toEqual([])
  })

  it('counts against a daily limit, a repeated one does not', async () => {
    const person = await server.person()
    const { id } = await write()
    for (let at = 0; at < 25; at++) expect((await report('post', id, person)).code).toBe(codes.success)
    const answers = []
    for (let at = 0; at < 20; at++) {
      await server.db.delete(rateLimits).where(eq(rateLimits.key, `post:${author.id}`))
      answers.push((await report('post', (await write()).id, person)).code)
    }
    expect(answers.filter((code) => code === codes.success)).toHaveLength(19)
    expect(answers.at(-1)).toBe(codes.tooMany)
  })
})

describe('what became of it', () => {
  it('is told to the reporters and, with the reason, to the author', async () => {
    const [{ id }, second] = [await write(), await server.person()]
    for (const by of [reporter, second]) await report('post', id, by)
    await decide(id, 'hide')
    expect((await server.ask(posts.detail, { params: { id } })).code).toBe(codes.contentGone)
    for (const person of [reporter, second])
      expect(await told(person)).toMatchObject([{ kind: 'review', title: 'We acted on your report', link: null }])
    const [news] = await told(author)
    expect(news).toMatchObject({
      title: 'Your post was reported and is hidden now',
      content: expect.stringContaining('Reason: 核实为广告'),
      link: `/group-post-detail/${id}`,
    })
  })

  it('is told to the reporter alone if nothing is wrong', async () => {
    const { id } = await write()
    await report('post', id)
    await decide(id, 'close')
    expect((await server.ask(posts.detail, { params: { id } })).code).toBe(codes.success)
    expect(await told(reporter)).toMatchObject([
      { title: 'We looked at your report', link: `/group-post-detail/${id}` },
    ])
    expect(await told(author)).toEqual([])
  })

  it('is told if the author deletes it, and nothing is left to decide', async () => {
    const { id } = await write()
    await report('post', id)
    await server.data(posts.remove, { params: { id } }, author)
    expect((await itemOf(id, 'withdrawn')).state).toBe('withdrawn')
    expect(await told(reporter)).toMatchObject([{ title: 'What you reported is gone' }])
  })

  it('is open again if the author takes the deletion back, however often', async () => {
    const { id } = await write()
    const { id: said } = await comment()
    await report('post', id)
    await report('comment', said)
    for (let time = 0; time < 2; time++) {
      await server.data(posts.remove, { params: { id } }, author)
      await server.data(comments.remove, { query: { id: said } }, author)
      expect(await told(reporter)).toHaveLength(2)
      await server.data(posts.restore, { params: { id }, body: {} }, author)
      await server.data(comments.restore, { params: { id: said }, body: {} }, author)
      expect(await told(reporter)).toEqual([])
    }
    expect((await itemOf(said)).reports).toMatchObject({ count: 1, list: [{ text: '这是广告' }] })
    await decide(id, 'hide')
    expect((await server.ask(posts.detail, { params: { id } })).code).toBe(codes.contentGone)
    expect(await told(reporter)).toMatchObject([{ title: 'We acted on your report' }])
  })

  it.each(['post', 'comment', 'chat'] as const)(
    'locks nothing after an event when a reported %s is deleted and restored: such calls could wait for each other',
    async (target) => {
      const { id } = target === 'post' ? await write() : await comment(target === 'chat' ? 'channel' : 'post')
      await report(target, id)
      await refuseLocksAfterEvents()
      if (target === 'post') {
        await server.data(posts.remove, { params: { id } }, author)
        await server.data(posts.restore, { params: { id }, body: {} }, author)
      } else {
        await server.data(comments.remove, { query: { id } }, author)
        await server.data(comments.restore, { params: { id }, body: {} }, author)
      }
      expect((await itemOf(id)).reports?.count).toBe(1)
    },
  )

  it('says to whoever reports the same again that it was looked at, and takes a report of what was changed', async () => {
    const { id } = await write()
    await report('post', id)
    expect((await report('post', id)).data).toEqual({ reported: 'open' })
    const about = async () =>
      (await server.data(reports.subject, { params: { target: 'post', id } }, reporter)).reported
    expect(await about()).toBe('open')
    await decide(id, 'close')
    expect((await report('post', id)).data).toEqual({ reported: 'kept' })
    expect(await about()).toBe('kept')
    expect(await server.db.select().from(queueItems).where(eq(queueItems.subjectId, id))).toHaveLength(1)
    await server.data(posts.edit, { params: { id }, body: { content: '张家住江边三号', images: [] } }, author)
    expect(await about()).toBeNull()
    expect((await report('post', id)).data).toEqual({ reported: null })
    expect((await itemOf(id)).subject?.text).toBe('张家住江边三号')
    await decide(id, 'close')
    expect(await told(reporter)).toHaveLength(2)
  })

  it('counts for what was decided about, also if it was changed between report and decision', async () => {
    const { id } = await write()
    await report('post', id)
    await server.data(posts.edit, { params: { id }, body: { content: '今天的江边有风', images: [] } }, author)
    await decide(id, 'close')
    expect((await report('post', id)).data).toEqual({ reported: 'kept' })
  })

  it('is open once, however many report it again at once after a change', async () => {
    const { id } = await write()
    await report('post', id)
    await decide(id, 'close')
    await server.data(posts.edit, { params: { id }, body: { content: '换了一句话', images: [] } }, author)
    const answers = await Promise.all(Array.from({ length: 10 }, () => report('post', id)))
    expect(answers.filter(({ data }) => data.reported === null)).toHaveLength(1)
  })

  it('closes each report once: a later report is a new item', async () => {
    const { id } = await write()
    await report('post', id)
    await decide(id, 'close')
    await report('post', id, await server.person())
    expect((await itemOf(id)).reports?.count).toBe(1)
    await decide(id, 'hide')
    expect(await told(reporter)).toHaveLength(1)
    const closed = await server.db.select().from(stored).where(eq(stored.targetId, id)).orderBy(stored.createdAt)
    expect(closed.map(({ reporterId, outcome }) => [reporterId === reporter.id, outcome])).toEqual([
      [true, 'kept'],
      [false, 'hidden'],
    ])
  })

  it('stays as it was decided when the author deletes it later and takes that back', async () => {
    const { id } = await write()
    await report('post', id)
    await decide(id, 'close')
    await report('post', id, await server.person())
    await server.data(posts.remove, { params: { id } }, author)
    await server.data(posts.restore, { params: { id }, body: {} }, author)
    expect((await itemOf(id)).reports?.count).toBe(1)
    expect(await told(reporter)).toMatchObject([{ title: 'We looked at your report' }])
    expect((await report('post', id)).data).toEqual({ reported: 'kept' })
  })

  it('takes name, portrait and introduction of a reported person away', async () => {
    const person = await server.person({ nickname: '代办一切' })
    await report('person', person.id)
    await decide(person.id, 'hide')
    expect((await told(person))[0]?.title).toBe('Your account was reported and is hidden now')
    const [item] = await readItems(server.deps, 'review', [(await itemOf(person.id, 'decided')).id])
    expect(item?.subject).toMatchObject({ title: expect.stringMatching(/^用户\d+$/), images: [], text: '' })
  })
  it('lets the next profile of a hidden person wait for a review, and the same can be reported again', async () => {
    const person = await server.person({ nickname: '代办一切' })
    const avatar = '/media/pictures/avatar-3.webp'
    const dress = (body: object) => server.data(account.changeProfile, { body }, person)
    expect((await dress({ avatar })).avatar).toBe(avatar)
    await report('person', person.id)
    await decide(person.id, 'hide')
    const held = await dress({ avatar })
    expect(held).toMatchObject({ avatar: null, draft: { avatar, state: 'pending' } })
    const [draft] = await server.db.select().from(profileDrafts).where(eq(profileDrafts.userId, person.id))
    const { id, version } = await itemOf(draft?.id ?? '')
    const worker = { queue: 'review' as const, who: 'lin', role: 'reviewer' as const }
    await performQueueChange.decide(server.deps, worker, { items: [{ id, version }], decision: 'publish' })
    expect((await dress({ intro: '江边散步的人' })).intro).toBe('江边散步的人')
    expect((await report('person', person.id)).data).toEqual({ reported: null })
  })

  it('of a person is decided about as others saw them: a changed profile makes another version', async () => {
    const person = await server.person({ joinedDaysAgo: 90 })
    const worker = { queue: 'review' as const, who: 'lin', role: 'reviewer' as const }
    await report('person', person.id)
    const seen = await itemOf(person.id)
    await server.data(account.changeProfile, { body: { intro: '张家住江边三号' } }, person)
    const close = async ({ id, version }: QueueItem) =>
      (await performQueueChange.decide(server.deps, worker, { items: [{ id, version }], decision: 'close' })).failed
    expect(await close(seen)).toMatchObject([{ failure: 'changed' }])
    const now = await itemOf(person.id)
    expect(now.subject?.text).toBe('张家住江边三号')
    // What only its owner reads changes nothing for the reviewer.
    await server.data(account.changeProfile, { body: { sex: 1 } }, person)
    expect(await close(now)).toEqual([])
    expect((await told(reporter))[0]?.link).toBe(`/user-detail/${person.id}`)
  })

  it('takes the file of a hidden portrait away', async () => {
    const person = await server.person()
    const key = `image/${crypto.randomUUID()}`
    const file = { key, userId: person.id, kind: 'image' as const, mime: 'image/png', width: 3, height: 3 }
    await server.db.insert(uploads).values({ ...file, expiresAt: new Date() })
    await server.data(account.changeProfile, { body: { avatar: key } }, person)
    const publishedAt = async () => (await server.db.select().from(uploads).where(eq(uploads.key, key)))[0]?.publishedAt
    expect(await publishedAt()).not.toBeNull()
    await report('person', person.id)
    await decide(person.id, 'hide')
    expect(await publishedAt()).toBeNull()
  })
})
