import { codes, type Envelope } from '@plaza/shared/api'
import {
  type ChangeName,
  type NewToken,
  OPERATIONS_BASE,
  type OperationsStatus,
  permissions,
} from '@plaza/shared/operations'
import { REGISTRY_ADDRESS } from '@plaza/shared/remotes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorGroups, operatorTokens, registryLog } from '../../../data/schema/index'
import { makeBuild, placeBuild } from '../../../testing/builds'
import { addOperator, operations, pageHeaders } from '../../../testing/operators'
import { startTestServer, type TestServer } from '../../../testing/test-server'
import { callRules, ruleOf } from './call-rules'

const ORIGIN = 'http://plaza.example'
const why = 'a test of rights'
/** The remote of the other team, and our own one. */
const [THEIRS, OURS] = ['shelf', 'garden']

let server: TestServer
let office: ReturnType<typeof operations>
let preview: string
let request: number
let error = 0
let theirs: { text: string; id: string }

beforeAll(async () => {
  server = await startTestServer({ demo: false })
  office = operations(server)
  await addOperator(server, 'boss', { role: 'releaser' })
  for (const name of ['mine', 'other']) await addOperator(server, name, { role: 'owner' })
  theirs = placeBuild(server.deps.environment.releasesDir, makeBuild({ name: THEIRS }))
  const next = placeBuild(
    server.deps.environment.releasesDir,
    makeBuild({ name: THEIRS, version: '1.1.0', build: 'bbb' }),
  )
  await office.call('boss', 'set-owners', { remote: OURS, owners: ['mine'], why })
  await office.call('boss', 'set-owners', { remote: THEIRS, owners: ['other'], why })
  for (const { text } of [theirs, next]) await office.call('boss', 'publish', { document: text, why })
  await office.call('boss', 'promote', { remote: THEIRS, release: theirs.id, why })
  await office.call('boss', 'promote', { remote: THEIRS, release: next.id, percent: 10, why })
  const link = await office.call<{ id: string }>('boss', 'preview-release', { remote: THEIRS, release: next.id, why })
  preview = link.data.id
  await office.call('boss', 'set-second-person', { remote: THEIRS, above: 50, why })
  const asked = await office.call<OperationsStatus>('boss', 'promote', { remote: THEIRS, release: next.id, why })
  request = asked.data.asked ?? 0
  await office.call('boss', 'off', { remote: THEIRS, regions: ['3205'], why })
  const seen = { n: 1, firstSeenAt: new Date(), lastSeenAt: new Date(), firstRelease: next.id, lastRelease: next.id }
  const of = { owner: THEIRS, kind: 'uncaught', message: 'no title', place: '', within: '', fingerprint: 'a' } as const
  const [group] = await server.db
    .insert(errorGroups)
    .values({ ...of, ...seen })
    .returning({ id: errorGroups.id })
  error = group?.id ?? 0
})
afterAll(() => server.close())

