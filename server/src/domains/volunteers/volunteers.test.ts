import { codes, type RoleOf, type StepOf, teams, volunteerLifecycle, volunteers } from '@plaza/shared/api'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages, queueItems, volunteers as table, users } from '../../data/schema/index'
import { addOperator, operations } from '../../testing/operators'
import { restartsOf } from '../../testing/restarts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { WALK_TIMEOUT_MS, walkLifecycle } from '../../testing/walk-lifecycle'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await addOperator(server, 'sup', { role: 'centre' })
})
afterAll(() => server.close())

const body = {
  ...{ district: '青岩', street_id: '658', team_id: '601' },
  ...{ skills: ['repair' as const], availability: ['weekend-morning' as const], accepted: true as const },
}

async function proven(): Promise<TestPerson> {
  const person = await server.person()
  await server.db.update(users).set({ verified: 1 }).where(eq(users.id, person.id))
  return person
}

const ownOf = async (person: TestPerson) => (await server.data(volunteers.detail, {}, person)).uc_volunteer

async function decide(person: TestPerson, decision: 'accept' | 'refuse', why = '欢迎加入') {
  const [item] = await server.db
    .select({ id: queueItems.id, version: queueItems.version, state: queueItems.state })
    .from(queueItems)
    .innerJoin(table, eq(table.id, queueItems.subjectId))
    .where(eq(table.userId, person.id))
    .orderBy(queueItems.id)
    .then((rows) => rows.slice(-1))
  if (!item) return false
  const { id, version } = item
  const items = [{ id, version }]
  const { failed } = await operations(server).change('sup', 'volunteering', 'decide', { items, decision, why })
  return failed.length === 0
}

describe('a volunteer', () => {
  it('does not apply while registration is closed', async () => {
    const person = await proven()
    const open = (value: 0 | 1) =>
      server.db.execute(
        sql`update settings set value = jsonb_set(value, '{open}', to_jsonb(${value}::int)) where key = 'volunteering'`,
      )
    await open(0)
    expect((await server.ask(volunteers.register, { body }, person)).code).toBe(codes.notAllowed)
    await open(1)
    expect((await server.ask(volunteers.register, { body }, person)).code).toBe(codes.success)
  })

  it('changes skills, times and street without leaving, once it is accepted', async () => {
    const person = await proven()
    const offer = { district: '青岩', street_id: '658', skills: ['driving' as const], availability: [] }
    const change = (more: object = {}) => server.ask(volunteers.change, { body: { ...offer, ...more } }, person)
    expect((await change()).code).toBe(codes.stateChanged)
    await server.data(volunteers.register, { body }, person)
    expect((await change()).code).toBe(codes.stateChanged)
    await decide(person, 'accept')
    expect((await change({ skills: ['driving', 'driving'] })).code).toBe(codes.success)
    expect(await ownOf(person)).toMatchObject({ state: 'active', skills: ['driving'], availability: [] })
    // A street of another district.
    expect((await change({ district: '临江' })).code).toBe(codes.badInput)
    expect((await change({ skills: ['flying'] as never })).code).toBe(codes.badInput)
    expect(await ownOf(person)).toMatchObject({ district: '青岩', skills: ['driving'] })
  })

  it('applies, waits in the queue of support, is accepted and told, and keeps the number after leaving', async () => {
    const person = await proven()
    const applied = await server.data(volunteers.register, { body }, person)
    expect(applied).toMatchObject({ state: 'applying', number: null, steps: ['withdraw'], team: { id: '601' } })
    expect(await decide(person, 'accept')).toBe(true)
    const active = await ownOf(person)
    expect(active).toMatchObject({ state: 'active', number: expect.stringMatching(/^SB\d{6}$/), steps: ['leave'] })
    const [told] = await server.db.select().from(messages).where(eq(messages.userId, person.id))
    expect(told).toMatchObject({ template: 'volunteer.accepted', link: '/register-volunteer' })
    // The team that was named is asked, once.
    const manager = await server.logInAs('504')
    const pending = { params: { id: '601' }, query: { state: 'pending' as const, page_size: 100 } }
    const asked = (await server.data(teams.members, pending, manager)).list.filter((member) => member.id === person.id)
    expect(asked).toMatchObject([{ state: 'pending', steps: ['accept', 'refuse'] }])
    const toManager = and(eq(messages.userId, '504'), sql`${messages.params}->>'author_id' = ${person.id}`)
    expect(await server.db.select({ template: messages.template }).from(messages).where(toManager)).toEqual([
      { template: 'team.asked' },
    ])
    const id = applied.id
    expect(await server.data(volunteers.one, { params: { id } })).toMatchObject({ id, teams: [], own: false })
    await server.data(volunteers.leave, { params: { id } }, person)
    expect(await ownOf(person)).toMatchObject({ state: 'left', number: active?.number, steps: ['apply'] })
    expect((await server.ask(volunteers.one, { params: { id } }, person)).code).toBe(codes.contentGone)
  })

  it('is told why the application was refused, and may apply again', async () => {
    const person = await proven()
    await server.data(volunteers.register, { body }, person)
    await decide(person, 'refuse', '街道暂无岗位')
    expect(await ownOf(person)).toMatchObject({ state: 'refused', refusal: '街道暂无岗位', steps: ['apply'] })
    expect(await server.data(volunteers.register, { body }, person)).toMatchObject({ state: 'applying', refusal: null })
  })

  it('needs a proven name, as the credit config says', async () => {
    const person = await server.person()
    expect((await server.ask(volunteers.register, { body }, person)).code).toBe(codes.realNameNeeded)
    expect(await ownOf(person)).toBeNull()
  })

  it('names a street of the district and a team that exist', async () => {
    const person = await proven()
    for (const wrong of [{ street_id: '651' }, { team_id: 'none' }])
      expect((await server.ask(volunteers.register, { body: { ...body, ...wrong } }, person)).code).toBe(codes.badInput)
  })

  it('does not end another one’s record', async () => {
    const person = await proven()
    const other = await proven()
    const { id } = await server.data(volunteers.register, { body }, other)
    await decide(other, 'accept')
    expect((await server.ask(volunteers.leave, { params: { id } }, person)).code).toBe(codes.contentGone)
    expect(await ownOf(other)).toMatchObject({ state: 'active' })
  })

  it('is a masked name without a picture to guests', async () => {
    const { list } = await server.data(volunteers.list, { query: { team_id: '601' } })
    expect(list.length).toBeGreaterThan(0)
    for (const { name, avatar } of list) expect([name, avatar]).toEqual([expect.stringMatching(/^.\*+$/), null])
    const { list: seen } = await server.data(volunteers.list, { query: { team_id: '601' } }, await server.person())
    expect(seen.map(({ name }) => name)).toContain('红马甲陈禾')
  })
})

