import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codes, type Envelope } from '@plaza/shared/api'
import type { ErrorDetails, ErrorGroups } from '@plaza/shared/operations'
import {
  ERROR_REPORTS_ADDRESS,
  ERROR_REPORTS_MAX_BYTES,
  type ErrorReport,
  type ErrorReports,
} from '@plaza/shared/remotes'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../app'
import { errorGroups, errorSamples, rateLimits, releases, remoteOwners } from '../data/schema/index'
import { requestScope } from '../data/slow-statements'
import { takeAllowance } from '../domains/rate-limits'
import { addOperator, operations } from '../testing/operators'
import { addRelease } from '../testing/registry-rows'
import { startTestServer, type TestServer } from '../testing/test-server'
import { writeSourceMap } from './testing/source-map'

let server: TestServer
let app: TestServer['app']
beforeAll(async () => {
  server = await startTestServer({ demo: false })
  app = createApp({ ...server.deps, environment: { ...server.deps.environment, trustsProxy: true } })
  for (const [at, release] of ['1.0.0-aaa', '1.1.0-bbb', '1.2.0-ccc'].entries()) {
    await addRelease(server.db, 'media', release)
    await server.db
      .update(releases)
      .set({ publishedAt: new Date(Date.now() - 10_000 + at * 1_000) })
      .where(eq(releases.release, release))
  }
  await addOperator(server, 'viewer', { role: 'viewer' })
  await addOperator(server, 'releaser', { role: 'releaser' })
  await addOperator(server, 'editor', { role: 'editor' })
})
afterAll(() => server.close())
afterEach(async () => {
  await server.deps.errors.flush()
  await server.db.delete(errorGroups)
  await server.db.delete(rateLimits)
})

const frame = (release: string, line: number) => ({
  ...{ file: `/remotes/media/${release}/page.abc.js`, line, column: 1, name: 't' },
})
const report = (about: Partial<ErrorReport> = {}): ErrorReport => ({
  ...{ owner: 'media', release: '1.0.0-aaa', route: 'home', kind: 'uncaught' },
  message: "Cannot read properties of undefined (reading 'title')",
  ...{ frames: [], trail: [], n: 1 },
  ...about,
})
const reportsOf = (...reports: ErrorReport[]): ErrorReports => ({ host: 'host1', shell: 'h5', language: 'en', reports })

