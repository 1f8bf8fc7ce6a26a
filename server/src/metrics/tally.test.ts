import { DAY_MS, HOUR_MS } from '@plaza/shared/format'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '../data/database'
import { releaseNumbers, releaseReporters, releaseRules, releases } from '../data/schema'
import { createLog } from '../process/log'
import { secretFrom } from '../secret'
import { runJobs } from '../testing/run-jobs'
import { openTestDatabase } from '../testing/test-database'
import { readMetrics } from './report'
import { createReporters } from './reporters'
import { createTally } from './tally'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  for (const release of ['1.0.0-aaa', '1.1.0-bbb'])
    await database.db.insert(releases).values({
      remote: 'media',
      release,
      version: release.slice(0, 5),
      build: release.slice(6),
      digest: 'sha384-',
      document: '{}',
      needs: {},
      wants: {},
      publishedBy: 'test',
    })
})
afterAll(() => database.close())
afterEach(async () => {
  await database.db.delete(releaseNumbers)
  await database.db.delete(releaseRules)
})

const at = Date.parse('2026-03-10T12:02:00Z')
const tallyOf = (now = () => at, judged = async (_remotes: readonly string[]): Promise<void> => undefined) =>
  createTally({
    ...{ db: database.db, log: createLog('silent'), hostBuilds: ['ours'], judged, now },
    reporters: createReporters(secretFrom('test'), now),
  })
const rows = () => database.db.select().from(releaseNumbers).orderBy(releaseNumbers.at, releaseNumbers.metric)

it('adds up samples by five minutes, and each report to what is there', async () => {
  let now = at
  const tally = tallyOf(() => now)
  tally.add('media', '1.0.0-aaa', 'load', 100)
  tally.add('media', '1.0.0-aaa', 'load', 5)
  tally.add('media', '1.0.0-aaa', 'failure:fetch', 0, 7)
  await tally.flush()
  tally.add('media', '1.0.0-aaa', 'load', 104)
  tally.add('media', '1.0.0-aaa', 'failure:fetch', 0, 2)
  await tally.flush()
  now += 300_000
  tally.add('media', '1.0.0-aaa', 'load', 100)
  await tally.flush()
  await tally.flush()
  const found = await rows()
  expect(found.map(({ at: moment, metric, n, sum }) => [moment.toISOString().slice(11, 16), metric, n, sum])).toEqual([
    ['12:00', 'failure:fetch', 9, 0],
    ['12:00', 'load', 3, 209],
    ['12:05', 'load', 1, 100],
  ])
  expect(found.map(({ counts }) => counts.reduce((all, count) => all + count, 0))).toEqual([0, 3, 1])
})

it('writes by itself within some seconds', async () => {
  tallyOf().add('media', '1.0.0-aaa', 'load', 100)
  expect(await rows()).toEqual([])
  await expect.poll(async () => (await rows()).length, { timeout: 10_000 }).toBe(1)
})

it('loses nothing where several processes write at once', async () => {
  const tallies = Array.from({ length: 6 }, () => tallyOf())
  for (let round = 0; round < 10; round++) {
    for (const [i, tally] of tallies.entries()) {
      tally.add('media', '1.0.0-aaa', 'load', 100)
      tally.add('media', '1.1.0-bbb', 'load', 100 * (i + 1))
      tally.add('media', '1.0.0-aaa', 'vital:CLS', 0.1)
    }
    await Promise.all(tallies.map((tally) => tally.flush()))
  }
  const found = await rows()
  expect(found.map(({ n }) => n)).toEqual([60, 60, 60])
  expect(found.map(({ counts }) => counts.reduce((all, count) => all + count, 0))).toEqual([60, 60, 60])
})

