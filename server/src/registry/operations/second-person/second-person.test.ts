import { codes } from '@plaza/shared/api'
import type { ChangeRequest, NewToken, OperationsLog, OperationsStatus } from '@plaza/shared/operations'
import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changeRequests, registryLog, remotePolicies, rolloutPlans } from '../../../data/schema/index'
import { advanceRollouts } from '../../../metrics/rollout/advance'
import { makeBuild, placeBuild } from '../../../testing/builds'
import { addOperator, operations } from '../../../testing/operators'
import { startTestServer, type TestServer } from '../../../testing/test-server'

const why = 'a test of two persons'
const remote = 'shelf'
const [FIRST, SECOND] = ['1.0.0-aaa', '1.1.0-bbb']

let server: TestServer
let office: ReturnType<typeof operations>

beforeAll(async () => {
  server = await startTestServer({ demo: false, environment: { opsToken: 'operator-token' } })
  office = operations(server)
  await addOperator(server, 'boss', { role: 'releaser' })
  for (const name of ['li', 'wang', 'stranger']) await addOperator(server, name, { role: 'owner' })
  await office.call('boss', 'set-owners', { remote, owners: ['li', 'wang'], why })
  for (const build of [makeBuild(), makeBuild({ version: '1.1.0', build: 'bbb' })])
    await office.call('li', 'publish', { document: placeBuild(server.deps.environment.releasesDir, build).text, why })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.delete(remotePolicies)
  await server.db.delete(changeRequests)
  await office.call('boss', 'promote', { remote, release: FIRST, why })
  await office.call('boss', 'set-second-person', { remote, above: 10, why })
})

