import { codes } from '@plaza/shared/api'
import { DAY_MS, HOUR_MS } from '@plaza/shared/format'
import type { OperationsVitals } from '@plaza/shared/operations'
import { BEACON_ADDRESS, type Beacon, ERROR_REPORTS_ADDRESS, type ErrorReports } from '@plaza/shared/remotes'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../app'
import { registryLog, releases, routeNumbers } from '../../data/schema/index'
import { createLog } from '../../process/log'
import { addOperator, operations } from '../../testing/operators'
import { addRelease } from '../../testing/registry-rows'
import { runJobs } from '../../testing/run-jobs'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { createReporters } from '../reporters'
import { createTally } from '../tally'
import { readVitals } from './read-vitals'

let server: TestServer
let app: TestServer['app']
beforeAll(async () => {
  server = await startTestServer({ demo: false })
  app = createApp({ ...server.deps, environment: { ...server.deps.environment, trustsProxy: true } })
  const document = JSON.stringify({ routes: { home: {}, article: {} } })
  for (const [day, release] of ['1.0.0-aaa', '1.1.0-bbb'].entries()) {
    await addRelease(server.db, 'media', release, new Date(Date.UTC(2026, 1, 1 + day)))
    await server.db.update(releases).set({ document }).where(eq(releases.release, release))
  }
  await addOperator(server, 'viewer', { role: 'viewer' })
  await addOperator(server, 'editor', { role: 'editor' })
})
afterAll(() => server.close())
afterEach(async () => {
  await server.deps.tally.flush()
  await server.db.delete(routeNumbers)
})

const at = Date.parse('2026-03-10T12:02:00Z')
const hour = Math.floor(at / HOUR_MS) * HOUR_MS
const tallyAt = (now: () => number) =>
  createTally({
    ...{ db: server.db, log: createLog('silent'), hostBuilds: ['ours'], judged: async () => undefined, now },
    reporters: createReporters(server.deps.secret, now),
  })
const place = (about: Partial<{ owner: string; release: string; route: string }> = {}) => ({
  ...{ owner: 'media', release: '1.0.0-aaa', route: 'home' },
  ...about,
})
const search = { by: 'release', hours: 24, owner: 'media', route: '' } as const

it('gives percentiles per hour and release, the newest release first, and none of a few visits', async () => {
  let now = at - 2 * HOUR_MS
  const tally = tallyAt(() => now)
  for (let i = 0; i < 40; i++) tally.addOfRoute(place(), 'vital:LCP', 1000)
  tally.addOfRoute(place(), 'vital:TTFB', 50, 30)
  tally.addOfRoute(place(), 'vital:page', 200, 10)
  tally.addOfRoute(place(), 'error', 0, 3)
  await tally.flush()
  now = at
  tally.addOfRoute(place({ release: '1.1.0-bbb' }), 'vital:LCP', 3000, 12)
  await tally.flush()
  const { groups, course, stepMs } = await readVitals(server.db, search, at)
  expect(stepMs).toBe(HOUR_MS)
  expect(groups).toMatchObject([
    { name: '1.1.0-bbb', visits: 0, errors: 0, vitals: { LCP: { n: 12, p75: null } } },
    { name: '1.0.0-aaa', visits: 40, errors: 3 },
  ])
  const { p50, p75, p95 } = { p50: null, p75: null, p95: null, ...groups[1]?.vitals.LCP }
  // Accurate to a bucket, whose edges are 1.46 apart.
  const percentiles = [p50, p75, p95].map(Number)
  expect(percentiles.every((value) => value > 1000 / 1.46 && value < 1000 * 1.46)).toBe(true)
  expect(percentiles).toEqual(percentiles.toSorted((a, b) => a - b))
  expect(course.map((one) => [one.at, one.name])).toEqual([
    [hour - 2 * HOUR_MS, '1.0.0-aaa'],
    [hour, '1.1.0-bbb'],
  ])
})

it('groups by route and by remote, and narrows releases to a route', async () => {
  const tally = tallyAt(() => at)
  tally.addOfRoute(place(), 'vital:TTFB', 50, 30)
  tally.addOfRoute(place({ route: 'article' }), 'vital:TTFB', 50, 60)
  tally.addOfRoute({ owner: 'host', release: 'ours', route: 'error-page' }, 'vital:TTFB', 50, 5)
  await tally.flush()
  const namesBy = async (about: Partial<Parameters<typeof readVitals>[1]>) =>
    (await readVitals(server.db, { ...search, ...about }, at)).groups.map(({ name, visits }) => [name, visits])
  expect(await namesBy({ by: 'route' })).toEqual([
    ['article', 60],
    ['home', 30],
  ])
  expect(await namesBy({ by: 'remote' })).toEqual([
    ['media', 90],
    ['host', 5],
  ])
  expect(await namesBy({ route: 'home' })).toEqual([['1.0.0-aaa', 30]])
  const { owners, routes } = await readVitals(server.db, search, at)
  expect([owners, routes]).toEqual([
    ['media', 'host'],
    ['article', 'home'],
  ])
})

