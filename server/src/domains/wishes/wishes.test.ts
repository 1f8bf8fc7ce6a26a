import { codes, wishes as endpoints, lifecycles, likes, type WishStep, wishLimits } from '@plaza/shared/api'
import { DAY_MS } from '@plaza/shared/format'
import type { ClaimRulesVersions } from '@plaza/shared/operations'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Transaction } from '../../data/database'
import { messages, rateLimits, wishClaims, wishes } from '../../data/schema/index'
import { addOperator, operations, versionOf } from '../../testing/operators'
import { restartsOf } from '../../testing/restarts'
import { runJobs } from '../../testing/run-jobs'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { WALK_TIMEOUT_MS, walkLifecycle } from '../../testing/walk-lifecycle'
import { Refusal } from '../../transport/refusal'
import { wishSubjects } from './review'
import { claim, expireClaim } from './steps'

let server: TestServer
let owner: TestPerson
let volunteer: TestPerson
let other: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  owner = await server.person({ phone: '13612340001', nickname: '许愿的人', joinedDaysAgo: 90, roles: ['volunteer'] })
  volunteer = await server.person({
    phone: '13612340002',
    nickname: '热心的人',
    joinedDaysAgo: 90,
    roles: ['volunteer'],
  })
  other = await server.person({ joinedDaysAgo: 90, roles: ['volunteer'] })
})
afterAll(() => server.close())

const draft = (more: object = {}) => ({
  title: '想找个人下一盘棋',
  content: '我下得慢，一盘要一个钟头。',
  kind: 'company' as const,
  district: '临江' as const,
  images: [],
  key: crypto.randomUUID(),
  ...more,
})
async function publish(more: object = {}, who = owner) {
  await server.db.delete(rateLimits)
  return server.data(endpoints.publish, { body: draft(more) as never }, who)
}
const detail = (id: string, who?: TestPerson) => server.ask(endpoints.detail, { params: { id } }, who)
const take: Record<WishStep, (id: string, who: TestPerson) => Promise<{ code: number }>> = {
  claim: (wish_id, who) => server.ask(endpoints.claim, { body: { wish_id } }, who),
  'cancel-claim': (wish_id, who) => server.ask(endpoints.cancelClaim, { body: { wish_id } }, who),
  finish: (wish_id, who) => server.ask(endpoints.finish, { body: { wish_id, thanks: '谢谢你' } }, who),
  delete: (id, who) => server.ask(endpoints.remove, { params: { id } }, who),
}
const told = async (person: TestPerson, template: string, id: string) =>
  (
    await server.db
      .select()
      .from(messages)
      .where(
        and(
          eq(messages.userId, person.id),
          eq(messages.template, template),
          eq(messages.link, `/micro-wish-details/${id}`),
        ),
      )
  ).length
/** Moves the times of a wish into the past. */
const age = (id: string, days: number) =>
  server.db.execute(sql`update wishes set due_at = due_at - make_interval(days => ${days}),
    claimed_at = claimed_at - make_interval(days => ${days}) where id = ${id}`)
const tick = () => runJobs(server.deps, /^keep-claim-times$/)

/** Nobody in the role of a claimant has no claim yet, nor somebody in that of a volunteer one to give back. */
function personFor(step: WishStep, role: 'owner' | 'claimant' | 'volunteer'): TestPerson {
  if (role === 'owner') return owner
  if (role === 'claimant') return step === 'claim' ? owner : volunteer
  return step === 'cancel-claim' ? other : volunteer
}

const openClaimOf = async (id: string) =>
  (
    await server.db
      .select()
      .from(wishClaims)
      .where(and(eq(wishClaims.wishId, id), isNull(wishClaims.endedAt)))
  )[0]?.id
const expired = new Set<string>()

/** Ends the time of the claim that holds, and lets the clock run; whether the claim ended by that, for one who asks. */
async function expire(id: string): Promise<boolean> {
  const claim = await openClaimOf(id)
  if (!claim) return false
  const claimNow = async () => (await server.db.select().from(wishClaims).where(eq(wishClaims.id, claim)))[0]
  // The clock passes over a wish that a call holds just then.
  for (let tries = 0; tries < 5 && (await claimNow())?.endedAt === null; tries++) {
    await server.db.execute(sql`update wishes set due_at = now() where id = ${id}
      and exists (select 1 from wish_claims where id = ${claim} and ended_at is null)`)
    await tick()
  }
  // A wish that was deleted since has no claims any more, but its owner was told.
  const key = `${id} ${await told(owner, 'wish.expired', id)}`
  const after = await claimNow()
  const hasExpired = after ? after.outcome === 'expired' : !key.endsWith(' 0')
  if (!hasExpired || expired.has(key)) return false
  expired.add(key)
  return true
}

