import { codes, hours as endpoints, messages, wishes as wishEndpoints } from '@plaza/shared/api'
import { monthOf, shiftDate, siteDate } from '@plaza/shared/format'
import type { CentreBoard, CentreVolunteer, QueueLog } from '@plaza/shared/operations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../data/ids'
import { queueItems, users, volunteers } from '../../data/schema/index'
import { addOperator, operations } from '../../testing/operators'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { creditHours } from '../hours/ledger'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ demo: false })
  await addOperator(server, 'ada', { role: 'centre' })
  await addOperator(server, 'sun', { role: 'support' })
})
afterAll(() => server.close())

const today = siteDate(Date.now())
let last = 100
async function volunteer(): Promise<{ person: TestPerson; number: string }> {
  const person = await server.person()
  const number = `SB${String(++last).padStart(6, '0')}`
  await server.db.update(users).set({ verified: 1 }).where(eq(users.id, person.id))
  await server.db
    .insert(volunteers)
    .values({ id: newId(), userId: person.id, state: 'active', district: '临江', number, activeSince: new Date() })
  return { person, number }
}

async function send<T>(path: string, body: object, who = 'ada'): Promise<T | string> {
  const { code, msg, data } = await operations(server).call<T>(who, `centre/${path}`, body)
  return code === 100_000 ? data : msg
}
const read = async <T>(path: string, who = 'ada') => (await operations(server).call<T>(who, `centre/${path}`)).data
const credit = (number: string, more: object = {}) => ({
  ...{ number, key: crypto.randomUUID(), title: '海滩清洁', hours: 2.5, day: today, why: '纸质签到表' },
  ...more,
})
const own = async (person: TestPerson) => (await server.data(endpoints.list, { query: {} }, person)).list

it('adds hours once for a key, and the volunteer reads why', async () => {
  const { person, number } = await volunteer()
  const body = credit(number)
  const answers = await Promise.all(Array.from({ length: 5 }, () => send<CentreVolunteer>('credit-hours', body)))
  expect(answers.filter((answer) => typeof answer === 'object')).toHaveLength(1)
  expect(await read<CentreVolunteer>(`hours?number=${number}`)).toMatchObject({
    hours: 2.5,
    entries: [{ reviewer: 'ada' }],
  })
  expect(await own(person)).toMatchObject([{ source: 'hand', hours: 2.5, note: '纸质签到表' }])
  const { list } = await server.data(messages.list, { query: {} }, person)
  expect(list).toMatchObject([{ content: expect.stringContaining('纸质签到表') }])
})

it('takes an entry back once by another one, whoever tries', async () => {
  const { person, number } = await volunteer()
  await send('credit-hours', credit(number))
  const [entry] = (await read<CentreVolunteer>(`hours?number=${number}`)).entries
  const body = { number, entry: entry?.id, why: '重复登记' }
  const answers = await Promise.all(Array.from({ length: 5 }, () => send<CentreVolunteer>('reverse-hours', body)))
  expect(answers.filter((answer) => typeof answer === 'object')).toHaveLength(1)
  const after = await read<CentreVolunteer>(`hours?number=${number}`)
  expect(after.hours).toBe(0)
  expect(after.entries.map(({ hours, isReversal }) => [hours, isReversal]).sort()).toEqual([
    [-2.5, true],
    [2.5, false],
  ])
  expect((await own(person)).filter(({ reversed_at }) => reversed_at !== null)).toHaveLength(1)
})

it('takes nothing back of another volunteer than the one that it shows', async () => {
  const [one, other] = [await volunteer(), await volunteer()]
  await send('credit-hours', credit(one.number))
  const [entry] = (await read<CentreVolunteer>(`hours?number=${one.number}`)).entries
  const answer = await send('reverse-hours', { number: other.number, entry: entry?.id, why: '重复登记' })
  expect(answer).toEqual(expect.any(String))
  expect(await read<CentreVolunteer>(`hours?number=${one.number}`)).toMatchObject({ hours: 2.5 })
})

it.each([
  ['a day to come', { day: shiftDate(today, 1) }],
  ['more than a day', { hours: 24.25 }],
  ['less than nothing', { hours: -1 }],
  ['other parts than quarters', { hours: 1.3 }],
  ['no reason', { why: ' ' }],
])('refuses hours of %s', async (_, more) => {
  const { number } = await volunteer()
  expect(await send('credit-hours', credit(number, more))).toEqual(expect.any(String))
  expect(await read<CentreVolunteer>(`hours?number=${number}`)).toMatchObject({ entries: [] })
})

