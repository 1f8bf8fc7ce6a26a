import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { codes, transferFee } from '@plaza/shared/api'
import { isSampled, long } from '@plaza/shared/testing/sampling'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../data/database'
import { settings, users } from '../data/schema/index'
import { readEnvironment } from '../environment'
import { programForTests, type StartedServer } from '../testing/started-server'
import { give, mistakesInBooks } from '../testing/wallets'

const KILLS = long ? 20 : 1
const WRITERS = 6
const PHONE = '13800000003'
const CENTS = 100
const FUNDS = 5_000_000
/** Number of answers before the kill, different for each turn. */
const answersBefore = (turn: number) => 10 + ((turn * 37) % 40)
const TIMEOUT_MS = 180_000 + KILLS * 30_000
const rules = {
  needs_real_name: 0,
  day_times: 1_000_000,
  day_cents: 1_000_000_000,
  // The first transfer to an account needs one whatever the sum; the second one goes to where the first one went.
  captcha_above_cents: 1_000_000,
}
const FEE = transferFee({ fee_rate: 10, min_fee_cents: 10 }, CENTS)

const program = programForTests()

/** Works on the database of the program while none runs. */
async function withDatabase<T>(work: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<T>): Promise<T> {
  const { migrationsDir } = readEnvironment({})
  const database = await openDatabase({ inThread: join(program.dir, 'pg') }, migrationsDir, () => undefined)
  try {
    return await work(database.db)
  } finally {
    await database.close()
  }
}

beforeAll(() =>
  withDatabase(async (db) => {
    await db.update(settings).set({ value: rules }).where(eq(settings.key, 'transfers'))
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.phone, PHONE))
    await give(db, user?.id ?? '', FUNDS)
  }),
)

async function ask<T>(address: string, path: string, token: string, body?: unknown) {
  const response = await fetch(address + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: token, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return (await response.json()) as { code: number; data: T }
}

interface TransferAnswer {
  id: string
  state: string
}
const withdraw = (address: string, token: string, key: string, captcha?: string) =>
  ask<TransferAnswer>(address, 'asc/transfers', token, { cents: CENTS, fee_cents: FEE, key, captcha })

async function logIn(address: string): Promise<string> {
  const body = { way: 'password', phone: PHONE, password: 'starbay-demo' }
  return (await ask<{ token: string }>(address, 'ucenter/v1/consumer/login', 'guest', body)).data.token
}

/** Pays once with a captcha, so that the account is known. */
async function payFirst(address: string, token: string): Promise<void> {
  const { data } = await ask<{ captcha: string }>(address, 'asc/transfer_captcha', token, {})
  const first = await withdraw(address, token, randomUUID(), data.captcha)
  expect(first.code).toBe(codes.success)
  const state = async () => (await ask<TransferAnswer>(address, `asc/transfers/${first.data.id}`, token)).data.state
  await expect.poll(state, { interval: 500, timeout: 60_000 }).toBe('success')
}

/** Keys with the transfer that was acknowledged; null for the one in flight at the kill. */
type AcknowledgedTransfers = Map<string, string | null>

async function write(
  address: string,
  token: string,
  known: AcknowledgedTransfers,
  onAnswer: () => void,
): Promise<void> {
  for (;;) {
    const key = randomUUID()
    known.set(key, null)
    const answer = await withdraw(address, token, key).catch(() => null)
    if (answer === null) return
    // Busy: it was not made, and the key is free.
    if (answer.code === codes.success) known.set(key, answer.data.id)
    onAnswer()
  }
}

async function writeUntilKilled(server: StartedServer, token: string, turn: number): Promise<AcknowledgedTransfers> {
  const address = await server.ready
  const known: AcknowledgedTransfers = new Map()
  let left = answersBefore(turn)
  const onAnswer = () => {
    left -= 1
    if (left === 0) server.process.kill('SIGKILL')
  }
  await Promise.all(Array.from({ length: WRITERS }, () => write(address, token, known, onAnswer)))
  await server.exit
  return known
}

/** This test or the one of `kill.test.ts`, by turns. */
const isTested = isSampled(1, 2, 1)

it.runIf(isTested)(
  `loses and doubles no transfer over ${KILLS} kills while ${WRITERS} withdraw`,
  { timeout: TIMEOUT_MS },
  async () => {
    const start = () => program.start({ LOG_LEVEL: 'warn' })
    let server = start()
    const token = await logIn(await server.ready)
    await payFirst(await server.ready, token)
    let acknowledged = 0
    for (let turn = 0; turn < KILLS; turn++) {
      const known = await writeUntilKilled(server, token, turn)
      server = start()
      const address = await server.ready
      for (const [key, id] of known) {
        // The same key again: what was acknowledged is still there, what was in flight is made once, now or before.
        const [again, twice] = [await withdraw(address, token, key), await withdraw(address, token, key)]
        expect(again.code, `kill ${turn + 1}`).toBe(codes.success)
        if (id !== null) expect(again.data.id, `kill ${turn + 1}`).toBe(id)
        expect(twice.data.id).toBe(again.data.id)
        acknowledged++
      }
    }
    expect(acknowledged).toBeGreaterThan(KILLS * 5)
    server.process.kill('SIGKILL')
    await server.exit
    expect(await withDatabase(mistakesInBooks)).toEqual([])
  },
)
