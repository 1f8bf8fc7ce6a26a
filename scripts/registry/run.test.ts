import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { releaseOf } from './release'
import { run } from './run'

/** A server with scripted answers that records its requests. */
let server: Server
let url: string
let answers: Record<string, unknown>
let asked: { path: string | undefined; token: string | undefined; body: unknown }[]
const folder = mkdtempSync(join(tmpdir(), 'plaza-registry-'))

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    asked.push({
      path: request.url,
      token: request.headers.authorization,
      body: body.startsWith('{') ? JSON.parse(body) : body,
    })
    const answer = answers[request.url ?? ''] ?? 'nothing'
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  asked = []
  answers = {}
})

const ok = (data: unknown) => ({ code: 100000, msg: '', data })
const status = { serial: 9, issuedAt: 0, bytes: 900, host: { build: 'h1', kept: [] }, remotes: [], waiting: [] }

async function command(
  line: string | string[],
  env: NodeJS.ProcessEnv = { PLAZA_URL: url, PLAZA_OPS_TOKEN: 'secret' },
  { isColoured = false } = {},
) {
  let out = ''
  let err = ''
  const code = await run(Array.isArray(line) ? line : line.split(' '), {
    env: { PLAZA_DATA: folder, PLAZA_RELEASES: folder, ...env },
    isColoured,
    write: (text) => {
      out += text
    },
    complain: (text) => {
      err += text
    },
  })
  return { code, out, err }
}

it('sends the operator token, and prints JSON on request', async () => {
  answers['/ops/api/status'] = ok(status)
  const { code, out } = await command('status --json')
  expect(code).toBe(0)
  expect(JSON.parse(out)).toEqual(status)
  expect(asked).toEqual([{ path: '/ops/api/status', token: 'Bearer secret', body: '' }])
})

it('finds the token next to a server’s data', async () => {
  writeFileSync(join(folder, 'ops-token'), 'beside\n')
  answers['/ops/api/status'] = ok(status)
  await command('status', { PLAZA_URL: url })
  expect(asked[0]?.token).toBe('Bearer beside')
  rmSync(join(folder, 'ops-token'))
})

it('sends a change as its body, with the reason', async () => {
  answers['/ops/api/promote'] = ok(status)
  const { out } = await command([
    'promote',
    'media',
    '1.4.0',
    '--percent',
    '10',
    '--shell',
    'wechat',
    '--why',
    'canary',
  ])
  expect(asked[0]?.body).toEqual({ remote: 'media', release: '1.4.0', percent: 10, shells: ['wechat'], why: 'canary' })
  expect(out).toMatch(/^Done: serial 9\./)
})

it('draws the QR code of a link in colours at a terminal, and in characters alone elsewhere', async () => {
  const address = 'https://plaza.example/index?mf=token'
  answers['/ops/api/preview-release'] = ok({ id: 'l1', address, until: 0 })
  const line = ['preview-release', 'media', '1.4.0', '--why', 'a look']
  const plain = (await command(line)).out
  expect(plain).toContain(`▀\n${address}\n`)
  expect(stripVTControlCharacters(plain)).toBe(plain)
  const { out } = await command(line, undefined, { isColoured: true })
  expect(stripVTControlCharacters(out)).not.toBe(out)
})

it('prompts for the reason at the terminal', async () => {
  answers['/ops/api/rollback'] = ok(status)
  const input = new PassThrough()
  const output = new PassThrough()
  output.once('data', () => input.write('it shows nothing\n'))
  const nothing = () => undefined
  const env = { PLAZA_URL: url, PLAZA_OPS_TOKEN: 'secret' }
  await run(['rollback', 'media'], { env, write: nothing, complain: nothing, terminal: { input, output } })
  expect(asked[0]?.body).toEqual({ remote: 'media', why: 'it shows nothing' })
})

it('reads as many pages of the log as requested', async () => {
  const entry = (id: number) => ({
    id,
    at: 0,
    serial: id,
    who: 'ops',
    owner: null,
    action: 'off',
    remote: 'media',
    why: 'w',
    detail: {},
  })
  answers['/ops/api/log'] = ok({ list: [entry(4), entry(3)], next: 3 })
  answers['/ops/api/log?before=3'] = ok({ list: [entry(2), entry(1)], next: null })
  const { out } = await command('log --limit 3 --json')
  expect(JSON.parse(out).map(({ id }: { id: number }) => id)).toEqual([4, 3, 2])
})

