import { codes, people, posts, reports } from '@plaza/shared/api'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { OpenDatabase } from '../data/database'
import { addOperator, operations, versionOf } from '../testing/operators'
import { openTestDatabase } from '../testing/test-database'
import { startTestServer, type TestPerson, type TestServer } from '../testing/test-server'
import { announceWithdrawals } from './withdrawals'

let database: OpenDatabase
/** Two servers on one database. */
let here: TestServer
let there: TestServer
let author: TestPerson

beforeAll(async () => {
  database = await openTestDatabase({ demo: true })
  const environment = { identityKey: 'a key of both servers' }
  here = await startTestServer({ database, environment })
  there = await startTestServer({ database, environment })
  await there.deps.events.ready()
  author = await here.person({ joinedDaysAgo: 30 })
  for (const name of ['mei', 'lan']) await addOperator(here, name, { role: 'reviewer' })
}, 180_000)
afterAll(async () => {
  await there.deps.events.close()
  await here.close()
})

async function publish(content: string): Promise<string> {
  const key = crypto.randomUUID()
  return (await here.data(posts.publish, { body: { circle_id: '61', content, images: [], key } }, author)).id
}
const withdrawnThere = (endpoint: { id: string }, id: string) =>
  there.app.answerAsGuest.withdrawnAt(endpoint.id, { params: { id } })

it('a page that another server has rendered is withdrawn when its post is deleted, its list and its author too', async () => {
  const id = await publish('明早八点江边捡垃圾')
  const before = Date.now()
  expect(withdrawnThere(posts.detail, id)).toBe(0)
  await here.data(posts.remove, { params: { id } }, author)
  await expect.poll(() => withdrawnThere(posts.detail, id)).toBeGreaterThanOrEqual(before)
  for (const list of [people.detail, people.posts])
    expect(withdrawnThere(list, author.id)).toBeGreaterThanOrEqual(before)
  expect(withdrawnThere(posts.detail, '20018')).toBe(0)
})

it('two reviewers at two servers decide about a report once, and both servers withdraw what was hidden', async () => {
  const id = await publish('江边的长椅坏了一张')
  const reporter = await here.person()
  await here.data(reports.add, { body: { target: 'post', id, reason: 'spam', images: [] } }, reporter)
  const { list } = await operations(here).page('mei', 'review')
  const item = list.find(({ subject }) => subject?.text === '江边的长椅坏了一张')
  if (!item) throw new Error('The post is not in the queue.')
  const decision = { ...versionOf(item), decision: 'hide', why: '广告' }
  const results = await Promise.all([
    operations(here).change('mei', 'review', 'decide', decision),
    operations(there).change('lan', 'review', 'decide', decision),
  ])
  expect(results.map(({ failed }) => failed.length).sort()).toEqual([0, 1])
  await expect.poll(() => withdrawnThere(posts.detail, id)).toBeGreaterThan(0)
  expect((await there.ask(posts.detail, { params: { id } })).code).toBe(codes.contentGone)
})

it('a withdrawal that the other servers cannot be told of is logged, and done', async () => {
  const log = { warn: vi.fn() }
  const away = { execute: () => Promise.reject(new Error('away')) }
  const purge = vi.fn()
  await expect(announceWithdrawals({ db: away as never, log, purge })(['post:1'])).resolves.toBeUndefined()
  expect(purge).toHaveBeenCalledWith(['post:1', 'withdrawals'])
  expect(log.warn).toHaveBeenCalledOnce()
})
