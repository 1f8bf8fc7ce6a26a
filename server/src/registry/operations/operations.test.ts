import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { codes, type Envelope } from '@plaza/shared/api'
import {
  changes,
  OPERATIONS_BASE,
  type OperationsHealth,
  type OperationsLog,
  type OperationsStatus,
  PAGE_KEY_HEADER,
  type PageKey,
} from '@plaza/shared/operations'
import { OVERRIDE_QUERY, SERIAL_HEADER } from '@plaza/shared/remotes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contents, operatorSessions, operators, rateLimits } from '../../data/schema/index'
import { hashOf } from '../../secret'
import { type Build, makeBuild, placeBuild, STYLE } from '../../testing/builds'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { currentRegistry, rollBackAutomatically } from '../registry'
import { ensureOperator } from './operators'

const ORIGIN = 'http://plaza.example'
const PASSWORD = 'a password of the tests'
let server: TestServer
let token: string
let made: Build

beforeAll(async () => {
  server = await startTestServer({ demo: false, environment: { opsPassword: PASSWORD } })
  await ensureOperator(server.deps)
  token = readFileSync(join(server.deps.environment.dataDir, 'ops-token'), 'utf8').trim()
  made = placeBuild(server.deps.environment.releasesDir, makeBuild())
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.delete(rateLimits)
})

async function call(path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await server.app.request(`${ORIGIN}${OPERATIONS_BASE}/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), 'accept-language': 'en', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const envelope = (await response.json()) as Envelope<never>
  return { ...envelope, status: response.status, headers: response.headers }
}
const bearer = () => ({ authorization: `Bearer ${token}` })
const command = <T>(path: string, body?: unknown) =>
  call(path, body, bearer()) as Promise<{ code: number; msg: string; data: T }>

/** Logs in as a browser does; returns the headers of its later requests. */
async function logIn(name = 'ops', password = PASSWORD): Promise<Record<string, string>> {
  const { data, headers } = await call('login', { name, password }, { origin: ORIGIN })
  const { pageKey } = data as PageKey
  const cookie = (headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  return { origin: ORIGIN, cookie, [PAGE_KEY_HEADER]: pageKey }
}

describe('access', () => {
  it.each(['status', 'log', 'me', ...Object.keys(changes).map((name) => `${name} by POST`)])(
    '%s is refused without a login',
    async (name) => {
      const [path = '', post] = name.split(' by ')
      const strangers: Record<string, string>[] = [
        {},
        { authorization: 'Bearer wrong' },
        { cookie: 'plaza_ops=wrong', origin: ORIGIN },
      ]
      for (const headers of strangers)
        expect(await call(path, post && {}, headers)).toMatchObject({ code: codes.loginExpired, data: null })
    },
  )

  it('is granted by the command’s token, which only its owner can read', async () => {
    expect(await command('me')).toMatchObject({ code: codes.success, data: { name: 'command', role: 'releaser' } })
    expect(statSync(join(server.deps.environment.dataDir, 'ops-token')).mode & 0o777).toBe(0o600)
  })

  it.each([
    [undefined, 'Log in first.'],
    ['*', 'Log in first.'],
    ['en-GB', 'Log in first.'],
    ['zh-CN,zh;q=0.9', '请先登录。'],
  ])('is refused with a reason in the language %s: %s', async (language, msg) => {
    const headers: Record<string, string> = language === undefined ? {} : { 'accept-language': language }
    const answer = await server.app.request(`${ORIGIN}${OPERATIONS_BASE}/status`, { headers })
    expect(await answer.json()).toMatchObject({ msg })
  })

  it('is granted for twelve hours by a login, with an HttpOnly cookie', async () => {
    const { data, headers } = await call('login', { name: 'ops', password: PASSWORD }, { origin: ORIGIN })
    expect(data).toEqual({ name: 'ops', role: 'releaser', pageKey: expect.stringMatching(/^\d{13}\.[\w-]{43}$/) })
    const cookie = headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^plaza_ops=[\w-]{43}; Max-Age=43200; Path=\/ops; HttpOnly; SameSite=Strict$/)
    const session = /plaza_ops=([^;]+)/.exec(cookie)?.[1] ?? ''
    const [row] = await server.db
      .select()
      .from(operatorSessions)
      .where(eq(operatorSessions.tokenHash, hashOf(session)))
    expect(row?.operator).toBe('ops')
    const asked = { cookie: `plaza_ops=${session}` }
    expect(await call('me', undefined, asked)).toMatchObject({ data: { name: 'ops' } })
    await server.db.update(operatorSessions).set({ expiresAt: new Date(Date.now() - 1) })
    expect(await call('me', undefined, asked)).toMatchObject({ code: codes.loginExpired })
  })

  it('a cookie keeps to a safe connection where there is one', async () => {
    const response = await server.app.request(`https://plaza.example${OPERATIONS_BASE}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'ops', password: PASSWORD }),
    })
    expect(response.headers.get('set-cookie')).toContain('; Secure')
  })

  it('ends with a logout', async () => {
    const browser = await logIn()
    expect((await call('logout', {}, browser)).headers.get('set-cookie')).toMatch(/^plaza_ops=; Max-Age=0; Path=\/ops/)
    expect(await call('me', undefined, browser)).toMatchObject({ code: codes.loginExpired })
  })

  it('has equal answers for a wrong name and a wrong password, and limits attempts', async () => {
    const wrong = { code: codes.credentialsWrong, msg: 'The name or the password is not right.' }
    expect(await call('login', { name: 'ops', password: 'x' })).toMatchObject(wrong)
    expect(await call('login', { name: 'nobody', password: PASSWORD })).toMatchObject(wrong)
    for (let attempt = 0; attempt < 8; attempt++) await call('login', { name: `n${attempt}`, password: 'x' })
    const refused = await call('login', { name: 'ops', password: PASSWORD })
    expect(refused).toMatchObject({ code: codes.tooMany, status: 429 })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('is refused to a page of another origin', async () => {
    const browser = await logIn()
    for (const origin of ['https://evil.example', 'null', undefined]) {
      const headers = { cookie: browser.cookie ?? '', ...(origin && { origin }) }
      expect(await call('off', { remote: 'shelf', why: 'x' }, headers)).toMatchObject({ code: codes.notAllowed })
    }
    expect(await call('login', { name: 'ops', password: PASSWORD }, { origin: 'https://evil.example' })).toMatchObject({
      code: codes.notAllowed,
    })
  })
})

