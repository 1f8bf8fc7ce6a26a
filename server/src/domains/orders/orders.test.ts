import { addresses, codes, credits, orders as endpoints, helpers, lifecycles, type OrderStep } from '@plaza/shared/api'
import { DAY_MS, HOUR_MS } from '@plaza/shared/format'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages, rateLimits, serviceOrderSteps, serviceOrders, teamMembers, teams } from '../../data/schema/index'
import { restartsOf } from '../../testing/restarts'
import { runJobs } from '../../testing/run-jobs'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { WALK_TIMEOUT_MS, walkLifecycle } from '../../testing/walk-lifecycle'

/** A service of team 601, which user 504 manages. */
const SERVICE = '74006'

let server: TestServer
let orderer: TestPerson
let manager: TestPerson
let colleague: TestPerson
let stranger: TestPerson
let addressId: string
beforeAll(async () => {
  server = await startTestServer()
  orderer = await server.person({ joinedDaysAgo: 90 })
  stranger = await server.person({ joinedDaysAgo: 90 })
  colleague = await server.person({ joinedDaysAgo: 90 })
  manager = await server.logInAs('504')
  await server.db.insert(teamMembers).values({ teamId: '601', userId: colleague.id, state: 'manager' })
  addressId = await bookAddress(orderer)
})
afterAll(() => server.close())

const bookAddress = async (who: TestPerson) =>
  (
    await server.data(
      addresses.add,
      {
        body: {
          name: '王小五',
          phone: '13712345678',
          region: '999001',
          detail: '灯笼巷 18 号',
          key: crypto.randomUUID(),
        },
      },
      who,
    )
  ).id

const body = (more: object = {}) => ({
  service_id: SERVICE,
  address_id: addressId,
  wanted_at: new Date(Date.now() + DAY_MS).toISOString(),
  note: '二楼，没有电梯',
  key: crypto.randomUUID(),
  ...more,
})
async function order(more: object = {}) {
  await server.db.delete(rateLimits)
  return server.data(endpoints.order, { body: body(more) }, orderer)
}
const take: Record<OrderStep, (id: string, who: TestPerson) => Promise<{ code: number }>> = {
  provide: (order_id, who) => server.ask(endpoints.provide, { body: { order_id } }, who),
  complete: (id, who) => server.ask(endpoints.complete, { params: { id } }, who),
  score: (order_id, who) =>
    server.ask(endpoints.evaluate, { body: { order_id, score: 5, text: '很快', tags: ['punctual'] } }, who),
  refuse: (id, who) => server.ask(endpoints.refuse, { params: { id }, body: { reason: '这周没有人' } }, who),
  cancel: (id, who) => server.ask(endpoints.cancel, { params: { id }, body: {} }, who),
  'give-back': (id, who) => server.ask(endpoints.giveBack, { params: { id }, body: {} }, who),
}
const detail = (id: string, who: TestPerson) => server.ask(endpoints.detail, { params: { id } }, who)
const stored = async (id: string) => (await server.db.select().from(serviceOrders).where(eq(serviceOrders.id, id)))[0]
const late = (id: string) =>
  server.db.execute(sql`update service_orders set wanted_at = now() - interval '1 hour' where id = ${id}`)
const overDue = (id: string) =>
  server.db.execute(
    sql`update service_orders set due_at = now() - interval '1 hour' where id = ${id} and state = 'provided'`,
  )
const inTime = (id: string) =>
  server.db.execute(
    sql`update service_orders set due_at = now() + interval '3 days' where id = ${id} and state = 'provided'`,
  )
const tick = () => runJobs(server.deps, /^expire-orders$/)
const eventsOf = async (id: string, event?: string, more?: SQL) =>
  (
    await server.db
      .select()
      .from(serviceOrderSteps)
      .where(
        and(eq(serviceOrderSteps.orderId, id), event ? eq(serviceOrderSteps.event, event as never) : undefined, more),
      )
  ).length

it(
  'is moved only by steps of its state machine, whatever runs in parallel',
  async () => {
    const servers = restartsOf(server)
    await walkLifecycle(lifecycles.serviceOrder, {
      async disturb() {
        server = await servers.next()
      },
      create: async () => (await order()).id,
      async take(id, step, role) {
        if (step === 'expire' || role === 'clock') {
          if ((step !== 'expire' && step !== 'give-back') || role !== 'clock') return false
          const event = step === 'expire' ? 'overdue' : 'given-back'
          const [makeDue, from] = step === 'expire' ? [late, 'ordered'] : [overDue, 'provided']
          // The clock passes over an order that a person's call holds just then.
          for (let tries = 0; tries < 5; tries++) {
            await makeDue(id)
            await tick()
            if ((await stored(id))?.state !== from) break
          }
          if (step === 'give-back') await inTime(id)
          // Several at once see the same steps: each counts for one who asks.
          return claimOnce(`${event} ${id}`, await eventsOf(id, event, isNull(serviceOrderSteps.actorId)))
        }
        const { code } = await take[step](id, personFor(step, role))
        if (code === codes.success) return true
        expect([codes.stateChanged, codes.contentGone]).toContain(code)
        return false
      },
      async read(id) {
        return (await stored(id))?.state ?? 'gone'
      },
      async check(id, taken) {
        expect(await eventsOf(id)).toBe(taken.length + 1)
      },
    })
    server = await servers.end()
  },
  WALK_TIMEOUT_MS,
)

