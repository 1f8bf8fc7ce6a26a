import { codes, teams as endpoints, type MembershipStep, membershipLifecycle, messages, scans } from '@plaza/shared/api'
import { MINUTE_MS } from '@plaza/shared/format'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../data/ids'
import { rateLimits, teamMembers, teams } from '../../data/schema/index'
import { restartsOf } from '../../testing/restarts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { WALK_TIMEOUT_MS, walkLifecycle } from '../../testing/walk-lifecycle'
import { signedCode } from '../scans/signed-code'
import { titleTokens } from '../search/tokens'

let server: TestServer
let manager: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.person({ nickname: '队长' })
})
afterAll(() => server.close())

/** A team with one manager. */
async function team(name = '夜跑队'): Promise<string> {
  const id = newId()
  await server.db.insert(teams).values({ id, name, members: 1, tokens: titleTokens(name) })
  await server.db.insert(teamMembers).values({ teamId: id, userId: manager.id, state: 'manager' })
  return id
}

const step = (team_id: string, action: MembershipStep, by: TestPerson, user_id?: string, reason = '一个理由') =>
  server.ask(endpoints.membership, { body: { team_id, action, user_id, reason } }, by)
const read = (id: string, by?: TestPerson) => server.data(endpoints.detail, { params: { id } }, by)
const stateOf = async (teamId: string, userId: string) => {
  const [row] = await server.db
    .select({ state: teamMembers.state })
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId)))
  return row?.state ?? 'none'
}
const titlesOf = async (person: TestPerson) =>
  (await server.data(messages.list, {}, person)).list.map(({ title }) => title)

describe('membership', () => {
  it(
    'is walked by its table',
    async () => {
      const person = await server.person()
      const byRole = { person, manager }
      const servers = restartsOf(server)
      await walkLifecycle(membershipLifecycle, {
        async disturb() {
          server = await servers.next()
        },
        create: () => team(),
        async take(id, action, role) {
          await server.db.delete(rateLimits)
          const { code } = await step(id, action, byRole[role], person.id)
          if (code !== codes.success && code !== codes.stateChanged && code !== codes.contentGone)
            throw new Error(`${code}`)
          return code === codes.success
        },
        read: (id) => stateOf(id, person.id),
        async check(id) {
          const belongs = ['member', 'manager'].includes(await stateOf(id, person.id))
          expect((await read(id, manager)).members).toBe(belongs ? 2 : 1)
        },
      })
      server = await servers.end()
    },
    WALK_TIMEOUT_MS,
  )

  it('is asked for, decided by a manager, and told to both', async () => {
    const id = await team('晨读队')
    const person = await server.person({ nickname: '想加入的人' })
    expect((await step(id, 'join', person, undefined, '周末有空')).data).toMatchObject({
      ...{ membership: 'pending', steps: ['leave'], members: 1, pending: null },
    })
    expect(await titlesOf(manager)).toContain('想加入的人 申请加入“晨读队”')
    expect((await read(id, manager)).pending).toBe(1)
    const { list } = await server.data(endpoints.members, { params: { id }, query: { state: 'pending' } }, manager)
    expect(list).toEqual([
      expect.objectContaining({ id: person.id, name: '想加入的人', note: '周末有空', steps: ['accept', 'refuse'] }),
    ])
    expect((await step(id, 'refuse', manager, person.id, '')).code).toBe(codes.badInput)
    await step(id, 'refuse', manager, person.id, '名额已满')
    expect(await read(id, person)).toMatchObject({ membership: 'refused', reason: '名额已满', steps: ['join'] })
    await step(id, 'join', person)
    await step(id, 'accept', manager, person.id)
    expect(await read(id, person)).toMatchObject({ membership: 'member', members: 2, reason: null })
    expect(await titlesOf(person)).toEqual(['您已加入“晨读队”', '您加入“晨读队”的申请未通过'])
  })

  it('is asked for so many times a day: each is a message to all managers', async () => {
    const [id, person] = [await team(), await server.person()]
    const asked: number[] = []
    for (let at = 0; at < 21; at++) {
      asked.push((await step(id, 'join', person)).code)
      await step(id, 'leave', person)
    }
    expect(asked).toEqual([...Array(20).fill(codes.success), codes.tooMany])
  })

  it('keeps a last manager, whoever of two leaves at once', async () => {
    const id = await team()
    const other = await server.person()
    expect((await read(id, manager)).steps).toEqual([])
    await server.db.insert(teamMembers).values({ teamId: id, userId: other.id, state: 'manager' })
    expect((await read(id, manager)).steps).toEqual(['leave'])
    const left = await Promise.all([step(id, 'leave', manager), step(id, 'leave', other)])
    expect(left.map(({ code }) => code).sort()).toEqual([codes.success, codes.notAllowed].sort())
    const both = await Promise.all([step(id, 'remove', manager, other.id), step(id, 'dismiss', other, manager.id)])
    expect(both.filter(({ code }) => code === codes.success)).toHaveLength(0)
  })

  it('shows those who wait, notes and full names to managers alone', async () => {
    const id = await team()
    const person = await server.person({ nickname: '红马甲陈禾' })
    await step(id, 'join', person, undefined, '只给队长看')
    const asked = { params: { id }, query: { state: 'pending' as const } }
    const stranger = await server.person()
    expect((await server.ask(endpoints.members, asked, stranger)).code).toBe(codes.contentGone)
    expect((await server.ask(endpoints.members, asked)).code).toBe(codes.loginExpired)
    await step(id, 'accept', manager, person.id)
    for (const who of [undefined, stranger]) {
      const answer = JSON.stringify(await server.data(endpoints.members, { params: { id } }, who))
      expect(answer).toContain('红****')
      expect(answer).not.toContain('只给队长看')
      // A guest does not learn whose page it is.
      expect(answer.includes(person.id)).toBe(who !== undefined)
    }
    expect((await step(id, 'remove', stranger, person.id)).code).toBe(codes.contentGone)
  })
})