type Ask = (path: string, body?: unknown) => Promise<Envelope<unknown> & { status: number }>
const ask =
  (headers: Record<string, string>): Ask =>
  async (path, body) => {
    const response = await server.app.request(`${ORIGIN}${OPERATIONS_BASE}/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'accept-language': 'en', 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { ...((await response.json()) as Envelope<unknown>), status: response.status }
  }
const byToken = (token: string) => ask({ authorization: `Bearer ${token}` })
const bySession = (who: string) => ask({ ...pageHeaders(server, who), origin: ORIGIN })

let made = 0
async function tokenOf(who: string, more: object): Promise<NewToken> {
  const body = { name: `pipeline-${++made}`, role: 'owner', may: permissions, days: 30, why, ...more }
  const { data, msg } = await office.call<NewToken>(who, 'add-token', body)
  expect(data, msg).not.toBeNull()
  return data
}

/** What a call may change: the signed registry, and the log. */
async function everything() {
  const registry = await (await server.app.request(REGISTRY_ADDRESS)).text()
  return { registry, log: await server.db.select().from(registryLog).orderBy(registryLog.id) }
}

/** Each call that names a remote, about that of the other team; a call without a body here fails the test. */
async function bodiesAboutTheirs(): Promise<Record<string, object>> {
  const { remotes } = (await office.call<OperationsStatus>('boss', 'status')).data
  const rule = remotes.find(({ name }) => name === THEIRS)?.rules.find(({ base, release }) => !base && release)
  const { releasesDir } = server.deps.environment
  const document = placeBuild(releasesDir, makeBuild({ name: THEIRS, version: '2.0.0', build: 'ccc' })).text
  const form = new FormData()
  form.set('release', JSON.stringify({ document, files: [], why }))
  const changes: Record<ChangeName, object> = {
    publish: { document },
    promote: { remote: THEIRS, release: '1.1.0' },
    pause: { remote: THEIRS },
    resume: { remote: THEIRS },
    cancel: { remote: THEIRS },
    rollback: { remote: THEIRS },
    off: { remote: THEIRS },
    on: { remote: THEIRS, regions: ['3205'] },
    retire: { remote: THEIRS },
    'remove-rule': { rule: rule?.id },
    reissue: { replaces: 9_999 },
  }
  const others = {
    override: { remote: THEIRS, base: 'https://dev.example/', minutes: 5 },
    'preview-release': { remote: THEIRS, release: '1.1.0' },
    'end-release-preview': { link: preview },
    'confirm-request': { request, seen: 999 },
    'decline-request': { request },
  }
  const withReason = Object.entries({ ...changes, ...others }).map(([path, body]) => [path, { ...body, why }])
  const silent = {
    'missing-files': { document, files: [] },
    upload: form,
    'set-error-state': { id: error, state: 'ignored' },
  }
  return { ...Object.fromEntries(withReason), ...silent }
}

const routes = () =>
  server.app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith(OPERATIONS_BASE))
    .map(({ method, path }) => ({ method, pattern: path.slice(OPERATIONS_BASE.length) }))

describe('calls of /ops/api', () => {
  it('have rules, and rules have calls', () => {
    expect(routes().length).toBeGreaterThan(60)
    const without = routes().filter(({ method, pattern }) => !ruleOf(method, pattern))
    expect(without, 'add the call to rights/call-rules.ts').toEqual([])
    const known = routes().map(({ method, pattern }) => `${method} ${pattern}`)
    expect(Object.keys(callRules).filter((call) => !known.includes(call))).toEqual([])
  })

  it.each<[caller: string, make: () => Promise<Ask>]>([
    ['a token for our remote alone', async () => byToken((await tokenOf('boss', { remotes: [OURS] })).token)],
    ['a token of our owner', async () => byToken((await tokenOf('mine', {})).token)],
    ['our owner', async () => bySession('mine')],
  ])('that name a remote are refused to %s, and change nothing', async (_, make) => {
    const caller = await make()
    const bodies = await bodiesAboutTheirs()
    const before = await everything()
    const { data } = await caller('release-previews')
    expect(data, 'no links of other teams').toEqual({ list: [] })
    const named = Object.entries(callRules).filter(([, rule]) => rule.for === 'remote')
    for (const [call] of named) {
      const path = call.replace('POST /', '')
      expect(bodies[path], `a body for ${call}`).toBeDefined()
      expect((await caller(path, bodies[path])).code, call).toBe(codes.notAllowed)
    }
    expect(await everything()).toEqual(before)
  })

  it('other than those of its permissions are refused to a token', async () => {
    const bodies = await bodiesAboutTheirs()
    const before = await everything()
    for (const may of permissions) {
      const others = permissions.filter((one) => one !== may)
      const caller = byToken((await tokenOf('other', { may: others })).token)
      for (const [call, rule] of Object.entries(callRules)) {
        const needed = rule.for === 'remote' || rule.for === 'some' ? rule.may : rule.for === 'reader' ? 'read' : null
        const [method, path = ''] = call.split(' /')
        if (needed !== may) continue
        expect((await caller(path, method === 'POST' ? bodies[path] : undefined)).code, call).toBe(codes.notAllowed)
      }
    }
    const { registry } = await everything()
    expect(registry).toEqual(before.registry)
  })

  it('of staff, tokens and the registry as a whole are refused to every token and to owners', async () => {
    const callers = [
      byToken((await tokenOf('boss', {})).token),
      byToken((await tokenOf('mine', {})).token),
      bySession('mine'),
    ]
    const before = await everything()
    for (const caller of callers)
      for (const [call, rule] of Object.entries(callRules)) {
        if (rule.for !== 'releaser') continue
        const [method, path = ''] = call.split(' /')
        expect((await caller(path, method === 'POST' ? { why } : undefined)).code, call).toBe(codes.notAllowed)
      }
    for (const caller of callers.slice(0, 2))
      for (const path of ['add-token', 'remove-token'])
        expect((await caller(path, { why })).code, path).toBe(codes.notAllowed)
    expect((await everything()).registry).toEqual(before.registry)
  })

  it('of the back office are refused to a token of deliveries', async () => {
    const caller = byToken((await tokenOf('boss', {})).token)
    for (const { method, pattern } of routes()) {
      if (ruleOf(method, pattern)?.for !== 'office') continue
      const path = pattern.slice(1).replace(/:\w+/g, '1')
      expect((await caller(path, method === 'POST' ? {} : undefined)).code, pattern).toBe(codes.notAllowed)
    }
  })
})

describe('a token', () => {
  it('delivers the remotes that it names', async () => {
    const { token, name } = await tokenOf('other', { may: ['promote'] })
    const caller = byToken(token)
    expect((await caller('promote', { remote: THEIRS, release: '1.1.0', percent: 20, why })).code).toBe(codes.success)
    const [entry] = (await server.db.select().from(registryLog)).slice(-1)
    expect(entry).toMatchObject({ who: name, owner: 'other', action: 'promote', remote: THEIRS })
  })

  it.each([
    ['the machine of whoever opens it', 'http://127.0.0.1:9100/', codes.success],
    ['a name of that machine', 'http://localhost:9100/', codes.success],
    ['another machine', 'https://dev.example/', codes.notAllowed],
    ['another machine that is named like it', 'http://127.0.0.1.dev.example/', codes.notAllowed],
  ])('that previews signs an override from %s as far as that allows', async (_, base, code) => {
    const body = { remote: THEIRS, base, minutes: 5, why }
    for (const person of ['other', 'boss']) {
      const { token } = await tokenOf(person, { may: ['preview'] })
      expect((await byToken(token)('override', body)).code, person).toBe(code)
    }
    expect((await office.call('other', 'override', body)).code).toBe(code)
    expect((await office.call('boss', 'override', body)).code).toBe(codes.success)
    const { token } = await tokenOf('boss', { may: ['promote'] })
    expect((await byToken(token)('override', body)).code).toBe(codes.notAllowed)
  })

  it('that may not read is told of its own remotes alone', async () => {
    const { token } = await tokenOf('boss', { may: ['rollback'], remotes: [THEIRS] })
    const { data } = await byToken(token)('off', { remote: THEIRS, regions: ['3206'], why })
    expect((data as OperationsStatus).remotes.map(({ name }) => name)).toEqual([THEIRS])
  })

  it('cannot have more than whoever makes it', async () => {
    const body = { name: 'wide', role: 'owner', may: ['publish'], days: 30, why }
    for (const more of [{ remotes: [THEIRS] }, { remotes: [OURS, THEIRS] }, { role: 'editor', may: undefined }])
      expect((await office.call('mine', 'add-token', { ...body, ...more })).code).toBe(codes.notAllowed)
  })

  it.each([
    ['without permissions', { may: undefined }],
    ['with no permission', { may: [] }],
    ['without an end', { days: undefined }],
    ['for longer than a year', { days: 366 }],
    ['for no day', { days: 0 }],
    ['of a reader with permissions', { role: 'viewer' }],
    ['for remotes that have no such name', { remotes: ['../x'] }],
  ])('%s is not made', async (_, more) => {
    const body = { name: 'unfit', role: 'owner', may: ['publish'], days: 30, why, ...more }
    expect((await office.call('boss', 'add-token', body)).code).toBe(codes.badInput)
  })

  it('is worth nothing after its end', async () => {
    const { token, name, endsAt } = await tokenOf('boss', { days: 1 })
    expect((endsAt ?? 0) - Date.now()).toBeGreaterThan(86_000_000)
    expect((await byToken(token)('status')).code).toBe(codes.success)
    await server.db
      .update(operatorTokens)
      .set({ endsAt: new Date(Date.now() - 1) })
      .where(eq(operatorTokens.name, name))
    expect(await byToken(token)('status')).toMatchObject({
      code: codes.loginExpired,
      msg: expect.stringMatching(/ended/),
    })
    expect((await byToken(token)('off', { remote: THEIRS, why })).code).toBe(codes.loginExpired)
  })

  it.each([
    ['that names none', {}],
    ['that names it', { remotes: ['attic'] }],
  ])('%s loses a remote with its owner, and ends with them', async (_, named) => {
    await addOperator(server, 'leaver', { role: 'owner' })
    await office.call('boss', 'set-owners', { remote: 'attic', owners: ['leaver'], why })
    const { token, name } = await tokenOf('leaver', named)
    const off = () => byToken(token)('off', { remote: 'attic', why })
    expect((await off()).code).toBe(codes.badInput)
    await office.call('boss', 'set-owners', { remote: 'attic', owners: [], why })
    expect((await off()).code).toBe(codes.notAllowed)
    await office.call('boss', 'remove-operator', { name: 'leaver', why })
    expect((await off()).code).toBe(codes.loginExpired)
    const [entry] = (await server.db.select().from(registryLog)).slice(-1)
    expect(entry).toMatchObject({ action: 'remove-operator', detail: { operator: 'leaver', tokens: [name] } })
  })

  it('is ended by its owner or a releaser, not by another owner', async () => {
    const { name } = await tokenOf('other', {})
    expect((await office.call('mine', 'remove-token', { name, why })).code).toBe(codes.badInput)
    const list = async (who: string) =>
      (await office.call<{ list: NewToken[] }>(who, 'tokens')).data.list.map((token) => token.name)
    expect(await list('mine')).not.toContain(name)
    expect(await list('boss')).toContain(name)
    expect((await office.call('other', 'remove-token', { name, why })).code).toBe(codes.success)
  })
})

describe('owners', () => {
  it('are operators of deliveries, set by a releaser', async () => {
    await addOperator(server, 'writer', { role: 'editor' })
    for (const owners of [['writer'], ['nobody']])
      expect((await office.call('boss', 'set-owners', { remote: OURS, owners, why })).code).toBe(codes.badInput)
    expect((await office.call('mine', 'set-owners', { remote: THEIRS, owners: ['mine'], why })).code).toBe(
      codes.notAllowed,
    )
    const { data } = await office.call<OperationsStatus>('mine', 'status')
    expect(data.remotes.find(({ name }) => name === THEIRS)?.owners).toEqual(['other'])
    expect((await office.call('mine', 'me')).data).toEqual({ name: 'mine', role: 'owner', remotes: [OURS] })
  })

  it('publish a remote that was named to them before it was there', async () => {
    const { text } = placeBuild(
      server.deps.environment.releasesDir,
      makeBuild({ name: OURS, routes: { garden: { path: '/garden/:id' } } }),
    )
    expect(await office.call('mine', 'publish', { document: text, why })).toMatchObject({ code: codes.success })
  })
})