describe('operators', () => {
  it('the first one is made once', async () => {
    await ensureOperator({ ...server.deps, environment: { ...server.deps.environment, opsPassword: 'another one' } })
    const made = await server.db.select({ name: operators.name }).from(operators).orderBy(operators.name)
    expect(made).toEqual([
      { name: 'centre' },
      { name: 'editor' },
      { name: 'finance' },
      { name: 'ops' },
      { name: 'reviewer' },
      { name: 'support' },
    ])
    expect(await logIn()).toMatchObject({ cookie: expect.stringMatching(/=.+/) })
  })

  it('a viewer can read but change nothing', async () => {
    const viewer = { name: 'lin', password: 'twelve signs', role: 'viewer', why: 'joins us' }
    expect(await command('add-operator', viewer)).toMatchObject({ data: { name: 'lin', role: 'viewer' } })
    const browser = await logIn('lin', viewer.password)
    for (const path of ['status', 'log', 'me']) expect((await call(path, undefined, browser)).code).toBe(codes.success)
    for (const path of [
      ...Object.keys(changes),
      'override',
      'preview',
      'end-preview',
      'add-operator',
      'remove-operator',
    ])
      expect(await call(path, {}, browser)).toMatchObject({ code: codes.notAllowed, data: null })
  })

  it.each([
    ['a name that is taken', { name: 'ops' }, codes.repeated],
    ['a name that the log uses', { name: 'plaza' }, codes.repeated],
    ['a name that the log uses, written otherwise', { name: 'Plaza' }, codes.repeated],
    ['a password that is one sign', { password: 'aaaaaaaaaaaa' }, codes.passwordWeak],
    ['a name with a line break', { name: 'a\nb' }, codes.badInput],
    ['a password of eleven signs', { password: 'eleven sign' }, codes.badInput],
    ['no reason', { why: ' ' }, codes.badInput],
    ['a role that is none', { role: 'emperor' }, codes.badInput],
  ])('%s is refused', async (_, wrong, code) => {
    const body = { name: 'new', password: 'twelve signs', role: 'viewer', why: 'joins us', ...wrong }
    expect((await command('add-operator', body)).code).toBe(code)
  })

  it('the log shows permanently who added and removed one', async () => {
    const wang = { name: 'wang', password: 'twelve signs', role: 'releaser', why: 'joins us' }
    await call('add-operator', wang, await logIn())
    const [added] = (await command<OperationsLog>('log')).data.list
    expect(added).toMatchObject({ who: 'ops', action: 'add-operator', remote: null, why: 'joins us' })
    expect(added?.detail).toEqual({ operator: 'wang', role: 'releaser' })
    expect((await command<object>('operators')).data).toMatchObject({
      list: expect.arrayContaining([{ name: 'wang', role: 'releaser' }]),
    })

    const browser = await logIn('wang', wang.password)
    expect((await call('me', undefined, browser)).code).toBe(codes.success)
    expect(await command('remove-operator', { name: 'wang', why: 'has left' })).toMatchObject({
      data: { name: 'wang' },
    })
    expect((await call('me', undefined, browser)).code).toBe(codes.loginExpired)
    expect((await call('login', { name: 'wang', password: wang.password })).code).toBe(codes.credentialsWrong)
    expect((await command<OperationsLog>('log')).data.list[0]).toMatchObject({
      ...{ who: 'command', action: 'remove-operator', why: 'has left', detail: { operator: 'wang', role: 'releaser' } },
    })
    expect((await command('remove-operator', { name: 'wang', why: 'x' })).code).toBe(codes.badInput)
  })

  it('the last releaser stays, also where two are removed at once', async () => {
    const second = { name: 'zhao', password: 'twelve signs', role: 'releaser', why: 'joins us' }
    await command('add-operator', second)
    const both = ['ops', 'zhao'].map((name) => command('remove-operator', { name, why: 'has left' }))
    const answers = (await Promise.all(both)).map(({ code }) => code)
    expect(answers.sort()).toEqual([codes.success, codes.stateChanged].sort())
    await server.db.delete(operators)
    await ensureOperator(server.deps)
  })
})