describe('the list', () => {
  const names = async (query: object) => (await server.data(endpoints.list, { query })).list.map(({ name }) => name)

  it.each<[string, object, string]>([
    ['by name', { name: '净滩' }, '东滩净滩队'],
    ['by pinyin', { name: 'jingtan' }, '东滩净滩队'],
    ['by street', { street: '白鹭洲街道' }, '白鹭洲护鸟队'],
    ['by kind and district', { kind: '应急救援', district: '临江' }, '市民急救讲习所'],
  ])('finds a team %s', async (_, query, name) => expect(await names(query)).toContain(name))

  it('finds nothing where there is none, and begins with most members', async () => {
    expect(await names({ name: '没有这样的队' })).toEqual([])
    const { list } = await server.data(endpoints.list, {})
    const counts = list.map(({ members }) => members)
    expect(counts).toEqual([...counts].sort((one, other) => other - one))
  })

  it('has the own teams, with those that a manager has to review', async () => {
    const own = await server.data(endpoints.mine, {}, await server.logInAs('504'))
    expect(own.list.find(({ id }) => id === '601')).toMatchObject({ membership: 'manager', pending: 2 })
  })
})

describe('a code', () => {
  const scan = (code: string, by: TestPerson) => server.data(scans.read, { body: { code } }, by)
  const UNKNOWN = { kind: 'unknown', id: null, title: '', valid: false }

  it('says whose it is, for a minute', async () => {
    const [person, reader] = [await server.person({ nickname: '扫码的人' }), await server.person()]
    const { code, expires_at } = await server.data(scans.code, {}, person)
    expect(Date.parse(expires_at) - Date.now()).toBeLessThanOrEqual(MINUTE_MS)
    expect(code).not.toContain(person.id)
    expect(await scan(code, reader)).toEqual({ kind: 'volunteer', id: person.id, title: '扫码的人', valid: true })
    const old = signedCode(server.deps.secret, { kind: 'volunteer', id: person.id }, Date.now() - MINUTE_MS)
    expect(await scan(old.code, reader)).toEqual({ kind: 'volunteer', id: null, title: '', valid: false })
    const { list } = await server.data(scans.mine, {}, reader)
    expect(list.map(({ kind, valid }) => [kind, valid])).toEqual([
      ['volunteer', false],
      ['volunteer', true],
    ])
    expect((await server.data(scans.mine, {}, person)).list).toEqual([])
  })

  it('is unknown where this server did not make it', async () => {
    const reader = await server.person()
    const { code } = await server.data(scans.code, {}, reader)
    const forged = `${code.startsWith('A') ? 'B' : 'A'}${code.slice(1)}`
    for (const wrong of [forged, code.slice(0, 20), 'https://elsewhere.example/', '123456'])
      expect(await scan(wrong, reader)).toEqual(UNKNOWN)
  })

  it('of a team is its managers’ alone', async () => {
    const id = await team('扫码队')
    const stranger = await server.person()
    expect((await server.ask(endpoints.code, { params: { id } }, stranger)).code).toBe(codes.contentGone)
    const { code } = await server.data(endpoints.code, { params: { id } }, manager)
    expect(await scan(`https://plaza.example/scan-result?scanned=${code}`, stranger)).toMatchObject({
      kind: 'team',
      id,
    })
  })
})