let addresses = 0
const send = (body: unknown, headers: Record<string, string> = {}) =>
  app.request(ERROR_REPORTS_ADDRESS, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent':
        'Mozilla/5.0 (Linux; Android 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
      'x-forwarded-for': `10.1.${addresses >> 8}.${++addresses & 255}`,
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const accept = async (reports: ErrorReports, headers?: Record<string, string>) =>
  expect((await send(reports, headers)).status).toBe(204)
async function listed(query = ''): Promise<ErrorGroups> {
  await server.deps.errors.flush()
  return (await operations(server).call<ErrorGroups>('viewer', `errors${query}`)).data
}
const details = async (id: number) => (await operations(server).call<ErrorDetails>('viewer', `errors/${id}`)).data

it('groups reports by their cause and counts them', async () => {
  for (const release of ['1.0.0-aaa', '1.0.0-aaa', '1.1.0-bbb'])
    expect((await send(reportsOf(report({ release, n: 2 })))).status).toBe(204)
  const { list, states, owners, releases: named } = await listed()
  expect(list).toMatchObject([{ owner: 'media', n: 6, firstRelease: '1.0.0-aaa', lastRelease: '1.1.0-bbb' }])
  expect([states.open, owners, named.toSorted()]).toEqual([1, ['media'], ['1.0.0-aaa', '1.1.0-bbb']])
  expect((await details(list[0]?.id ?? 0)).counts).toEqual({
    release: [
      { value: '1.0.0-aaa', n: 4 },
      { value: '1.1.0-bbb', n: 2 },
    ],
    route: [{ value: 'home', n: 6 }],
    shell: [{ value: 'h5', n: 6 }],
    browser: [{ value: 'Chrome 120', n: 6 }],
    language: [{ value: 'en', n: 6 }],
  })
})

describe('with source maps of two releases, in which the line has moved', () => {
  const source = 'remote-media/src/title.tsx'
  const lines = ['export function Title({ article }) {', '  return article.data.title', '}']
  beforeAll(async () => {
    const { releasesDir } = server.deps.environment
    await writeSourceMap(releasesDir, '/remotes/media/1.0.0-aaa/page.abc.js', { source, lines, at: { 7: 2 } })
    const moved = ['// A comment.', '', ...lines]
    await writeSourceMap(releasesDir, '/remotes/media/1.1.0-bbb/page.abc.js', { source, lines: moved, at: { 9: 4 } })
  })

  it('keeps one group, and shows the line of the source', async () => {
    await accept(reportsOf(report({ frames: [frame('1.0.0-aaa', 7)] })))
    await accept(reportsOf(report({ release: '1.1.0-bbb', frames: [frame('1.1.0-bbb', 9)] })))
    const { list } = await listed()
    expect(list).toMatchObject([{ n: 2, place: `${source}:4`, within: 'Title' }])
    const { samples } = await details(list[0]?.id ?? 0)
    expect(
      samples.map(({ release, excerpt }) => [release, excerpt?.lines[(excerpt?.line ?? 0) - excerpt.from]]),
    ).toEqual([
      ['1.1.0-bbb', '  return article.data.title'],
      ['1.0.0-aaa', '  return article.data.title'],
    ])
    expect(samples[0]?.frames).toEqual([{ source, line: 4, column: 3, name: 'Title', own: true }])
  })

  it('shows an owner no source of another team, and explains no error by a file of another remote', async () => {
    await addOperator(server, 'owns-media', { role: 'owner' })
    await addOperator(server, 'owns-others', { role: 'owner' })
    await server.db.insert(remoteOwners).values([
      { remote: 'media', operator: 'owns-media' },
      { remote: 'practice', operator: 'owns-others' },
    ])
    await accept(reportsOf(report({ frames: [frame('1.0.0-aaa', 7)] })))
    const [{ id } = { id: 0 }] = (await listed()).list
    const excerpts = async (who: string, of: number) =>
      (await operations(server).call<ErrorDetails>(who, `errors/${of}`)).data.samples.map(({ excerpt }) => excerpt)
    expect(await excerpts('owns-others', id)).toEqual([null])
    for (const who of ['owns-media', 'viewer']) expect(await excerpts(who, id)).toMatchObject([{ source }])
    await addRelease(server.db, 'practice', '3.0.0-aaa')
    const foreign = report({ owner: 'practice', release: '3.0.0-aaa', frames: [frame('1.0.0-aaa', 7)] })
    await accept(reportsOf(foreign))
    const [group] = (await listed('?owner=practice')).list
    expect(group?.place).toBe('/remotes/media/1.0.0-aaa/page.abc.js:7')
    expect(await excerpts('owns-others', group?.id ?? 0)).toEqual([null])
  })

  it.each([
    '/maps/remotes/media/1.0.0-aaa/page.abc.js.map.gz',
    '/remotes/media/1.0.0-aaa/page.abc.js.map',
    '/remotes/media/1.0.0-aaa/page.abc.js.map.gz',
    '/remotes/media/1.0.0-aaa/maps/page.abc.js.map.gz',
    '/remotes/media/1.0.0-aaa/..%2f..%2f..%2fmaps%2fremotes%2fmedia%2f1.0.0-aaa%2fpage.abc.js.map.gz',
    '/remotes/maps/1.0.0-aaa/page.abc.js.map.gz',
    '/assets/host/..%2fmaps%2fremotes%2fmedia%2f1.0.0-aaa%2fpage.abc.js.map.gz',
    '/assets/maps/page.abc.js.map.gz',
    '/ops/assets/page.abc.js.map.gz',
    '/media/..%2fmaps/remotes/media/1.0.0-aaa/page.abc.js.map.gz',
  ])('does not serve a source map at %s', async (path) => {
    const response = await app.request(path)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('mappings')
  })
})

it('tells errors of other places, kinds and remotes apart', async () => {
  await addRelease(server.db, 'practice', '1.0.0-aaa')
  await accept(
    reportsOf(
      report({ message: 'a' }),
      report({ message: 'b' }),
      report({ message: 'a', kind: 'page-threw' }),
      report({ message: 'a', owner: 'practice' }),
    ),
  )
  expect((await listed()).list).toHaveLength(4)
})

it('removes personal data again, whatever the page did', async () => {
  const frames = [{ ...frame('1.0.0-aaa', 7), name: 'of13900000000' }]
  const message = 'no 13900000000 at https://a.example/?token=secret of 张三'
  expect((await send(reportsOf(report({ message, frames })))).status).toBe(204)
  const { list } = await listed()
  expect(list[0]?.message).toBe('no … at https://a.example/?… of …')
  const samples = await server.db.select().from(errorSamples)
  expect(samples[0]?.sample.frames).toHaveLength(1)
  expect(JSON.stringify(samples)).not.toMatch(/13900000000|secret|张三/)
})

it('takes no report of a release that was never published', async () => {
  expect((await send(reportsOf(report({ release: '9.9.9-zzz' })))).status).toBe(204)
  expect((await listed()).list).toEqual([])
})

it('keeps the newest five samples', async () => {
  for (const route of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
    await accept(reportsOf(report({ route })))
    await server.deps.errors.flush()
  }
  const { list } = await listed()
  const { samples } = await details(list[0]?.id ?? 0)
  expect(samples.map(({ route }) => route)).toEqual(['g', 'f', 'e', 'd', 'c'])
})

it.each<[what: string, body: unknown, status: number]>([
  ['no JSON', '{', 400],
  ['no error', { ...reportsOf(), reports: [] }, 400],
  ['a field that is not known', reportsOf({ ...report(), token: 'a' } as never), 400],
  ['a file elsewhere', reportsOf(report({ frames: [{ ...frame('1.0.0-aaa', 1), file: '/etc/passwd' }] })), 400],
  [
    'a file above its release',
    reportsOf(report({ frames: [{ ...frame('1.0.0-aaa', 1), file: '/remotes/media/../page.js' }] })),
    400,
  ],
  ['a step with a text', reportsOf(report({ trail: [{ ago: 1, what: 'call', name: 'a b 张三' }] })), 400],
  ['more than fits', `${JSON.stringify(reportsOf(report()))}${' '.repeat(ERROR_REPORTS_MAX_BYTES)}`, 413],
])('refuses %s', async (_, body, status) => {
  expect((await send(body)).status).toBe(status)
  expect((await listed()).list).toEqual([])
})

it('refuses other pages, and more than ten reports a minute of one address', async () => {
  const elsewhere = await send(reportsOf(report()), { origin: 'https://evil.example' })
  expect(((await elsewhere.json()) as Envelope).code).toBe(codes.notAllowed)
  const address = { 'x-forwarded-for': '10.9.9.9' }
  for (let n = 0; n < 10; n++) expect((await send(reportsOf(report()), address)).status).toBe(204)
  expect((await send(reportsOf(report()), address)).status).toBe(429)
  expect((await send(reportsOf(report()))).status).toBe(204)
})

it('refuses more than six hundred reports a minute of all addresses', async () => {
  const all = { key: 'beacon-reports-of-all', max: 600, seconds: 60 }
  await takeAllowance(server.db, [{ ...all, amount: 599 }])
  expect((await send(reportsOf(report()))).status).toBe(204)
  expect((await send(reportsOf(report()))).status).toBe(429)
})

describe('new groups in an hour are at most', () => {
  const owners = ['media', 'practice', 'community'] as const
  beforeAll(async () => {
    for (const owner of owners.slice(1)) await addRelease(server.db, owner, '1.1.0-bbb')
  })
  const made = (n: number, owner: string) =>
    [0, 1, 2, 3, 4].map((m) => report({ owner, release: '1.1.0-bbb', message: `${'x'.repeat(n + 1)}${'y'.repeat(m)}` }))
  const groups = async () => {
    await server.deps.errors.flush()
    return server.db.$count(errorGroups)
  }

  it('two hundred', async () => {
    for (let n = 0; n < 42; n++) await accept(reportsOf(...made(n, owners[n % 3] ?? '')))
    expect(await groups()).toBe(200)
  })

  it('eighty about one remote, which leaves room for others', async () => {
    for (let n = 0; n < 18; n++) await accept(reportsOf(...made(n, 'media')))
    expect(await groups()).toBe(80)
    await accept(reportsOf(...made(1, 'practice')))
    expect(await groups()).toBe(85)
  })

  it('twenty of one network, which leaves room for others', async () => {
    const address = { 'x-forwarded-for': '2001:db8:1::1' }
    for (let n = 0; n < 5; n++) await accept(reportsOf(...made(n, 'media')), address)
    for (let n = 5; n < 8; n++)
      await accept(reportsOf(...made(n, 'media')), { 'x-forwarded-for': `2001:db8:1:${n}::1` })
    expect(await groups()).toBe(20)
    await accept(reportsOf(...made(20, 'media')), { 'x-forwarded-for': '2001:db8:2::1' })
    expect(await groups()).toBe(25)
  })
})

it('takes errors of host builds alone that were served here', async () => {
  const { releasesDir } = server.deps.environment
  mkdirSync(join(releasesDir, 'host'), { recursive: true })
  writeFileSync(join(releasesDir, 'host/known1.json'), '{}')
  const ofHost = report({ owner: 'host', release: '' })
  for (const [host, status] of [
    ['host1', 204],
    ['..', 400],
    ['known1', 204],
  ] as const)
    expect((await send({ ...reportsOf(ofHost), host })).status, host).toBe(status)
  expect((await listed()).list).toMatchObject([{ owner: 'host', n: 1, firstRelease: 'known1' }])
})

describe('the state of a group', () => {
  const set = (who: string, body: object) => operations(server).request(who, 'set-error-state', body)
  const codeOf = async (response: Response) => ((await response.json()) as Envelope).code
  async function group(): Promise<number> {
    await accept(reportsOf(report({ release: '1.0.0-aaa' })))
    return (await listed()).list[0]?.id ?? 0
  }
  const stateAfter = async (release: string) => {
    await accept(reportsOf(report({ release })))
    await server.deps.errors.flush()
    const [row] = await server.db.select().from(errorGroups)
    return row?.state
  }

  it('stays resolved for that release and older ones, and opens again with a later one', async () => {
    const id = await group()
    expect(await codeOf(await set('releaser', { id, state: 'resolved', release: '1.1.0-bbb' }))).toBe(codes.success)
    expect(await stateAfter('1.0.0-aaa')).toBe('resolved')
    expect(await stateAfter('1.1.0-bbb')).toBe('resolved')
    expect(await stateAfter('1.2.0-ccc')).toBe('open')
    expect((await listed()).list[0]?.returnedAt).toEqual(expect.any(Number))
  })

  it('stays ignored', async () => {
    const id = await group()
    await set('releaser', { id, state: 'ignored' })
    expect(await stateAfter('1.2.0-ccc')).toBe('ignored')
  })

  it('is changed by those who release, and read by those who may see deliveries', async () => {
    const id = await group()
    expect(await codeOf(await set('viewer', { id, state: 'ignored' }))).toBe(codes.notAllowed)
    expect(await codeOf(await set('releaser', { id, state: 'resolved' }))).toBe(codes.badInput)
    for (const path of ['errors', `errors/${id}`]) {
      const codeFor = async (who: string) => (await operations(server).call(who, path)).code
      expect(await codeFor('editor')).toBe(codes.notAllowed)
      expect(await codeFor('nobody')).toBe(codes.loginExpired)
      expect(await codeFor('viewer')).toBe(codes.success)
    }
  })
})

it('notes unexpected errors of the server itself', async () => {
  server.deps.errors.addUnexpected(new TypeError('no 13900000000'))
  expect((await listed('?owner=server')).list).toMatchObject([{ kind: 'server', message: 'TypeError: no …' }])
})

it('shows the request of an error of the server', async () => {
  requestScope.run('request-1', () => server.deps.errors.addUnexpected(new TypeError('no')))
  const { list } = await listed('?owner=server')
  expect((await details(list[0]?.id ?? 0)).samples).toMatchObject([{ requestId: 'request-1' }])
})

it('tells failing jobs apart by their names', async () => {
  for (const job of ['tell-late-answers', 'messages', 'messages'])
    server.deps.errors.addUnexpected(new TypeError('no 13900000000'), { kind: 'job', job })
  expect((await listed('?owner=server&order=most')).list).toMatchObject([
    { kind: 'job', message: 'messages: TypeError: no …', n: 2 },
    { kind: 'job', message: 'tell-late-answers: TypeError: no …', n: 1 },
  ])
})

it.each([
  ['?search=title', 1],
  ['?search=nothing', 0],
  ['?owner=media', 1],
  ['?owner=practice', 0],
  ['?release=1.0.0-aaa', 1],
  ['?release=1.1.0-bbb', 0],
  ['?state=ignored', 0],
  ['?order=most', 1],
])('searches by %s', async (query, n) => {
  await accept(reportsOf(report()))
  expect((await listed(query)).list).toHaveLength(n)
})
