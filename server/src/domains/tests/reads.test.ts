import {
  type AnyEndpoint,
  account,
  activities,
  anchors,
  channels,
  comments,
  contents,
  type InputOf,
  organisations,
  specials,
  tourism,
  uploads,
} from '@plaza/shared/api'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { uploads as uploadRows } from '../../data/schema/index'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { sweepUnused } from '../uploads/remove'

const MANY = 20_000
let server: TestServer
let person: TestPerson

beforeAll(async () => {
  server = await startTestServer()
  person = await server.person()
  const { db } = server
  // The 50 oldest have a rare category, the next 50 a type that is rare in their organisation; tracks are newest.
  await db.execute(sql`
    insert into contents (id, type, title, category_id, organisation_id, anchor_id, album_id, published_at, updated_at)
    select 'many-' || n, case when n > 10000 then 1 when n between 51 and 100 or n > 5000 then 7 else 3 end, 'Title ' || n,
      case when n <= 50 then 'rare' else '11' end, case when n between 5001 and 10000 then '952' else '951' end, 'many',
      case when n > 10000 then '2001' end,
      now() - interval '400 days' + n * interval '1 minute', now()
    from generate_series(1, ${MANY}) n`)
  await db.execute(sql`insert into contents (id, type, title, anchor_id, published_at, updated_at)
    select 'album-' || n, 2, 'Album ' || n, 'many', now(), now() from generate_series(1, 500) n`)
  await db.execute(
    sql`insert into anchors (id, name, sort) select 'many-' || n, 'Name', n from generate_series(1, ${MANY}) n`,
  )
  await db.execute(sql`insert into anchors (id, name, sort) values ('many', 'Many', 0)`)
  await db.execute(sql`insert into organisations (id, name, kind, sort)
    select 'many-' || n, 'Name', case when n % 1000 = 0 then 'culture' else 'life' end, n from generate_series(1, ${MANY}) n`)
  await db.execute(sql`insert into live_events (id, title, channel_id, starts_at, ends_at)
    select 'many-' || n, 'Title', '805', now() - n * interval '1 day', now() - n * interval '1 day' + interval '1 hour'
    from generate_series(10, ${MANY}) n`)
  // One every ten minutes for two hours, half of them in the past; sign-up opens twelve days before.
  await db.execute(sql`insert into activities (id, title, image, kind, place, district, lat, lng, hours, capacity, team_id,
      signup_opens_at, signup_closes_at, starts_at, ends_at)
    select 'many-' || n, 'Title', '/media/pictures/none.webp', case when n % 2 = 0 then 'even' else 'odd' end, '', '', 0, 0, 1, 10, '603',
      starts - interval '12 days', starts, starts, starts + interval '2 hours'
    from generate_series(1, ${MANY}) n, lateral (select now() + (n - ${MANY / 2}) * interval '10 minutes' as starts) at`)
  await db.execute(sql`insert into follow_counts (kind, target_id, followers)
    select 'user', 'many-' || n, 1 from generate_series(1, ${MANY}) n`)
  await db.execute(sql`insert into vouchers (id, total) select 'many-' || n, 1 from generate_series(1, ${MANY}) n`)
  await db.execute(sql`insert into users (id, nickname) values ('claimer', 'Claimer')`)
  await db.execute(sql`insert into voucher_claims (voucher_id, user_id, code)
    select 'many-' || n, 'claimer', n::text from generate_series(1, ${MANY}) n`)
  await db.execute(sql`insert into comments (id, target, target_id, user_id, content, likes)
    select 'many-' || n, 'content', 'many-1', 'claimer', 'Said', n % 1000 from generate_series(1, ${MANY}) n`)
  await db.execute(sql`update contents set detail = jsonb_build_object('sections', jsonb_build_array(jsonb_build_object(
    'title', 'Many', 'contents', (select jsonb_agg('many-' || n) from generate_series(1, 5000) n)))) where id = '5005'`)
  await db.execute(sql`insert into uploads (key, user_id, kind, mime, bytes, expires_at, created_at, used)
    select 'image/many-' || n, ${person.id}, 'image', 'image/png', 1000, now(), now() - interval '2 days', true
    from generate_series(1, ${MANY}) n`)
  await db.execute(sql`insert into collections (user_id, content_id)
    select ${person.id}, 'many-' || n from generate_series(1, ${MANY}) n`)
  await db.execute(sql`analyze`)
}, 120_000)
afterAll(() => server.close())

