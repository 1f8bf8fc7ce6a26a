import { codes, type Envelope } from '@plaza/shared/api'
import { BEACON_ADDRESS, BEACON_MAX_BYTES, type Beacon, SERIAL_HEADER } from '@plaza/shared/remotes'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createApp } from '../app'
import { releaseNumbers, releaseReporters } from '../data/schema'
import { currentRegistry } from '../registry/registry'
import { addRelease, letRun } from '../testing/registry-rows'
import { startTestServer, type TestServer } from '../testing/test-server'

let server: TestServer
let app: TestServer['app']
beforeAll(async () => {
  server = await startTestServer({ demo: false })
  app = createApp({ ...server.deps, environment: { ...server.deps.environment, trustsProxy: true } })
  await addRelease(server.db, 'media', '1.0.0-aaa')
  await addRelease(server.db, running.remote, running.release)
  await letRun(server.db, running.remote, { base: running.release })
})
afterAll(() => server.close())
afterEach(async () => {
  await server.deps.tally.flush()
  for (const table of [releaseNumbers, releaseReporters]) await server.db.delete(table)
})

const report = (about: Partial<Beacon> = {}): Beacon => ({
  host: 'host1',
  shell: 'h5',
  loads: [],
  failures: [],
  vitals: [],
  errors: [],
  ...about,
})
const load = { remote: 'media', release: '1.0.0-aaa', ms: 120 }
const failure = { remote: 'media', release: '1.0.0-aaa', kind: 'fetch', n: 1 } as const
const vital = { owner: 'media', release: '1.0.0-aaa', route: 'home', name: 'LCP', value: 900 } as const
const wrong = { owner: 'media', release: '1.0.0-aaa', name: 'no-answer', n: 2 }

const running = { remote: 'running', release: '2.0.0-bbb' }