describe('changes', () => {
  it('answer what runs where, in the name of who asked', async () => {
    const browser = await logIn()
    expect((await call('publish', { document: made.text, why: 'first' }, browser)).code).toBe(codes.success)
    const { data, headers } = await call(
      'promote',
      { remote: 'shelf', release: '1.0.0', percent: 5, why: 'try' },
      browser,
    )
    const status = data as OperationsStatus
    expect(headers.get(SERIAL_HEADER)).toBe(String(status.serial))
    expect(status.bytes).toBeGreaterThan(200)
    expect(status.remotes).toEqual([
      {
        ...{
          name: 'shelf',
          previous: null,
          retiredAt: null,
          owners: [],
          secondPersonAbove: null,
          plans: [],
          halted: null,
        },
        rules: [
          {
            ...{
              id: `r${status.serial}`,
              release: made.id,
              shells: null,
              regions: null,
              languages: null,
              app: null,
              percent: 5,
              base: false,
            },
            ...{ from: null, until: null, since: expect.any(Number) },
          },
        ],
        releases: [
          {
            ...{ id: made.id, version: '1.0.0', build: 'aaa', publishedBy: 'ops', publishedAt: expect.any(Number) },
            ...{ revoked: false, live: true, needs: { nav: '1.0' } },
            ...{ bytes: expect.any(Number), provenance: null },
          },
        ],
      },
    ])
    const log = (await command<OperationsLog>('log')).data
    expect(log.list.slice(0, 2)).toMatchObject([
      { who: 'ops', action: 'promote', remote: 'shelf', why: 'try', serial: status.serial },
      { who: 'ops', action: 'publish', remote: 'shelf', why: 'first' },
    ])
  })

  it('name each finding of a release that is refused, by its number', async () => {
    const bad = placeBuild(
      server.deps.environment.releasesDir,
      makeBuild({ name: 'bad', routes: {}, files: { [STYLE]: 'body{}' }, needs: { player: '99.0' } }),
    )
    const refused = await command('publish', { document: bad.text, why: 'past the command' })
    expect(refused).toMatchObject({
      ...{ code: codes.badInput, status: 400 },
      msg: expect.stringMatching(/^bad 1\.0\.0-aaa is refused\. P302 .*; P601 .*body/),
      data: { findings: [{ code: 'P302' }, { code: 'P601', title: 'a selector reaches beyond the remote' }] },
    })
    const chinese = await call('publish', { document: bad.text, why: 'x' }, { ...bearer(), 'accept-language': 'zh-CN' })
    expect(chinese.msg).toContain('样式选择器影响到应用之外')
  })

  it('tell of a release that Plaza took back itself, until it is let run again', async () => {
    await command('promote', { remote: 'shelf', release: made.id, percent: 5, why: 'once more' })
    await rollBackAutomatically(server.deps, {
      remote: 'shelf',
      release: made.id,
      why: { en: '12 of 60 loads failed', zh: '60 次加载失败 12 次' },
      detail: {},
    })
    const shelf = async () =>
      (await command<OperationsStatus>('status')).data.remotes.find(({ name }) => name === 'shelf')
    expect((await shelf())?.halted).toMatchObject({
      ...{ release: made.id, why: '12 of 60 loads failed' },
      reason: { zh: '60 次加载失败 12 次' },
    })
    const { findings } = (await command<OperationsHealth>('health')).data
    expect(findings.find(({ kind }) => kind === 'release-halted')).toMatchObject({
      ...{ about: 'shelf', reason: { en: '12 of 60 loads failed' } },
    })
    await command('promote', { remote: 'shelf', release: made.id, percent: 5, why: 'the cause lay elsewhere' })
    expect((await shelf())?.halted).toBeNull()
  })

  it('say what is wrong, in the language that was asked for', async () => {
    const asked = { remote: 'nothing', why: 'x' }
    expect(await command('rollback', asked)).toMatchObject({
      ...{ code: codes.badInput, status: 400, msg: 'The registry knows no remote nothing.' },
    })
    const chinese = await call('rollback', asked, { ...bearer(), 'accept-language': 'zh-CN' })
    expect(chinese.msg).toBe('登记表中没有 nothing。')
    expect(await command('promote', { remote: 'shelf', release: 'x', why: 'y' })).toMatchObject({
      code: codes.badInput,
      msg: expect.stringContaining('release'),
    })
    expect(await command('promote', { remote: 'shelf', release: '1.0.0', why: '  ' })).toMatchObject({
      msg: expect.stringContaining('why'),
    })
    expect((await call('off', { remote: 'x', why: 'y' }, { ...bearer(), 'content-type': 'text/plain' })).code).toBe(
      codes.wrongMediaType,
    )
    expect((await command('nowhere')).code).toBe(codes.unknownAddress)
  })

  it('are listed page by page', async () => {
    for (let turn = 0; turn < 28; turn++) {
      await command('off', { remote: 'shelf', why: `turn ${turn}` })
      await command('on', { remote: 'shelf', why: `turn ${turn}` })
    }
    const first = (await command<OperationsLog>('log')).data
    const second = (await command<OperationsLog>(`log?before=${first.next}`)).data
    expect([first.list.length, second.next]).toEqual([50, null])
    const ids = [...first.list, ...second.list].map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a))
    expect((await command('log?before=x')).code).toBe(codes.badInput)
  })
})