/** Whether what is done in a transaction was not refused. */
const within = (act: (tx: Transaction) => Promise<unknown>): Promise<boolean> =>
  server.db.transaction(act).then(
    (done) => done !== false,
    (error: unknown) => {
      if (error instanceof Refusal) return false
      throw error
    },
  )
const askedManager = () => ({ id: volunteer.id, roles: [], asked: true })
async function withdraw(tx: Transaction, id: string): Promise<boolean> {
  const [wish] = await tx.select().from(wishes).where(eq(wishes.id, id)).for('update')
  return wish !== undefined && expireClaim(tx, wish, 'reviewer')
}

it(
  'is taken only by steps of its state machine, whatever runs in parallel',
  async () => {
    const servers = restartsOf(server)
    await walkLifecycle(lifecycles.wish, {
      async disturb() {
        server = await servers.next()
      },
      async create() {
        await server.db.delete(wishes).where(eq(wishes.userId, owner.id))
        return (await publish()).id
      },
      async take(id, step, role) {
        if (role === 'clock') return step === 'cancel-claim' && expire(id)
        // That a person lets only two claims run out has a test of its own.
        await server.db.update(wishClaims).set({ userId: other.id }).where(eq(wishClaims.outcome, 'expired'))
        if (role === 'asked') return step === 'claim' && within((tx) => claim(tx, id, askedManager()))
        if (role === 'reviewer') return step === 'cancel-claim' && within((tx) => withdraw(tx, id))
        await server.db.delete(rateLimits)
        const { code } = await take[step](id, personFor(step, role))
        if (code === codes.success) return true
        expect([codes.stateChanged, codes.contentGone]).toContain(code)
        return false
      },
      async read(id) {
        const [row] = await server.db.select().from(wishes).where(eq(wishes.id, id))
        return row?.state ?? 'gone'
      },
      async check(id, taken) {
        const claims = await server.db.select().from(wishClaims).where(eq(wishClaims.wishId, id))
        if (!taken.includes('delete')) expect(claims).toHaveLength(taken.filter((step) => step === 'claim').length)
      },
    })
    server = await servers.end()
  },
  WALK_TIMEOUT_MS,
)

it('is claimed by one of many at once, and would be by several who read before they write', async () => {
  const { id } = await publish()
  const people = await Promise.all(Array.from({ length: 8 }, () => server.person({ roles: ['volunteer'] })))
  const answers = await Promise.all(people.map((person) => take.claim(id, person)))
  expect(answers.filter(({ code }) => code === codes.success)).toHaveLength(1)
  expect(answers.filter(({ code }) => code === codes.stateChanged)).toHaveLength(7)
  const naive = await publish()
  const read = await Promise.all(people.map(() => detail(naive.id, other)))
  expect(read.filter(({ data }) => data.state === 'open').length).toBeGreaterThan(1)
})

it('is published once per key, within the limits of its size', async () => {
  const body = draft()
  const made = await Promise.all(
    Array.from({ length: 5 }, () => server.data(endpoints.publish, { body: body as never }, owner)),
  )
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  const long = draft({ size: 'micro', title: '愿'.repeat(wishLimits.micro.title + 1) })
  expect((await server.ask(endpoints.publish, { body: long as never }, owner)).code).toBe(codes.badInput)
  expect((await publish({ size: 'micro' })).size).toBe('micro')
})

it('is published by a person five times a day', async () => {
  const writer = await server.person({ joinedDaysAgo: 90 })
  const made: number[] = []
  for (let at = 0; at < 6; at++)
    made.push((await server.ask(endpoints.publish, { body: draft() as never }, writer)).code)
  expect(made).toEqual([...Array(5).fill(codes.success), codes.tooMany])
})

