import { type AnyEndpoint, codes, endpointGroups } from '@plaza/shared/api'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addresses,
  dataExports,
  feedbacks,
  helpers,
  joinApplications,
  messages,
  playlists,
  rateLimits,
  redPackets,
  transfers,
  users,
} from '../../data/schema/index'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { balance, give } from '../../testing/wallets'
import { beginSession } from '../account/sessions'

/** In each text of the owner's things, and nowhere else. */
const TRACE = '只属于一个人的事'

/** Groups of `shared/src/api/account`, and of what is as private. */
const groups = [
  ...['account', 'addresses', 'closures', 'credentials', 'credits', 'dataExports', 'devices', 'feedbacks', 'joins'],
  ...['feeds', 'helpers', 'messages', 'playlists', 'preferences', 'redPackets', 'site', 'wallets'],
] as const
const endpoints = groups.flatMap((name) =>
  Object.values(endpointGroups[name as keyof typeof endpointGroups] as Readonly<Record<string, AnyEndpoint>>),
)
const live = endpoints.filter(({ planned }) => !planned)
const ownCalls = live.filter(({ needsToken, needsPhone }) => needsToken || needsPhone)

const fieldsOf = ({ query }: AnyEndpoint) => Object.keys((query as { entries?: object } | undefined)?.entries ?? {})
/** Names a thing by its id, in its path or query. */
const namesThing = (endpoint: AnyEndpoint) =>
  /:\w+/.test(endpoint.path) || fieldsOf(endpoint).some((name) => /^ids?$|_ids?$/.test(name))

const key = () => crypto.randomUUID()
const address = { name: '王五', phone: '13900139000', region: '330106', detail: '文三路 90 号', preferred: false }

/** Each call that names a thing of a person, with the id of somebody else's. */
const calls: Readonly<Record<string, (id: string) => object>> = {
  'addresses.change': (id) => ({ params: { id }, body: address }),
  'addresses.remove': (id) => ({ params: { id } }),
  'addresses.restore': (id) => ({ params: { id }, body: {} }),
  'dataExports.fetch': (id) => ({ params: { id } }),
  'devices.revoke': (id) => ({ query: { id } }),
  'feedbacks.detail': (id) => ({ params: { id } }),
  'feedbacks.reply': (id) => ({ params: { id }, body: { content: '还有一件事', images: [], key: key() } }),
  'helpers.change': (id) => ({ params: { id }, body: { note: '别人写的' } }),
  'helpers.detail': (id) => ({ params: { id } }),
  'helpers.remove': (id) => ({ params: { id } }),
  'helpers.restore': (id) => ({ params: { id }, body: {} }),
  'joins.detail': (id) => ({ params: { id } }),
  'joins.withdraw': (id) => ({ params: { id } }),
  'messages.read': (id) => ({ params: { id } }),
  'playlists.detail': (id) => ({ params: { id } }),
  'playlists.remove': (id) => ({ params: { id } }),
  'redPackets.unwrap': (id) => ({ params: { id } }),
  'wallets.transferOne': (id) => ({ params: { id } }),
}

let server: TestServer
let owner: TestPerson
let other: TestPerson
/** Id of an own thing of the owner, by group. */
const things: Record<string, string> = {}

beforeAll(async () => {
  server = await startTestServer()
  const { db } = server
  owner = await server.person({ nickname: TRACE.slice(0, 8) })
  other = await server.person()
  await db.update(users).set({ intro: TRACE, homeAddress: TRACE }).where(sql`id = ${owner.id}`)
  const userId = owner.id
  const mine = { userId, publishKey: null }
  await give(db, userId, 4321)
  await db.insert(addresses).values({ id: 'a-1', userId, ...address, name: TRACE, district: TRACE })
  await db.insert(feedbacks).values({ id: 'f-1', ...mine, kind: 'idea', content: TRACE, state: 'answered' })
  await db.insert(helpers).values({ id: 'h-1', userId, name: TRACE, relation: 'parent', place: TRACE, note: TRACE })
  await db
    .insert(joinApplications)
    .values({ id: 'j-1', ...mine, role: 'columnist', name: TRACE, phone: '13900000000', note: TRACE })
  await db.insert(playlists).values({ id: 'p-1', userId, name: TRACE, contentIds: ['nothing'], publishKey: key() })
  const params = { title: TRACE, title_en: TRACE, content: TRACE, content_en: TRACE }
  await db.insert(messages).values({ id: 'm-1', userId, kind: 'system', template: 'notice', params })
  await db
    .insert(redPackets)
    .values({ id: 'r-1', userId, title: TRACE, sender: TRACE, cents: 100, expiresAt: sql`now() + interval '1 day'` })
  await db.insert(transfers).values({
    ...{ id: 't-1', userId, key: key(), bodyHash: '', way: 'alipay', account: '', name: '', masked: TRACE },
    ...{ accountHash: '', cents: 100, feeCents: 10, state: 'success' },
  })
  await db.insert(dataExports).values({ id: 'e-1', userId, state: 'ready', expiresAt: sql`now() + interval '1 day'` })
  await beginSession(db, { userId, device: TRACE })
  const { rows } = await db.execute<{ id: string }>(sql`select id from sessions where device = ${TRACE}`)
  Object.assign(things, {
    addresses: 'a-1',
    feedbacks: 'f-1',
    helpers: 'h-1',
    joins: 'j-1',
    messages: 'm-1',
    playlists: 'p-1',
    redPackets: 'r-1',
  })
  Object.assign(things, { wallets: 't-1', dataExports: 'e-1', devices: rows[0]?.id ?? '' })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.delete(rateLimits)
})

