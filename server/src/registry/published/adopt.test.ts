import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registryLog } from '../../data/schema/index'
import { ENTRY, makeBuild, START, STYLE, writeBuild } from '../../testing/builds'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { perform } from '../changes/perform'
import { currentRegistry } from '../registry'
import { adoptBuilds } from './adopt'

const rootDir = mkdtempSync(join(tmpdir(), 'plaza-root-'))
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ demo: false, environment: { rootDir } })
})
afterAll(async () => {
  await server.close()
  rmSync(rootDir, { recursive: true, force: true })
})

const build = (made: ReturnType<typeof makeBuild>) => {
  const dist = join(rootDir, `remote-${made.document.name}`, 'dist')
  rmSync(dist, { recursive: true, force: true })
  writeBuild(dist, made)
  return dist
}
const start = (devServers = {}) =>
  adoptBuilds({ ...server.deps, environment: { ...server.deps.environment, devServers } })
const chosen = async () =>
  Object.fromEntries(
    Object.entries((await currentRegistry(server.deps)).document.remotes).map(([name, { rules }]) => [
      name,
      rules.map(({ release }) => release),
    ]),
  )
const tea = (version: string) => makeBuild({ name: 'tea', version, routes: { tea: { path: '/tea' } } })

it('adopts unknown builds with their compressed files', async () => {
  const dist = build(makeBuild())
  build(tea('1.0.0'))
  writeFileSync(join(dist, `${ENTRY}.br`), brotliCompressSync(readFileSync(join(dist, ENTRY))))
  writeFileSync(join(dist, 'notes.txt'), 'no part of it')
  await start()
  expect(await chosen()).toEqual({ shelf: ['1.0.0-aaa'], tea: ['1.0.0-aaa'] })
  const folder = join(server.deps.environment.releasesDir, 'remotes/shelf/1.0.0-aaa')
  expect(readdirSync(folder).sort()).toEqual([ENTRY, `${ENTRY}.br`, START, STYLE, 'modules.json', 'remote.json'].sort())
  const log = await server.db.select().from(registryLog).orderBy(asc(registryLog.id))
  expect(log.map(({ who, action, remote }) => [who, action, remote])).toEqual([
    ['start', 'publish', 'shelf'],
    ['start', 'promote', 'shelf'],
    ['start', 'publish', 'tea'],
    ['start', 'promote', 'tea'],
  ])
})

it('leaves known releases as they are: a rollback survives a restart', async () => {
  build(tea('1.1.0'))
  await start()
  expect(await chosen()).toMatchObject({ tea: ['1.1.0-aaa'] })
  await perform(server.deps, 'mei', { action: 'rollback', body: { remote: 'tea', why: 'it limps' } })
  const { serial } = await currentRegistry(server.deps)
  await start()
  expect(await chosen()).toMatchObject({ tea: ['1.0.0-aaa'] })
  expect((await currentRegistry(server.deps)).serial).toBe(serial)
})

it('ends what an earlier start began', async () => {
  const { text, id } = makeBuild({ name: 'late', routes: { late: { path: '/late' } } })
  build(makeBuild({ name: 'late', routes: { late: { path: '/late' } } }))
  const folder = join(server.deps.environment.releasesDir, 'remotes/late', id)
  writeBuild(folder, makeBuild({ name: 'late', routes: { late: { path: '/late' } } }))
  await perform(server.deps, 'start', { action: 'publish', body: { document: text, why: 'cut off after this' } })
  await start()
  expect(await chosen()).toMatchObject({ late: [id] })
})

it('reports a build that cannot be adopted, and adopts the others', async () => {
  const dist = build(makeBuild({ name: 'broken', routes: {} }))
  writeFileSync(join(dist, START), 'other bytes than remote.json says')
  rmSync(join(build(makeBuild({ name: 'partial', routes: {} })), STYLE))
  build(makeBuild({ name: 'clash', routes: { clash: { path: '/tea' } } }))
  build(makeBuild({ name: 'zebra', routes: { zebra: { path: '/zebra' } } }))
  await start()
  const known = await chosen()
  expect(known).toMatchObject({ zebra: ['1.0.0-aaa'] })
  for (const name of ['broken', 'clash', 'partial']) expect(known[name]).toBeUndefined()
  expect(existsSync(join(server.deps.environment.releasesDir, 'remotes/partial'))).toBe(false)
  expect(server.logged()).toMatch(/P102 a file is missing: cccccccccccc\.css/)
  expect(server.logged()).toMatch(/P101 a file is not what remote\.json says: .*aaaaaaaaaaaa\.js/)
  expect(server.logged()).toMatch(/P501 a path meets one of another remote: clash \/tea meets tea \/tea of tea/)
})

it('leaves what a development server serves', async () => {
  build(makeBuild({ name: 'fresh', routes: { fresh: { path: '/fresh' } } }))
  await start({ fresh: 'http://127.0.0.1:9101/' })
  expect((await chosen()).fresh).toBeUndefined()
  expect(existsSync(join(server.deps.environment.releasesDir, 'remotes/fresh'))).toBe(false)
})

const coffee = (version: string) => makeBuild({ name: 'coffee', version, routes: { coffee: { path: '/coffee' } } })

it('does not bring back a remote that was retired, nor let a new build of it run', async () => {
  build(coffee('3.0.0'))
  await start()
  expect((await chosen()).coffee).toEqual(['3.0.0-aaa'])
  await perform(server.deps, 'mei', { action: 'retire', body: { remote: 'coffee', why: 'nobody drinks it' } })
  await start()
  build(coffee('3.1.0'))
  await start()
  expect((await chosen()).coffee).toBeUndefined()
  await perform(server.deps, 'mei', { action: 'promote', body: { remote: 'coffee', release: '3.0.0', why: 'missed' } })
  expect((await chosen()).coffee).toEqual(['3.0.0-aaa'])
})

it('adopts builds only with an empty registry if configured: a restart makes nothing live', async () => {
  const fresh = await startTestServer({ demo: false, environment: { rootDir, adoption: 'empty' } })
  const running = async () => Object.keys((await currentRegistry(fresh.deps)).document.remotes)
  await adoptBuilds(fresh.deps)
  const first = await running()
  expect(first).toContain('coffee')
  build(makeBuild({ name: 'city-walk', routes: { 'city-walk': { path: '/city-walk' } } }))
  build(coffee('4.0.0'))
  await adoptBuilds(fresh.deps)
  expect(await running()).toEqual(first)
  expect((await currentRegistry(fresh.deps)).document.remotes.coffee?.rules[0]?.release).not.toBe('4.0.0-aaa')
  await fresh.close()
})
