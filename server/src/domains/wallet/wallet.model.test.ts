import { codes, wallets } from '@plaza/shared/api'
import { long } from '@plaza/shared/testing/sampling'
import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { settings, transfers } from '../../data/schema/index'
import { seed } from '../../testing/seed'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { balance, give, mistakesInBooks, transferOf, walletOwner } from '../../testing/wallets'
import { houseBalance } from './ledger'
import type { TransferEvent } from './transfer-machine'
import { takeStep } from './transfer-steps'

/** Commands of a run, and runs: 10,000 in `npm test long`, a sample in `npm test`. */
const COMMANDS = long ? 250 : 150
const RUNS = long ? 40 : 2
const PEOPLE = 2
const REVIEW_ABOVE = 5_000
const TIMEOUT_MS = long ? 3_600_000 : 240_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ demo: false })
  const value = {
    day_times: 1_000_000,
    day_cents: 1_000_000_000,
    captcha_above_cents: 1_000_000,
    review_above_cents: REVIEW_ABOVE,
    review_day_cents: 1_000_000_000,
  }
  await server.db.insert(settings).values({ key: 'transfers', value })
})
afterAll(() => server.close())

type Outcome = 'made' | 'short' | 'reused' | 'same'

/** A wallet as a test drives it: people by number, transfers by the number of their key. */
interface WalletSystem {
  give(person: number, cents: number): Promise<void>
  cashOut(person: number, key: number, cents: number): Promise<Outcome>
  /** As many requests at once, each with a key of its own; how many were made. */
  burst(person: number, keys: readonly number[], cents: number): Promise<number>
  happen(person: number, key: number, event: TransferEvent): Promise<void>
  balance(person: number): Promise<{ available: number; frozen: number }>
}

interface ModelTransfer {
  cents: number
  state: 'waiting' | 'created' | 'under-way' | 'paid' | 'over'
}

/** What has to be true, in a few lines: independent of the table of steps and of the books. */
class WalletModel {
  readonly available = Array<number>(PEOPLE).fill(0)
  readonly transfers = Array.from({ length: PEOPLE }, () => new Map<number, ModelTransfer>())
  nextKey = 0

  frozen(person: number): number {
    const open = [...(this.transfers[person]?.values() ?? [])].filter(({ state }) => !['paid', 'over'].includes(state))
    return open.reduce((sum, { cents }) => sum + cents, 0)
  }

  /** The key of a transfer of the person, but of none of a burst: which of its keys made a transfer is not known. */
  recentKey(person: number, ago: number): number | undefined {
    return [...(this.transfers[person]?.keys() ?? [])].filter((key) => key >= 0).at(-1 - ago)
  }

  add(person: number, cents: number): void {
    this.available[person] = (this.available[person] ?? 0) + cents
  }

  cashOut(person: number, key: number, cents: number): Outcome {
    const earlier = this.transfers[person]?.get(key)
    if (earlier) return earlier.cents === cents ? 'same' : 'reused'
    if ((this.available[person] ?? 0) < cents) return 'short'
    this.add(person, -cents)
    this.transfers[person]?.set(key, { cents, state: cents > REVIEW_ABOVE ? 'waiting' : 'under-way' })
    return 'made'
  }

  happen(person: number, key: number, event: TransferEvent): void {
    const transfer = this.transfers[person]?.get(key)
    if (!transfer) return
    const next = `${transfer.state} ${event}`
    const isOver = ['under-way fail', 'under-way expire', 'created expire', 'waiting refuse', 'paid reverse'].includes(
      next,
    )
    if (isOver) this.add(person, transfer.cents)
    if (isOver) transfer.state = 'over'
    else if (next === 'under-way pay') transfer.state = 'paid'
    else if (next === 'waiting approve') transfer.state = 'created'
    else if (next === 'created submit') transfer.state = 'under-way'
    else if (next === 'created hold') transfer.state = 'waiting'
  }
}

const keyText = (key: number) => `00000000-0000-4000-8000-${String(key).padStart(12, '0')}`

