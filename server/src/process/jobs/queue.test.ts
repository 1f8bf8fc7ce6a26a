import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '../../data/database'
import { recordSpans } from '../../testing/recorded-spans'
import { openTestDatabase } from '../../testing/test-database'
import { inSpan } from '../../tracing/tracing'
import { createLog } from '../log'
import { jobs } from './jobs'
import { type Job, type JobDeps, startJobs } from './queue'

let database: OpenDatabase
const ran: { job: string; isDone: boolean }[] = []
const monitoring = { ran: (job: string, isDone: boolean) => void ran.push({ job, isDone }) }
const failed: { job: string; message: string }[] = []
const errors: Pick<JobDeps['errors'], 'addUnexpected'> = {
  addUnexpected(error, source) {
    if (source?.kind === 'job') failed.push({ job: source.job, message: (error as Error).message })
  },
}
const servers: (() => Promise<void>)[] = []
beforeAll(async () => {
  database = await openTestDatabase()
}, 60_000)
afterEach(async () => {
  await Promise.all(servers.splice(0).map((stop) => stop()))
  await database.db.execute(sql`drop schema if exists pgboss cascade`)
})
afterAll(() => database.close())

function startServer(...served: Job[]): () => Promise<void> {
  const deps = { db: database.db, log: createLog('silent'), monitoring, errors } as unknown as JobDeps
  const stop = startJobs({ jobs: served, pool: database.pool, deps, pollMs: 100 })
  servers.push(stop)
  return stop
}

/** Stops the server and makes its next runs hours overdue, as after a night's outage. */
async function sleepThroughRuns(stop: () => Promise<void>): Promise<void> {
  await stop()
  servers.splice(0)
  await database.db.execute(sql`
    update pgboss.job set start_after = start_after - interval '8 hours', data = data || jsonb_build_object('due',
      to_char((data->>'due')::timestamptz at time zone 'utc' - interval '8 hours', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
    where state = 'created'`)
}

/** A server that has enqueued its runs. */
async function queuedServer(...served: Job[]): Promise<() => Promise<void>> {
  const stop = startServer(...served)
  await expect.poll(queuedRuns, { timeout: 30_000 }).toHaveLength(served.length)
  return stop
}

const queuedRuns = async () =>
  (
    await database.db.execute<{ name: string; due: Date }>(
      sql`select singleton_key as name, start_after as due from pgboss.job where state = 'created' order by 1`,
    )
  ).rows

it('two servers run a job once for each time that it is due', async () => {
  const runs: string[] = []
  const everySecond = (server: string): Job => ({
    name: 'every-second',
    schedule: '* * * * * *',
    run: async () => void runs.push(server),
  })
  const begin = Date.now()
  startServer(everySecond('a'))
  startServer(everySecond('b'))
  await expect.poll(() => runs.length, { timeout: 30_000 }).toBeGreaterThan(3)
  await Promise.all(servers.splice(0).map((stop) => stop()))
  const seconds = Math.ceil((Date.now() - begin) / 1000)
  expect(runs.length).toBeLessThanOrEqual(seconds)
  const { rows } = await database.db.execute<{ due: string; n: number }>(
    sql`select data->>'due' as due, count(*)::int as n from pgboss.job where state = 'completed' group by 1`,
  )
  expect(rows.length).toBe(runs.length)
  expect(rows.every(({ n }) => n === 1)).toBe(true)
}, 60_000)

it('a run that was missed while all servers were down is made up for once, and the schedule goes on', async () => {
  let runs = 0
  const hourly: Job = { name: 'hourly', schedule: '0 * * * *', run: async () => void runs++ }
  const stop = await queuedServer(hourly)
  expect(runs).toBe(0)
  await sleepThroughRuns(stop)
  startServer(hourly)
  startServer(hourly)
  await expect.poll(() => runs, { timeout: 30_000 }).toBe(1)
  await expect
    .poll(async () => (await queuedRuns()).map(({ due }) => Number(new Date(due)) > Date.now()))
    .toEqual([true])
  expect(runs).toBe(1)
}, 60_000)

it('a job that fails is tried again later, and keeps no other from its run', async () => {
  const runs: string[] = []
  const failing: Job = {
    name: 'failing',
    schedule: '* * * * * *',
    async run() {
      runs.push('failing')
      throw new Error('no')
    },
  }
  const other: Job = { name: 'other', schedule: '* * * * * *', run: async () => void runs.push('other') }
  startServer(failing, other)
  await expect.poll(() => runs.filter((name) => name === 'other').length, { timeout: 30_000 }).toBeGreaterThan(1)
  await expect.poll(() => runs.filter((name) => name === 'failing').length, { timeout: 30_000 }).toBeGreaterThan(1)
  const { rows } = await database.db.execute(
    sql`select 1 from pgboss.job where state = 'retry' and output->>'message' = 'no'`,
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(ran).toContainEqual({ job: 'failing', isDone: false })
  expect(failed).toContainEqual({ job: 'failing', message: 'no' })
  expect(ran).toContainEqual({ job: 'other', isDone: true })
}, 60_000)

it('each run has a trace of its own, also for its statements and its failure', async () => {
  const spans = recordSpans()
  const pinged: Job = {
    name: 'pinged',
    schedule: '* * * * * *',
    run: async () => {
      await inSpan({ name: 'step' }, async () => undefined)
      throw new Error('no')
    },
  }
  startServer(pinged)
  await expect.poll(() => spans.length, { timeout: 30_000 }).toBeGreaterThan(1)
  expect(spans).toMatchObject([
    { name: 'step', parent: 'job pinged', failure: null },
    { name: 'job pinged', parent: null, failure: 'failed', attributes: { 'plaza.job': 'pinged' } },
    ...spans.slice(2),
  ])
}, 60_000)

it('an outage is an error of the job only when its next try fails too', async () => {
  failed.length = 0
  let runs = 0
  const away: Job = {
    name: 'away',
    schedule: '0 * * * *',
    async run() {
      runs++
      throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
    },
  }
  await sleepThroughRuns(await queuedServer(away))
  const stop = startServer(away)
  await expect.poll(() => runs, { timeout: 30_000 }).toBe(1)
  await stop()
  expect(failed).toEqual([])
  await database.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)
  startServer(away)
  await expect.poll(() => failed, { timeout: 30_000 }).toEqual([{ job: 'away', message: 'away' }])
}, 60_000)

it('stops after the run that is under way', async () => {
  let finish = () => {}
  const events: string[] = []
  const slow: Job = {
    name: 'slow',
    schedule: '* * * * * *',
    async run() {
      events.push('begun')
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      events.push('done')
    },
  }
  const stop = startServer(slow)
  await expect.poll(() => events, { timeout: 30_000 }).toEqual(['begun'])
  const stopped = stop().then(() => events.push('stopped'))
  finish()
  await stopped
  expect(events).toEqual(['begun', 'done', 'stopped'])
}, 60_000)

it('names each job once', () => {
  const names = jobs.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

it.each(jobs)('$name runs on an empty database', async ({ run }) => {
  const deps = { db: database.db, payouts: {}, environment: { demoDir: '', releaseDays: 14 } }
  expect(await Promise.allSettled([run(deps as JobDeps)])).toMatchObject([{ status: 'fulfilled' }])
})
