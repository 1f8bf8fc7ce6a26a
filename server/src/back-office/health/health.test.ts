import { codes } from '@plaza/shared/api'
import { MINUTE_MS } from '@plaza/shared/format'
import type { OperationsHealth } from '@plaza/shared/operations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { observed } from '../../adapters/observed'
import { backupRuns, remoteOwners, serverReports } from '../../data/schema/index'
import { createRecentAnswers } from '../../monitoring/recent-answers'
import { startReports, writeReport } from '../../monitoring/server-report'
import { noCalls } from '../../monitoring/service-log'
import { jobs } from '../../process/jobs/jobs'
import { startJobs } from '../../process/jobs/queue'
import { addOperator, operations } from '../../testing/operators'
import { recordSpans } from '../../testing/recorded-spans'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { refuse } from '../../transport/refusal'

const TOKEN = 't'.repeat(44)
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ environment: { opsToken: TOKEN } })
})
afterAll(() => server.close())

async function ask(
  path: string,
  { method = 'GET', token = TOKEN, body }: { method?: string; token?: string; body?: object } = {},
) {
  const answer = await server.app.request(`/ops/api/${path}`, {
    method,
    headers: { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return (await answer.json()) as { code: number; data: OperationsHealth }
}
const health = async () => (await ask('health')).data
const kindsIn = ({ findings }: OperationsHealth) => findings.map(({ kind }) => kind)

it('is told to operators alone', async () => {
  expect((await ask('health', { token: '' })).code).toBe(codes.loginExpired)
  expect((await ask('health')).code).toBe(codes.success)
})

it('has the reports of all servers, also of one that fell silent', async () => {
  await writeReport(server.deps, 'this:1')
  const [row] = await server.db.select().from(serverReports)
  if (!row) throw new Error('no report')
  const silent = { ...row, id: 'other:1', seenAt: new Date(Date.now() - 5 * MINUTE_MS) }
  await server.db.insert(serverReports).values(silent)
  const data = await health()
  expect(data.servers.map(({ id }) => id)).toEqual(['other:1', 'this:1'])
  expect(data).toMatchObject({ level: 'bad', database: { kind: 'embedded' } })
  expect(data.findings[0]).toMatchObject({ kind: 'server-silent', about: 'other:1' })
  await server.db.delete(serverReports)
})

it('knows a service that fails from the calls of it, until it answers again', async () => {
  let isAway = true
  const { called } = server.deps.monitoring
  const sms = observed(
    { send: async () => (isAway ? Promise.reject(refuse('busy', { detail: 'sms.away' })) : null) },
    ['send'],
    { service: 'sms', note: (failure) => called('sms', failure) },
  )
  await expect(sms.send()).rejects.toThrow()
  await writeReport(server.deps, 'this:1')
  expect((await health()).findings).toMatchObject([{ kind: 'service-fails', about: 'sms', detail: 'sms.away' }])
  isAway = false
  await sms.send()
  await writeReport(server.deps, 'this:1')
  expect(kindsIn(await health())).toEqual([])
  expect(await server.deps.monitoring.text()).toContain('plaza_service_calls_total{service="sms",outcome="failed"} 1')
})

it('tells of a service what the server tells with which it fares worst', async () => {
  await writeReport(server.deps, 'a:1')
  const [row] = await server.db.select().from(serverReports)
  if (!row) throw new Error('no report')
  const of = (id: string, failuresInARow: number) => ({
    ...{ ...row, id },
    report: { ...row.report, services: { sms: { ...noCalls, failedAt: Date.now(), failure: id, failuresInARow } } },
  })
  await server.db.delete(serverReports)
  await server.db.insert(serverReports).values([of('a:1', 1), of('b:1', 4), of('c:1', 0)])
  const found = (await health()).findings.filter(({ kind }) => kind === 'service-fails')
  expect(found).toMatchObject([{ level: 'bad', detail: 'b:1' }])
  await server.db.delete(serverReports)
})

it('has a report of this process until it stops, also when one could not be stored', async () => {
  const { db, log } = server.deps
  let isAway = true
  const insert = (...input: Parameters<typeof db.insert>) => {
    if (isAway) throw new Error('the database is away')
    return db.insert(...input)
  }
  const deps = {
    ...server.deps,
    db: new Proxy(db, { get: (of, name) => (name === 'insert' ? insert : Reflect.get(of, name)) }),
  }
  const failed = startReports({ ...deps, log }, 1)
  await failed()
  expect(server.logged()).toContain('no report of this server')
  isAway = false
  const stop = startReports(deps, 2)
  await expect.poll(async () => (await health()).servers.map(({ id }) => id)).toEqual([expect.stringMatching(/:2$/)])
  await stop()
  expect((await health()).servers).toEqual([])
})

it('makes a span of each call of a service', async () => {
  const spans = recordSpans()
  const ask = () => Promise.reject(new TypeError('away'))
  const adapter = observed({ ask }, ['ask'], { service: 'sms', note: () => undefined })
  await expect(adapter.ask()).rejects.toThrow('away')
  expect(spans).toMatchObject([{ name: 'sms ask', kind: 'client', failure: 'TypeError' }])
})

it('takes a refusal for an answer of the service', async () => {
  const told: (string | null)[] = []
  const adapter = observed({ ask: async () => Promise.reject(refuse('badInput')) }, ['ask'], {
    service: 'sms',
    note: (failure) => told.push(failure),
  })
  await expect(adapter.ask()).rejects.toThrow('badInput')
  expect(told).toEqual([null])
})

it('knows a job that fails, on whichever server', async () => {
  const failing = { name: 'expire-orders', schedule: '* * * * * *', run: () => Promise.reject(new Error('no disk')) }
  const stop = startJobs({ jobs: [failing], pool: server.pool, deps: server.deps, pollMs: 100 })
  await expect
    .poll(async () => (await health()).findings, { timeout: 15_000 })
    .toMatchObject([{ kind: 'job-fails', about: 'expire-orders', detail: 'no disk' }])
  await stop()
  expect(jobs.map(({ name }) => name)).toContain('expire-orders')
  await server.db.execute(
    sql`update pgboss.job set start_after = now() - interval '10 minutes' where state = 'created'`,
  )
  expect((await health()).findings[0]).toMatchObject({ kind: 'jobs-stopped', level: 'bad', value: 1 })
  const again = startJobs({
    jobs: [{ ...failing, run: async () => null }],
    pool: server.pool,
    deps: server.deps,
    pollMs: 100,
  })
  await server.db.execute(sql`update pgboss.job set start_after = now() where state in ('created', 'retry')`)
  await expect.poll(async () => kindsIn(await health()), { timeout: 15_000 }).not.toContain('job-fails')
  await again()
  // A failure before the last success.
  await server.db.execute(sql`insert into pgboss.job (name, data, state, output, created_on, completed_on)
    values ('scheduled', '{"name":"expire-orders"}', 'failed', '{"message":"no disk"}', now() - interval '1 hour', now() - interval '1 hour')`)
  expect((await health()).jobs).toMatchObject([{ failedAt: expect.any(Number), isFailing: false }])
})

it('does not call a job failing that only servers of another version have', async () => {
  await server.db.execute(sql`insert into pgboss.job (name, data) values ('scheduled', '{"name":"job-of-another"}')`)
  const stop = startJobs({ jobs: [], pool: server.pool, deps: server.deps, pollMs: 100 })
  const stateOf = async () =>
    (await server.db.execute(sql`select state from pgboss.job where data->>'name' = 'job-of-another'`)).rows[0]?.state
  await expect.poll(stateOf, { timeout: 15_000 }).toMatch(/^(retry|failed)$/)
  expect((await health()).jobs).toContainEqual(expect.objectContaining({ name: 'job-of-another', isFailing: false }))
  await stop()
})

it('remembers the last backup', async () => {
  expect((await health()).backupAt).toBeNull()
  const at = '2026-11-28T03:15:00.000Z'
  expect((await ask('backup-done', { method: 'POST', body: { at } })).code).toBe(codes.success)
  expect((await health()).backupAt).toBe(Date.parse(at))
  await ask('backup-done', { method: 'POST', body: { at: '2026-11-27T03:15:00.000Z' } })
  expect((await health()).backupAt).toBe(Date.parse(at))
})

it('counts unsafe settings of a server that others reach, and asks for its backup', async () => {
  await server.db.delete(backupRuns)
  vi.stubEnv('PLAZA_TRUST_PROXY', '1')
  const { findings } = await health()
  vi.unstubAllEnvs()
  expect(findings).toEqual(
    expect.arrayContaining([
      { kind: 'backup-missing', level: 'watch' },
      { kind: 'settings-unsafe', level: 'watch', value: expect.any(Number) },
    ]),
  )
})

it('names remotes of others while /ops shares the origin of their code', async () => {
  await addOperator(server, 'mine', { role: 'owner' })
  await server.db.insert(remoteOwners).values({ remote: 'shelf', operator: 'mine' })
  const shares = async () => (await health()).findings.filter(({ kind }) => kind === 'ops-shares-origin')
  expect(await shares()).toEqual([])
  vi.stubEnv('PLAZA_TRUST_PROXY', '1')
  expect(await shares()).toEqual([{ kind: 'ops-shares-origin', level: 'watch', value: 1, detail: 'shelf' }])
  vi.unstubAllEnvs()
})

it('takes word of a backup, and makes a copy of the database, for the holder of the operator token alone', async () => {
  await addOperator(server, 'rel', { role: 'releaser' })
  const kept = await server.db.$count(backupRuns)
  for (const [path, body] of [
    ['backup-done', { at: new Date().toISOString() }],
    ['snapshot', {}],
  ] as const) {
    expect((await operations(server).call('rel', path, body)).code).toBe(codes.loginExpired)
    expect((await ask(path, { method: 'POST', token: '', body })).code).toBe(codes.loginExpired)
  }
  expect(await server.db.$count(backupRuns)).toBe(kept)
})

it('sums the answers of five minutes', () => {
  let now = 0
  const recent = createRecentAnswers(() => now)
  recent.note(200, 0.1)
  now = 2 * MINUTE_MS
  recent.note(503, 0.1)
  recent.note(200, 3)
  expect(recent.sums()).toEqual({ answers: 3, failed: 1, slow: 1 })
  now = 5 * MINUTE_MS
  expect(recent.sums()).toEqual({ answers: 2, failed: 1, slow: 1 })
  now = 60 * MINUTE_MS
  expect(recent.sums()).toEqual({ answers: 0, failed: 0, slow: 0 })
})