/** The server, called as a browser calls it, and by the steps that provider, jobs and operators take. */
function realSystem(people: readonly TestPerson[]): WalletSystem {
  const personAt = (index: number) => people[index] as TestPerson
  const ask = (person: number, key: number, cents: number) =>
    server.ask(wallets.transfer, { body: transferOf(cents, { key: keyText(key) }) }, personAt(person))
  const idOf = async (person: number, key: number) => {
    const own = and(eq(transfers.userId, personAt(person).id), eq(transfers.key, keyText(key)))
    return (await server.db.select({ id: transfers.id }).from(transfers).where(own))[0]?.id
  }
  return {
    give: (person, cents) => give(server.db, personAt(person).id, cents),
    async cashOut(person, key, cents) {
      const earlier = await idOf(person, key)
      const { code, data, msg } = await ask(person, key, cents)
      if (code === codes.moneyShort) return 'short'
      if (code === codes.keyReused) return 'reused'
      if (code !== codes.success) throw new Error(`${code} ${msg}`)
      return data.id === earlier ? 'same' : 'made'
    },
    async burst(person, keys, cents) {
      const answers = await Promise.all(keys.map((key) => ask(person, key, cents)))
      return answers.filter(({ code }) => code === codes.success).length
    },
    async happen(person, key, event) {
      const id = await idOf(person, key)
      // Twice at once, as a call-back and an answer to a question may come.
      if (id) await Promise.all([0, 1].map(() => server.db.transaction((tx) => takeStep(tx, id, event))))
    },
    async balance(person) {
      const { cents, frozen_cents } = await balance(server, personAt(person))
      return { available: cents, frozen: frozen_cents }
    },
  }
}

/** As it is often written: a balance is read, then written, and an event does what it says, whatever was before. */
function naiveSystem(): WalletSystem {
  const available = Array<number>(PEOPLE).fill(0)
  const frozen = Array<number>(PEOPLE).fill(0)
  const sums = new Map<string, number>()
  const add = (list: number[], person: number, cents: number) => {
    list[person] = (list[person] ?? 0) + cents
  }
  async function cashOut(person: number, key: number, cents: number): Promise<Outcome> {
    if (sums.has(`${person} ${key}`)) return 'same'
    const before = available[person] ?? 0
    await Promise.resolve()
    if (before < cents) return 'short'
    available[person] = before - cents
    add(frozen, person, cents)
    sums.set(`${person} ${key}`, cents)
    return 'made'
  }
  return {
    give: async (person, cents) => add(available, person, cents),
    cashOut,
    async burst(person, keys, cents) {
      const outcomes = await Promise.all(keys.map((key) => cashOut(person, key, cents)))
      return outcomes.filter((outcome) => outcome === 'made').length
    },
    async happen(person, key, event) {
      const cents = sums.get(`${person} ${key}`)
      if (cents === undefined || !['pay', 'fail', 'expire', 'refuse'].includes(event)) return
      add(frozen, person, -cents)
      if (event !== 'pay') add(available, person, cents)
    },
    balance: async (person) => ({ available: available[person] ?? 0, frozen: frozen[person] ?? 0 }),
  }
}

type WalletCommand = fc.AsyncCommand<WalletModel, WalletSystem>

async function compare(model: WalletModel, real: WalletSystem, person: number): Promise<void> {
  const expected = { available: model.available[person], frozen: model.frozen(person) }
  expect(await real.balance(person)).toEqual(expected)
}

const command = (name: string, run: WalletCommand['run']): WalletCommand => ({
  check: () => true,
  run,
  toString: () => name,
})

/** Outcomes and steps that the commands have come to: without them the test would show nothing. */
const seen = new Set<string>()

const person = fc.nat(PEOPLE - 1)
const sum = fc.oneof(fc.integer({ min: 100, max: 1_000 }), fc.integer({ min: 100, max: 9_000 }))
/** How far back the key of a transfer lies: small numbers hit one that was used. */
const back = fc.nat(6)
const events = fc.constantFrom<TransferEvent>(
  ...(['pay', 'pay', 'fail', 'expire', 'wait', 'approve', 'refuse', 'submit', 'hold', 'reverse'] as const),
)

