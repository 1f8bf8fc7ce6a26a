import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { codes, type Envelope } from '@plaza/shared/api'
import {
  type ModerationVersion,
  PAGE_KEY_HEADER,
  type PageKey,
  type QueuePage,
  type QueueResult,
} from '@plaza/shared/operations'
import { BEACON_ADDRESS, type SignedText } from '@plaza/shared/remotes'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnvironment } from '../environment'
import { type PlazaServer, start } from '../start'
import { openLine } from '../testing/event-line'
import { startObjectStore } from '../testing/object-store'
import { type Postgres, postgresPrograms, startPostgres } from '../testing/postgres'

const programs = postgresPrograms()
if (!programs) console.log('No PostgreSQL on this machine: two servers on one database were not tried.')

interface TestedServer extends PlazaServer {
  dataDir: string
  url: string
}

describe.runIf(programs)('two servers on one PostgreSQL, each with a folder of its own', () => {
  let postgres: Postgres
  let store: Awaited<ReturnType<typeof startObjectStore>>
  let a: TestedServer
  let b: TestedServer
  let token = ''

  async function startServer(): Promise<TestedServer> {
    const dataDir = mkdtempSync(join(tmpdir(), 'plaza-server-'))
    const environment = readEnvironment({
      ...{ PORT: '0', PLAZA_DATA: dataDir, PLAZA_RELEASES: join(dataDir, 'releases'), LOG_LEVEL: 'silent' },
      ...{
        PLAZA_SMS: 'inbox',
        PLAZA_PAYOUTS: 'embedded',
        PLAZA_WECHAT: 'embedded',
        PLAZA_DEMO: '1',
        PLAZA_ORIGIN: 'request',
        PLAZA_ADOPT: '0',
        PLAZA_HOST_DIR: dataDir,
      },
      DATABASE_URL: postgres.url,
      PLAZA_IDENTITY_KEY: 'the key of both',
      PLAZA_STORAGE: 's3',
      PLAZA_S3_ENDPOINT: store.bucket.endpoint,
      PLAZA_S3_BUCKET: store.bucket.name,
      PLAZA_S3_KEY_ID: store.bucket.accessKeyId,
      PLAZA_S3_SECRET: store.bucket.secretAccessKey,
    })
    const running = await start(environment, new URL('file:///none'))
    return { ...running, dataDir, url: `http://127.0.0.1:${running.port}` }
  }

  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '')
    store = await startObjectStore()
    // Started together, as in a deployment: one of them creates tables, demo and keys.
    ;[a, b] = await Promise.all([startServer(), startServer()])
  })
  afterAll(async () => {
    for (const server of [a, b]) {
      await server?.stop('now')
      if (server) rmSync(server.dataDir, { recursive: true, force: true })
    }
    await store?.stop()
    await postgres?.stop()
  })

  const ask = async <T>(server: TestedServer, path: string, init: RequestInit = {}) => {
    const response = await fetch(server.url + path, init)
    return { status: response.status, ...((await response.json()) as Envelope<T>) }
  }
  const post = <T>(server: TestedServer, path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask<T>(server, path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const sendCaptcha = (server: TestedServer, phone: string) =>
    ask(server, `/ucenter/v1/consumer/phone_captcha?phone=${phone}&purpose=login`, {
      headers: { authorization: 'guest' },
    })
  const PHONE = '13911112222'
  async function logIn(): Promise<string> {
    await sendCaptcha(a, PHONE)
    const { data } = await ask<{ list: { code: string }[] }>(b, `/__dev/sms/${PHONE}`)
    const captcha = data.list[0]?.code
    const login = await post<{ token: string }>(b, '/ucenter/v1/consumer/login', {
      way: 'captcha',
      phone: PHONE,
      captcha,
    })
    expect(login.code).toBe(codes.success)
    return login.data.token
  }

  it('a code that one sent is right at the other, and so is the login', async () => {
    token = await logIn()
    for (const server of [a, b]) {
      const { code } = await ask(server, '/ucenter/v1/consumer/current_user', { headers: { authorization: token } })
      expect(code).toBe(codes.success)
    }
  })

  it('an upload that one allowed is taken by the other, and served by both', async () => {
    const headers = { authorization: token }
    const { data: policy } = await ask<{ fields: Record<string, string>; key: string }>(
      a,
      '/ucenter/v2/ossUploadAuth?kind=image&name=a.png',
      { headers },
    )
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const form = new FormData()
    for (const [name, value] of Object.entries(policy.fields)) form.set(name, value)
    form.set('file', new Blob([png]), 'a.png')
    const uploaded = await ask<{ url: string }>(b, '/upload', { method: 'POST', body: form })
    expect(uploaded.code).toBe(codes.success)
    // Unpublished, so only its owner may read it.
    const own = { cookie: `Authorization=${token}` }
    for (const server of [a, b]) {
      expect((await fetch(server.url + uploaded.data.url)).status).toBe(404)
      const served = await fetch(server.url + uploaded.data.url, { headers: own })
      expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png'])
      const part = await fetch(server.url + uploaded.data.url, { headers: { ...own, range: 'bytes=1-3' } })
      expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
        206,
        'PNG',
        `bytes 1-3/${png.length}`,
      ])
      expect((await fetch(`${server.url}${uploaded.data.url}x`)).status).toBe(404)
    }
  })

  it("the operators' token beside one server's data opens the other", async () => {
    const opsToken = readFileSync(join(a.dataDir, 'ops-token'), 'utf8').trim()
    for (const server of [a, b]) {
      const { code } = await ask(server, '/ops/api/me', { headers: { authorization: `Bearer ${opsToken}` } })
      expect(code).toBe(codes.success)
    }
  })

  it('both sign the registry with one key', async () => {
    const signed = await Promise.all(
      [a, b].map(async ({ url }) => (await (await fetch(`${url}/registry.json`)).json()) as SignedText),
    )
    expect(signed[0]).toEqual(signed[1])
  })

  it('an event noted at one is told at the other, and a line goes on there where it stopped', async () => {
    const headers = { authorization: token }
    const say = (server: TestedServer, content: string) =>
      post<{ id: string }>(server, '/api/v1/mobile/comment', { target: 'channel', target_id: '801', content }, headers)
    const ticket = async () => (await post<{ ticket: string }>(a, '/api/v1/events/ticket', {}, headers)).data.ticket
    const line = await openLine(b.url, { topics: 'chat:801,unread', ticket: await ticket() })
    await expect.poll(() => line.received.length).toBe(1)
    const said = await say(a, '一号说')
    expect(said.code).toBe(codes.success)
    await expect.poll(line.changes).toEqual(['chat:801'])
    // What a guest asks for at the other server is not older than what the line told.
    const { data } = await ask<{ list: { content: string }[] }>(b, '/api/post_comments/801?target=channel')
    expect(data.list[0]?.content).toBe('一号说')
    line.cut()
    const chat = { topics: 'chat:801' }
    const first = await openLine(a.url, { ...chat, after: line.position() })
    await expect.poll(() => first.received.map(({ event }) => event)).toEqual(['begin'])
    const { code } = await ask(b, `/api/v1/mobile/comment?id=${said.data.id}`, { method: 'DELETE', headers })
    expect(code).toBe(codes.success)
    const second = await openLine(a.url, { ...chat, after: line.position() })
    const third = await openLine(b.url, { ...chat, after: line.position() })
    for (const one of [first, second, third]) await expect.poll(one.changes).toEqual(['chat:801'])
    for (const one of [first, second, third]) one.cut()
  })

  it('a rule that was saved at one holds at the other, and fifty reviewers at both decide an item once', async () => {
    const bearer = { authorization: `Bearer ${readFileSync(join(a.dataDir, 'ops-token'), 'utf8').trim()}` }
    const account = { name: 'lin', password: 'a password of this test' }
    await post(a, '/ops/api/add-operator', { ...account, role: 'reviewer', why: 'a test' }, bearer)
    const login = await fetch(`${a.url}/ops/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: a.url },
      body: JSON.stringify(account),
    })
    const { data: session } = (await login.json()) as { data: PageKey }
    const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
    const work = <T>(server: TestedServer, path: string, body: unknown) =>
      post<T>(server, `/ops/api/${path}`, body, {
        cookie,
        origin: server.url,
        [PAGE_KEY_HEADER]: session.pageKey,
      })
    const { data } = await ask<{ list: ModerationVersion[] }>(b, '/ops/api/moderation', { headers: { cookie } })
    const [current] = data.list
    const { flagged = [], lists } = current?.rules ?? {}
    const rules = { ...current?.rules, flagged: [...flagged, '卖月饼'], lists: { ...lists, brand: ['蓝礁电台'] } }
    const rename = (nickname: string) =>
      ask(b, '/ucenter/v1/consumer/user', {
        method: 'PUT',
        headers: { 'content-type': 'application/json', authorization: token },
        body: JSON.stringify({ nickname }),
      }).then(({ code }) => code)
    expect((await work(a, 'moderation', { rules, version: 0, why: 'a test' })).code).toBe(codes.success)
    let written = 0
    const write = async () => {
      const key = `00000000-0000-4000-8000-${String(++written).padStart(12, '0')}`
      const body = { circle_id: '61', content: '今天卖月饼', images: [], key }
      return (await post<{ state: string }>(b, '/api/v1/circle_posts', body, { authorization: token })).data?.state
    }
    await expect.poll(write, { interval: 1_500, timeout: 15_000 }).toBe('pending')
    expect(await rename('听蓝礁电台的人')).toBe(codes.badInput)

    const page = await ask<QueuePage>(b, '/ops/api/queue/review?kind=post', { headers: { cookie } })
    const item = page.data.list.find(({ subject }) => subject?.text === '今天卖月饼')
    const body = { items: [{ id: item?.id, version: item?.version }], decision: 'publish' }
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => work<QueueResult>(at % 2 ? a : b, 'queue/review/decide', body)),
    )
    expect(answers.filter((answer) => answer.data?.failed.length === 0)).toHaveLength(1)
  })

  it('lines hear what came while the connection of the log was away, and listen again', async () => {
    const line = await openLine(b.url, { topics: 'live,posts:61' })
    await expect.poll(() => line.received.length).toBe(1)
    const client = new Client({ connectionString: postgres.url })
    await client.connect()
    const listening = `from pg_stat_activity where query = 'listen plaza_events'`
    const pids = async () => (await client.query<{ pid: number }>(`select pid ${listening}`)).rows.map(({ pid }) => pid)
    const before = await pids()
    await client.query(`select pg_terminate_backend(pid) ${listening}`)
    await client.query("select note_event('live')")
    await expect.poll(line.changes, { timeout: 10_000 }).toEqual(['live'])
    const fresh = async () => (await pids()).filter((pid) => !before.includes(pid)).length
    await expect.poll(fresh, { timeout: 10_000 }).toBe(before.length)
    await client.query("select note_event('posts:61')")
    await expect.poll(line.changes, { timeout: 10_000 }).toEqual(['live', 'posts:61'])
    await client.end()
    line.cut()
  })

  it('a line of a stopping server goes on at the other while much happens: nothing is missing, nothing comes twice', async () => {
    const all = Array.from({ length: 40 }, (_, at) => `chat:${900 + at}`)
    const topics = all.join()
    const leaving = await startServer()
    const line = await openLine(leaving.url, { topics })
    await expect.poll(() => line.received.length).toBe(1)
    const client = new Client({ connectionString: postgres.url })
    await client.connect()
    let stopped: Promise<void> | undefined
    for (const [at, topic] of all.entries()) {
      await client.query('select note_event($1)', [topic])
      if (at === 15) await expect.poll(() => line.changes().length).toBeGreaterThan(0)
      if (at === 15) stopped = leaving.stop('now')
    }
    await client.end()
    await line.ended
    expect(line.received.at(-1)).toMatchObject({ event: 'end', data: expect.stringMatching(/^\d{1,4}$/) })
    const next = await openLine(b.url, { topics, after: line.position() })
    await expect.poll(() => [...line.changes(), ...next.changes()].toSorted(), { timeout: 10_000 }).toEqual(all)
    next.cut()
    await stopped
    rmSync(leaving.dataDir, { recursive: true, force: true })
  })

  it('limits count at both together', async () => {
    const send = (server: TestedServer) =>
      fetch(server.url + BEACON_ADDRESS, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ host: 'h', shell: 'h5', loads: [], failures: [], vitals: [], errors: [] }),
      })
    const statuses: number[] = []
    for (let sent = 0; sent < 70; sent++) statuses.push((await send(sent % 2 ? a : b)).status)
    expect([statuses.filter((status) => status === 204).length, statuses.at(-1)]).toEqual([60, 429])

    expect([(await sendCaptcha(a, '13933334444')).status, (await sendCaptcha(b, '13933334444')).status]).toEqual([
      200, 429,
    ])
  })
})