const endpointOf = (id: string) => live.find((one) => one.id === id) as AnyEndpoint
const thingOf = (id: string) => things[id.split('.')[0] ?? ''] ?? ''
const call = (id: string, thing: string, token?: string) =>
  server.ask(endpointOf(id), calls[id]?.(thing) as never, { token })

it('each call that names a thing of a person is in the table', () => {
  expect(
    ownCalls
      .filter(namesThing)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(Object.keys(calls).sort())
})

describe.each(Object.keys(calls))('%s', (id) => {
  it('is gone for another person, as what does not exist', async () => {
    const [foreign, unknown] = [await call(id, thingOf(id), other.token), await call(id, 'nothing', other.token)]
    expect([foreign.code, foreign.status]).toEqual([codes.contentGone, 200])
    expect([foreign.msg, foreign.data]).toEqual([unknown.msg, unknown.data])
    expect(JSON.stringify(foreign)).not.toContain(TRACE)
  })

  it('asks a guest to log in', async () => {
    const guest = await call(id, thingOf(id))
    expect(guest.code).toBe(codes.loginExpired)
    expect(JSON.stringify(guest)).not.toContain(TRACE)
  })
})

/** Reading calls without an id, as somebody else. */
const lists = ownCalls.filter((endpoint) => endpoint.method === 'GET' && !namesThing(endpoint))
const inputs: Readonly<Record<string, object>> = {
  'wallets.csv': { query: { month: new Date().toISOString().slice(0, 7) } },
}
const read = (endpoint: AnyEndpoint, token?: string) =>
  server.ask(endpoint, (inputs[endpoint.id] ?? {}) as never, { token })

describe('what is read without an id', () => {
  it.each(lists.map(({ id }) => id))('%s has nothing of another person', async (id) => {
    const endpoint = endpointOf(id)
    const [own, foreign, guest] = [
      JSON.stringify(await read(endpoint, owner.token)),
      await read(endpoint, other.token),
      await read(endpoint),
    ]
    expect(JSON.stringify(foreign)).not.toContain(TRACE)
    expect(JSON.stringify(foreign)).not.toContain(owner.id)
    expect(guest.code).toBe(codes.loginExpired)
    if (traced.includes(id)) expect(own).toContain(TRACE)
  })
  /** Without these the test would check nothing. */
  const traced = [
    ...['account.current', 'account.profile', 'addresses.list', 'devices.list', 'feedbacks.list', 'helpers.list'],
    ...['joins.list', 'messages.list', 'messages.pushed', 'redPackets.list', 'wallets.transfers'],
  ]
})

it('nothing of the owner has changed by all this, and the owner reaches each thing', async () => {
  expect((await balance(server, owner)).cents).toBe(4321)
  const { rows } = await server.db.execute<{ state: string }>(sql`
    select state from red_packets where id = 'r-1' union all select state from data_exports where id = 'e-1'
    union all select state from join_applications where id = 'j-1'
    union all select (read_at is null)::text from messages where id = 'm-1'
    union all select (removed_at is null)::text from addresses where id = 'a-1'
    union all select (removed_at is null)::text from helpers where id = 'h-1'
    union all select (ended_at is null)::text from sessions where device = ${TRACE}`)
  expect(rows.map(({ state }) => state)).toEqual(['sealed', 'ready', 'received', 'true', 'true', 'true', 'true'])
  for (const id of Object.keys(calls)) {
    if (id === 'dataExports.fetch' || id.endsWith('.restore')) continue
    expect([id, (await call(id, thingOf(id), owner.token)).code]).not.toEqual([id, codes.contentGone])
  }
})
