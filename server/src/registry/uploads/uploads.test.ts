import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { codes, type Envelope } from '@plaza/shared/api'
import { HOUR_MS } from '@plaza/shared/format'
import { OPERATIONS_BASE, type OperationsStatus, type UploadedFile } from '@plaza/shared/operations'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { operatorTokens, releases } from '../../data/schema/index'
import { removeUnfinished } from '../../process/unfinished-uploads'
import { hashOf } from '../../secret'
import { makeBuild, START } from '../../testing/builds'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { sha384 } from '../check/index'
import { requireSourceMaps } from './source-maps'

let server: TestServer
const releasesDir = mkdtempSync(join(tmpdir(), 'plaza-uploads-'))
let count = 0

beforeAll(async () => {
  server = await startTestServer({ demo: false, environment: { opsToken: 'secret', releasesDir } })
  const name = { role: 'viewer' as const, createdBy: 'ops' }
  await server.db.insert(operatorTokens).values({ ...name, name: 'watcher', tokenHash: hashOf('weak') })
})
afterAll(async () => {
  await server.close()
  rmSync(releasesDir, { recursive: true })
})
beforeEach(() => {
  count += 1
})

type Files = Record<string, string | Buffer>
const listOf = (files: Files): UploadedFile[] =>
  Object.entries(files).map(([name, content]) => ({
    name,
    bytes: Buffer.byteLength(content),
    integrity: sha384(content),
  }))

/** A release of its own for each test, with a compressed copy and the list of its modules. */
function sample(build: string, options: Parameters<typeof makeBuild>[0] = {}) {
  const made = makeBuild({
    name: `remote-${count}`,
    build,
    routes: { [`r${count}`]: { path: `/r${count}` } },
    ...options,
  })
  const files: Files = {
    ...made.files,
    [`${START}.br`]: brotliCompressSync(made.files[START] ?? ''),
    'modules.json': JSON.stringify({ sources: ['src/remote.ts'], shares: [] }),
    'mf-manifest.json': JSON.stringify({ name: made.document.name }),
  }
  return { ...made, files, list: listOf(files), name: made.document.name }
}
type Sample = ReturnType<typeof sample>

