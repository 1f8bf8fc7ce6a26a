import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type AnyEndpoint, account, allEndpoints, codes, config, contents, searches } from '@plaza/shared/api'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../data/database'
import { besideSites, openSiteDatabase } from '../data/site-database'
import { readEnvironment } from '../environment'
import { makeKey, openKeys } from '../registry/keys'
import { encodeOverride, overrideOf } from '../registry/override'
import { seedSiteDemo } from '../seed/site-demo'
import { schemaOf, siteAt, sitesOf } from '../site-list'
import { openTestDatabase } from '../testing/test-database'
import { startTestServer, type TestPerson, type TestServer } from '../testing/test-server'
import { byHost } from './open-sites'
import { environmentOf } from './site-environment'

const { migrationsDir, demoDir } = readEnvironment({})
const [site] = sitesOf({ PLAZA_SITES: 'harbour=harbour.localhost harbour.example' })
if (!site) throw new Error('There is no site.')

/** An article of the main site's demo. */
const ARTICLE = { params: { id: '3001' } }

let database: OpenDatabase
let main: TestServer
let harbour: TestServer
let mainPerson: TestPerson
let person: TestPerson

beforeAll(async () => {
  database = await openTestDatabase({ demo: true })
  main = await startTestServer({ database: besideSites(database, undefined) })
  const own = await openSiteDatabase(database, {
    ...{ url: undefined, schema: schemaOf(site), migrationsDir },
    onError: (error) => console.error(error),
  })
  harbour = await startTestServer({ database: own, environment: { site } })
  await seedSiteDemo(harbour.db, demoDir, site.code)
  mainPerson = await main.person({ roles: ['volunteer'] })
  person = await harbour.person({ roles: ['volunteer'] })
}, 120_000)
afterAll(async () => {
  await harbour.close()
  await main.close()
})

describe('PLAZA_SITES', () => {
  it.each([
    ['harbour', 'must be like'],
    ['Harbour=a.example', 'must be like'],
    ['harbour=', 'must be like'],
    ['harbour=http://a.example', 'must be like'],
    ['harbour=a.example, harbour=b.example', 'harbour twice'],
    ['harbour=a.example, hill=a.example', 'a.example twice'],
  ])('%s is refused', (text, why) => expect(() => sitesOf({ PLAZA_SITES: text })).toThrow(why))

  it.each([
    ['the main site', { PLAZA_ORIGIN: 'https://a.example' }],
    ['its /ops', { PLAZA_ORIGIN: 'https://b.example', PLAZA_OPS_ORIGIN: 'https://a.example:8443' }],
  ])('is refused with a name of %s', (_, variables) =>
    expect(() => sitesOf({ PLAZA_SITES: 'harbour=h.example a.example', ...variables })).toThrow('has a.example, which'),
  )

  it.each([
    ['a pooler', { DATABASE_DIRECT_URL: 'postgresql://db/' }],
    ['an object store', { PLAZA_STORAGE: 's3' }],
  ])('is refused with %s', (_, variables) =>
    expect(() => sitesOf({ PLAZA_SITES: 'harbour=a.example', ...variables })).toThrow('does not work with'),
  )

  it.each([
    ['harbour.localhost', 'harbour'],
    ['Harbour.Example:8080', 'harbour'],
    ['harbour.example.', 'harbour'],
    ['harbour.example.evil.test', undefined],
    ['localhost', undefined],
    [undefined, undefined],
  ])('the host %s is the site %s', (host, code) => expect(siteAt([site], host)?.code).toBe(code))
})

it('a site has a folder, keys and an origin of its own', () => {
  const common = {
    ...readEnvironment({}),
    ...{ secret: 'a secret', identityKey: 'a key', opsPassword: 'p', opsToken: 't' },
    ...{ publicOrigin: 'https://main.example', opsOrigin: 'https://ops.example' },
    databaseReadUrl: 'postgresql://replica/',
  }
  const own = environmentOf(common, site)
  expect(own.publicOrigin).toBe('https://harbour.localhost')
  expect(own.dataDir).toMatch(/sites\/harbour$/)
  expect(own.releasesDir).toMatch(/sites\/harbour$/)
  for (const key of ['secret', 'identityKey'] as const) {
    expect(own[key], key).toMatch(/^[\w-]{43}$/)
    expect(own[key], key).not.toBe(common[key])
  }
  for (const ofMain of ['opsPassword', 'opsToken', 'opsOrigin', 'databaseReadUrl'] as const) {
    expect(common[ofMain], ofMain).toBeDefined()
    expect(own[ofMain], ofMain).toBeUndefined()
  }
})

