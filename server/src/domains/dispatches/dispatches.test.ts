import {
  blocks,
  codes,
  type DispatchStep,
  dispatches as endpoints,
  lifecycles,
  orders as orderEndpoints,
  wishes as wishEndpoints,
} from '@plaza/shared/api'
import type { OpenDeed, OpenDeeds } from '@plaza/shared/operations'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../data/ids'
import {
  dispatches,
  messages,
  rateLimits,
  serviceOrders,
  teamMembers,
  teamServices,
  teams,
  wishClaims,
  wishes,
} from '../../data/schema/index'
import { addOperator, operations } from '../../testing/operators'
import { restartsOf } from '../../testing/restarts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { WALK_TIMEOUT_MS, walkLifecycle } from '../../testing/walk-lifecycle'

/** Calls at once in a race. */
const AT_ONCE = 50
/** A service of the first team; the other one has one manager. */
const [TEAM, OTHER, SERVICE] = ['601', 'asked-team', '74006']

let server: TestServer
let owner: TestPerson
let manager: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  await addOperator(server, 'ada', { role: 'centre' })
  await addOperator(server, 'sun', { role: 'support' })
  owner = await server.person({ nickname: '许愿的人', joinedDaysAgo: 90 })
  manager = await server.person({ nickname: '管事的人', joinedDaysAgo: 90 })
  stranger = await server.person({ joinedDaysAgo: 90, roles: ['volunteer'] })
  await server.db.insert(teams).values({ id: OTHER, name: '海岸线服务队', district: '云溪' })
  await server.db.insert(teamMembers).values({ teamId: OTHER, userId: manager.id, state: 'manager' })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.delete(rateLimits)
})

async function wish(more: Partial<typeof wishes.$inferInsert> = {}): Promise<string> {
  const id = newId()
  await server.db.insert(wishes).values({
    ...{ id, userId: owner.id, size: 'wish', title: '想有人陪着去医院', content: '周三上午', kind: 'company' },
    ...{ district: '临江', review: 'shown' },
    ...more,
  })
  return id
}
async function order(more: Partial<typeof serviceOrders.$inferInsert> = {}): Promise<string> {
  const id = newId()
  await server.db.insert(serviceOrders).values({
    ...{ id, serviceId: SERVICE, teamId: TEAM, userId: owner.id, contact: '王小五', phone: '13712345678' },
    ...{ address: '临江区灯笼巷 18 号', wantedAt: new Date(Date.now() + 1e8), publishKey: id },
    ...more,
  })
  return id
}
const send = (path: string, body: object, who = 'ada') => operations(server).call<OpenDeed>(who, `centre/${path}`, body)
const ask = (kind: string, id: string, more: object = {}) =>
  send('dispatch', { kind, id, team: OTHER, note: '', ...more })
async function asked(kind: string, id: string, more: object = {}): Promise<string> {
  const { data, msg } = await ask(kind, id, more)
  expect(msg).toBe('OK')
  return data.last?.id ?? ''
}
const answer = (id: string, step: DispatchStep, who = manager) =>
  server.ask(
    endpoints.step,
    { params: { id }, body: { step, ...(step === 'decline' && { reason: '这周没有人' }) } },
    who,
  )
const storedState = async (id: string) =>
  (await server.db.select().from(dispatches).where(eq(dispatches.id, id)))[0]?.state ?? 'gone'
const deeds = async (query = '') => (await operations(server).call<OpenDeeds>('ada', `centre/deeds?${query}`)).data
const told = async (person: TestPerson, template: string) =>
  (
    await server.db
      .select()
      .from(messages)
      .where(and(eq(messages.userId, person.id), eq(messages.template, template)))
  ).length

it(
  'is moved only by steps of its state machine, whatever runs in parallel',
  async () => {
    const wishOf = new Map<string, string>()
    const servers = restartsOf(server)
    await walkLifecycle(lifecycles.dispatch, {
      async disturb() {
        server = await servers.next()
      },
      async create() {
        // Nobody claims more than a few wishes at a time and a day.
        await server.db.delete(wishes).where(eq(wishes.userId, owner.id))
        await server.db.delete(rateLimits)
        const subject = await wish()
        const id = await asked('wish', subject)
        wishOf.set(id, subject)
        return id
      },
      async take(id, step, role) {
        const subject = wishOf.get(id) ?? ''
        const { code } =
          step === 'withdraw'
            ? role === 'centre'
              ? await send('withdraw-dispatch', { kind: 'wish', id: subject, dispatch: id })
              : await send('withdraw-dispatch', { kind: 'wish', id: subject, dispatch: id }, 'sun')
            : step === 'lapse'
              ? role === 'deed'
                ? await claimOnce(id, subject)
                : { code: codes.stateChanged }
              : await answer(id, step, role === 'manager' ? manager : stranger)
        if (code === codes.success) return true
        expect([codes.stateChanged, codes.contentGone, codes.notAllowed]).toContain(code)
        return false
      },
      read: (id) => storedState(id),
      async check(id) {
        const state = await storedState(id)
        const claims = await server.db
          .select()
          .from(wishClaims)
          .where(eq(wishClaims.wishId, wishOf.get(id) ?? ''))
        if (state === 'accepted') expect(claims.map(({ userId }) => userId)).toEqual([manager.id])
      },
    })
    server = await servers.end()
  },
  WALK_TIMEOUT_MS,
)