/** A manager who did not take it on is no provider, and who takes nothing on as a provider is none. */
function personFor(step: OrderStep, role: 'orderer' | 'manager' | 'provider'): TestPerson {
  if (role === 'orderer') return orderer
  if (role === 'manager') return step === 'complete' || step === 'give-back' ? colleague : manager
  return step === 'provide' || step === 'refuse' ? stranger : manager
}

const claimed = new Map<string, number>()
function claimOnce(key: string, taken: number): boolean {
  const before = claimed.get(key) ?? 0
  if (taken <= before) return false
  claimed.set(key, before + 1)
  return true
}

describe('an order', () => {
  it('is made once per key, for an own address and a time to come', async () => {
    const made = body()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => server.data(endpoints.order, { body: made }, orderer)),
    )
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    const foreign = await bookAddress(stranger)
    const refused = async (more: object) => (await server.ask(endpoints.order, { body: body(more) }, orderer)).code
    expect(await refused({ address_id: foreign })).toBe(codes.contentGone)
    expect(await refused({ wanted_at: new Date(Date.now() - HOUR_MS).toISOString() })).toBe(codes.tooLate)
    expect(await refused({ wanted_at: new Date(Date.now() + 90 * DAY_MS).toISOString() })).toBe(codes.tooEarly)
    expect(await refused({ service_id: 'nothing' })).toBe(codes.contentGone)
  })

  it('is made ten times a day', async () => {
    await server.db.delete(rateLimits)
    const address_id = await bookAddress(stranger)
    const made: number[] = []
    for (let at = 0; at < 11; at++)
      made.push((await server.ask(endpoints.order, { body: body({ address_id }) }, stranger)).code)
    expect(made).toEqual([...Array(10).fill(codes.success), codes.tooMany])
    await server.db.delete(serviceOrders).where(eq(serviceOrders.userId, stranger.id))
  })

  it('tells the address to who takes it on, masked to the other managers, and exists for nobody else', async () => {
    const { id } = await order()
    expect((await detail(id, manager)).data).toMatchObject({
      phone: '137****5678',
      contact: '王**',
      steps: ['provide', 'refuse'],
    })
    expect((await detail(id, stranger)).code).toBe(codes.contentGone)
    for (const step of ['provide', 'complete', 'score', 'refuse', 'cancel', 'give-back'] as const)
      expect([step, (await take[step](id, stranger)).code]).toEqual([step, codes.contentGone])
    expect((await server.ask(endpoints.score, { query: { order_id: id } }, stranger)).code).toBe(codes.contentGone)
    await take.provide(id, manager)
    expect((await detail(id, manager)).data).toMatchObject({ phone: '13712345678', steps: ['complete', 'give-back'] })
    expect((await detail(id, colleague)).data).toMatchObject({ phone: '137****5678', steps: [] })
    expect((await detail(id, orderer)).data).toMatchObject({ phone: '13712345678', own: true, steps: ['cancel'] })
    expect((await take.complete(id, colleague)).code).toBe(codes.stateChanged)
    await take.complete(id, manager)
    expect((await detail(id, manager)).data).toMatchObject({ phone: '137****5678', contact: '王**' })
  })

  it('is not taken on by its orderer, who manages another team', async () => {
    await server.db.insert(teams).values({ id: 'orderers-team', name: '盐仓互助队', district: '云溪' })
    await server.db.insert(teamMembers).values({ teamId: 'orderers-team', userId: orderer.id, state: 'manager' })
    const { id } = await order()
    expect((await detail(id, orderer)).data).toMatchObject({ steps: ['cancel'] })
    for (const step of ['provide', 'refuse'] as const)
      expect([step, (await take[step](id, orderer)).code]).toEqual([step, codes.stateChanged])
    await server.db.delete(teams).where(eq(teams.id, 'orderers-team'))
  })

  it('is cancelled by its orderer also when somebody has taken it on, who is told', async () => {
    const { id } = await order()
    await take.provide(id, manager)
    expect((await take.cancel(id, orderer)).code).toBe(codes.success)
    expect((await detail(id, manager)).data).toMatchObject({ state: 'cancelled', phone: '137****5678', steps: [] })
  })

  it('tells whom it is for to who takes it on, until it is done, and to nobody else', async () => {
    const care = async (who: TestPerson) =>
      (
        await server.data(
          helpers.add,
          {
            body: {
              ...{ name: '王阿婆', phone: '13800138000', relation: 'grandparent', born: 1938, place: '盐仓路 46 号' },
              ...{ needs: ['hearing'], note: '请敲三下门', key: crypto.randomUUID() },
            },
          },
          who,
        )
      ).id
    const refused = await server.ask(endpoints.order, { body: body({ helper_id: await care(stranger) }) }, orderer)
    expect(refused.code).toBe(codes.contentGone)
    const helperId = await care(orderer)
    const { id, for_whom: own } = await order({ helper_id: helperId })
    expect(own).toMatchObject({ name: '王阿婆', phone: '138****8000', needs: ['hearing'] })
    await server.data(helpers.remove, { params: { id: helperId } }, orderer)
    const seen = async (who: TestPerson) => (await server.data(endpoints.detail, { params: { id } }, who)).for_whom
    expect([await seen(manager), await seen(colleague)]).toEqual([null, null])
    await take.provide(id, manager)
    expect(await seen(manager)).toMatchObject({ name: '王阿婆', phone: '13800138000', note: '请敲三下门' })
    expect(await seen(colleague)).toBeNull()
    await take.complete(id, manager)
    expect(await seen(manager)).toBeNull()
    expect(await seen(orderer)).toMatchObject({ name: '王阿婆' })
  })

  it('is scored once, which changes the score of the service by it', async () => {
    const service = async () =>
      (await server.data(endpoints.services, { query: { page_size: 100 } }, orderer)).list.find(
        ({ id }) => id === SERVICE,
      )
    const before = await service()
    const { id } = await order()
    await take.provide(id, manager)
    await take.complete(id, manager)
    const answers = await Promise.all([1, 2, 3].map(() => take.score(id, orderer)))
    expect(answers.filter(({ code }) => code === codes.success)).toHaveLength(1)
    expect((await server.ask(endpoints.rate, { body: { order_id: id, score: 1 } }, orderer)).code).toBe(
      codes.stateChanged,
    )
    const { rows } = await server.db.execute<{ scores: number; sum: number; orders: number }>(
      sql`select count(score)::int as scores, sum(score)::int as sum, count(*)::int as orders from service_orders where service_id = ${SERVICE}`,
    )
    const after = await service()
    expect(after?.orders).toBe((before?.orders ?? 0) + 1)
    expect(after?.score).toBe(Math.round(((rows[0]?.sum ?? 0) / (rows[0]?.scores ?? 1)) * 10) / 10)
    expect(await server.data(endpoints.score, { query: { order_id: id } }, orderer)).toMatchObject({
      score: 5,
      text: '很快',
      tags: ['punctual'],
    })
  })

  it('is refused with a reason that its orderer reads', async () => {
    const { id } = await order()
    const held = await server.ask(endpoints.refuse, { params: { id }, body: { reason: '加微信说' } }, manager)
    expect([held.code, (await detail(id, orderer)).data.state]).toEqual([codes.notAllowed, 'ordered'])
    await take.refuse(id, manager)
    const { data } = await detail(id, orderer)
    expect(data).toMatchObject({ state: 'refused', steps: [] })
    expect(data.timeline.at(-1)).toMatchObject({ event: 'refused', text: '这周没有人' })
  })

  it('is neither refused nor scored in words that a reviewer would read first', async () => {
    const { id } = await order()
    const words = '加微信聊聊，谢谢各位街坊。'
    const refusal = { params: { id }, body: { reason: words } }
    expect((await server.ask(endpoints.refuse, refusal, manager)).code).toBe(codes.notAllowed)
    await take.provide(id, manager)
    await take.complete(id, manager)
    const score = { order_id: id, score: 5 as const, text: words }
    expect((await server.ask(endpoints.rate, { body: score }, orderer)).code).toBe(codes.notAllowed)
    expect(await stored(id)).toMatchObject({ state: 'completed', score: null })
  })

  it('earns who completes it credits once, and who gave it back none', async () => {
    const earned = async (who: TestPerson) =>
      (await server.data(credits.mine, { query: { type: '7', page_size: 100 } }, who)).list.length
    const before = [await earned(manager), await earned(colleague)]
    const { id } = await order()
    await take.provide(id, manager)
    await take['give-back'](id, manager)
    await take.provide(id, colleague)
    await Promise.all([1, 2, 3].map(() => take.complete(id, colleague)))
    expect([await earned(manager), await earned(colleague)]).toEqual([before[0], (before[1] ?? 0) + 1])
  })

  it('is overdue once after several days in which nothing ran, tells both, and can still be taken on', async () => {
    const { id } = await order()
    await server.db.execute(sql`update service_orders set wanted_at = now() - interval '5 days' where id = ${id}`)
    await Promise.all([tick(), tick(), tick()])
    await tick()
    expect(await eventsOf(id, 'overdue')).toBe(1)
    const told = await server.db
      .select({ to: messages.userId })
      .from(messages)
      .where(and(eq(messages.template, 'order.overdue'), eq(messages.link, `/order-detail?id=${id}`)))
    expect(told.map(({ to }) => to).sort()).toEqual([orderer.id, manager.id, colleague.id].sort())
    expect((await take.provide(id, manager)).code).toBe(codes.success)
  })
})