it('an override that one site has signed is none at another, with a key that all servers share', () => {
  const now = Date.now()
  const common = { ...readEnvironment({}), registryKey: makeKey() }
  const [keys, own, again] = [common, environmentOf(common, site), environmentOf(common, site)].map(openKeys)
  const said = JSON.stringify({ remote: 'media', base: 'http://127.0.0.1:9999/', expires: now + 60_000 })
  const signed = own && encodeOverride(own.sign(said))
  if (!keys || !again || signed === undefined) throw new Error('There are no keys.')
  expect(overrideOf(signed, again, now)).toMatchObject({ remote: 'media' })
  expect(overrideOf(signed, keys, now)).toBeNull()
  expect(overrideOf(encodeOverride(keys.sign(said)), again, now)).toBeNull()
})

describe('by host name', () => {
  const nameAt = async (host: string) => {
    const response = await byHost(main, [harbour]).fetch(
      new Request('http://127.0.0.1/api/v3/consumer/configurations', { headers: { host } }),
    )
    return response.text()
  }

  it('each site has its name and colours', async () => {
    expect(await nameAt('harbour.localhost')).toContain('澜港发布')
    expect(await nameAt('harbour.localhost')).toContain('#0b5c8a')
    expect(await nameAt('localhost')).toContain('星湾融媒')
    expect(await nameAt('unknown.example')).toContain('星湾融媒')
  })
})

describe('what belongs to one site', () => {
  it('is found there alone', async () => {
    expect((await main.ask(contents.article, ARTICLE)).code).toBe(codes.success)
    expect((await harbour.ask(contents.article, ARTICLE)).code).toBe(codes.contentGone)
    const own = { params: { id: 'harbour-1' } }
    expect((await harbour.data(contents.article, own)).title).toContain('一百二十六条船')
    expect((await main.ask(contents.article, own)).code).toBe(codes.contentGone)
    expect((await harbour.data(config.configurations, {})).config.name).toBe('澜港发布')
    expect((await harbour.data(searches.hot, {})).list.map(({ word }) => word)).toEqual(['开渔日', '轮渡改点'])
  })

  it('a login of another site is no login', async () => {
    expect((await main.ask(account.profile, {}, mainPerson)).code).toBe(codes.success)
    expect((await harbour.ask(account.profile, {}, mainPerson)).code).not.toBe(codes.success)
    expect((await main.ask(account.profile, {}, person)).code).not.toBe(codes.success)
  })

  it('purges the keys of its own pages alone at a CDN before both', async () => {
    const purged: string[] = []
    const cdn = createServer((request, response) => {
      purged.push(String(request.headers['surrogate-key']))
      response.end()
    })
    await new Promise<void>((resolve) => cdn.listen(0, '127.0.0.1', resolve))
    const purgeUrl = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge`
    const beside = await harbour.another({ cdn: { purgeUrl, header: {} } })
    await beside.deps.changes.withdraw('post:1')
    await expect.poll(() => purged[0], { timeout: 10_000 }).toBe('harbour.post:1 harbour.withdrawals')
    await beside.close()
    cdn.close()
  })

  it('statements at the same time keep to their sites', async () => {
    const count = async ({ db }: TestServer) =>
      Number((await db.execute<{ n: number }>(sql`select count(*)::int as n from contents`)).rows[0]?.n)
    const inTransaction = ({ db }: TestServer) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select 1`)
        return Number((await tx.execute<{ n: number }>(sql`select count(*)::int as n from contents`)).rows[0]?.n)
      })
    const counts = await Promise.all(
      Array.from({ length: 20 }, (_, at) => (at % 3 ? count : inTransaction)(at % 2 ? main : harbour)),
    )
    expect(new Set(counts.filter((_, at) => at % 2 === 0))).toEqual(new Set([3]))
    expect(new Set(counts.filter((_, at) => at % 2 === 1)).size).toBe(1)
    expect(counts[1]).toBeGreaterThan(100)
  })

  it('a table of another schema is not even known', async () => {
    const tables = await harbour.db.execute<{ schema: string }>(
      sql`select distinct relnamespace::regnamespace::text as schema from pg_class
        where oid in (select ('"' || relname || '"')::regclass from pg_class
          where relnamespace = ${schemaOf(site)}::regnamespace and relkind = 'r')`,
    )
    expect(tables.rows).toEqual([{ schema: schemaOf(site) }])
    const foreign = await harbour.db.execute(
      sql`select conname from pg_constraint where contype = 'f' and connamespace = ${schemaOf(site)}::regnamespace
        and confrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`,
    )
    expect(foreign.rows).toEqual([])
  })
})