const lapsed = new Set<string>()
/** A claim by somebody else lapses the question if it is open; it counts for the first who asks. */
async function claimOnce(id: string, subject: string): Promise<{ code: number }> {
  await server.ask(wishEndpoints.claim, { body: { wish_id: subject } }, stranger)
  // Nobody holds many claims at once.
  await server.db
    .update(wishes)
    .set({ claimantId: null })
    .where(and(eq(wishes.id, subject), eq(wishes.claimantId, stranger.id)))
  const isFirst = (await storedState(id)) === 'lapsed' && !lapsed.has(id)
  if (isFirst) lapsed.add(id)
  return { code: isFirst ? codes.success : codes.stateChanged }
}

describe('a wish', () => {
  it('is claimed by the manager who accepts, once of fifty, as by a volunteer', async () => {
    const id = await wish()
    const dispatch = await asked('wish', id, { note: '老人只会说本地话' })
    expect((await server.data(wishEndpoints.detail, { params: { id } }, manager)).asked).toMatchObject({
      note: '老人只会说本地话',
    })
    expect((await server.data(wishEndpoints.detail, { params: { id } }, stranger)).asked).toBeNull()
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => answer(dispatch, 'accept')))
    expect(answers.filter(({ code }) => code === codes.success)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === codes.stateChanged)).toHaveLength(AT_ONCE - 1)
    const after = await server.data(wishEndpoints.detail, { params: { id } }, manager)
    expect(after).toMatchObject({
      state: 'claimed',
      claimant: { id: manager.id },
      asked: null,
      steps: ['cancel-claim'],
    })
    expect((await server.ask(wishEndpoints.finish, { body: { wish_id: id, thanks: '谢谢' } }, owner)).code).toBe(
      codes.success,
    )
  })

  it('is nobody’s to claim for a team but a manager’s, and not its owner’s', async () => {
    const id = await wish()
    const dispatch = await asked('wish', id)
    expect((await answer(dispatch, 'accept', stranger)).code).toBe(codes.contentGone)
    await server.db.insert(teamMembers).values({ teamId: OTHER, userId: owner.id, state: 'manager' })
    expect((await answer(dispatch, 'accept', owner)).code).toBe(codes.stateChanged)
    await server.db.update(teamMembers).set({ state: 'left' }).where(eq(teamMembers.userId, manager.id))
    expect((await answer(dispatch, 'accept')).code).toBe(codes.contentGone)
    const other = await wish()
    expect((await ask('wish', other)).code).toBe(codes.notAllowed)
    await server.db.delete(teamMembers).where(eq(teamMembers.userId, owner.id))
    await server.db.update(teamMembers).set({ state: 'manager' }).where(eq(teamMembers.userId, manager.id))
    expect(await storedState(dispatch)).toBe('asked')
  })

  it('is asked of one team at a time, and of another in its place', async () => {
    const id = await wish()
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask('wish', id)))
    expect(answers.filter(({ code }) => code === codes.success)).toHaveLength(1)
    const [open] = await server.db.select().from(dispatches).where(eq(dispatches.wishId, id))
    const next = await asked('wish', id, { team: TEAM, instead: open?.id })
    expect(await storedState(open?.id ?? '')).toBe('withdrawn')
    expect(await storedState(next)).toBe('asked')
    expect((await answer(open?.id ?? '', 'accept')).code).toBe(codes.stateChanged)
  })

  it('takes no question back that is about something else', async () => {
    const [id, elsewhere] = [await wish(), await wish()]
    const open = await asked('wish', elsewhere)
    expect((await ask('wish', id, { instead: open })).code).toBe(codes.badInput)
    expect(await storedState(open)).toBe('asked')
  })

  it('is not taken on by who is blocked by its owner, nor declined in words that a reviewer would read first', async () => {
    const dispatch = await asked('wish', await wish())
    const block = (on: boolean) => server.data(blocks.set, { params: { id: manager.id }, body: { on } }, owner)
    await block(true)
    expect((await answer(dispatch, 'accept')).code).toBe(codes.notAllowed)
    await block(false)
    const body = { step: 'decline' as const, reason: '加微信聊聊，谢谢各位街坊。' }
    expect((await server.ask(endpoints.step, { params: { id: dispatch }, body }, manager)).code).toBe(codes.notAllowed)
    expect(await storedState(dispatch)).toBe('asked')
  })

  it('comes back to the centre with the reason, and again after its claim was given back', async () => {
    const id = await wish()
    const first = await asked('wish', id)
    const unexplained = await server.ask(endpoints.step, { params: { id: first }, body: { step: 'decline' } }, manager)
    expect(unexplained.code).toBe(codes.badInput)
    const held = { step: 'decline' as const, reason: '加微信说' }
    expect((await server.ask(endpoints.step, { params: { id: first }, body: held }, manager)).code).toBe(
      codes.notAllowed,
    )
    expect(await storedState(first)).toBe('asked')
    await answer(first, 'decline')
    const find = async () => (await deeds('kind=wish')).list.find((one) => one.id === id)
    expect(await find()).toMatchObject({ times: 1, last: { state: 'declined', reason: '这周没有人', by: '管事的人' } })
    const second = await asked('wish', id)
    expect(await find()).toMatchObject({ times: 2, last: { state: 'asked', operator: 'ada' } })
    await answer(second, 'accept')
    expect(await find()).toBeUndefined()
    await server.ask(wishEndpoints.cancelClaim, { body: { wish_id: id } }, manager)
    expect(await find()).toMatchObject({ last: { state: 'accepted' } })
  })

  it('lapses when a volunteer claims it, and leaves nothing when it is deleted', async () => {
    const [id, gone] = [await wish(), await wish()]
    const [dispatch, lost] = [await asked('wish', id), await asked('wish', gone)]
    await server.ask(wishEndpoints.claim, { body: { wish_id: id } }, stranger)
    expect(await storedState(dispatch)).toBe('lapsed')
    await server.ask(wishEndpoints.remove, { params: { id: gone } }, owner)
    expect((await answer(lost, 'accept')).code).toBe(codes.contentGone)
    expect((await ask('wish', id)).code).toBe(codes.stateChanged)
  })

  it('is out of sight while it is hidden', async () => {
    const id = await wish()
    const dispatch = await asked('wish', id)
    await server.db.update(wishes).set({ review: 'refused' }).where(eq(wishes.id, id))
    expect((await deeds()).list.some((one) => one.id === id)).toBe(false)
    expect((await answer(dispatch, 'accept')).code).toBe(codes.contentGone)
    const own = await server.data(endpoints.list, { params: { id: OTHER }, query: {} }, manager)
    expect(own.list.map((one) => one.id)).not.toContain(dispatch)
  })
})