const byToken = async (token: string, path: string, body: object) => {
  const response = await server.app.request(`http://plaza.example/ops/api/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as { code: number; msg: string; data: OperationsStatus }
}
const status = async () => (await office.call<OperationsStatus>('boss', 'status')).data
const base = ({ remotes }: OperationsStatus) => remotes[0]?.rules.find((rule) => rule.base)?.release
const promote = (who: string, more: object = {}) =>
  office.call<OperationsStatus>(who, 'promote', { remote, release: SECOND, why, ...more })
const confirm = async (who: string, request: number | undefined, seen?: number) =>
  (await office.call(who, 'confirm-request', { request, seen: seen ?? (await status()).serial })).code

async function asked(who = 'li', more: object = {}): Promise<number> {
  const { data, msg } = await promote(who, more)
  expect(data?.asked, msg).toBeDefined()
  return data.asked ?? 0
}

describe('a plan that was started before the need', () => {
  const at = async () => (await status()).remotes[0]?.plans[0]
  const advance = async () => {
    await server.db
      .update(rolloutPlans)
      .set({ dueAt: new Date(0), minVisits: 0 })
      .where(isNull(rolloutPlans.endedAt))
    await advanceRollouts(server.deps)
  }

  it('stops before the step that needs a second person, and goes on once one confirms', async () => {
    await server.db.delete(remotePolicies)
    const steps = [5, 8, 50, 100].map((percent) => ({ percent, wait: 1 }))
    expect((await promote('li', { plan: { steps, minVisits: 0 } })).data.asked).toBeUndefined()
    await office.call('boss', 'set-second-person', { remote, above: 10, why })
    await advance()
    expect(await at()).toMatchObject({ state: 'running', step: 1 })
    await advance()
    expect(await at()).toMatchObject({ state: 'paused', step: 1, note: expect.stringContaining('second person') })

    const resumed = await office.call<OperationsStatus>('li', 'resume', { remote, why })
    expect(resumed.data.waiting).toMatchObject([{ id: resumed.data.asked, action: 'resume', who: 'li' }])
    expect(await at()).toMatchObject({ state: 'paused' })
    expect(await confirm('li', resumed.data.asked)).toBe(codes.notAllowed)
    expect(await confirm('wang', resumed.data.asked)).toBe(codes.success)
    expect(await at()).toMatchObject({ state: 'running', step: 1 })
    await advance()
    expect(await at()).toMatchObject({ state: 'running', step: 2 })
    await office.call('li', 'pause', { remote, why })
    expect((await office.call<OperationsStatus>('li', 'resume', { remote, why })).data.asked).toBeUndefined()
    await office.call('li', 'cancel', { remote, why })
    await office.call('li', 'rollback', { remote, why })
  })
})

describe('a change of production', () => {
  it('counts shares of rules with a language, and those at the end of running plans', async () => {
    const others = ['1.2.0', '1.3.0'].map((version) => makeBuild({ version, build: 'ccc' }))
    for (const build of others)
      await office.call('li', 'publish', { document: placeBuild(server.deps.environment.releasesDir, build).text, why })
    const small = async (release: string, more: object) => (await promote('li', { release, ...more })).data.asked
    expect(await small(SECOND, { percent: 6, languages: ['zh-CN', 'en'] })).toBeUndefined()
    expect(await small('1.2.0', { percent: 5 })).toBeDefined()
    await office.call('li', 'rollback', { remote, why })
    const plan = { steps: [1, 8].map((percent) => ({ percent, wait: 60 })) }
    expect(await small('1.2.0', { plan })).toBeUndefined()
    expect(await small('1.3.0', { percent: 3 })).toBeDefined()
    expect(await small('1.3.0', { percent: 2 })).toBeUndefined()
    for (const _ of [1, 2]) await office.call('li', 'rollback', { remote, why })
  })

  it('waits for another owner, and is made in the name of who asked', async () => {
    const request = await asked()
    const waiting = await status()
    expect(base(waiting)).toBe(FIRST)
    expect(waiting.waiting).toMatchObject([
      { id: request, remote, action: 'promote', who: 'li', body: { release: SECOND } },
    ])
    expect(await confirm('wang', request)).toBe(codes.success)
    const after = await status()
    expect([base(after), after.waiting]).toEqual([SECOND, []])
    const [entry, before] = (await office.call<OperationsLog>('boss', 'log')).data.list
    expect(entry).toMatchObject({ who: 'li', action: 'promote', detail: { confirmedBy: 'wang', request } })
    for (const [who, found] of [
      ['wang', true],
      ['li', true],
      ['boss', false],
    ] as const) {
      const { list } = (await office.call<OperationsLog>('boss', `log?remote=${remote}&who=${who}`)).data
      expect(
        list.some(({ id }) => id === entry?.id),
        who,
      ).toBe(found)
    }
    expect((await office.call<OperationsLog>('boss', 'log?remote=other')).data.list).toEqual([])
    expect(before).toMatchObject({ who: 'li', action: 'request', detail: { change: 'promote', release: SECOND } })
  })

  it('of a small share is made at once, and so is every way back', async () => {
    expect((await promote('li', { percent: 10 })).data.asked).toBeUndefined()
    expect((await status()).remotes[0]?.rules[0]).toMatchObject({ release: SECOND, percent: 10 })
    for (const change of ['rollback', 'off', 'on'])
      expect((await office.call<OperationsStatus>('li', change, { remote, why })).data.asked).toBeUndefined()
    expect((await promote('li', { percent: 11 })).data.asked).toBeDefined()
    const steps = [5, 50].map((percent) => ({ percent, wait: 1 }))
    expect((await promote('li', { plan: { steps } })).data.asked, 'a plan waits as a whole').toBeDefined()
    expect((await office.call<OperationsStatus>('li', 'retire', { remote, why })).data.asked).toBeDefined()
  })

  it('that cannot be made is refused at once', async () => {
    const { code, data } = await promote('li', { release: '9.9.9' })
    expect([code, data]).toEqual([codes.badInput, null])
    expect((await status()).waiting).toEqual([])
  })

  it('is confirmed by nobody else than another person who may make it', async () => {
    const request = await asked()
    expect(await confirm('li', request)).toBe(codes.notAllowed)
    expect(await confirm('stranger', request)).toBe(codes.notAllowed)
    for (const who of ['li', 'wang', 'boss']) {
      const body = { name: `of-${who}`, role: 'owner', may: ['promote'], days: 1, why }
      const { token } = (await office.call<NewToken>(who, 'add-token', body)).data
      expect((await byToken(token, 'confirm-request', { request, seen: 999 })).code).toBe(codes.notAllowed)
      await office.call(who, 'remove-token', { name: body.name, why })
    }
    expect((await byToken('operator-token', 'confirm-request', { request, seen: 999 })).code).toBe(codes.notAllowed)
    expect(base(await status())).toBe(FIRST)
    expect(await confirm('boss', request)).toBe(codes.success)
  })

  it('that the token of a person asks for is not confirmed by that person', async () => {
    const body = { name: 'ci-shelf', role: 'owner', may: ['promote'], days: 1, why }
    const { token } = (await office.call<NewToken>('li', 'add-token', body)).data
    const { asked: request } = (await byToken(token, 'promote', { remote, release: SECOND, why })).data
    expect((await status()).waiting).toMatchObject([{ who: 'ci-shelf', owner: 'li' }])
    expect(await confirm('li', request)).toBe(codes.notAllowed)
    expect(await confirm('wang', request)).toBe(codes.success)
    await office.call('li', 'remove-token', { name: 'ci-shelf', why })
  })

  it('is not asked for by the operator token, behind which anybody may be', async () => {
    for (const [path, body] of [
      ['promote', { remote, release: SECOND, why }],
      ['set-second-person', { remote, above: null, why }],
    ] as const)
      expect(await byToken('operator-token', path, body)).toMatchObject({ code: codes.notAllowed })
    expect((await byToken('operator-token', 'off', { remote, why })).code).toBe(codes.success)
    await office.call('boss', 'on', { remote, why })
  })

  it('is made once where two confirm at the same time', async () => {
    const request = await asked()
    const { serial } = await status()
    const both = await Promise.all(['wang', 'boss'].map((who) => confirm(who, request, serial)))
    expect(both.sort()).toEqual([codes.success, codes.stateChanged].sort())
    expect((await status()).serial).toBe(serial + 1)
  })

  it('is made once where one confirms while the other declines', async () => {
    const request = await asked()
    const [confirmed, declined] = await Promise.all([
      confirm('wang', request),
      office.call('boss', 'decline-request', { request, why }).then(({ code }) => code),
    ])
    expect([confirmed, declined].filter((code) => code === codes.success)).toHaveLength(1)
    expect(base(await status())).toBe(confirmed === codes.success ? SECOND : FIRST)
  })

  it('is read again where the remote changed meanwhile', async () => {
    const request = await asked()
    const { serial } = await status()
    await promote('wang', { percent: 5 })
    expect(await confirm('boss', request, serial)).toBe(codes.stateChanged)
    expect(base(await status())).toBe(FIRST)
    expect(await confirm('boss', request)).toBe(codes.success)
  })

  it.each([...['publish', 'promote', 'rollback', 'off', 'on', 'retire', 'remove-rule', 'halt', 'set-second-person']])(
    'is read again after %s',
    async (action) => {
      const request = await asked()
      const { serial } = await status()
      const entry = { serial: serial + 1, who: 'plaza', action, why, detail: {} }
      await server.db.insert(registryLog).values({ ...entry, remote: 'another' })
      await server.db.insert(registryLog).values({ ...entry, serial, remote })
      const [last] = await server.db
        .insert(registryLog)
        .values({ ...entry, remote })
        .returning()
      expect(await confirm('boss', request, serial)).toBe(codes.stateChanged)
      expect(await confirm('boss', request, last?.serial)).toBe(codes.success)
    },
  )

  it('ends when it is declined, taken back, asked for again, or after a day', async () => {
    const decline = async (who: string, request: number) =>
      (await office.call(who, 'decline-request', { request, why })).code
    const first = await asked()
    expect(await decline('stranger', first)).toBe(codes.notAllowed)
    expect(await decline('wang', first)).toBe(codes.success)
    const second = await asked()
    expect(await decline('li', second)).toBe(codes.success)
    const third = await asked()
    const fourth = await asked('li', { percent: 50 })
    expect((await status()).waiting.map(({ id }: ChangeRequest) => id)).toEqual([fourth])
    await server.db
      .update(changeRequests)
      .set({ endsAt: new Date(Date.now() - 1) })
      .where(eq(changeRequests.id, fourth))
    for (const request of [first, second, third, fourth])
      expect(await confirm('boss', request)).toBe(codes.stateChanged)
    expect((await status()).waiting).toEqual([])
  })

  it('is not made for somebody who may not make it any more', async () => {
    await addOperator(server, 'leaver', { role: 'owner' })
    await office.call('boss', 'set-owners', { remote, owners: ['li', 'wang', 'leaver'], why })
    const request = await asked('leaver')
    await office.call('boss', 'set-owners', { remote, owners: ['li', 'wang'], why })
    expect(await confirm('boss', request)).toBe(codes.stateChanged)
    await office.call('boss', 'remove-operator', { name: 'leaver', why })
    expect(await confirm('boss', request)).toBe(codes.stateChanged)
    expect(base(await status())).toBe(FIRST)
  })
})

it('the need of a second person is made stronger by one and weaker by two', async () => {
  const set = async (above: number | null) =>
    (await office.call<OperationsStatus>('boss', 'set-second-person', { remote, above, why })).data
  expect((await set(5)).remotes[0]?.secondPersonAbove).toBe(5)
  const { asked: request, remotes } = await set(null)
  expect([remotes[0]?.secondPersonAbove, request]).toEqual([5, expect.any(Number)])
  expect(await confirm('boss', request)).toBe(codes.notAllowed)
  expect(await confirm('wang', request)).toBe(codes.success)
  expect((await status()).remotes[0]?.secondPersonAbove).toBeNull()
  expect((await office.call('li', 'set-second-person', { remote, above: 0, why })).code).toBe(codes.notAllowed)
})