it('drops what belongs to no release and to no build of the host', async () => {
  const tally = tallyOf()
  for (const [owner, release] of [
    ['media', '9.9.9-zzz'],
    ['nobody', '1.0.0-aaa'],
    ['host', 'foreign'],
    ['host', 'ours'],
  ] as const)
    tally.add(owner, release, 'error', 0)
  await tally.flush()
  expect((await rows()).map(({ owner, release }) => `${owner} ${release}`)).toEqual(['host ours'])
  const later = createTally({
    db: database.db,
    log: createLog('silent'),
    reporters: createReporters(secretFrom('test')),
    hostBuilds: [],
    judged: async () => undefined,
  })
  later.add('host', 'ours', 'error', 0)
  await later.flush()
  expect(await rows()).toHaveLength(2)
})

it('begins anew where a release is let run', async () => {
  const createdAt = new Date(at - 1_000)
  const tally = tallyOf()
  tally.add('media', '1.1.0-bbb', 'failure:fetch', 0, 20)
  await tally.flush()
  await database.db
    .insert(releaseRules)
    .values({ id: '1', remote: 'media', release: '1.1.0-bbb', percent: 10, rank: 1, createdAt })
  tally.add('media', '1.1.0-bbb', 'failure:fetch', 0, 1)
  tally.add('media', '1.0.0-aaa', 'failure:fetch', 0, 1)
  await tally.flush()
  expect((await rows()).map(({ at: moment, release, n }) => [moment.getTime() - at, release, n])).toEqual([
    [-120_000, '1.1.0-bbb', 20],
    [-120_000, '1.0.0-aaa', 1],
    [-1_000, '1.1.0-bbb', 1],
  ])
})

it('keeps what it has while the database is away, and asks for judgement of what was written alone', async () => {
  const judged: (readonly string[])[] = []
  const tally = tallyOf(undefined, async (remotes) => void judged.push(remotes))
  const visit = () => tally.note('10.0.0.1', { remote: 'media', release: '1.0.0-aaa' }, { loads: 1, loadMs: 100 })
  tally.add('media', '1.0.0-aaa', 'load', 100)
  visit()
  const { db } = database
  const transaction = db.transaction
  db.transaction = (() => Promise.reject(new Error('away'))) as unknown as typeof transaction
  await tally.stop()
  db.transaction = transaction
  expect(judged).toEqual([])
  tally.add('media', '1.0.0-aaa', 'load', 100)
  visit()
  await tally.flush()
  expect((await rows()).map(({ n }) => n)).toEqual([2])
  expect((await database.db.select().from(releaseReporters)).map(({ loads }) => loads)).toEqual([2])
  tally.add('media', '1.0.0-aaa', 'vital:LCP', 100)
  await tally.flush()
  expect(judged).toEqual([['media']])
})

it('reports exactly known samples', async () => {
  const tally = tallyOf()
  for (let i = 1; i <= 400; i++) tally.add('media', '1.0.0-aaa', 'load', i * 5)
  tally.add('media', '1.0.0-aaa', 'failure:fetch', 0, 3)
  tally.add('media', '1.0.0-aaa', 'failure:slow', 0, 1)
  tally.add('media', '1.0.0-aaa', 'vital:CLS', 0.1)
  tally.add('media', '1.0.0-aaa', 'error', 0, 2)
  tally.add('host', 'ours', 'vital:LCP', 800)
  await tally.flush()
  const numbers = await readMetrics(database.db, 1, at + 60_000)
  const found = Object.fromEntries(numbers.releases.map((one) => [one.remote, one]))
  expect(found.media).toMatchObject({
    release: '1.0.0-aaa',
    loads: 400,
    failures: 4,
    failuresByKind: { fetch: 3, slow: 1 },
    vitals: { CLS: { n: 1 } },
    errors: 2,
  })
  expect(found.media?.loadMs?.p50).toBeGreaterThan(800)
  expect(found.media?.loadMs?.p50).toBeLessThan(1200)
  expect(found.media?.loadMs?.p95).toBeGreaterThan(1_600)
  expect(found.host).toMatchObject({ release: 'ours', loads: 0, loadMs: null, failures: 0, vitals: { LCP: { n: 1 } } })
  expect(numbers.course).toEqual([
    {
      at: Date.parse('2026-03-10T12:00:00Z'),
      remote: 'media',
      release: '1.0.0-aaa',
      loads: 400,
      failures: 4,
      p75: found.media?.loadMs?.p75,
    },
  ])
})

