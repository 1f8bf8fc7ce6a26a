import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { listenOnPool } from '../../data/listener'
import { registryLog, registryRemotes, releaseReporters, releaseRules, releases } from '../../data/schema'
import { createDeps } from '../../deps'
import { currentRegistry } from '../../registry/registry'
import { addRelease, letRun } from '../../testing/registry-rows'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { rollBackWorse } from './auto-rollback'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ demo: false })
})
afterAll(() => server.close())
afterEach(async () => {
  for (const table of [releaseReporters, releaseRules, registryRemotes, releases]) await server.db.delete(table)
})

const OLD = '1.0.0-aaa'
const NEW = '1.1.0-bbb'
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)

async function published(): Promise<void> {
  await addRelease(server.db, 'media', OLD, ago(90))
  await addRelease(server.db, 'media', NEW, ago(5))
}
let visitors = 0
/** Each load and each failure comes from an address of its own. */
function show(release: string, loads: number, failures: number, ms = 300): void {
  const note = (part: Parameters<TestServer['deps']['tally']['note']>[2]) =>
    server.deps.tally.note(`visitor ${visitors}`, { remote: 'media', release }, part)
  for (let i = 0; i < loads + failures; i++) {
    visitors++
    note({ served: true })
    note(i < loads ? { loads: 1, loadMs: ms } : { failures: 1 })
  }
}
const shownBefore = (release: string, at: Date, loads: number, failures: number) =>
  Array.from({ length: loads + failures }, (_, i) => ({
    ...{ at, remote: 'media', release, reporter: `earlier ${i}`, served: true },
    ...(i < loads ? { loads: 1, failures: 0, loadMs: 300 } : { loads: 0, failures: 1, loadMs: 0 }),
  }))
const running = async () =>
  (await server.db.select().from(releaseRules).where(eq(releaseRules.remote, 'media'))).map(({ release }) => release)
const halts = async () =>
  (await server.db.select().from(registryLog).where(eq(registryLog.action, 'halt')).orderBy(registryLog.id)).map(
    ({ who, remote, why, detail }) => ({ who, remote, why, detail }),
  )

it('takes a share back that fails more than the base, once, and writes it down', async () => {
  await published()
  await letRun(server.db, 'media', { base: OLD, share: NEW })
  const before = (await halts()).length
  const { serial } = await currentRegistry(server.deps)
  show(OLD, 399, 1)
  show(NEW, 48, 12)
  await server.deps.tally.flush()
  expect(await running()).toEqual([OLD])
  show(NEW, 1, 5)
  await server.deps.tally.flush()
  const written = (await halts()).slice(before)
  expect(written).toMatchObject([
    {
      who: 'plaza',
      remote: 'media',
      why: '12 of 60 loads failed (20 %) at 12 addresses, before: 1 of 400 (0.3 %)',
      detail: { release: NEW, cause: 'errors', shown: { loads: 48, failures: 12 }, past: { loads: 399, failures: 1 } },
    },
  ])
  const { document, serial: risen } = await currentRegistry(server.deps)
  expect(risen).toBe(serial + 1)
  expect(document.remotes.media?.revoked).toEqual([NEW])
  expect(server.logged()).toContain('release rolled back automatically')
})

it('goes back to the release before where a young base is slower', async () => {
  await published()
  await letRun(server.db, 'media', { base: NEW, previous: OLD })
  show(OLD, 60, 0, 300)
  show(NEW, 60, 0, 2_000)
  await server.deps.tally.flush()
  expect(await running()).toEqual([OLD])
  expect((await halts()).at(-1)).toMatchObject({ detail: { cause: 'slow' }, why: expect.stringMatching(/ms over 60$/) })
})

it.each<[when: string, loads: number, failures: number]>([
  ['too little came', 37, 12],
  ['it does as well', 80, 1],
])('lets a share run where %s', async (_, loads, failures) => {
  await published()
  await letRun(server.db, 'media', { base: OLD, share: NEW })
  show(OLD, 399, 1)
  show(NEW, loads, failures)
  await server.deps.tally.flush()
  expect(await running()).toEqual([OLD, NEW])
})

it('judges no share whose time is over', async () => {
  await published()
  await letRun(server.db, 'media', { base: OLD, share: NEW })
  await server.db
    .update(releaseRules)
    .set({ until: ago(1) })
    .where(eq(releaseRules.release, NEW))
  show(NEW, 40, 40)
  await server.deps.tally.flush()
  expect(await running()).toEqual([OLD, NEW])
})

it('looks back a day for what the release before did, where too little came since', async () => {
  await published()
  await letRun(server.db, 'media', { base: NEW, previous: OLD })
  await server.db.insert(releaseReporters).values(shownBefore(OLD, ago(600), 70, 30))
  show(NEW, 40, 20)
  await server.deps.tally.flush()
  expect(await running()).toEqual([NEW])
  show(NEW, 20, 20)
  await server.deps.tally.flush()
  expect(await running()).toEqual([OLD])
})

it('holds nothing against a release that it showed before it was let run again', async () => {
  await published()
  show(NEW, 0, 60)
  await server.deps.tally.flush()
  await letRun(server.db, 'media', { base: OLD, share: NEW })
  show(NEW, 40, 0)
  show(NEW, 11, 0)
  await server.deps.tally.flush()
  expect(await running()).toEqual([OLD, NEW])
})

it('halts once where two processes judge the same figures', async () => {
  await published()
  await letRun(server.db, 'media', { base: OLD, share: NEW })
  await server.db.insert(releaseReporters).values(shownBefore(NEW, new Date(Date.now() + 1_000), 0, 60))
  const before = (await halts()).length
  const other = createDeps(server.deps.environment, {
    db: server.db,
    pool: server.pool,
    close: async () => undefined,
    listen: listenOnPool(server.pool),
  })
  await Promise.all([server.deps, other, server.deps, other].map((deps) => rollBackWorse(deps, ['media'])))
  expect((await halts()).length).toBe(before + 1)
  expect(await running()).toEqual([OLD])
})

it('keeps counting where it cannot judge', async () => {
  await published()
  show(NEW, 1, 0)
  const { db } = server.deps
  const select = db.select
  db.select = (() => {
    throw new Error('away')
  }) as unknown as typeof select
  await server.deps.tally.flush()
  db.select = select
  expect(await server.db.select().from(releaseReporters)).toHaveLength(1)
  expect(server.logged()).toContain('releases not judged')
})