it('takes no row for a release that was never published, and one for all routes that a release does not have', async () => {
  const tally = tallyAt(() => at)
  for (const route of ['made-up', 'made-up-too', 'home']) tally.addOfRoute(place({ route }), 'vital:LCP', 100)
  tally.addOfRoute(place({ release: '9.9.9-zzz' }), 'vital:LCP', 100)
  tally.addOfRoute({ owner: 'host', release: 'foreign', route: 'auth' }, 'vital:LCP', 100)
  await tally.flush()
  const rows = await server.db.select().from(routeNumbers).orderBy(routeNumbers.route)
  expect(rows.map(({ release, route, n }) => [release, route, n])).toEqual([
    ['1.0.0-aaa', '', 2],
    ['1.0.0-aaa', 'home', 1],
  ])
})

it('adds to what other processes wrote, whatever the number of routes', async () => {
  const tallies = Array.from({ length: 4 }, () => tallyAt(() => at))
  for (let round = 0; round < 5; round++) {
    for (const tally of tallies)
      for (const route of ['home', 'article']) tally.addOfRoute(place({ route }), 'vital:CLS', 0.1)
    await Promise.all(tallies.map((tally) => tally.flush()))
  }
  const rows = await server.db.select().from(routeNumbers)
  expect(rows.map(({ n, counts }) => [n, counts.reduce((sum, count) => sum + count, 0)])).toEqual([
    [20, 20],
    [20, 20],
  ])
})

it('merges hours into six after three days, and keeps them for a month', async () => {
  const now = Date.now()
  const ages = [HOUR_MS, 5 * DAY_MS, 5 * DAY_MS + HOUR_MS, 5 * DAY_MS + 2 * HOUR_MS, 40 * DAY_MS]
  for (const age of ages) {
    const tally = tallyAt(() => now - age)
    tally.addOfRoute(place(), 'vital:LCP', 1000, 30)
    await tally.flush()
  }
  await runJobs({ db: server.db }, /route-numbers/)
  const rows = await server.db.select().from(routeNumbers)
  expect(rows.reduce((sum, { n }) => sum + n, 0)).toBe(4 * 30)
  expect(rows.length).toBeLessThan(4)
  const { rows: odd } = await server.db.execute(sql`select 1 from ${routeNumbers}
    where at < now() - interval '3 days' and extract(hour from at at time zone '+00:00')::int % 6 <> 4`)
  expect(odd).toEqual([])
  expect((await readVitals(server.db, { ...search, hours: 720 }, now)).groups).toMatchObject([
    { vitals: { LCP: { n: 120 } } },
  ])
})

it('lists the changes of the owner in the span', async () => {
  const entry = (action: string, remote: string, hoursAgo: number) => ({
    ...{ at: new Date(at - hoursAgo * HOUR_MS), serial: 1, who: 'ops', action, remote, why: 'test' },
    detail: { release: '1.1.0-bbb' },
  })
  await server.db
    .insert(registryLog)
    .values([
      entry('promote', 'media', 100),
      entry('publish', 'media', 3),
      entry('promote', 'media', 2),
      entry('promote', 'practice', 1),
      entry('halt', 'media', 1),
    ])
  const { changes } = await readVitals(server.db, search, at)
  expect(changes.map(({ action }) => action)).toEqual(['promote', 'halt'])
  expect((await readVitals(server.db, { ...search, by: 'remote' }, at)).changes).toHaveLength(3)
})

describe('a page', () => {
  const send = (address: string, body: unknown) =>
    app.request(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.0.0.7' },
      body: JSON.stringify(body),
    })
  const ask = async (who: string, query = '?owner=media&by=route') =>
    operations(server).call<OperationsVitals>(who, `vitals${query}`)

  it('reports vitals and errors of its route, which those see who may see deliveries', async () => {
    const vital = { ...place(), name: 'LCP', value: 900 } as const
    const beacon: Beacon = {
      ...{ host: 'host1', shell: 'h5', loads: [], failures: [], errors: [] },
      vitals: [vital, { ...vital, name: 'TTFB', value: 90 }],
    }
    const reports: ErrorReports = {
      ...{ host: 'host1', shell: 'h5', language: 'en' },
      reports: [{ ...place(), kind: 'uncaught', message: 'no', frames: [], trail: [], n: 2 }],
    }
    expect((await send(BEACON_ADDRESS, beacon)).status).toBe(204)
    expect((await send(ERROR_REPORTS_ADDRESS, reports)).status).toBe(204)
    await server.deps.tally.flush()
    const { data } = await ask('viewer')
    expect(data.groups).toMatchObject([{ name: 'home', visits: 1, errors: 2, vitals: { LCP: { n: 1, p75: null } } }])
  })

  it.each(['?by=person', '?hours=0', '?hours=721', `?owner=${'a'.repeat(61)}`])('refuses %s', async (query) =>
    expect((await ask('viewer', query)).code).toBe(codes.badInput),
  )
  it('is not shown to others', async () => {
    expect((await ask('editor')).code).toBe(codes.notAllowed)
    expect((await ask('nobody')).code).toBe(codes.loginExpired)
  })
})
