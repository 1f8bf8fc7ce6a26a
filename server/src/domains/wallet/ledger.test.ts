import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../data/database'
import { openTestDatabase } from '../../testing/test-database'
import { available, balanceOf, book, frozen, houseBalance, type LedgerAmounts, openAccounts } from './ledger'

let database: OpenDatabase
let made = 0
beforeAll(async () => {
  database = await openTestDatabase()
  await openAccounts(database.db, ['anna', 'bao'])
})
afterAll(() => database.close())

const post = (amounts: LedgerAmounts, reason = `reason ${++made}`) =>
  database.db.transaction((tx) => book(tx, { kind: 'reward', reason, amounts }))
const reward = (userId: string, cents: number, reason?: string) =>
  post(
    [
      ['rewards', -cents],
      [available(userId), cents],
    ],
    reason,
  )
const run = (text: string) => database.db.execute(sql.raw(text))
const failure = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work
    return ''
  } catch (error) {
    const { cause } = error as { cause?: Error }
    return `${(error as Error).message} ${cause?.message ?? ''}`
  }
}

describe('the books', () => {
  it('have a balance that follows the entries', async () => {
    await reward('anna', 1_000)
    await post([
      [available('anna'), -300],
      [frozen('anna'), 300],
    ])
    expect(await balanceOf(database.db, 'anna')).toEqual({ available: 700, frozen: 300 })
    expect(await houseBalance(database.db, 'rewards')).toBe(-1_000)
  })

  it('book a reason once', async () => {
    const before = (await balanceOf(database.db, 'anna')).available
    const booked = await Promise.all(Array.from({ length: 20 }, () => reward('anna', 5, 'a piece')))
    expect(booked.filter(Boolean)).toHaveLength(1)
    expect((await balanceOf(database.db, 'anna')).available).toBe(before + 5)
  })

  it('refuse what does not sum to zero, has one side, or is nothing', async () => {
    expect(
      await failure(
        post([
          ['rewards', -10],
          [available('anna'), 11],
        ]),
      ),
    ).toContain('sum to 1')
    expect(await failure(post([[available('anna'), 10]]))).toContain('not to zero')
    expect(
      await failure(run("insert into ledger_transactions (id, kind, reason) values ('t', 'reward', 'empty')")),
    ).toContain('not to zero')
  })

  it('refuse an entry that is added to a transaction later', async () => {
    const { rows } = await run("select id from ledger_transactions where reason = 'a piece'")
    const late = `insert into ledger_entries (transaction_id, account_id, cents) values ('${rows[0]?.id}', 'fees', 1)`
    expect(await failure(run(late))).toContain('not to zero')
  })

  it.each([
    'update ledger_entries set cents = cents + 1',
    'delete from ledger_entries',
    'truncate ledger_entries cascade',
    "update ledger_transactions set reason = 'x'",
    'delete from ledger_transactions',
    'truncate ledger_transactions cascade',
    "update ledger_accounts set cents = 1000000 where id = 'available:bao'",
    'delete from ledger_accounts',
    "insert into ledger_accounts (id, kind, user_id, cents) values ('available:eve', 'available', 'eve', 100)",
  ])('refuse: %s', async (statement) => expect(await failure(run(statement))).toContain('never changed'))

  it('cannot be overdrawn by many at once, where a check before the write can', async () => {
    await reward('bao', 1_000)
    const spend = () =>
      failure(
        post([
          [available('bao'), -100],
          [frozen('bao'), 100],
        ]),
      )
    const outcomes = await Promise.all(Array.from({ length: 50 }, spend))
    expect(outcomes.filter((text) => text === '')).toHaveLength(10)
    expect(outcomes.filter((text) => text.startsWith('moneyShort'))).toHaveLength(40)
    expect(await balanceOf(database.db, 'bao')).toEqual({ available: 0, frozen: 1_000 })
  })

  it('are better than the naive way, which pays every one of fifty', async () => {
    await run('create table naive_wallet (cents integer not null)')
    await run('insert into naive_wallet values (1000)')
    const naive = async () => {
      const { rows } = await run('select cents from naive_wallet')
      const cents = Number(rows[0]?.cents)
      if (cents < 100) return false
      await run(`update naive_wallet set cents = ${cents - 100}`)
      return true
    }
    const paid = await Promise.all(Array.from({ length: 50 }, naive))
    expect(paid.filter(Boolean).length).toBeGreaterThan(10)
  })
})
