import { codes } from '@plaza/shared/api'
import { DAY_MS, HOUR_MS } from '@plaza/shared/format'
import type { OperationsOverview, RunningReleases } from '@plaza/shared/operations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { noteEvent } from '../../data/events'
import {
  changeRequests,
  errorGroups,
  operatorTokens,
  registryLog,
  registryRemotes,
  releaseNumbers,
  releaseReporters,
  rolloutPlans,
} from '../../data/schema/index'
import { type ReceivedEvent, readEvents } from '../../testing/event-line'
import { addOperator, operations } from '../../testing/operators'
import { addRelease, letRun } from '../../testing/registry-rows'
import { addReports } from '../../testing/reporter-rows'
import { startTestServer, type TestServer } from '../../testing/test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ demo: false })
  await addOperator(server, 'boss', { role: 'releaser' })
  await addOperator(server, 'eyes', { role: 'viewer' })
  await addOperator(server, 'judge', { role: 'reviewer' })
})
afterAll(() => server.close())

const read = async (who = 'boss') => (await operations(server).call<OperationsOverview>(who, 'overview')).data
const kindsIn = ({ alerts }: OperationsOverview) => alerts.map(({ kind }) => kind)
const ago = (ms: number) => new Date(Date.now() - ms)

it('is told to operators of deliveries alone', async () => {
  expect((await operations(server).call('judge', 'overview')).code).toBe(codes.notAllowed)
  expect((await operations(server).call('eyes', 'overview')).code).toBe(codes.success)
})

it('says that all is well where nothing is wrong', async () => {
  expect(await read()).toMatchObject({ level: 'good', alerts: [], remotes: [], changed: [] })
})

it('has each remote on one line: what runs for whom, what is newer, and how often it was loaded', async () => {
  await addRelease(server.db, 'media', '1.0.0-aaa', ago(3 * DAY_MS))
  await addRelease(server.db, 'media', '1.1.0-bbb', ago(2 * DAY_MS))
  await addRelease(server.db, 'media', '1.2.0-ccc', ago(DAY_MS))
  await letRun(server.db, 'media', { base: '1.0.0-aaa', share: '1.1.0-bbb' })
  const row = { owner: 'media', release: '1.0.0-aaa', sum: 0 }
  await server.db.insert(releaseNumbers).values([
    { ...row, at: ago(0), metric: 'load', n: 40 },
    { ...row, at: ago(0), metric: 'failure:timeout', n: 10 },
    { ...row, at: ago(2 * HOUR_MS), metric: 'load', n: 7 },
    { ...row, at: ago(26 * HOUR_MS), metric: 'load', n: 99 },
    { ...row, at: ago(0), metric: 'error', n: 5 },
  ])
  await addReports(server.db, { remote: 'media', release: '1.0.0-aaa', loads: 40, failures: 10 })
  const [media] = (await read()).remotes
  expect(media).toMatchObject({
    ...{ name: 'media', release: '1.0.0-aaa', newer: '1.2.0-ccc', hasWayBack: true, plan: null, halted: null },
    rules: [{ release: '1.1.0-bbb', percent: 10 }],
  })
  expect([media?.loads.length, media?.loads.at(-1), media?.loads.at(-3)]).toEqual([24, 40, 7])
  expect(media?.loads.reduce((sum, n) => sum + n, 0)).toBe(47)
  expect(media?.failures.at(-1)).toBe(10)
})

it('does not call newer what runs for somebody, or what was rolled back', async () => {
  await addRelease(server.db, 'chess', '1.0.0-aaa', ago(3 * DAY_MS))
  await letRun(server.db, 'chess', { base: '1.0.0-aaa' })
  const chess = (await read()).remotes.find(({ name }) => name === 'chess')
  expect(chess).toMatchObject({ newer: null, hasWayBack: false })
  await server.db.insert(registryRemotes).values({ name: 'gone', retiredAt: ago(DAY_MS) })
  await addRelease(server.db, 'gone', '1.0.0-aaa', ago(3 * DAY_MS))
  expect((await read()).remotes.find(({ name }) => name === 'gone')?.newer).toBeNull()
  await server.db.delete(registryRemotes).where(eq(registryRemotes.name, 'gone'))
})

