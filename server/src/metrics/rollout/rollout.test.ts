import { HOUR_MS, MINUTE_MS } from '@plaza/shared/format'
import type { ChangeBody, ChangeName, PlanComparison, StatusPlan } from '@plaza/shared/operations'
import { asc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { registryLog, releaseReporters, releaseRules, rolloutPlans } from '../../data/schema/index'
import { changeRegistry } from '../../registry/change'
import { perform } from '../../registry/changes/perform'
import { readPlans } from '../../registry/changes/plan-status'
import { takeNextStep } from '../../registry/changes/plans'
import { rollBackAutomatically } from '../../registry/registry'
import { makeBuild, placeBuild } from '../../testing/builds'
import { addReports } from '../../testing/reporter-rows'
import { runJobs } from '../../testing/run-jobs'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { advanceRollouts } from './advance'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ demo: false })
})
afterAll(() => server.close())

/** The log is append-only, so each test has its own remote. */
let tests = 0
let name = ''
let [old, fresh] = ['', '']
let clock = Date.now() + HOUR_MS
beforeEach(async () => {
  name = `plan${++tests}`
  clock += 12 * HOUR_MS
  vi.useFakeTimers({ toFake: ['Date'], now: clock })
  old = await publish('1.0.0')
  await change('promote', { remote: name, release: old })
  pass(30)
  fresh = await publish('1.1.0')
})
afterEach(() => void vi.useRealTimers())

/** A little more than the minutes: the registry's clock goes on by a millisecond with each change. */
function pass(minutes: number): void {
  clock += minutes * MINUTE_MS + 20
  vi.setSystemTime(clock)
}

const change = <N extends ChangeName>(action: N, body: Omit<ChangeBody<N>, 'why'>, who = 'mei') =>
  perform(server.deps, who, { action, body: { why: 'a test', ...body } as ChangeBody<N> })

async function publish(version: string, more: Record<string, { path: string }> = {}): Promise<string> {
  const built = makeBuild({ name, version, build: 'aaa', routes: { [name]: { path: `/${name}` }, ...more } })
  const { id, text } = placeBuild(server.deps.environment.releasesDir, built)
  await change('publish', { document: text })
  return id
}

const steps = [1, 10, 50, 100].map((percent) => ({ percent, wait: 30 }))
const start = (body: Partial<ChangeBody<'promote'>> = {}) =>
  change('promote', { remote: name, release: fresh, plan: { steps, minVisits: 100 }, ...body })
const plan = async (): Promise<StatusPlan> => {
  const found = (await readPlans(server.db)).get(name)?.[0]
  if (!found) throw new Error('no plan')
  return found
}
const advance = () => advanceRollouts(server.deps)
const rules = async () =>
  (
    await server.db.select().from(releaseRules).where(eq(releaseRules.remote, name)).orderBy(asc(releaseRules.rank))
  ).map(({ release, percent }) => `${release} ${percent}`)
const promotions = async () =>
  (await server.db.select().from(registryLog).where(eq(registryLog.remote, name)).orderBy(asc(registryLog.id)))
    .filter(({ action, detail }) => action === 'promote' && detail.plan)
    .map(({ who, detail }) => [who, detail.step, (detail.after as { percent?: number }).percent ?? 100])

/** Reports of a release, as hosts of so many visitors would send them now. */
const visits = (release: string, n: number, { failures = 0, errors = 0, lcp = 1000 } = {}): Promise<void> =>
  addReports(server.db, {
    ...{ remote: name, release, at: new Date(clock) },
    ...{ loads: n - failures, failures, errors, lcpMs: lcp },
  })
const healthy = async () => {
  await visits(fresh, 150)
  await visits(old, 300)
}

it('goes through all steps to everybody, each after its wait, as the person’s plan', async () => {
  await start()
  expect(await rules()).toEqual([`${old} 100`, `${fresh} 1`])
  for (const share of [10, 50]) {
    pass(10)
    await healthy()
    await advance()
    expect(await plan()).toMatchObject({ state: 'running', waitsFor: 'time' })
    pass(20)
    await advance()
    expect(await rules()).toEqual([`${old} 100`, `${fresh} ${share}`])
  }
  pass(30)
  await healthy()
  await advance()
  expect(await rules()).toEqual([`${fresh} 100`])
  expect(await plan()).toMatchObject({ state: 'done', step: 3, dueAt: null, endedAt: expect.any(Number) })
  expect(await promotions()).toEqual([
    ['mei', 1, 1],
    ['plan of mei', 2, 10],
    ['plan of mei', 3, 50],
    ['plan of mei', 4, 100],
  ])
})

