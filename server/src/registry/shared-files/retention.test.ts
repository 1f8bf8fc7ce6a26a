import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY_MS } from '@plaza/shared/format'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sharedObjects } from '../../adapters/shared-objects'
import { releaseNumbers, releases } from '../../data/schema/index'
import { makeBuild, placeBuild, writeHost } from '../../testing/builds'
import { startObjectStore } from '../../testing/object-store'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { perform } from '../changes/perform'
import { removeForgotten, removeUnusedReleases } from './retention'

let store: Awaited<ReturnType<typeof startObjectStore>>
let server: TestServer
const releasesDir = mkdtempSync(join(tmpdir(), 'plaza-retention-'))

beforeAll(async () => {
  store = await startObjectStore()
  writeHost(join(releasesDir, 'build'))
  server = await startTestServer({
    demo: false,
    environment: { releasesDir, bucket: store.bucket, releaseDays: 14, hostDir: join(releasesDir, 'build') },
  })
}, 60_000)
afterAll(async () => {
  await server.close()
  await store.stop()
  rmSync(releasesDir, { recursive: true, force: true })
})

const builds = ['base', 'earlier', 'shared', 'seen', 'unused', 'newest'] as const
type Name = (typeof builds)[number]
const madeOf = (name: Name) =>
  makeBuild({
    name: 'shelf',
    version: `1.0.${builds.indexOf(name)}`,
    build: name,
    routes: { shelf: { path: '/shelf' } },
  })
const change = (action: 'promote' | 'publish', body: object) =>
  perform(server.deps, 'a test', { action, body: { ...body, why: 'a test' } as never })
const promote = (name: Name, more: object = {}) =>
  change('promote', { remote: 'shelf', release: madeOf(name).id, ...more })

it('removes what nothing names and nobody runs, in the folder, the store and the registry', async () => {
  for (const name of builds) {
    placeBuild(releasesDir, madeOf(name))
    await change('publish', { document: madeOf(name).text })
  }
  await promote('earlier')
  await promote('base')
  await promote('shared', { percent: 5 })
  await server.db.update(releases).set({ publishedAt: sql`now() - interval '20 days'` })
  await server.db.update(releases).set({ publishedAt: new Date() }).where(sql`build = 'newest'`)
  const seen = { owner: 'shelf', release: madeOf('seen').id, metric: 'load', n: 1, sum: 1 }
  await server.db.insert(releaseNumbers).values({ ...seen, at: new Date(Date.now() - 3 * DAY_MS) })
  await server.db.insert(releaseNumbers).values({ ...seen, release: madeOf('unused').id, at: new Date(0) })

  await removeUnusedReleases(server.deps, { kept: 0 })

  const left = builds.filter((name) => name !== 'unused').map((name) => madeOf(name).id)
  expect(readdirSync(join(releasesDir, 'remotes/shelf')).sort()).toEqual(left.toSorted())
  const rows = await server.db.select({ release: releases.release }).from(releases)
  expect(rows.map(({ release }) => release).sort()).toEqual(left.toSorted())
  const objects = sharedObjects(store.bucket)
  const stored = (name: Name, file: string) => objects.get(`releases/${file.replace('*', `shelf/${madeOf(name).id}`)}`)
  expect(await stored('unused', 'remotes/*/remote.json')).toBeNull()
  expect(await stored('unused', 'index/remotes/*.json')).toBeNull()
  expect(await stored('base', 'remotes/*/remote.json')).not.toBeNull()
})

it('keeps the newest of each remote, and all if no days are set', async () => {
  await server.db.update(releases).set({ publishedAt: sql`now() - interval '20 days'` })
  await server.db.delete(releaseNumbers)
  await removeUnusedReleases(server.deps)
  const environment = { ...server.deps.environment, releaseDays: 0 }
  await removeUnusedReleases({ ...server.deps, environment }, { kept: 0 })
  expect(readdirSync(join(releasesDir, 'remotes/shelf'))).toHaveLength(5)
})

it('removes from its own folder what another server has removed, except for what may be about to be published', async () => {
  const [old, young] = ['2.0.0-old', '2.0.0-young'].map((id) => join(releasesDir, 'remotes/shelf', id))
  for (const folder of [old ?? '', young ?? '']) mkdirSync(folder)
  utimesSync(old ?? '', 0, 0)
  await removeForgotten(server.deps)
  expect([existsSync(old ?? ''), existsSync(young ?? '')]).toEqual([false, true])
  expect(existsSync(join(releasesDir, 'remotes/shelf', madeOf('base').id))).toBe(true)
})
