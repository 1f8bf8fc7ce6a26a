import { randomUUID } from 'node:crypto'
import { type DataOf, type InputOf, transferFee, wallets } from '@plaza/shared/api'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../data/database'
import { ledgerAccounts, ledgerEntries, payoutTargets, transfers, users } from '../data/schema/index'
import { sealIdentity } from '../domains/account/identity/identity'
import { accountHash } from '../domains/wallet/account-hash'
import { available, book, openAccounts } from '../domains/wallet/ledger'
import type { TestPerson, TestServer } from './test-server'

const ALIPAY = 'reader@starbay.example'
const NAME = '陈禾'

/** Puts money into a wallet, as a reward. */
export async function give(db: Database, userId: string, cents: number): Promise<void> {
  await db.transaction(async (tx) => {
    await openAccounts(tx, [userId])
    await book(tx, {
      kind: 'reward',
      reason: `test:${randomUUID()}`,
      amounts: [
        ['rewards', -cents],
        [available(userId), cents],
      ],
    })
  })
}

/** A person with a verified name, money, and an Alipay account that was paid before, so that no captcha is needed. */
export async function walletOwner(server: TestServer, cents: number): Promise<TestPerson> {
  const person = await server.person()
  const { db, deps } = server
  const { identity } = deps
  await db
    .update(users)
    .set({ realName: sealIdentity(identity, person.id, 'real-name', NAME), verified: 1 })
    .where(eq(users.id, person.id))
  const account = sealIdentity(identity, person.id, 'payout-account', ALIPAY)
  const name = sealIdentity(identity, person.id, 'payout-name', NAME)
  await db.insert(payoutTargets).values({ userId: person.id, account, name, masked: 're****@starbay.example' })
  await db.insert(transfers).values({
    id: `paid${person.id}`,
    userId: person.id,
    key: 'an earlier one',
    bodyHash: '',
    way: 'alipay',
    account,
    name,
    masked: '',
    accountHash: accountHash(deps, 'alipay', ALIPAY),
    cents: 100,
    feeCents: 0,
    state: 'success',
    createdAt: sql`now() - interval '2 days'`,
  })
  if (cents > 0) await give(db, person.id, cents)
  return person
}

type TransferInput = InputOf<typeof wallets.transfer>['body']
const DEFAULT_FEE = { fee_rate: 10, min_fee_cents: 10 }

export const transferOf = (cents: number, about: Partial<TransferInput> = {}): TransferInput => ({
  cents,
  fee_cents: transferFee(DEFAULT_FEE, cents),
  key: randomUUID(),
  ...about,
})

export const balance = (server: TestServer, person: TestPerson): Promise<DataOf<typeof wallets.account>> =>
  server.data(wallets.account, {}, person)

/** Whatever is wrong in the books: transactions that do not sum to zero, balances that are not those of the entries. */
export async function mistakesInBooks(db: Database): Promise<unknown[]> {
  const { rows: unbalanced } = await db.execute(sql`
    select transaction_id, sum(cents)::int as sum from ${ledgerEntries} group by transaction_id having sum(cents) <> 0`)
  const { rows: wrong } = await db.execute(sql`
    select a.id, a.cents::int, coalesce(sum(e.cents), 0)::int as entries
    from ${ledgerAccounts} a left join ${ledgerEntries} e on e.account_id = a.id
    where a.user_id is not null group by a.id, a.cents having a.cents <> coalesce(sum(e.cents), 0) or a.cents < 0`)
  // What is frozen belongs to transfers that are under way, and to nothing else.
  const { rows: frozen } = await db.execute(sql`
    select a.user_id, a.cents::int, coalesce(sum(t.cents), 0)::int as transfers
    from ${ledgerAccounts} a left join ${transfers} t on t.user_id = a.user_id
      and t.state in ('created', 'reviewing', 'submitted', 'awaiting-confirmation')
    where a.kind = 'frozen' group by a.user_id, a.cents having a.cents <> coalesce(sum(t.cents), 0)`)
  return [...unbalanced, ...wrong, ...frozen]
}