describe('a service order', () => {
  it('becomes the team’s that accepts it, whose score is not the service’s', async () => {
    const id = await order()
    const read = (who: TestPerson) => server.ask(orderEndpoints.detail, { params: { id } }, who)
    expect((await read(manager)).code).toBe(codes.contentGone)
    const dispatch = await asked('order', id)
    expect(await told(manager, 'dispatch.asked')).toBeGreaterThan(0)
    expect((await read(manager)).data).toMatchObject({ phone: '137****5678', steps: [], asked: { id: dispatch } })
    const [before] = await server.db.select().from(teamServices).where(eq(teamServices.id, SERVICE))
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => answer(dispatch, 'accept')))
    expect(answers.filter(({ code }) => code === codes.success)).toHaveLength(1)
    expect((await read(manager)).data).toMatchObject({
      ...{
        phone: '13712345678',
        state: 'provided',
        team: { id: OTHER },
        provider: '管事的人',
        steps: ['complete', 'give-back'],
      },
    })
    expect(await told(await server.logInAs('504'), 'order.passed-on')).toBe(1)
    await server.ask(orderEndpoints.complete, { params: { id } }, manager)
    await server.ask(orderEndpoints.rate, { body: { order_id: id, score: 1 } }, owner)
    const [after] = await server.db.select().from(teamServices).where(eq(teamServices.id, SERVICE))
    expect(after).toEqual(before)
  })

  it('stays its team’s that takes it on first', async () => {
    const id = await order()
    const dispatch = await asked('order', id)
    const leader = await server.logInAs('504')
    const [taken, accepted] = await Promise.all([
      server.ask(orderEndpoints.provide, { body: { order_id: id } }, leader),
      answer(dispatch, 'accept'),
    ])
    expect([taken.code, accepted.code].filter((code) => code === codes.success)).toHaveLength(1)
    const [row] = await server.db.select().from(serviceOrders).where(eq(serviceOrders.id, id))
    const isTaken = taken.code === codes.success
    expect(row).toMatchObject({ teamId: isTaken ? TEAM : OTHER, providerId: isTaken ? '504' : manager.id })
    expect(await storedState(dispatch)).toBe(isTaken ? 'lapsed' : 'accepted')
  })

  it('lapses when it is cancelled', async () => {
    const id = await order()
    const dispatch = await asked('order', id)
    await server.ask(orderEndpoints.cancel, { params: { id }, body: {} }, owner)
    expect(await storedState(dispatch)).toBe('lapsed')
  })
})