interface PlanNode {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

/** Rows read by the scans of a plan, including those that they discarded. */
const rowsRead = (node: PlanNode): number =>
  (node['Node Type'].includes('Scan') && !/Function|Subquery|CTE/.test(node['Node Type'])
    ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    : 0) + (node.Plans ?? []).reduce((sum, plan) => sum + rowsRead(plan), 0)

/** Rows that the database reads for a call, according to its query plans. */
async function readBy<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): Promise<number> {
  const query = vi.spyOn(server.pool, 'query')
  await server.data(endpoint, input, person)
  const queries = query.mock.calls.map(([config, values]) => ({ ...(config as unknown as { text: string }), values }))
  query.mockRestore()
  let sum = 0
  for (const { text, values } of queries.filter((one) => /^select/i.test(one.text))) {
    const { rows } = await server.pool.query(`explain (analyze, format json) ${text}`, values as never)
    sum += rowsRead(rows[0]['QUERY PLAN'][0].Plan)
  }
  return sum
}

it('an anchor’s own page shows the newest of many albums', async () =>
  expect((await server.data(anchors.detail, { params: { id: 'many' } })).albums).toHaveLength(50))

const row = <E extends AnyEndpoint>(what: string, endpoint: E, input: InputOf<E>, most = 3_000) =>
  [what, () => readBy(endpoint, input), most] as const

it.each([
  row('a rare category', contents.feed, { params: { id: 'rare' } }),
  row('all audios that stand alone', contents.feed, { params: { id: 'all' }, query: { type: 1 } }),
  row('what is related', contents.related, { query: { id: 'many-1' } }),
  row('anchors', anchors.list, {}),
  row('what an anchor wrote', anchors.contents, { params: { id: 'many' } }),
  row('an anchor with many albums', anchors.detail, { params: { id: 'many' } }),
  row('organisations', organisations.list, {}),
  row('organisations of a kind', organisations.list, { query: { kind: 'culture' } }),
  row('a rare type of an organisation', organisations.contents, { params: { id: '951' }, query: { type: '7' } }),
  row('live events', channels.events, { query: { state: 'now' } }),
  row('a special of 5,000 contents', specials.detail, { params: { id: '5005' } }, 5_400),
  row('the newest of many comments', comments.list, { params: { id: 'many-1' } }),
  row('the hottest of many comments', comments.list, { params: { id: 'many-1' }, query: { sort: 'hot' } }),
  row('my vouchers', tourism.mine, {}),
  row('own statistics of who collected much', account.statistics, {}, 100),
  row(
    'a leave to upload for who has many files',
    uploads.authorise,
    { query: { kind: 'image', name: 'a.png' } },
    1_000,
  ),
  row('activities that have not ended', activities.list, {}, 1_000),
  row('activities of a kind that have not ended', activities.list, { query: { kind: 'odd' } }, 1_000),
  row('open activities', activities.list, { query: { state: 'open' } }, 1_000),
  row('running activities', activities.list, { query: { state: 'running' } }, 1_000),
  row('activities that open later', activities.list, { query: { state: 'upcoming' } }, 1_000),
  row('activities of a kind that open later', activities.list, { query: { state: 'upcoming', kind: 'odd' } }, 1_000),
  row('activities that have ended', activities.list, { query: { state: 'ended' } }, 1_000),
])('the database reads few rows for %s', async (_, read, most) => {
  const rows = await read()
  expect(rows).toBeGreaterThan(0)
  expect(rows).toBeLessThan(most)
})

it('the cleaning of uploads reads none of those that are used', async () => {
  const { db, pool } = server
  await db.execute(sql`insert into uploads (key, user_id, kind, mime, bytes, expires_at, created_at)
    values ('image/unused', ${person.id}, 'image', 'image/png', 1000, now(), now() - interval '2 days')`)
  const query = vi.spyOn(pool, 'query')
  await sweepUnused({ db, storage: { remove: async () => undefined } as never })
  const statements = query.mock.calls.map(([config, values]) => ({
    ...(config as unknown as { text: string }),
    values,
  }))
  query.mockRestore()
  expect(await db.$count(uploadRows, eq(uploadRows.key, 'image/unused'))).toBe(0)
  expect(statements.length).toBeGreaterThan(1)
  for (const { text, values } of statements) {
    const { rows } = await pool.query(`explain (analyze, format json) ${text}`, values as never)
    expect(rowsRead(rows[0]['QUERY PLAN'][0].Plan), text).toBeLessThan(100)
  }
})