describe('one address, whatever it reports,', () => {
  const flood = (more: Partial<typeof releaseReporters.$inferInsert>) =>
    server.db.insert(releaseReporters).values({
      ...{ at: new Date(clock), remote: name, release: fresh, reporter: 'one', served: true },
      ...{ loads: 0, loadMs: 0, failures: 0, ...more },
    })

  it.each<[what: string, more: Partial<typeof releaseReporters.$inferInsert>]>([
    ['failures', { failures: 5_000 }],
    ['errors', { loads: 1, loadMs: 300, errors: 5_000 }],
    ['slow pages', { loads: 5_000, loadMs: 3e8, lcps: 5_000, lcpMs: 3e8, pages: 5_000, pageMs: 3e8 }],
  ])('does not hold a plan: %s', async (_, more) => {
    await start()
    pass(30)
    await healthy()
    await flood(more)
    await advance()
    expect((await plan()).step).toBe(1)
  })

  it('does not push a plan on: loads', async () => {
    await start()
    pass(30)
    await visits(fresh, 90)
    await visits(old, 300)
    await flood({ loads: 5_000, loadMs: 5_000 })
    await advance()
    expect(await plan()).toMatchObject({ step: 0, waitsFor: 'visits', comparison: { now: { visits: 92 } } })
  })

  it('does not hide what fails from a plan: loads', async () => {
    await start()
    pass(30)
    await visits(fresh, 150, { failures: 6 })
    await visits(old, 300)
    await flood({ loads: 50_000, loadMs: 50_000 })
    await advance()
    expect(await plan()).toMatchObject({ step: 0, waitsFor: 'condition' })
  })
})

it('runs as a job of the server', async () => {
  await start()
  pass(30)
  await healthy()
  await runJobs(server.deps, /^advance-rollouts$/)
  expect((await plan()).step).toBe(1)
})

describe('a step is not taken', () => {
  it.each<[what: string, report: () => Promise<void>, exceeded: string[]]>([
    ['with more failed loads', () => visits(fresh, 150, { failures: 6 }), ['failures']],
    ['with more errors', () => visits(fresh, 150, { errors: 6 }), ['errors']],
    ['with a slower page', () => visits(fresh, 150, { lcp: 4000 }), ['LCP']],
  ])('%s than the release before, until it recovers', async (_, report, exceeded) => {
    await start()
    pass(30)
    await visits(old, 300)
    await report()
    await advance()
    expect(await plan()).toMatchObject({ step: 0, state: 'running', waitsFor: 'condition' })
    expect((await plan()).comparison?.exceeded.map(({ metric }) => metric)).toEqual(exceeded)
    pass(600)
    await advance()
    expect((await plan()).step).toBe(0)
    await visits(fresh, 5000)
    await advance()
    expect((await plan()).step).toBe(1)
  })

  it('with too few visits, which it says, beside those of the release before', async () => {
    await start()
    pass(30)
    await visits(fresh, 99)
    await visits(old, 300, { errors: 1 })
    await advance()
    const waiting = await plan()
    expect(waiting).toMatchObject({ step: 0, waitsFor: 'visits' })
    expect(waiting.comparison).toMatchObject({
      now: { release: fresh, visits: 99 },
      before: { release: old, visits: 300, errors: 1 },
    })
    pass(1)
    await visits(fresh, 1)
    await advance()
    expect((await plan()).step).toBe(1)
  })

  it('by what was reported before the step', async () => {
    await start()
    pass(30)
    await healthy()
    pass(1)
    await advance()
    expect((await plan()).step).toBe(1)
    pass(30)
    await advance()
    expect(await plan()).toMatchObject({ step: 1, waitsFor: 'visits', comparison: { now: { visits: 0 } } })
  })

  it('while the plan is paused; a resumed one waits for the rest of its time', async () => {
    await start()
    pass(20)
    await change('pause', { remote: name }, 'li')
    expect(await plan()).toMatchObject({ state: 'paused', dueAt: null, note: 'li: a test' })
    pass(60)
    await healthy()
    await advance()
    expect((await plan()).step).toBe(0)
    await change('resume', { remote: name })
    await advance()
    expect(await plan()).toMatchObject({ state: 'running', step: 0 })
    pass(9)
    await advance()
    expect((await plan()).step).toBe(0)
    pass(1)
    await advance()
    expect((await plan()).step).toBe(1)
  })
  it('by a plan that was cancelled; the share stays', async () => {
    await start()
    await change('cancel', { remote: name, plan: (await plan()).id })
    pass(30)
    await healthy()
    await advance()
    expect(await plan()).toMatchObject({ state: 'cancelled', step: 0 })
    expect(await rules()).toEqual([`${old} 100`, `${fresh} 1`])
    await expect(change('resume', { remote: name })).rejects.toThrow('no rollout plan')
  })
})