it.each([
  [1, 300_000, '2026-03-10T11:00:00.000Z'],
  [6, 300_000, '2026-03-10T06:00:00.000Z'],
  [7, 3_600_000, '2026-03-10T05:00:00.000Z'],
  [72, 3_600_000, '2026-03-07T12:00:00.000Z'],
  [73, 86_400_000, '2026-03-06T16:00:00.000Z'],
  [720, 86_400_000, '2026-02-07T16:00:00.000Z'],
])('shows %i hours in steps of %i ms, from the beginning of a step', async (hours, stepMs, from) => {
  const tally = tallyOf()
  tally.add('media', '1.0.0-aaa', 'load', 100)
  await tally.flush()
  const numbers = await readMetrics(database.db, hours, at)
  expect([numbers.stepMs, new Date(numbers.from).toISOString()]).toEqual([stepMs, from])
  expect(numbers.course).toHaveLength(1)
  expect(((numbers.course[0]?.at ?? 0) - numbers.from) % stepMs).toBe(0)
})

it('forgets what is a month old', async () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
  const row = { owner: 'media', release: '1.0.0-aaa', metric: 'error', n: 1, sum: 0 }
  await database.db.insert(releaseNumbers).values([
    { ...row, at: ago(30) },
    { ...row, at: ago(32) },
  ])
  await runJobs(database, /metrics/)
  expect(await rows()).toHaveLength(1)
})

/** A load and two errors at each moment. */
async function tallyAt(moments: readonly number[]): Promise<void> {
  for (const moment of moments) {
    const tally = tallyOf(() => moment)
    tally.add('media', '1.0.0-aaa', 'load', 100)
    tally.add('media', '1.0.0-aaa', 'error', 0, 2)
    await tally.flush()
  }
}

it.each([
  ['half a day', 'the hour', Math.floor((Date.now() - 14 * HOUR_MS) / HOUR_MS) * HOUR_MS, [0, 20, 55]],
  // Six hours of the site's day.
  [
    'some days',
    'six hours',
    Math.floor((Date.now() - 5 * DAY_MS + 8 * HOUR_MS) / DAY_MS) * DAY_MS - 2 * HOUR_MS,
    [0, 20, 359],
  ],
])('keeps what is %s old by %s', async (_, __, begin, minutes) => {
  await tallyAt([...minutes.map((minute) => begin + minute * 60_000), Date.now() - 600_000])
  await runJobs(database, /metrics/)
  await runJobs(database, /metrics/)
  const found = await rows()
  expect(found.map(({ at: from, metric, n, sum }) => [from.getTime() === begin, metric, n, sum])).toEqual([
    [true, 'error', 6, 0],
    [true, 'load', 3, 300],
    [false, 'error', 2, 0],
    [false, 'load', 1, 100],
  ])
  expect(found.map(({ counts }) => counts.reduce((all, count) => all + count, 0))).toEqual([0, 3, 0, 1])
})

it('goes on where it stopped, after an outage of days', async () => {
  const hour = Math.floor((Date.now() - 2 * DAY_MS) / HOUR_MS) * HOUR_MS
  await tallyAt([0, 1, 2].flatMap((later) => [5, 10].map((minute) => hour + later * HOUR_MS + minute * 60_000)))
  expect(await rows()).toHaveLength(12)
  const { db } = database
  const execute = db.execute.bind(db)
  let left = 2
  const canceled = () => Promise.reject(new Error('canceled by the statement timeout'))
  const limited = { db: { execute: (query: never) => (left-- > 0 ? execute(query) : canceled()) } as never }
  await expect(runJobs(limited, /^sum-metrics/)).rejects.toThrow('canceled')
  expect((await rows()).filter(({ at: from }) => from.getTime() === hour)).toHaveLength(2)
  await runJobs(database, /metrics/)
  expect((await rows()).map(({ at: from }) => (from.getTime() - hour) / HOUR_MS)).toEqual([0, 0, 1, 1, 2, 2])
})