it('names what is wrong, most serious first: failures, plans, requests, errors, tokens', async () => {
  await server.db.insert(rolloutPlans).values({
    ...{ id: 'p1', remote: 'media', release: '1.1.0-bbb', scope: '', step: 1, minVisits: 1, state: 'running' },
    ...{ steps: [1, 10, 100].map((percent) => ({ percent, wait: 30 })), waitsFor: 'condition' },
    ...{ steppedAt: ago(HOUR_MS), startedAt: ago(HOUR_MS), startedBy: 'mei', why: 'slowly' },
  })
  await server.db.insert(changeRequests).values({
    ...{ remote: 'media', action: 'retire', body: { remote: 'media', why: 'old' }, who: 'mei', person: 'mei' },
    endsAt: ago(-HOUR_MS),
  })
  const error = {
    ...{ owner: 'media', place: '', within: '', n: 3, firstRelease: 'a', lastRelease: 'a' },
    kind: 'uncaught',
    ...{ lastSeenAt: ago(0), message: 'x is not a function' },
  } as const
  await server.db.insert(errorGroups).values([
    { ...error, fingerprint: 'new', firstSeenAt: ago(HOUR_MS) },
    { ...error, fingerprint: 'back', firstSeenAt: ago(9 * DAY_MS), returnedAt: ago(HOUR_MS), n: 9 },
    { ...error, fingerprint: 'old', firstSeenAt: ago(9 * DAY_MS) },
    { ...error, fingerprint: 'resolved', firstSeenAt: ago(HOUR_MS), state: 'resolved' },
  ])
  await server.db.insert(operatorTokens).values([
    { name: 'ci', role: 'viewer', tokenHash: 'a', createdBy: 'boss', owner: 'boss', endsAt: ago(-3 * DAY_MS) },
    { name: 'late', role: 'viewer', tokenHash: 'b', createdBy: 'boss', owner: 'boss', endsAt: ago(-90 * DAY_MS) },
  ])
  const overview = await read()
  expect(overview.level).toBe('bad')
  expect(kindsIn(overview)).toEqual(['failures', 'plan', 'request', 'error', 'error', 'token'])
  expect(overview.alerts).toMatchObject([
    { level: 'bad', remote: 'media', release: '1.0.0-aaa', loads: 40, failures: 10 },
    { level: 'bad', remote: 'media', release: '1.1.0-bbb', percent: 10, held: 'condition' },
    { level: 'watch', request: { action: 'retire', who: 'mei' } },
    { level: 'watch', returned: true, n: 9 },
    { level: 'watch', returned: false, n: 3 },
    { level: 'watch', name: 'ci' },
  ])
  expect(overview.remotes.find(({ name }) => name === 'media')?.errors).toBe(3)
  expect(kindsIn(await read('eyes')), 'a viewer is not told of tokens').not.toContain('token')
})

it('says that a share loads more slowly than the base did in the last day, and that it fails more', async () => {
  await addRelease(server.db, 'slow', '1.0.0-aaa', ago(3 * DAY_MS))
  await addRelease(server.db, 'slow', '1.1.0-bbb', ago(2 * DAY_MS))
  await letRun(server.db, 'slow', { base: '1.0.0-aaa', share: '1.1.0-bbb' })
  const [base, share] = ['1.0.0-aaa', '1.1.0-bbb'].map((release) => ({ remote: 'slow', release }))
  if (!base || !share) throw new Error('two releases')
  await addReports(server.db, { ...base, at: ago(5 * HOUR_MS), loads: 100, loadMs: 300 })
  await addReports(server.db, { ...share, loads: 100, loadMs: 2_000 })
  const alertsOf = async () => (await read()).alerts.filter((alert) => 'remote' in alert && alert.remote === 'slow')
  expect(await alertsOf()).toMatchObject([
    { kind: 'slow', level: 'bad', release: '1.1.0-bbb', before: { release: '1.0.0-aaa', p75: expect.any(Number) } },
  ])
  await addReports(server.db, { ...share, failures: 4 })
  expect((await alertsOf())[0], 'slower is worse than a few failures').toMatchObject({ kind: 'slow', level: 'bad' })
  await addReports(server.db, { ...share, failures: 4 })
  expect(await alertsOf()).toMatchObject([{ kind: 'failures', level: 'bad', failures: 8 }])
})