it('is given back once if who took it on does not complete it, after a reminder, and can be taken on again', async () => {
  const { id } = await order()
  await take.provide(id, manager)
  const titles = async (template: string) =>
    (
      await server.db
        .select({ to: messages.userId })
        .from(messages)
        .where(and(eq(messages.template, template), eq(messages.link, `/order-detail?id=${id}`)))
    ).map(({ to }) => to)
  await tick()
  expect(await titles('order.reminded')).toEqual([])
  await server.db.execute(sql`update service_orders set due_at = now() + interval '47 hours' where id = ${id}`)
  await Promise.all([tick(), tick()])
  expect(await titles('order.reminded')).toEqual([manager.id])
  await overDue(id)
  await Promise.all([tick(), tick(), tick()])
  expect(await eventsOf(id, 'given-back')).toBe(1)
  expect((await titles('order.given-back')).sort()).toEqual([orderer.id, manager.id, colleague.id].sort())
  expect((await detail(id, manager)).data).toMatchObject({ state: 'overdue', phone: '137****5678', provider: null })
  expect((await detail(id, orderer)).data.steps).toEqual(['cancel'])
  expect((await take.provide(id, colleague)).code).toBe(codes.success)
  expect(await stored(id)).toMatchObject({ providerId: colleague.id, remindedAt: null })
})