describe('a link to what is not published', () => {
  const linkTo = (body: object) => command<{ id: string; address: string; until: number }>('preview', body)
  const opened = async (content: string, endpoint: string) => {
    const { data } = await linkTo({ content, hours: 2 })
    const { origin, pathname, search } = new URL(data.address)
    expect(origin).toBe(ORIGIN)
    expect(data.until - Date.now()).toBeGreaterThan(119 * 60_000)
    const response = await server.app.request(`${ORIGIN}/api${endpoint}${search}`, {
      headers: { authorization: 'guest' },
    })
    return [pathname, ((await response.json()) as { code: number }).code]
  }

  it('opens an article, and a video at its own address', async () => {
    const draft = { title: 'Not out yet', hidden: 1, publishedAt: new Date(), updatedAt: new Date() }
    const clip = { ...draft, url: '/media/video/harbour.mp4', seconds: 9 }
    await server.db.insert(contents).values([
      { ...draft, id: 'a1', type: 3 },
      { ...clip, id: 'v1', type: 4 },
    ])
    expect(await opened('a1', '/v1/previews/a1')).toEqual(['/preview/a1', codes.success])
    expect(await opened('v1', '/v1/video_previews/v1')).toEqual(['/videos/v1/preview', codes.success])
  })

  it('stands in the log with who made it, and is ended by itself', async () => {
    const shown = async (address: string) => {
      const path = `${ORIGIN}/api/v1/previews/a1${new URL(address).search}`
      const response = await server.app.request(path, { headers: { authorization: 'guest' } })
      return ((await response.json()) as { code: number }).code
    }
    const links = [await linkTo({ content: 'a1', hours: 1 }), await linkTo({ content: 'a1', hours: 3 })]
    const [first, second] = links.map(({ data }) => data)
    const list = async () => (await command<{ list: { id: string }[] }>('previews')).data.list.map(({ id }) => id)
    expect(await list()).toEqual(expect.arrayContaining([first?.id, second?.id]))
    const { code } = await command('end-preview', { link: first?.id, why: 'sent to the wrong person' })
    expect(code).toBe(codes.success)
    expect(await shown(first?.address ?? '')).toBe(codes.linkExpired)
    expect(await shown(second?.address ?? '')).toBe(codes.success)
    expect(await list()).not.toContain(first?.id)
    expect((await command('end-preview', { link: first?.id, why: 'again' })).code).toBe(codes.stateChanged)
    const { data: log } = await command<OperationsLog>('log')
    expect(log.list.slice(0, 3).map(({ who, action, why }) => [who, action, why])).toEqual([
      ['command', 'end-preview', 'sent to the wrong person'],
      ['command', 'preview', 'A preview'],
      ['command', 'preview', 'A preview'],
    ])
    expect(log.list[0]?.detail).toEqual({ link: first?.id, content: 'a1' })
  })

  it('is refused for what is not there, and for a time that is none', async () => {
    expect((await linkTo({ content: 'nothing' })).code).toBe(codes.contentGone)
    expect((await linkTo({ content: 'a1', hours: 0 })).code).toBe(codes.badInput)
    expect((await linkTo({ content: 'a1', hours: 169 })).code).toBe(codes.badInput)
  })
})