it(
  'takes the steps of its table, whatever is tried at once',
  async () => {
    const people = new Map<string, TestPerson>()
    type Step = StepOf<typeof volunteerLifecycle>
    const own = {
      apply: (person: TestPerson) => server.ask(volunteers.register, { body }, person),
      withdraw: (person: TestPerson) => server.ask(volunteers.withdraw, {}, person),
      leave: async (person: TestPerson) =>
        server.ask(volunteers.leave, { params: { id: (await ownOf(person))?.id ?? 'none' } }, person),
    }
    const servers = restartsOf(server)
    await walkLifecycle<'none' | 'applying' | 'active' | 'refused' | 'left', Step, RoleOf<typeof volunteerLifecycle>>(
      volunteerLifecycle,
      {
        async disturb() {
          server = await servers.next()
        },
        async create() {
          const person = await proven()
          people.set(person.id, person)
          return person.id
        },
        async take(id, step, role) {
          const person = people.get(id)
          if (!person) throw new Error('nobody')
          if (step === 'accept' || step === 'refuse') return role === 'reviewer' && decide(person, step)
          if (role === 'reviewer') return false
          const { code } = await own[step](person)
          if (code !== codes.success && code !== codes.stateChanged && code !== codes.contentGone)
            throw new Error(`${step}: ${code}`)
          return code === codes.success
        },
        async read(id) {
          const person = people.get(id)
          return (person && (await ownOf(person))?.state) ?? 'none'
        },
        async check(id) {
          const isWaiting = and(eq(queueItems.authorId, id), eq(queueItems.state, 'waiting'))
          const state = people.has(id) && (await ownOf(people.get(id) as TestPerson))?.state
          expect(await server.db.$count(queueItems, isWaiting)).toBe(state === 'applying' ? 1 : 0)
        },
      },
    )
    server = await servers.end()
  },
  WALK_TIMEOUT_MS,
)