describe('a plan ends', () => {
  it('halted by an automatic rollback', async () => {
    await start()
    pass(30)
    await healthy()
    await advance()
    const halt = {
      remote: name,
      release: fresh,
      why: { en: '9 of 60 loads failed', zh: '60 次加载失败 9 次' },
      detail: {},
    }
    expect(await rollBackAutomatically(server.deps, halt)).toBe(true)
    expect(await plan()).toMatchObject({ state: 'halted', step: 1, note: halt.why.en, refusal: halt.why })
    pass(600)
    await healthy()
    await advance()
    expect(await rules()).toEqual([`${old} 100`])
  })

  it.each<[what: string, by: () => Promise<unknown>, left: () => string[]]>([
    [
      'another share',
      () => change('promote', { remote: name, release: fresh, percent: 20 }, 'li'),
      () => [`${old} 100`, `${fresh} 20`],
    ],
    ['everybody', () => change('promote', { remote: name, release: fresh }, 'li'), () => [`${fresh} 100`]],
    ['a rollback', () => change('rollback', { remote: name }, 'li'), () => [`${old} 100`]],
    ['retirement', () => change('retire', { remote: name }, 'li'), () => []],
  ])('superseded by a person’s change of its rule: %s', async (_, by, left) => {
    await start()
    pass(5)
    await by()
    expect(await plan()).toMatchObject({ state: 'superseded', note: expect.stringMatching(/ by li: a test$/) })
    pass(60)
    await healthy()
    await advance()
    expect(await rules()).toEqual(left())
  })

  it('not by a rule of another scope, above which it does not step', async () => {
    await start()
    await change('promote', { remote: name, release: old, shells: ['wechat'] })
    pass(30)
    await healthy()
    await advance()
    expect(await plan()).toMatchObject({ state: 'running', step: 1 })
    expect(await rules()).toEqual([`${old} 100`, `${fresh} 10`, `${old} 100`])
  })
})

it('is paused, with the reason, if the registry refuses its step', async () => {
  const contested = { contested: { path: `/${name}-contested` } }
  const [own, other] = [name, `${name}-b`]
  fresh = await publish('1.2.0', contested)
  name = other
  const rival = await publish('1.0.0', contested)
  name = own
  await start()
  await server.db
    .insert(releaseRules)
    .values({ id: `${other}-base`, remote: other, release: rival, base: true, rank: 0 })
  pass(30)
  await healthy()
  await advance()
  expect(await plan()).toMatchObject({ state: 'paused', step: 0, note: expect.stringContaining('P501') })
  const { refusal } = (await plan()) ?? {}
  expect([refusal?.en, refusal?.zh]).toEqual([
    expect.stringContaining('is refused'),
    expect.stringContaining('未通过检查'),
  ])
})

describe('a plan is refused', () => {
  it.each<[what: string, body: () => Partial<ChangeBody<'promote'>>, says: string]>([
    ['with a share of its own', () => ({ percent: 10 }), 'leave out'],
    ['with an end', () => ({ until: clock + 1 }), 'leave out'],
    ['for the release that runs for everybody', () => ({ release: old }), 'runs for everybody already'],
  ])('%s', async (_, body, says) => {
    await expect(start(body())).rejects.toThrow(says)
  })

  it('beside another one of the same scope, but not of another', async () => {
    await start()
    await expect(start()).rejects.toThrow('runs for this scope already')
    await start({ shells: ['wechat'] })
    await expect(change('pause', { remote: name })).rejects.toThrow('several')
  })
})

it('begins with the share that the release has already, so that no device loses it', async () => {
  await change('promote', { remote: name, release: fresh, percent: 20 })
  await start()
  expect(await rules()).toEqual([`${old} 100`, `${fresh} 50`])
})

it('takes no step for a server that saw an earlier one, even where the steps have no wait', async () => {
  await start({ plan: { steps: steps.map(({ percent }) => ({ percent, wait: 0 })), minVisits: 0 } })
  const [seen] = await server.db.select().from(rolloutPlans).where(eq(rolloutPlans.remote, name))
  if (!seen) throw new Error('no plan')
  pass(1)
  await advance()
  const { step, comparison } = await plan()
  const { db, registry } = server.deps
  const late = changeRegistry(
    { db, keys: registry.keys },
    { who: 'late', action: 'promote', why: 'a test' },
    (changing) => takeNextStep(changing, seen, comparison as PlanComparison),
  )
  expect([step, await late]).toEqual([1, false])
  expect(await rules()).toEqual([`${old} 100`, `${fresh} 10`])
})

it('goes on after a restart, and takes a step once with two servers at once', async () => {
  await start()
  pass(30)
  await healthy()
  const other = await server.another()
  try {
    await Promise.all([advance(), advanceRollouts(other.deps), advance(), advanceRollouts(other.deps)])
    expect((await promotions()).map(([, step]) => step)).toEqual([1, 2])
    pass(30)
    await healthy()
    await advanceRollouts(other.deps)
    expect(await rules()).toEqual([`${old} 100`, `${fresh} 50`])
  } finally {
    await other.close()
  }
})
