import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { codes, type Envelope } from '@plaza/shared/api'
import { OPERATIONS_BASE, type UploadedFile } from '@plaza/shared/operations'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { sharedObjects } from '../../adapters/shared-objects'
import type { Bucket } from '../../provider-accounts'
import { ENTRY, makeBuild, START, writeHost } from '../../testing/builds'
import { startObjectStore } from '../../testing/object-store'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { sha384 } from '../check/index'

/** Two servers of one database and one store, each with folders of its own. */
let store: Awaited<ReturnType<typeof startObjectStore>>
let first: TestServer
let second: TestServer
const base = mkdtempSync(join(tmpdir(), 'plaza-shared-'))
const [firstDir, secondDir] = [join(base, 'first'), join(base, 'second')]
let count = 0
const SOURCE_MAP = gzipSync(
  JSON.stringify({ version: 3, sources: ['src/a.ts'], sourcesContent: ['a'], names: [], mappings: '' }),
)

beforeAll(async () => {
  store = await startObjectStore()
  const environment = (releasesDir: string, bucket: Bucket) => {
    writeHost(join(releasesDir, 'build'))
    return { opsToken: 'secret', releasesDir, bucket, hostDir: join(releasesDir, 'build') }
  }
  first = await startTestServer({ demo: false, environment: environment(firstDir, store.bucket) })
  second = await first.another(environment(secondDir, store.bucket))
}, 60_000)
afterAll(async () => {
  await second?.close()
  await first?.close()
  await store?.stop()
  rmSync(base, { recursive: true, force: true })
})
beforeEach(() => {
  count += 1
})

function sample(version = '1.0.0', build = 'aaa') {
  const name = `remote-${count}`
  const made = makeBuild({ name, version, build, routes: { [`r${count}`]: { path: `/r${count}` } } })
  const files: Record<string, string | Buffer> = {
    ...made.files,
    [`${START}.gz`]: gzipSync(made.files[START] ?? ''),
    'modules.json': JSON.stringify({ sources: ['src/remote.ts'], shares: [] }),
  }
  const list = Object.entries(files).map(
    ([file, content]): UploadedFile => ({
      name: file,
      bytes: Buffer.byteLength(content),
      integrity: sha384(content),
    }),
  )
  return { ...made, name, files, list }
}
type Sample = ReturnType<typeof sample>