it('sends the exact text of the remote.json of each named release, and the files that the server lacks', async () => {
  const text = '{ "name": "media",  "version": "1.4.0" }'
  mkdirSync(join(folder, 'remotes/media/1.4.0-abc'), { recursive: true })
  writeFileSync(join(folder, 'remotes/media/1.4.0-abc/remote.json'), text)
  writeFileSync(join(folder, 'remotes/media/1.4.0-abc/a.js'), 'there')
  writeFileSync(join(folder, 'remotes/media/1.4.0-abc/b.js'), 'missing')
  answers['/ops/api/missing-files'] = ok({ missing: ['b.js'] })
  answers['/ops/api/upload'] = ok(status)
  const { out } = await command(['publish', 'media', '--release', '1.4.0-abc', '--why', 'ready'])
  expect(asked[0]?.body).toMatchObject({
    document: text,
    files: [
      { name: 'a.js', bytes: 5 },
      { name: 'b.js', bytes: 7 },
    ],
  })
  expect(asked[1]?.body).toContain(JSON.stringify(text))
  expect(asked[1]?.body).toMatch(/name="file"; filename="b.js"[\s\S]*missing/)
  expect(asked[1]?.body).not.toContain('filename="a.js"')
  expect(out).toContain('media 1.4.0-abc is published')
})

it('sends no files of a release that another site serves', async () => {
  answers['/ops/api/publish'] = ok(status)
  const base = 'https://cdn.example/media/1.4.0-abc/'
  await command(['publish', 'media', '--release', '1.4.0-abc', '--base', base, '--why', 'ready'])
  expect(asked.map(({ body }) => body)).toEqual([{ document: expect.any(String), base, why: 'ready' }])
})

it('uses the release of the current build, or the newest if nothing is built', () => {
  const packages = join(folder, 'packages')
  for (const [id, day] of Object.entries({
    '1.0.0-old': 1,
    '2.0.0-new': 3,
    '1.5.0-mid': 2,
  })) {
    const release = join(folder, 'remotes/news', id)
    mkdirSync(release, { recursive: true })
    writeFileSync(join(release, 'remote.json'), id)
    utimesSync(release, day, day)
  }
  const env = { PLAZA_RELEASES: folder }
  expect(releaseOf('news', undefined, env, packages).id).toBe('2.0.0-new')
  mkdirSync(join(packages, 'remote-news/dist'), { recursive: true })
  const built = (version: string, build: string) =>
    writeFileSync(join(packages, 'remote-news/dist/remote.json'), JSON.stringify({ version, build }))
  built('1.5.0', 'mid')
  expect(releaseOf('news', undefined, env, packages)).toMatchObject({ id: '1.5.0-mid', document: '1.5.0-mid' })
  built('3.0.0', 'xyz')
  expect(() => releaseOf('news', undefined, env, packages)).toThrow(
    /no release 3\.0\.0-xyz of news .*`npm run release -- news`/,
  )
})

it.each<[when: string, line: string, given: typeof answers, sentence: RegExp]>([
  [
    'the token is not taken',
    'status',
    { '/ops/api/status': { code: 303001, msg: '', data: null } },
    /does not take this operator token/,
  ],
  [
    'the server refuses it',
    'rollback media --why x',
    { '/ops/api/rollback': { code: 409001, msg: 'No release of media ran before this one.', data: null } },
    /^No release of media ran before this one\.\n$/,
  ],
  ['another program answers', 'status', {}, /does not answer as Plaza does \(HTTP 200\)/],
  ['nothing is released', 'publish media --why x', {}, /There is no release/],
  ['no reason is said', 'rollback media', {}, /Say why, for the log/],
  ['a code is none', 'explain hello', {}, /hello is no support code/],
])('prints one sentence and fails when %s', async (_, line, given, sentence) => {
  rmSync(join(folder, 'remotes'), { recursive: true, force: true })
  answers = given
  const { code, err } = await command(line)
  expect(code).toBe(1)
  expect(err).toMatch(sentence)
  expect(err.trim().split('\n')).toHaveLength(1)
})

it('explains how to start Plaza if none answers, and which token is needed', async () => {
  const { err } = await command('status --url http://127.0.0.1:1')
  expect(err).toContain('Start Plaza with `npm start`')
  expect((await command('status', { PLAZA_URL: url })).err).toContain('set PLAZA_OPS_TOKEN')
})

it('chooses a release as the host does, from the served registry', async () => {
  const document = {
    schema: 1,
    serial: 3,
    issuedAt: 0,
    remotes: {
      media: {
        releases: { '1.1.0-b': { digest: '', needs: {} }, '1.0.0-a': { digest: '', needs: {} } },
        rules: [
          { id: 'r2', release: '1.1.0-b', shells: ['wechat'] },
          { id: 'r1', release: '1.0.0-a' },
        ],
      },
      practice: { releases: {}, rules: [{ id: 'r3', release: null, regions: ['3206'] }] },
    },
  }
  answers['/registry.json'] = { text: JSON.stringify(document), key: 'k', signature: '' }
  expect((await command('why')).out).toMatch(/media\s+1\.0\.0-a\s+r1: everybody\npractice\s+nothing\s+no rule fits/)
  const { out } = await command('why --shell wechat --region 320601')
  expect(out).toMatch(/media\s+1\.1\.0-b\s+r2: wechat\npractice\s+nothing\s+off by r3: in 3206/)
})