async function send<T>(path: string, body: FormData | object, token = 'secret') {
  const isForm = body instanceof FormData
  const response = await server.app.request(`http://plaza.example${OPERATIONS_BASE}/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...(!isForm && { 'content-type': 'application/json' }) },
    body: isForm ? body : JSON.stringify(body),
  })
  return (await response.json()) as Envelope<T> & { data: { findings?: { code: string; file?: string }[] } }
}

const missingOf = async ({ text, list }: Sample) =>
  (await send<{ missing: string[] }>('missing-files', { document: text, files: list })).data.missing.sort()

function upload(
  { text, list }: Pick<Sample, 'text' | 'list'>,
  sent: Files,
  token?: string,
  maps: Readonly<Record<string, Buffer>> = {},
) {
  const form = new FormData()
  for (const [name, content] of Object.entries(maps)) form.append('map', new Blob([new Uint8Array(content)]), name)
  form.set('release', JSON.stringify({ document: text, files: list, why: 'a test' }))
  for (const [name, content] of Object.entries(sent))
    form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), name)
  return send<OperationsStatus>('upload', form, token)
}

const placesOf = ({ name }: Sample) => {
  const parent = join(releasesDir, 'remotes', name)
  return existsSync(parent) ? readdirSync(parent) : []
}
const registered = async ({ name }: Sample) =>
  (await server.db.select().from(releases)).filter(({ remote }) => remote === name).map(({ release }) => release)

it('publishes a release whose files come with the request, and serves them', async () => {
  const made = sample('aaa')
  expect(await missingOf(made)).toEqual(Object.keys(made.files).sort())
  expect(await upload(made, made.files)).toMatchObject({ code: codes.success })
  expect(await registered(made)).toEqual([made.id])
  expect(placesOf(made)).toEqual([made.id])
  const address = `/remotes/${made.name}/${made.id}/${START}`
  const answer = await server.app.request(address, { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(await (await server.app.request(address)).text()).toBe(made.files[START])
  const manifest = await server.app.request(`/remotes/${made.name}/${made.id}/mf-manifest.json`)
  expect([manifest.headers.get('content-type'), await manifest.json()]).toEqual([
    'application/json; charset=utf-8',
    { name: made.name },
  ])
})

it('asks only for what no earlier release of the remote has, and takes the rest from there', async () => {
  const first = sample('aaa')
  await upload(first, first.files)
  const next = sample('bbb', { version: '1.1.0' })
  const missing = await missingOf(next)
  expect(missing).toEqual(['entry.0123456789.js'])
  const sent = Object.fromEntries(missing.map((name) => [name, next.files[name] ?? '']))
  expect(await upload(next, sent)).toMatchObject({ code: codes.success })
  expect(readFileSync(join(releasesDir, 'remotes', next.name, next.id, START), 'utf8')).toBe(next.files[START])
})

it('publishes the same release again without a change', async () => {
  const made = sample('aaa')
  await upload(made, made.files)
  const { data } = await upload(made, {})
  expect(await upload(made, {})).toMatchObject({ data: { serial: data.serial } })
})

it('publishes one of two contents that come under the same name twenty times at once', async () => {
  const contents = ['/* one */', '/* other */'].map((text) => sample('aaa', { files: { [START]: text } }))
  const sent = Array.from({ length: 20 }, (_, at) => contents[at % 2] as Sample)
  const answers = await Promise.all(sent.map((made) => upload(made, made.files)))
  const taken = sent.filter((_, at) => answers[at]?.code === codes.success)
  const [winner] = taken as [Sample]
  expect(taken).toEqual(Array(10).fill(winner))
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([codes.success, codes.repeated]))
  expect(await registered(winner)).toEqual([winner.id])
  expect(placesOf(winner)).toEqual([winner.id])
  const folder = join(releasesDir, 'remotes', winner.name, winner.id)
  for (const [name, content] of Object.entries(winner.files))
    expect(readFileSync(join(folder, name))).toEqual(Buffer.from(content))
})

it('brings the files of a registered release back', async () => {
  const made = sample('aaa')
  await upload(made, made.files)
  rmSync(join(releasesDir, 'remotes', made.name), { recursive: true })
  expect(await upload(made, made.files)).toMatchObject({ code: codes.success })
  expect(placesOf(made)).toEqual([made.id])
})

it.each<[what: string, sent: (made: Sample) => Files, code: string]>([
  ['one file does not arrive', ({ files: { [START]: _, ...rest } }) => rest, 'P102'],
  ['the content of a file is another', ({ files }) => ({ ...files, [START]: '/* other */' }), 'P101'],
])('refuses a release if %s, and keeps nothing of it', async (_, sent, code) => {
  const made = sample('aaa')
  const { data } = await upload(made, sent(made))
  expect(data.findings).toMatchObject([{ code, file: START }])
  expect(placesOf(made)).toEqual([])
  expect(await registered(made)).toEqual([])
})

it('refuses a release that does not pass the checks, and keeps nothing of it', async () => {
  const made = sample('aaa', { files: { 'cccccccccccc.css': 'body{color:red}' } })
  expect((await upload(made, made.files)).data.findings).toMatchObject([{ code: 'P601' }])
  expect(placesOf(made)).toEqual([])
  expect((await server.app.request(`/remotes/${made.name}/${made.id}/${START}`)).status).toBe(404)
})

it('refuses a file that remote.json does not list', async () => {
  const made = sample('aaa')
  const files = { ...made.files, 'dddddddddddd.js': 'more' }
  expect((await upload({ ...made, list: listOf(files) }, files)).data.findings).toMatchObject([{ code: 'P103' }])
})

it.each(['../evil.js', 'remotes/x.js', '/etc/a.js', '..', 'a.sh', '.env', 'remote.json', 'a\\b.js', 'a.js\n'])(
  'refuses the file name %j',
  async (name) => {
    const made = sample('aaa')
    const files = { ...made.files, [name]: 'x' }
    expect(await upload({ ...made, list: listOf(files) }, files)).toMatchObject({ code: codes.badInput })
    expect(placesOf(made)).toEqual([])
  },
)

it('refuses a list that does not agree with remote.json, or names a file twice', async () => {
  const made = sample('aaa')
  const wrong = made.list.map((file) => (file.name === START ? { ...file, integrity: sha384('x') } : file))
  expect((await upload({ ...made, list: wrong }, made.files)).data.findings).toMatchObject([{ code: 'P101' }])
  const asked = await send<object>('missing-files', { document: made.text, files: wrong })
  expect(asked).toMatchObject({ code: codes.badInput, data: { findings: [{ code: 'P101', file: START }] } })
  const twice = [...made.list, ...made.list.slice(0, 1)]
  expect(await upload({ ...made, list: twice }, made.files)).toMatchObject({ code: codes.badInput })
})

it('refuses what is too large before it reads all of it', async () => {
  const made = sample('aaa')
  const large = { 'eeeeeeeeeeee.js': Buffer.alloc(26_000_000) }
  expect(await upload(made, large)).toMatchObject({ code: codes.tooLarge })
  const list = [
    ...made.list,
    ...Array.from({ length: 13 }, (_, at) => ({ ...made.list[0], name: `a${at}.js`, bytes: 2e6 })),
  ]
  expect(await upload({ ...made, list: list as UploadedFile[] }, {})).toMatchObject({ code: codes.tooLarge })
})

it('needs the right to release', async () => {
  const made = sample('aaa')
  expect(await upload(made, made.files, 'wrong')).toMatchObject({ code: codes.loginExpired })
  expect(await upload(made, made.files, 'weak')).toMatchObject({ code: codes.notAllowed })
  expect(await send('missing-files', { document: made.text, files: made.list }, 'weak')).toMatchObject({
    code: codes.notAllowed,
  })
  expect(placesOf(made)).toEqual([])
})

it('removes what a stopped server has left of an upload, an hour later', async () => {
  const parent = join(releasesDir, 'remotes', 'shelf')
  for (const name of ['.0123456789ab', '.ba9876543210', '1.0.0-aaa']) mkdirSync(join(parent, name), { recursive: true })
  const old = new Date(Date.now() - HOUR_MS - 1_000)
  for (const name of ['.0123456789ab', '1.0.0-aaa']) utimesSync(join(parent, name), old, old)
  await removeUnfinished(releasesDir)
  expect(readdirSync(parent).sort()).toEqual(['.ba9876543210', '1.0.0-aaa'])
})

const mapOf = (change: object): Buffer =>
  gzipSync(JSON.stringify({ version: 3, sources: ['src/a.ts'], sourcesContent: ['a'], mappings: '', ...change }))

it.each<[what: string, map: Buffer]>([
  ['that is not packed', Buffer.from('{}')],
  ['that is no JSON', gzipSync('a map')],
  ['of another version', mapOf({ version: 2 })],
  ['without its sources', mapOf({ sourcesContent: [] })],
  ['whose sources are no names', mapOf({ sources: [{}] })],
  ['whose mappings would take much memory', mapOf({ mappings: 'A,'.repeat(2_000_001) })],
  ['that unpacks to more than 16 MB', gzipSync(Buffer.alloc(16_000_001, ' '))],
])('refuses a source map %s, and publishes nothing', async (_, map) => {
  const made = sample('aaa')
  expect(await upload(made, made.files, undefined, { [`${START}.map.gz`]: map })).toMatchObject({
    code: codes.badInput,
    data: { field: { at: `${START}.map.gz` } },
  })
  expect([await registered(made), placesOf(made)]).toEqual([[], []])
})

it('refuses source maps that unpack to more than a release has, and says at which', async () => {
  const large = mapOf({ sourcesContent: ['a'.repeat(15_000_000)] })
  const maps = (count: number) => new Map(Array.from({ length: count }, (_, at) => [`${at}.js.map.gz`, large]))
  await requireSourceMaps(maps(4))
  await expect(requireSourceMaps(maps(5))).rejects.toMatchObject({ field: { at: '4.js.map.gz' } })
})

it('compresses once what came without a compressed copy', async () => {
  const made = sample('aaa', { files: { 'ffffffffffff.css': '.r_a1B-_9{top:0}'.repeat(200) } })
  expect(await upload(made, made.files)).toMatchObject({ code: codes.success })
  const address = `/remotes/${made.name}/${made.id}/ffffffffffff.css`
  const plain = await server.app.request(address)
  const packed = await server.app.request(address, { headers: { 'accept-encoding': 'br' } })
  expect([plain.status, packed.status, packed.headers.get('content-encoding')]).toEqual([200, 200, 'br'])
  const sent = Buffer.from(await packed.arrayBuffer())
  expect(brotliDecompressSync(sent).toString()).toBe(await plain.text())
  expect(sent.length).toBeLessThan(200)
})

it('checks the files of a registered release again that come back', async () => {
  const made = sample('aaa')
  await upload(made, made.files)
  const folder = join(releasesDir, 'remotes', made.name, made.id)
  const files = { ...made.files, 'modules.json': '{"sources":[' }
  const broken = { ...made, files, list: listOf(files) }
  expect(await upload(broken, files)).toMatchObject({ code: codes.success })
  rmSync(folder, { recursive: true })
  expect(await upload(broken, files)).toMatchObject({ code: codes.badInput })
  expect(existsSync(folder)).toBe(false)
  expect(await upload(made, made.files)).toMatchObject({ code: codes.success })
})

it('stores the source maps of listed scripts where no visitor is served', async () => {
  const made = sample('aaa')
  const map = mapOf({})
  const maps = { [`${START}.map.gz`]: map, 'other.js.map.gz': map, '../../escape.js.map.gz': map }
  expect(await upload(made, made.files, undefined, maps)).toMatchObject({ code: codes.success })
  expect(readdirSync(join(releasesDir, 'maps/remotes', made.name, made.id))).toEqual([`${START}.map.gz`])
  const path = `/remotes/${made.name}/${made.id}/${START}.map.gz`
  for (const address of [path, `/maps${path}`]) expect((await server.app.request(address)).status, address).toBe(404)
})