it('is not alarmed by one address, whatever it reports', async () => {
  await addRelease(server.db, 'lonely', '1.0.0-aaa', ago(3 * DAY_MS))
  await letRun(server.db, 'lonely', { base: '1.0.0-aaa' })
  const of = { remote: 'lonely', release: '1.0.0-aaa' }
  await addReports(server.db, { ...of, loads: 40 })
  const [at, row] = [ago(0), { owner: 'lonely', release: '1.0.0-aaa', sum: 0, at: ago(0) }]
  await server.db.insert(releaseNumbers).values({ ...row, metric: 'failure:fetch', n: 900 })
  await server.db
    .insert(releaseReporters)
    .values({ ...of, at, reporter: 'one', served: true, loads: 0, loadMs: 0, failures: 900 })
  const alertsOf = async () => (await read()).alerts.filter((alert) => 'remote' in alert && alert.remote === 'lonely')
  expect(await alertsOf()).toEqual([])
  await addReports(server.db, { ...of, failures: 8 })
  expect(await alertsOf()).toMatchObject([{ kind: 'failures', level: 'bad', loads: 40, failures: 10 }])
})

it('gives the page of a remote what the alerts judge, with the release that each replaces', async () => {
  const runningOf = async (remote: string, who = 'eyes') =>
    operations(server).call<RunningReleases>(who, `running-releases?remote=${remote}`)
  const { alerts } = await read()
  const alert = alerts.find((one) => one.kind === 'failures' && one.remote === 'lonely')
  expect(alert).toMatchObject({ loads: 40, failures: 10 })
  await server.db
    .insert(releaseNumbers)
    .values({ owner: 'lonely', release: '1.0.0-aaa', sum: 0, at: ago(0), metric: 'render:threw', n: 4 })
  expect((await runningOf('lonely')).data.list).toEqual([
    {
      ...{ release: '1.0.0-aaa', isBase: true, now: { loads: 40, failures: 10, p75: 300 }, before: null },
      unrendered: 4,
    },
  ])
  expect((await runningOf('slow')).data.list).toMatchObject([
    { release: '1.1.0-bbb', isBase: false, before: { release: '1.0.0-aaa', loads: 100, p75: 300 } },
    { release: '1.0.0-aaa', isBase: true },
  ])
  expect((await runningOf('nobody')).data.list).toEqual([])
  expect((await runningOf('slow', 'judge')).code).toBe(codes.notAllowed)
})

it('has the log of the last day', async () => {
  const entry = { serial: 1, who: 'mei', action: 'off', remote: 'media', detail: {} }
  await server.db.insert(registryLog).values([
    { ...entry, why: 'long ago', at: ago(2 * DAY_MS) },
    { ...entry, why: 'today', at: ago(HOUR_MS) },
  ])
  expect((await read()).changed.map(({ why }) => why)).toEqual(['today'])
})

it('tells operators of deliveries, and nobody else, when the registry changed', async () => {
  const line = await operations(server).request('eyes', 'overview/events')
  const received: ReceivedEvent[] = []
  void readEvents(line, received)
  await expect.poll(() => received.map(({ event }) => event)).toEqual(['begin'])
  await noteEvent(server.db, 'registry')
  await expect.poll(() => received.at(-1)?.event, { timeout: 10_000 }).toBe('changed')
  expect((await operations(server).call('judge', 'overview/events')).code).toBe(codes.notAllowed)
})

it('takes few statements, however many remotes there are', async () => {
  for (let number = 0; number < 60; number++) {
    await addRelease(server.db, `walk-${number}`, '1.0.0-aaa')
    await letRun(server.db, `walk-${number}`, { base: '1.0.0-aaa' })
  }
  const { remotes } = await read()
  expect(remotes).toHaveLength(64)
  expect(JSON.stringify(remotes).length / remotes.length).toBeLessThan(450)
})