it('is given back by who took it on, who does not see the address then, and taken on by a colleague', async () => {
  const { id } = await order()
  await take.provide(id, manager)
  const answers = await Promise.all([1, 2, 3].map(() => take['give-back'](id, manager)))
  expect(answers.filter(({ code }) => code === codes.success)).toHaveLength(1)
  expect((await detail(id, manager)).data).toMatchObject({ state: 'overdue', phone: '137****5678', provider: null })
  const told = async () =>
    (
      await server.db
        .select({ to: messages.userId })
        .from(messages)
        .where(and(eq(messages.template, 'order.returned'), eq(messages.link, `/order-detail?id=${id}`)))
    )
      .map(({ to }) => to)
      .sort()
  const all = [orderer.id, manager.id, colleague.id]
  expect(await told()).toEqual(all.toSorted())
  expect((await take.provide(id, colleague)).code).toBe(codes.success)
  expect(await stored(id)).toMatchObject({ providerId: colleague.id, remindedAt: null })
  // Each time is told, also before the time for which it is wanted.
  await take['give-back'](id, colleague)
  expect(await told()).toEqual([...all, ...all].sort())
})

it('earns nobody anything who orders from the own team', async () => {
  await server.db.delete(rateLimits)
  const address_id = await bookAddress(colleague)
  const { id, steps } = await server.data(endpoints.order, { body: body({ address_id }) }, colleague)
  expect(steps).toEqual(['cancel'])
  expect((await take.provide(id, colleague)).code).toBe(codes.stateChanged)
  expect((await take.provide(id, manager)).code).toBe(codes.success)
})

it('is completed by another manager once its provider manages the team no more, who does not see it then', async () => {
  const { id } = await order()
  await take.provide(id, colleague)
  const colleagueIs = (state: 'member' | 'manager') =>
    server.db.update(teamMembers).set({ state }).where(eq(teamMembers.userId, colleague.id))
  await colleagueIs('member')
  expect((await detail(id, colleague)).code).toBe(codes.contentGone)
  expect((await detail(id, manager)).data).toMatchObject({ phone: '13712345678', steps: ['complete', 'give-back'] })
  expect((await take.complete(id, manager)).code).toBe(codes.success)
  expect((await stored(id))?.providerId).toBe(manager.id)
  await colleagueIs('manager')
})

it('lists own orders, and those of managed teams', async () => {
  const { id } = await order()
  const ids = async (endpoint: typeof endpoints.list | typeof endpoints.given, who: TestPerson, state?: 'ordered') =>
    (await server.data(endpoint, { query: { page_size: 100, ...(state && { state }) } }, who)).list.map((one) => one.id)
  expect(await ids(endpoints.list, orderer, 'ordered')).toContain(id)
  expect(await ids(endpoints.given, manager)).toContain(id)
  expect(await ids(endpoints.given, orderer)).toEqual([])
  expect(await ids(endpoints.list, stranger)).toEqual([])
})