const commands = [
  fc.tuple(person, fc.integer({ min: 1, max: 12_000 })).map(([who, cents]) =>
    command(`give ${who} ${cents}`, async (model, real) => {
      model.add(who, cents)
      await real.give(who, cents)
      await compare(model, real, who)
    }),
  ),
  fc.tuple(person, sum).map(([who, cents]) =>
    command(`cash out ${who} ${cents}`, async (model, real) => {
      const key = model.nextKey++
      const outcome = model.cashOut(who, key, cents)
      seen.add(outcome)
      expect(await real.cashOut(who, key, cents)).toBe(outcome)
      await compare(model, real, who)
    }),
  ),
  fc.tuple(person, back, sum, fc.boolean()).map(([who, ago, other, isSame]) =>
    command(`repeat ${who} ${ago} ${isSame ? 'same' : other}`, async (model, real) => {
      const key = model.recentKey(who, ago)
      if (key === undefined) return
      const earlier = model.transfers[who]?.get(key)
      const cents = isSame && earlier ? earlier.cents : other
      const outcome = model.cashOut(who, key, cents)
      seen.add(outcome)
      expect(await real.cashOut(who, key, cents)).toBe(outcome)
      await compare(model, real, who)
    }),
  ),
  fc.tuple(person, fc.integer({ min: 2, max: 8 }), fc.integer({ min: 100, max: 2_000 })).map(([who, times, cents]) =>
    command(`burst ${who} ${times} x ${cents}`, async (model, real) => {
      const keys = Array.from({ length: times }, () => model.nextKey++)
      const made = await real.burst(who, keys, cents)
      const fits = Math.min(times, Math.floor((model.available[who] ?? 0) / cents))
      expect(made).toBe(fits)
      model.add(who, -fits * cents)
      for (const key of keys.slice(0, fits)) model.transfers[who]?.set(-1 - key, { cents, state: 'under-way' })
      await compare(model, real, who)
    }),
  ),
  fc.tuple(person, back, events).map(([who, ago, event]) =>
    command(`${event} ${who} ${ago}`, async (model, real) => {
      const key = model.recentKey(who, ago)
      if (key === undefined) return
      seen.add(`${model.transfers[who]?.get(key)?.state} ${event}`)
      model.happen(who, key, event)
      await real.happen(who, key, event)
      await compare(model, real, who)
    }),
  ),
]

const histories = fc.array(fc.oneof(...commands), { minLength: COMMANDS, maxLength: COMMANDS })
const property = (system: () => Promise<WalletSystem>, after?: () => Promise<void>) =>
  fc.asyncProperty(histories, async (list) => {
    await fc.asyncModelRun(async () => ({ model: new WalletModel(), real: await system() }), list)
    await after?.()
  })

it(`does what a simple model says, in ${RUNS} histories of up to ${COMMANDS} commands`, {
  timeout: TIMEOUT_MS,
}, async () => {
  const start = async () => {
    const people: TestPerson[] = []
    for (let made = 0; made < PEOPLE; made++) people.push(await walletOwner(server, 0))
    return realSystem(people)
  }
  const checkBooks = async () => expect(await mistakesInBooks(server.db)).toEqual([])
  await fc.assert(property(start, checkBooks), { seed, numRuns: RUNS, endOnFailure: true })
  for (const outcome of [
    'made',
    'short',
    'same',
    'reused',
    'under-way pay',
    'under-way fail',
    'paid reverse',
    'over fail',
  ])
    expect(seen, `${[...seen].join(', ')} without ${outcome}`).toContain(outcome)
  expect(await houseBalance(server.db, 'rewards')).toBeLessThan(0)
})

it('finds the mistakes of a naive wallet', async () => {
  const { failed } = await fc.check(
    property(async () => naiveSystem()),
    { seed, numRuns: 20, endOnFailure: true },
  )
  expect(failed).toBe(true)
})

/** What a mistake looks like: each is one that the naive wallet makes. */
it.each<[string, (real: WalletSystem) => Promise<unknown>, unknown]>([
  ['pays more than there is', (real) => real.burst(0, [1, 2, 3, 4], 600), 4],
  [
    'pays back twice',
    async (real) => {
      await real.cashOut(0, 1, 600)
      await real.happen(0, 1, 'fail')
      await real.happen(0, 1, 'fail')
      return real.balance(0)
    },
    { available: 1_600, frozen: -600 },
  ],
])('a naive wallet %s', async (_, use, mistake) => {
  const real = naiveSystem()
  await real.give(0, 1_000)
  expect(await use(real)).toEqual(mistake)
})
