import {
  account,
  checkDigitOf,
  codes,
  credits,
  isIdentityNumber,
  realNameLifecycle,
  volunteers,
} from '@plaza/shared/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rateLimits, realNameChecks, users } from '../../data/schema/index'
import { restartsOf } from '../../testing/restarts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { WALK_TIMEOUT_MS, walkLifecycle } from '../../testing/walk-lifecycle'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

let serial = 0
/** A well-formed number of no region; `sequence` decides how the embedded authority answers. */
function card(sequence?: string): string {
  const day = String(1 + (serial++ % 28)).padStart(2, '0')
  const digits = `99${String(1000 + serial).slice(-4)}199001${day}${sequence ?? '456'}`
  return digits + checkDigitOf(digits)
}
const claim = (changes: object = {}) => ({
  body: { way: 'card' as const, real_name: '欧阳小舟', identity_card: card(), ...changes },
})
/** Header of a JPEG of this size. */
const jpeg = (size: number) =>
  Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, size >> 8, size & 255, size >> 8, size & 255, 3, 0, 0, 0, 0]).toString(
    'base64',
  )

it.each([
  ['11010519491231002X', true],
  ['110105194912310021', false],
  ['11010519490231002X', false],
  ['1101051949123100', false],
  ['01010519491231002X', false],
])('%s has the form of an identity number: %s', (number, isOne) => expect(isIdentityNumber(number)).toBe(isOne))

it('is proven once, masked in every answer, and in no log', async () => {
  const person = await server.person()
  const { body } = claim()
  expect(await server.data(volunteers.realData, {}, person)).toMatchObject({
    ...{ state: 'unproven', real_name: '', required: 1, credits: { card: 20, face: 20 } },
  })
  expect(await server.data(volunteers.proveName, { body }, person)).toEqual({
    state: 'proven',
    reason: null,
    credits: 20,
  })
  const data = await server.data(volunteers.realData, {}, person)
  expect(data).toMatchObject({ state: 'proven', real_name: '欧***', verified_at: expect.any(String) })
  expect(data.identity_card).toMatch(/^\d{3}\*{11}[\dX]{4}$/)
  expect((await server.data(account.current, {}, person)).real_name).toBe(1)
  expect((await server.data(credits.mine, {}, person)).balance).toBe(20)
  const [stored] = await server.db.select().from(users).where(eq(users.id, person.id))
  expect(JSON.stringify(stored)).not.toMatch(new RegExp(`欧阳|${body.identity_card}`))
  expect(server.logged()).not.toMatch(new RegExp(`欧阳|${body.identity_card}`))
  expect((await server.ask(volunteers.proveName, claim(), person)).code).toBe(codes.stateChanged)
})

it.each([
  ['000', {}, 'not-found'],
  ['111', {}, 'name-differs'],
  ['456', { real_name: '12' }, 'name-differs'],
  ['456', { way: 'face', picture: jpeg(80) }, 'picture'],
  ['222', { way: 'face', picture: jpeg(320) }, 'face-differs'],
] as const)('is refused by the record: %s %o', async (sequence, changes, reason) => {
  const person = await server.person()
  const answer = await server.data(volunteers.proveName, claim({ identity_card: card(sequence), ...changes }), person)
  expect(answer).toEqual({ state: 'refused', reason, credits: 0 })
  expect(await server.data(volunteers.realData, {}, person)).toMatchObject({ state: 'refused', reason })
})

it('is proven by a face', async () => {
  const person = await server.person()
  const answer = await server.data(volunteers.proveName, claim({ way: 'face', picture: jpeg(320) }), person)
  expect(answer.state).toBe('proven')
  const stored = await server.db.select().from(realNameChecks).where(eq(realNameChecks.userId, person.id))
  expect(stored).toMatchObject([{ way: 'face', passed: true }])
})

it('proves one account by one number', async () => {
  const same = claim()
  await server.data(volunteers.proveName, same, await server.person())
  const answer = await server.data(volunteers.proveName, same, await server.person())
  expect(answer).toMatchObject({ state: 'refused', reason: 'taken' })
})

it('refuses a malformed number, and the sixth check of a day', async () => {
  const person = await server.person()
  const malformed = await server.ask(volunteers.proveName, claim({ identity_card: '990000199001010010' }), person)
  expect(malformed.code).toBe(codes.badInput)
  for (let time = 0; time < 5; time++)
    await server.data(volunteers.proveName, claim({ identity_card: card('000') }), person)
  expect((await server.ask(volunteers.proveName, claim(), person)).code).toBe(codes.tooMany)
})

it(
  'takes the steps of its table, whatever is tried at once',
  async () => {
    const people = new Map<string, TestPerson>()
    const personOf = (id: string) => people.get(id) ?? Promise.reject(new Error('nobody'))
    const servers = restartsOf(server)
    await walkLifecycle(realNameLifecycle, {
      async disturb() {
        server = await servers.next()
      },
      async create() {
        const person = await server.person()
        people.set(person.id, person)
        return person.id
      },
      async take(id, step) {
        await server.db.delete(rateLimits)
        const sequence = step === 'prove' ? '456' : '000'
        const answer = await server.ask(
          volunteers.proveName,
          claim({ identity_card: card(sequence) }),
          await personOf(id),
        )
        if (answer.code !== codes.success && answer.code !== codes.stateChanged) throw new Error(`${answer.code}`)
        return answer.code === codes.success
      },
      read: async (id) => (await server.data(volunteers.realData, {}, await personOf(id))).state,
      async check(id, taken) {
        const passed = (await server.db.select().from(realNameChecks).where(eq(realNameChecks.userId, id))).filter(
          (check) => check.passed,
        )
        expect(passed).toHaveLength(taken.filter((step) => step === 'prove').length)
      },
    })
    server = await servers.end()
  },
  WALK_TIMEOUT_MS,
)
