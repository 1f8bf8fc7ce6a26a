import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY_MS } from '@plaza/shared/format'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sharedObjects } from '../../adapters/shared-objects'
import { releaseNumbers, releases } from '../../data/schema/index'
import { makeBuild, placeBuild } from '../../testing/builds'
import { startObjectStore } from '../../testing/object-store'
import { addRelease, letRun } from '../../testing/registry-rows'
import { runJobs } from '../../testing/run-jobs'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { sha384 } from '../check/index'
import { mapsFolderOf } from '../published/files'
import { removeOwnUnusedMaps, removeUnusedMaps } from './unused-maps'

/** Two servers of one database and one store, each with a folder of its own. */
let store: Awaited<ReturnType<typeof startObjectStore>>
let first: TestServer
let second: TestServer
const base = mkdtempSync(join(tmpdir(), 'plaza-maps-'))
const [firstDir, secondDir] = [join(base, 'first'), join(base, 'second')]
const MAP = 'remote.js.map.gz'
const ago = (days: number) => new Date(Date.now() - days * DAY_MS)
const idOf = (number: number) => `1.${number}.0-aaa`

beforeAll(async () => {
  store = await startObjectStore()
  first = await startTestServer({ demo: false, environment: { releasesDir: firstDir, bucket: store.bucket } })
  second = await first.another({ releasesDir: secondDir, bucket: store.bucket })
}, 60_000)
afterAll(async () => {
  await second?.close()
  await first?.close()
  await store?.stop()
  rmSync(base, { recursive: true, force: true })
})

/** Puts a source map of a release into the folders of both servers, and into the store. */
async function addMaps(release: string): Promise<void> {
  for (const folder of [firstDir, secondDir].map((dir) => mapsFolderOf(dir, 'shelf', release))) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, MAP), 'a map')
  }
  await first.deps.releaseFiles.shareMaps('shelf', release)
}
const mapsIn = (dir: string) => readdirSync(join(dir, 'maps/remotes/shelf')).sort()
const stored = (release: string) => sharedObjects(store.bucket).get(`releases/maps/remotes/shelf/${release}/${MAP}`)

it('removes source maps of old releases that nothing names and nobody runs, on each server and in the store', async () => {
  for (let number = 0; number < 8; number++) {
    await addRelease(first.db, 'shelf', idOf(number), ago(60 - number))
    await addMaps(idOf(number))
  }
  await letRun(first.db, 'shelf', { base: idOf(2), share: idOf(3), previous: idOf(1) })
  const row = { owner: 'shelf', metric: 'load', n: 1, sum: 1 }
  await first.db.insert(releaseNumbers).values([
    { ...row, release: idOf(4), at: ago(29) },
    { ...row, release: idOf(5), at: ago(31) },
  ])
  await removeUnusedMaps(first.deps, { kept: 2 })
  const left = [1, 2, 3, 4, 6, 7].map(idOf)
  expect(mapsIn(firstDir)).toEqual(left)
  expect([await stored(idOf(0)), await stored(idOf(5))]).toEqual([null, null])
  expect((await stored(idOf(1)))?.toString()).toBe('a map')
  const away = placeBuild(secondDir, makeBuild({ name: 'shelf', version: '1.5.0', build: 'aaa' }))
  await first.db
    .update(releases)
    .set({ digest: sha384(away.text) })
    .where(eq(releases.release, away.id))
  await second.deps.releaseFiles.shareAll()
  expect(await sharedObjects(store.bucket).get(`releases/remotes/shelf/${away.id}/remote.json`)).not.toBeNull()
  expect(await stored(idOf(5)), 'a server that was away brings none back').toBeNull()
  await removeOwnUnusedMaps(second.deps)
  expect(mapsIn(secondDir)).toEqual(left)
})

it('keeps those that come with another publication until they are unused again', async () => {
  await addMaps(idOf(0))
  await removeOwnUnusedMaps(first.deps)
  expect(mapsIn(firstDir)).toContain(idOf(0))
  await removeUnusedMaps(first.deps, { kept: 2 })
  expect(mapsIn(firstDir)).not.toContain(idOf(0))
})

it('keeps those of the newest twenty releases of each remote', async () => {
  for (let number = 10; number < 32; number++) {
    await addRelease(first.db, 'shelf', idOf(number), ago(40 - number))
    await addMaps(idOf(number))
  }
  await runJobs(first.deps, /^remove-unused-maps$/)
  expect(mapsIn(firstDir)).toEqual([1, 2, 3, 4, ...Array.from({ length: 20 }, (_, at) => 12 + at)].map(idOf).sort())
})