async function send<T>(server: TestServer, path: string, body: FormData | object) {
  const isForm = body instanceof FormData
  const response = await server.app.request(`http://plaza.example${OPERATIONS_BASE}/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer secret', ...(!isForm && { 'content-type': 'application/json' }) },
    body: isForm ? body : JSON.stringify(body),
  })
  return (await response.json()) as Envelope<T>
}

async function upload(server: TestServer, { text, list, files }: Sample, names = Object.keys(files)) {
  const form = new FormData()
  form.set('release', JSON.stringify({ document: text, files: list, why: 'a test' }))
  for (const name of names) form.append('file', new Blob([new Uint8Array(Buffer.from(files[name] ?? ''))]), name)
  form.append('map', new Blob([new Uint8Array(SOURCE_MAP)]), `${START}.map.gz`)
  const answer = await send(server, 'upload', form)
  expect(answer).toMatchObject({ code: codes.success })
}

const get = (server: TestServer, { name, id }: Sample, file: string, headers = {}) =>
  server.app.request(`/remotes/${name}/${id}/${file}`, { headers })
const folderIn = (releasesDir: string, { name, id }: Sample) => join(releasesDir, 'remotes', name, id)
const putInStore = (key: string, text: string) =>
  sharedObjects(store.bucket).put(`releases/${key}`, Buffer.from(text), 'text/plain')

it('serves a release that another server has published, with its copies, and keeps it', async () => {
  const made = sample()
  await upload(first, made)
  expect(existsSync(folderIn(secondDir, made))).toBe(false)
  const answers = await Promise.all([ENTRY, START, 'remote.json'].map((file) => get(second, made, file)))
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([
    ...[made.files[ENTRY], made.files[START], made.text],
  ])
  const copy = await get(second, made, START, { 'accept-encoding': 'gzip' })
  expect(copy.headers.get('content-encoding')).toBe('gzip')
  expect(readdirSync(folderIn(secondDir, made)).sort()).toEqual(readdirSync(folderIn(firstDir, made)).sort())
  expect(readdirSync(join(folderIn(secondDir, made), '..'))).toEqual([made.id])
})

it('asks the store once for a release that many need at once, and not for one that nobody registered', async () => {
  const made = sample()
  await upload(first, made)
  const asked = vi.spyOn(globalThis, 'fetch')
  const answers = await Promise.all(Array.from({ length: 20 }, () => get(second, made, ENTRY)))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  const addresses = asked.mock.calls.map(([request]) => (request as Request).url)
  expect(addresses.filter((address) => address.endsWith(`/${ENTRY}`))).toHaveLength(1)
  asked.mockClear()
  expect((await get(second, { ...made, id: '9.9.9-zzz' }, ENTRY)).status).toBe(404)
  expect(asked).not.toHaveBeenCalled()
  asked.mockRestore()
})

it.each([
  ['a file', (made: Sample) => `remotes/${made.name}/${made.id}/${START}`],
  ['a copy', (made: Sample) => `remotes/${made.name}/${made.id}/${START}.gz`],
  ['its remote.json', (made: Sample) => `remotes/${made.name}/${made.id}/remote.json`],
])('serves nothing of a release if %s in the store is another', async (_, key) => {
  const made = sample()
  await upload(first, made)
  await putInStore(key(made), '{"other":true}')
  expect((await get(second, made, ENTRY)).status).toBe(404)
  expect(existsSync(folderIn(secondDir, made))).toBe(false)
  expect(second.logged()).toMatch(/are not those that were published/)
})

it('answers as if there were none while the store is away, and logs why', async () => {
  const made = sample()
  await upload(first, made)
  const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('away'))
  expect((await get(second, made, ENTRY)).status).toBe(404)
  asked.mockRestore()
  expect(second.logged()).toMatch(/files of a release not fetched/)
})

it('takes files of the release before from the store, so that a publication sends only what is new', async () => {
  const made = sample()
  await upload(first, made)
  const why = 'a test'
  await send(first, 'promote', { remote: made.name, release: made.id, why })
  const next = sample('1.1.0', 'bbb')
  await second.app.request('/registry.json')
  const { data } = await send<{ missing: string[] }>(second, 'missing-files', { document: next.text, files: next.list })
  expect(data.missing).toEqual([ENTRY])
  await upload(second, next, data.missing)
  expect(await (await get(first, next, START)).text()).toBe(made.files[START])
})

it('reads source maps that another server has', async () => {
  const made = sample()
  await upload(first, made)
  expect(await second.deps.releaseFiles.readMap(`maps/remotes/${made.name}/${made.id}/${START}.map.gz`)).toEqual(
    SOURCE_MAP,
  )
  expect(await second.deps.releaseFiles.readMap('maps/../uploads/x')).toBeNull()
})

it('gives the others at start what only one has: releases from before, and the host’s files', async () => {
  const made = sample()
  await upload(first, made)
  const lost = ['remote.json', ...Object.keys(made.files)]
  for (const name of [...lost, 'index']) await putInStore(`remotes/${made.name}/${made.id}/${name}`, '')
  await putInStore(`index/remotes/${made.name}/${made.id}.json`, '[]')
  mkdirSync(join(firstDir, 'host'), { recursive: true })
  writeFileSync(join(firstDir, 'host/main.0123456789.js'), 'host')
  await first.deps.releaseFiles.shareAll()
  expect(await (await get(second, made, ENTRY)).text()).toBe(made.files[ENTRY])
  expect(readFileSync(join(folderIn(secondDir, made), 'remote.json'), 'utf8')).toBe(made.text)
  expect(await (await second.app.request('/assets/host/main.0123456789.js')).text()).toBe('host')
  expect((await second.app.request('/assets/host/late.0123456789.js')).status).toBe(404)
})