describe('the list of the centre', () => {
  it('has what is overdue first and then the oldest, page by page, by kind and district', async () => {
    await server.db.delete(wishes).where(eq(wishes.userId, owner.id))
    await server.db.delete(serviceOrders).where(eq(serviceOrders.userId, owner.id))
    for (let index = 0; index < 40; index++)
      await wish({ district: '青岩', createdAt: new Date(Date.now() - (index % 7) * 1e6) })
    const late = await order({ state: 'overdue' })
    const all: OpenDeed[] = []
    for (let after: string | null = ''; after !== null; ) {
      const page: OpenDeeds = await deeds(after ? `after=${after}` : '')
      all.push(...page.list)
      after = page.next
    }
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(all.map(({ overdue }) => overdue)).toEqual(
      all.map(({ overdue }) => overdue).toSorted((a, b) => Number(b) - Number(a)),
    )
    const rest = all.filter(({ overdue }) => !overdue).map(({ since }) => since)
    expect(rest).toEqual(rest.toSorted((a, b) => a - b))
    expect(all.filter(({ overdue }) => overdue).map(({ id }) => id)).toContain(late)
    const inOne = (await deeds('kind=wish&district=青岩')).list
    expect(inOne.length).toBeGreaterThan(1)
    expect(inOne.every(({ district }) => district === '青岩')).toBe(true)
    await asked('order', late)
    expect((await deeds('asked=yes')).list.map(({ id }) => id)).toContain(late)
    expect((await deeds('asked=no&kind=order')).list.map(({ id }) => id)).not.toContain(late)
  })

  it('offers the team first that a wish names, wherever it is', async () => {
    const body = {
      size: 'wish' as const,
      title: '想学游泳',
      content: '周末',
      kind: 'learning' as const,
      district: '临江' as const,
      images: [],
    }
    const key = crypto.randomUUID()
    const bad = await server.ask(wishEndpoints.publish, { body: { ...body, key, team_id: 'nowhere' } }, owner)
    expect(bad.code).toBe(codes.badInput)
    const made = await server.data(wishEndpoints.publish, { body: { ...body, key, team_id: OTHER } }, owner)
    expect(made.team).toMatchObject({ id: OTHER, name: '海岸线服务队' })
    await server.db.update(wishes).set({ review: 'shown' }).where(eq(wishes.id, made.id))
    const deed = (await deeds('kind=wish&district=临江')).list.find(({ id }) => id === made.id)
    expect(deed?.wished).toEqual({ id: OTHER, name: '海岸线服务队' })
    const { call } = operations(server)
    const firstOf = async (more: string) =>
      (await call<{ list: { id: string }[] }>('ada', `centre/teams?district=临江${more}`)).data.list[0]?.id
    expect(await firstOf('')).not.toBe(OTHER)
    expect(await firstOf(`&first=${OTHER}`)).toBe(OTHER)
  })

  it('names teams that have a manager with their open work, those of the district first', async () => {
    const { data } = await operations(server).call<{ list: { id: string; district: string; asked: number }[] }>(
      'ada',
      'centre/teams?district=云溪',
    )
    const own = data.list.map(({ district }) => district === '云溪')
    expect(new Set(own)).toEqual(new Set([true, false]))
    expect(own).toEqual(own.toSorted((a, b) => Number(b) - Number(a)))
    const [count] = (
      await server.db.execute<{ n: number }>(
        sql`select count(*)::int as n from dispatches where team_id = ${OTHER} and state = 'asked'`,
      )
    ).rows
    expect(data.list.find(({ id }) => id === OTHER)?.asked).toBe(count?.n)
  })

  it('is for the centre alone', async () => {
    const { call } = operations(server)
    for (const path of ['centre/deeds', 'centre/teams']) expect((await call('sun', path)).code).toBe(codes.notAllowed)
    const id = await wish()
    expect((await send('dispatch', { kind: 'wish', id, team: OTHER, note: '' }, 'sun')).code).toBe(codes.notAllowed)
  })
})