describe('the phones of both', () => {
  it('are told to each other only while the claim holds', async () => {
    const { id } = await publish()
    expect((await detail(id)).data.contact).toBeNull()
    expect((await detail(id, volunteer)).data.contact).toEqual({ phone: '136****0001', masked: true })
    expect((await detail(id, owner)).data.contact).toBeNull()
    await take.claim(id, volunteer)
    expect((await detail(id, volunteer)).data.contact).toEqual({ phone: '13612340001', masked: false })
    expect((await detail(id, owner)).data.contact).toEqual({ phone: '13612340002', masked: false })
    for (const who of [other, undefined]) expect(JSON.stringify(await detail(id, who))).not.toMatch(/1361234000\d/)
    await take['cancel-claim'](id, volunteer)
    expect((await detail(id, volunteer)).data.contact).toMatchObject({ masked: true })
  })
})

it('is claimed by a person a few at a time and a day, also at once: a claim tells a phone', async () => {
  const collector = await server.person({ roles: ['volunteer'] })
  const ids: string[] = []
  for (let at = 0; at < 10; at++) ids.push((await publish()).id)
  const answers = await Promise.all(ids.map((id) => take.claim(id, collector)))
  expect(answers.filter(({ code }) => code === codes.success)).toHaveLength(6)
  expect(answers.filter(({ code }) => code === codes.full)).toHaveLength(4)
  const [claimed = '', other = ''] = ids.filter((_, at) => answers[at]?.code === codes.success)
  const seen: number[] = []
  for (let at = 0; at < 8; at++) {
    await take['cancel-claim'](claimed, collector)
    seen.push((await take.claim(claimed, collector)).code)
  }
  expect(seen).toEqual([...Array(6).fill(codes.success), codes.tooMany, codes.tooMany])
  expect((await detail(other, collector)).data.contact?.masked).toBe(false)
})

it('is claimed by registered volunteers alone', async () => {
  const { id } = await publish()
  const neighbour = await server.person()
  expect((await detail(id, neighbour)).data.steps).toEqual([])
  expect((await take.claim(id, neighbour)).code).toBe(codes.notAllowed)
  expect((await detail(id)).data.state).toBe('open')
})

it('tells the steps that are open, to a guest those of a volunteer', async () => {
  const { id } = await publish()
  expect((await detail(id)).data.steps).toEqual(['claim'])
  expect((await detail(id, owner)).data.steps).toEqual(['delete'])
  await take.claim(id, volunteer)
  expect((await detail(id, volunteer)).data.steps).toEqual(['cancel-claim'])
  expect((await detail(id, owner)).data.steps).toEqual(['cancel-claim', 'finish'])
  await take.finish(id, owner)
  const { data } = await detail(id, volunteer)
  expect(data).toMatchObject({ state: 'finished', thanks: '谢谢你', steps: [], claimant: { name: '热心的人' } })
  expect(data.timeline.map(({ event }) => event)).toEqual(['published', 'claimed', 'finished'])
  expect([await told(owner, 'wish.claimed', id), await told(volunteer, 'wish.finished', id)]).toEqual([1, 1])
})

it('is taken from its claimant by its owner, who can then delete it', async () => {
  const { id } = await publish()
  await take.claim(id, volunteer)
  expect((await take['cancel-claim'](id, other)).code).toBe(codes.stateChanged)
  expect((await take.delete(id, owner)).code).toBe(codes.stateChanged)
  expect((await take['cancel-claim'](id, owner)).code).toBe(codes.success)
  const { data } = await detail(id, other)
  expect(data).toMatchObject({ state: 'open', claimant: null, steps: ['claim'] })
  expect(data.timeline.map(({ event, by }) => [event, by])).toEqual([
    ['published', '许愿的人'],
    ['claimed', '热***'],
    ['ended', '热***'],
  ])
  expect([await told(volunteer, 'wish.claim-ended', id), await told(owner, 'wish.given-back', id)]).toEqual([1, 0])
  // What the owner ended has not run out: the same person may be asked again.
  expect((await take.claim(id, volunteer)).code).toBe(codes.success)
  await take['cancel-claim'](id, owner)
  expect((await take.delete(id, owner)).code).toBe(codes.success)
})

it('is not finished with thanks that a reviewer would have to read first', async () => {
  const { id } = await publish()
  await take.claim(id, volunteer)
  const finish = (thanks: string) => server.ask(endpoints.finish, { body: { wish_id: id, thanks } }, owner)
  expect((await finish('太感谢了，加微信再聊')).code).toBe(codes.notAllowed)
  expect((await detail(id, volunteer)).data).toMatchObject({ state: 'claimed', thanks: null })
  expect(await told(volunteer, 'wish.finished', id)).toBe(0)
  expect((await finish('')).code).toBe(codes.success)
  expect((await detail(id)).data).toMatchObject({ state: 'finished', thanks: null })
})