describe('an override', () => {
  const body = { remote: 'shelf', base: 'http://192.168.1.9:9100/', minutes: 30, why: 'a look on the phone' }

  it('is an address with a signature, noted in the log; the registry stays as it is', async () => {
    const { serial } = await currentRegistry(server.deps)
    const { data } = await command<{ address: string }>('override', body)
    const address = new URL(data.address)
    expect([address.origin, address.pathname]).toEqual([ORIGIN, '/'])
    const signed = JSON.parse(Buffer.from(address.searchParams.get(OVERRIDE_QUERY) ?? '', 'base64url').toString())
    expect(server.deps.registry.keys.verify(signed)).toBe(true)
    const override = JSON.parse(signed.text) as { expires: number }
    expect(override).toMatchObject({ remote: 'shelf', base: body.base })
    expect(override.expires - Date.now()).toBeGreaterThan(29 * 60_000)
    expect((await command<OperationsLog>('log')).data.list[0]).toMatchObject({
      ...{ action: 'override', who: 'command', remote: 'shelf', serial, detail: { base: body.base, minutes: 30 } },
    })
    expect((await currentRegistry(server.deps)).serial).toBe(serial)
  })

  it.each([
    { base: 'javascript:alert(1)/' },
    { base: 'http://x.example' },
    { minutes: 721 },
    { minutes: 0 },
    { why: '' },
  ])('with %o is refused', async (wrong) =>
    expect((await command('override', { ...body, ...wrong })).code).toBe(codes.badInput),
  )
})