let addresses = 0
/** Each call has its own address by default. */
const send = (body: unknown, headers: Record<string, string> = {}) =>
  app.request(BEACON_ADDRESS, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${++addresses}`, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const codeOf = async (response: Response) => ((await response.json()) as Envelope).code
const counted = async () => {
  await server.deps.tally.flush()
  const rows = await server.db.select().from(releaseNumbers)
  const sums: Record<string, number> = {}
  // A test that crosses the boundary of five minutes has two rows of a metric.
  for (const { owner, release, metric, n } of rows) {
    const name = `${owner} ${release} ${metric}`
    sums[name] = (sums[name] ?? 0) + n
  }
  return sums
}

it.each(['application/json', 'text/plain;charset=UTF-8'])('counts a report sent as %s', async (type) => {
  const body = report({ loads: [load], failures: [{ ...failure, n: 3 }], vitals: [vital], errors: [wrong] })
  const response = await send(body, { 'content-type': type })
  expect([response.status, await response.text()]).toEqual([204, ''])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await counted()).toEqual({
    'media 1.0.0-aaa load': 1,
    'media 1.0.0-aaa failure:fetch': 3,
    'media 1.0.0-aaa vital:LCP': 1,
    'media 1.0.0-aaa error': 2,
  })
})

it('says the serial of the registry', async () => {
  const { serial } = await currentRegistry(server.deps)
  expect((await send(report())).headers.get(SERIAL_HEADER)).toBe(String(serial))
})

it('asks the database once for a report, beside one look at the registry a second', async () => {
  await send(report({ loads: [load] }))
  const query = vi.spyOn(server.pool, 'query')
  const begun = Date.now()
  for (let i = 0; i < 50; i++) await send(report({ loads: [load], vitals: [vital] }))
  const looks = Math.floor((Date.now() - begun) / 1_000) + 1
  expect(query.mock.calls.length).toBeLessThanOrEqual(50 + looks)
  vi.restoreAllMocks()
  expect(await counted()).toMatchObject({ 'media 1.0.0-aaa load': 51 })
})

it.each<[what: string, body: unknown, status: number, code: keyof typeof codes]>([
  ['no JSON', '{', 400, 'badInput'],
  ['nothing', '', 400, 'badInput'],
  ['a key that is not known', { ...report(), token: 'eyJ' }, 400, 'badInput'],
  ['a text of a person in a load', report({ loads: [{ ...load, text: '你好' } as never] }), 400, 'badInput'],
  ['a text of a person as a name', report({ errors: [{ ...wrong, name: '张三 13900000000' }] }), 400, 'badInput'],
  [
    'an address with its query as a route',
    report({ vitals: [{ ...vital, route: '/a?Authorization=x' } as never] }),
    400,
    'badInput',
  ],
  ['a kind that is not known', report({ failures: [{ ...failure, kind: 'other' as never }] }), 400, 'badInput'],
  ['less than nothing', report({ failures: [{ ...failure, n: -5 }] }), 400, 'badInput'],
  ['a time that is none', report({ loads: [{ ...load, ms: -1 }] }), 400, 'badInput'],
  ['more than fits', `${JSON.stringify(report())}${' '.repeat(BEACON_MAX_BYTES)}`, 413, 'tooLarge'],
])('refuses %s', async (_, body, status, code) => {
  const response = await send(body)
  expect([response.status, await codeOf(response)]).toEqual([status, codes[code]])
  expect(await counted()).toEqual({})
})

it('refuses another kind of content and another method', async () => {
  const form = await send('a=1', { 'content-type': 'application/x-www-form-urlencoded' })
  expect([form.status, await codeOf(form)]).toEqual([415, codes.wrongMediaType])
  const got = await app.request(BEACON_ADDRESS)
  expect([got.status, got.headers.get('allow'), await codeOf(got)]).toEqual([405, 'POST', codes.wrongMethod])
})

it.each<[origin: string | undefined, taken: boolean]>([
  [undefined, true],
  ['http://plaza.example', true],
  ['https://plaza.example', true],
  ['https://other.example', true],
  ['https://evil.example', false],
  ['null', false],
])('answers a page of %s: %s', async (origin, taken) => {
  const response = await send(report({ loads: [load] }), { host: 'plaza.example', ...(origin && { origin }) })
  if (!taken) expect(await codeOf(response)).toBe(codes.notAllowed)
  expect(await counted()).toEqual(taken ? { 'media 1.0.0-aaa load': 1 } : {})
})

it('counts no more of one address than its share, and refuses it at last', async () => {
  const headers = { 'x-forwarded-for': '10.9.9.9' }
  const much = report({ loads: Array.from({ length: 15 }, () => load), failures: [{ ...failure, n: 1000 }] })
  const statuses: number[] = []
  for (let i = 0; i < 61; i++) statuses.push((await send(much, headers)).status)
  expect(new Set(statuses.slice(0, 60))).toEqual(new Set([204]))
  const refused = await send(much, headers)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect(await counted()).toEqual({ 'media 1.0.0-aaa load': 20, 'media 1.0.0-aaa failure:fetch': 20 })
  expect((await send(report({ loads: [load] }))).status).toBe(204)
})

it('counts nothing for releases that nobody published', async () => {
  const response = await send(
    report({
      loads: [{ ...load, release: '6.6.6-zzz' }],
      failures: [{ ...failure, remote: 'unknown' }],
      errors: [{ ...wrong, owner: 'host', release: '1.0.0-aaa' }],
    }),
  )
  expect(response.status).toBe(204)
  expect(await counted()).toEqual({})
})

it('notes by address nothing of a release that nobody is given', async () => {
  const withdrawn = { ...running, release: '9.0.0-zzz' }
  await addRelease(server.db, withdrawn.remote, withdrawn.release)
  const of = [running, withdrawn]
  const body = report({
    loads: of.map((one) => ({ ...one, ms: 120 })),
    failures: of.map((one) => ({ ...one, kind: 'fetch' as const, n: 1 })),
  })
  expect((await send(body)).status).toBe(204)
  await server.deps.tally.flush()
  expect(await server.db.select().from(releaseReporters)).toMatchObject([{ ...running, loads: 1, failures: 1 }])
})

it('notes by address what it reports about a release that runs, once for a network', async () => {
  const { remote: owner, release } = running
  const time = (name: 'LCP' | 'INP' | 'CLS' | 'page', value: number) => ({ ...vital, owner, release, name, value })
  const headers = { 'x-forwarded-for': '10.7.7.7' }
  const one = report({
    loads: [{ ...running, ms: 120 }],
    failures: [{ ...running, kind: 'fetch', n: 3 }],
    vitals: [time('LCP', 900), time('INP', 40), time('CLS', 0.2), time('page', 120)],
    errors: [{ owner, release, name: 'no-answer', n: 2 }],
  })
  for (let n = 0; n < 2; n++) expect((await send(one, headers)).status).toBe(204)
  await server.deps.tally.flush()
  expect(await server.db.select().from(releaseReporters)).toMatchObject([
    {
      ...{ ...running, loads: 2, loadMs: 240, failures: 6, errors: 4 },
      ...{ pages: 2, pageMs: 240, lcps: 2, lcpMs: 1_800, inps: 2, inpMs: 80, clss: 2, clsSum: 0.4 },
    },
  ])
})

it('counts for the host the build that reports, where it is one of ours', async () => {
  const seen = { at: new Date(), owner: 'host', release: 'host1', metric: 'vital:LCP', n: 1, sum: 1 }
  await server.db.insert(releaseNumbers).values(seen)
  const errors = [{ ...wrong, owner: 'host', release: 'host1' }]
  const reports = [
    report({ host: 'host1', errors }),
    report({ host: 'host2', errors }),
    report({ host: 'host2', errors: [{ ...wrong, owner: 'host', release: 'host2' }] }),
  ]
  for (const one of reports) expect((await send(one)).status).toBe(204)
  expect(await counted()).toEqual({ 'host host1 vital:LCP': 1, 'host host1 error': 2 })
})