describe('a claim that is not finished in time', () => {
  it('is announced three days before, once', async () => {
    const { id } = await publish()
    await take.claim(id, volunteer)
    await tick()
    expect(await told(volunteer, 'wish.reminded', id)).toBe(0)
    await age(id, wishLimits.wish.claimDays - 2)
    await Promise.all([tick(), tick()])
    await tick()
    expect([await told(volunteer, 'wish.reminded', id), await told(owner, 'wish.to-confirm', id)]).toEqual([1, 1])
    expect((await detail(id)).data.state).toBe('claimed')
  })

  it('is given back after a night in which nothing ran, once, without a reminder of what has ended', async () => {
    const { id } = await publish()
    await take.claim(id, volunteer)
    await age(id, wishLimits.wish.claimDays + 5)
    await Promise.all([tick(), tick(), tick()])
    expect((await detail(id, volunteer)).data).toMatchObject({ state: 'open', claimant: null, steps: ['claim'] })
    expect([await told(owner, 'wish.expired', id), await told(volunteer, 'wish.expired', id)]).toEqual([1, 1])
    expect(await told(volunteer, 'wish.reminded', id)).toBe(0)
    // The same person may try again, and is reminded and told again.
    await take.claim(id, volunteer)
    expect((await detail(id, owner)).data.timeline.map(({ by }) => by?.includes('*'))).toEqual([
      false,
      true,
      true,
      false,
    ])
    await age(id, wishLimits.wish.claimDays + 1)
    await tick()
    expect(await told(volunteer, 'wish.expired', id)).toBe(2)
    // Twice is enough: others are to have the chance.
    expect((await take.claim(id, volunteer)).code).toBe(codes.notAllowed)
    expect((await take.claim(id, other)).code).toBe(codes.success)
    await take['cancel-claim'](id, other)
    const { list } = await server.data(endpoints.claimants, { query: { wish_id: id } })
    expect(list.map(({ name, given_back }) => [name, given_back])).toEqual([
      ['测***', true],
      ['热***', true],
      ['热***', true],
    ])
  })
})

it('tells a guest the name of its claimant alone, wherever they are named', async () => {
  const { id } = await publish({})
  await take.claim(id, volunteer)
  const claimantOf = async (who?: TestPerson) => {
    const { list } = await server.data(endpoints.list, { query: { size: 'wish', page_size: 50 } }, who)
    return [(await detail(id, who)).data.claimant, list.find((wish) => wish.id === id)?.claimant]
  }
  const { list } = await server.data(endpoints.claimants, { query: { wish_id: id } })
  const { claimed_at: _, given_back: __, ...named } = list[0] ?? {}
  expect(named).toMatchObject({ name: '热心的人', avatar: null })
  expect(named).not.toMatchObject({ id: volunteer.id })
  expect(await claimantOf()).toEqual([named, named])
  expect(await claimantOf(other)).toMatchObject([{ id: volunteer.id }, { id: volunteer.id }])
  await take['cancel-claim'](id, volunteer)
})

it('is seen by its owner alone until a reviewer has read it, and nobody claims it', async () => {
  await addOperator(server, 'reads', { role: 'reviewer' })
  const { id, review } = await publish({ content: '加微信聊聊，谢谢各位街坊。' })
  expect(review).toBe('pending')
  expect((await detail(id, volunteer)).code).toBe(codes.contentGone)
  expect((await take.claim(id, volunteer)).code).toBe(codes.contentGone)
  expect((await server.ask(endpoints.claimants, { query: { wish_id: id } })).code).toBe(codes.contentGone)
  const calls = operations(server)
  const item = (await calls.page('reads', 'review', 'kind=wish')).list.find(
    ({ subject }) => subject?.link === `/micro-wish-details/${id}`,
  )
  expect(item).toBeDefined()
  await calls.change('reads', 'review', 'decide', { ...versionOf(item as never), decision: 'publish' })
  expect((await detail(id, volunteer)).data.review).toBeNull()
})