/** Texts that are in every installation, by call, with the reason. */
const common: Readonly<Record<string, string>> = {
  'addresses.regions': 'The country’s regions, from a file of the server.',
  'wallets.limits': 'A sentence of the code.',
}

const fieldsOf = (schema: unknown) => Object.keys((schema as { entries?: object } | undefined)?.entries ?? {})
const isId = (name: string) => /(^|_)ids?$/.test(name)

/** Input that names one thing wherever the call names things. */
function inputWith({ path, query, body }: AnyEndpoint, id: string) {
  const named = (schema: unknown) =>
    Object.fromEntries(
      fieldsOf(schema)
        .filter(isId)
        .map((name) => [name, id]),
    )
  const params = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, id]))
  return { params, query: named(query), ...(body && { body: named(body) }) } as never
}

const namesThing = ({ path, query }: AnyEndpoint) => path.includes(':') || fieldsOf(query).some(isId)

/** Chinese texts of an answer. */
function textsIn(data: unknown, found = new Set<string>()): Set<string> {
  if (typeof data === 'string' && /[\u4e00-\u9fff]{4}/.test(data)) found.add(data)
  else if (typeof data === 'object' && data !== null) for (const value of Object.values(data)) textsIn(value, found)
  return found
}

/** One id of each of the main site's tables. */
async function idsOfMain(): Promise<string[]> {
  const { rows } = await main.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'id' and data_type = 'text' order by 1`,
  )
  const ids: string[] = []
  for (const { name } of rows) {
    const found = await main.db.execute<{ id: string }>(sql`select id from ${sql.identifier(name)} order by id limit 1`)
    if (found.rows[0]) ids.push(found.rows[0].id)
  }
  return [...new Set(ids)]
}

/** Number of rows and hash of every table of the main site, but for its own bookkeeping. */
async function stateOfMain(): Promise<Record<string, string>> {
  const { rows } = await main.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const state: Record<string, string> = {}
  for (const { name } of rows) {
    const table = sql.identifier(name)
    const { rows: hashes } = await main.db.execute<{ hash: string }>(
      sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${table} t`,
    )
    state[name] = hashes[0]?.hash ?? ''
  }
  return state
}

const reads = allEndpoints.filter(({ method, planned }) => method === 'GET' && !planned)

describe('every call', () => {
  it('answers with no text of another site, whatever it is asked for', async () => {
    const ids = await idsOfMain()
    expect(ids.length).toBeGreaterThan(40)
    const ofMain = new Set<string>()
    const leaks: string[] = []
    let compared = 0
    for (const endpoint of reads) {
      for (const id of namesThing(endpoint) ? ids : ['']) {
        const input = inputWith(endpoint, id)
        const { code, data } = await main.ask(endpoint, input, mainPerson)
        if (code !== codes.success) continue
        compared++
        for (const text of textsIn(data)) ofMain.add(text)
        const answer = await harbour.ask(endpoint, input, person)
        const shared = [...textsIn(answer.data)].filter((text) => ofMain.has(text))
        if (shared.length > 0) leaks.push(`${endpoint.id} ${id}: ${shared.slice(0, 3).join(' / ')}`)
        // The first thing that the main site has is enough.
        if (endpoint.path.includes(':')) break
      }
    }
    expect(ofMain.size).toBeGreaterThan(300)
    expect(compared).toBeGreaterThan(80)
    expect(leaks.filter((leak) => !common[leak.split(' ')[0] ?? ''])).toEqual([])
  }, 240_000)

  it('changes nothing of another site', async () => {
    const ids = (await idsOfMain()).slice(0, 12)
    // What is counted in batches is written before.
    await main.deps.views.stop()
    const before = await stateOfMain()
    for (const endpoint of allEndpoints.filter(({ method }) => method !== 'GET'))
      for (const id of ids) await harbour.ask(endpoint, inputWith(endpoint, id), person)
    expect(await stateOfMain()).toEqual(before)
  }, 240_000)
})