it('refuses hours of who left', async () => {
  const { number } = await volunteer()
  await server.db.update(volunteers).set({ state: 'left' }).where(eq(volunteers.number, number))
  expect(await send('credit-hours', credit(number))).toEqual(expect.any(String))
})

it('counts a month by days, a person once, and without what was taken back', async () => {
  const before = await read<CentreBoard>('board')
  const { person, number } = await volunteer()
  const day = `${monthOf(today)}-01`
  for (const sourceId of ['one', 'two'])
    await server.db.transaction((tx) =>
      creditHours(tx, {
        ...{ userId: person.id, source: 'wish', sourceId, title: '送药', hours: 1 },
        servedAt: new Date(`${day}T23:30:00+08:00`),
      }),
    )
  await send('credit-hours', credit(number, { day, hours: 4 }))
  const [, , entry] = (await read<CentreVolunteer>(`hours?number=${number}`)).entries
  await send('reverse-hours', { number, entry: entry?.id, why: '重复登记' })
  const after = await read<CentreBoard>('board')
  expect(after.total.people - before.total.people).toBe(1)
  expect(after.total.volunteers - before.total.volunteers).toBe(1)
  expect(after.days[0]).toMatchObject({
    day,
    hours: (before.days[0]?.hours ?? 0) + after.total.hours - before.total.hours,
  })
  expect(after.days).toHaveLength(new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0).getDate())
  const file = await (await operations(server).request('ada', 'centre/board.csv?language=en')).text()
  expect(file.split('\r\n')[1]).toBe(
    `${day},${Object.values(after.days[0] ?? {})
      .slice(1)
      .join()}`,
  )
})

it('is for the centre alone', async () => {
  for (const path of ['centre/board', 'centre/board.csv', 'centre/hours?number=SB000001', 'queue/volunteering'])
    expect((await operations(server).call('sun', path)).code).toBe(codes.notAllowed)
})

it('reviews wishes and shows as reviewers do, and nothing else of their queue', async () => {
  await addOperator(server, 'rev', { role: 'reviewer' })
  const author = await server.person({ joinedDaysAgo: 100 })
  const { page, change, call } = operations(server)
  await server.data(
    wishEndpoints.publish,
    {
      body: {
        ...{
          size: 'wish',
          title: '加微信，日赚千元',
          content: '想请人教我用手机',
          kind: 'learning',
          district: '临江',
          images: [],
        },
        key: crypto.randomUUID(),
      },
    },
    author,
  )
  const [post] = await server.db
    .insert(queueItems)
    .values({ queue: 'review', kind: 'post', subjectId: '1', authorId: author.id, cause: 'reported' })
    .returning()
  const own = await page('ada', 'review')
  expect(own.list.map(({ kind }) => kind)).toEqual(['wish'])
  expect(own.waiting).toEqual({ wish: 1 })
  expect(await page('ada', 'review', 'kind=post')).toMatchObject({ list: [] })
  expect((await page('rev', 'review')).waiting).toEqual({ wish: 1, post: 1 })

  const strange = post ? [{ id: post.id, version: post.version }] : []
  const refused = await change('ada', 'review', 'decide', { items: strange, decision: 'close' })
  expect(refused).toMatchObject({ items: [], failed: [{ failure: 'gone' }] })
  expect(await change('ada', 'review', 'take', { items: strange })).toMatchObject({ items: [] })
  await change('rev', 'review', 'take', { items: strange })
  expect((await call<QueueLog>('ada', 'queue/review/log')).data.list).toEqual([])
  expect((await call('ada', 'queue/review/things?of=1')).code).toBe(codes.notAllowed)

  const [wish] = own.list
  const items = wish ? [{ id: wish.id, version: wish.version }] : []
  const ban = { items, decision: 'refuse', why: '广告', banDays: 1 }
  expect((await call('ada', 'queue/review/decide', ban)).code).toBe(codes.badInput)
  expect((await change('ada', 'review', 'decide', { items, decision: 'publish' })).failed).toEqual([])
  expect((await call<QueueLog>('ada', 'queue/review/log')).data.list).toMatchObject([{ who: 'ada', action: 'decide' }])
  const { list } = await server.data(wishEndpoints.list, { query: {} })
  expect(list).toMatchObject([{ title: '加微信，日赚千元' }])
})