it('is claimed no more once a reviewer has taken it down, and its claimant is told', async () => {
  const { id } = await publish()
  await take.claim(id, volunteer)
  await within((tx) => wishSubjects.refuse(tx, id, '广告'))
  const told = await server.db
    .select()
    .from(messages)
    .where(and(eq(messages.userId, volunteer.id), eq(messages.template, 'wish.withdrawn')))
  expect(told).toHaveLength(1)
  expect((await detail(id, owner)).data).toMatchObject({ state: 'open', claimant: null, review: 'refused' })
  await within((tx) => wishSubjects.show(tx, id))
  expect((await take.claim(id, other)).code).toBe(codes.success)
  await take['cancel-claim'](id, other)
  // What a reviewer ended has not run out: the claimant may try as often as before.
  for (let times = 0; times < 2; times++) {
    expect((await take.claim(id, volunteer)).code).toBe(codes.success)
    await within((tx) => wishSubjects.refuse(tx, id, '广告'))
    await within((tx) => wishSubjects.show(tx, id))
  }
  expect((await take.claim(id, volunteer)).code).toBe(codes.success)
})

it('is liked, and nobody else’s wish is deleted', async () => {
  const { id } = await publish()
  const liked = await server.data(likes.set, { body: { target: 'wish', id, on: true } }, other)
  expect(liked).toEqual({ liked: true, likes: 1 })
  expect((await take.delete(id, other)).code).toBe(codes.contentGone)
  expect((await take.delete(id, owner)).code).toBe(codes.success)
  expect((await detail(id, owner)).code).toBe(codes.contentGone)
})

it('lists those of a state and size, and own ones as owner and as claimant', async () => {
  const { id } = await publish({ title: '只在列表里' })
  await take.claim(id, volunteer)
  const ids = async (query: object, who?: TestPerson) =>
    (await server.data(endpoints.list, { query: { page_size: 100, ...query } }, who)).list.map((wish) => wish.id)
  expect(await ids({ state: 'claimed' })).toContain(id)
  expect(await ids({ state: 'open' })).not.toContain(id)
  expect(await ids({ size: 'micro' })).not.toContain(id)
  const mine = async (as: 'owner' | 'claimant', who: TestPerson) =>
    (await server.data(endpoints.mine, { query: { as, page_size: 100 } }, who)).list.map((wish) => wish.id)
  expect(await mine('owner', owner)).toContain(id)
  expect(await mine('claimant', volunteer)).toContain(id)
  expect(await mine('claimant', owner)).not.toContain(id)
})

it('has claims of so many days', async () => {
  const { id } = await publish({ size: 'micro' })
  const before = Date.now()
  await take.claim(id, volunteer)
  const due = new Date((await detail(id)).data.due_at ?? '').getTime()
  expect(Math.abs(due - before - wishLimits.micro.claimDays * DAY_MS)).toBeLessThan(60_000)
})

it('has claims as long as the centre says, from then on', async () => {
  const running = await publish()
  await take.claim(running.id, volunteer)
  const ends = (await detail(running.id)).data.due_at
  await addOperator(server, 'ada', { role: 'centre' })
  await addOperator(server, 'sun', { role: 'support' })
  const { call } = operations(server)
  const rules = { wish: 20, micro: 10, reminder: 6 }
  const save = (more: object = {}, who = 'ada') =>
    call<ClaimRulesVersions>(who, 'centre/claim-rules', { rules, version: 0, why: '冬天', ...more })
  expect((await save({}, 'sun')).code).toBe(codes.notAllowed)
  for (const unfit of [{ wish: 1 }, { micro: 2.5 }, { reminder: 10 }, { reminder: 0 }])
    expect((await save({ rules: { ...rules, ...unfit } })).code).toBe(codes.badInput)
  const saved = await Promise.all([save(), save()])
  expect(saved.map(({ code }) => code).sort()).toEqual([codes.success, codes.stateChanged])
  const { list } = (await call<ClaimRulesVersions>('ada', 'centre/claim-rules')).data
  expect(list).toMatchObject([
    { rules, who: 'ada', why: '冬天' },
    { id: 0, rules: { wish: 14, micro: 7, reminder: 3 } },
  ])

  expect((await detail(running.id)).data.due_at).toBe(ends)
  const { id } = await publish()
  expect((await detail(id, volunteer)).data.claim_days).toBe(20)
  const before = Date.now()
  await take.claim(id, volunteer)
  const due = new Date((await detail(id)).data.due_at ?? '').getTime()
  expect(Math.abs(due - before - 20 * DAY_MS)).toBeLessThan(60_000)
  await age(id, 20 - 5)
  await tick()
  expect(await told(volunteer, 'wish.reminded', id)).toBe(1)
})
