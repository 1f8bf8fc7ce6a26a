import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../data/database'
import { reasonOf } from '../../data/failures'
import { closures, uploads } from '../../data/schema/index'
import type { Deps } from '../../transport/context'
import { lockUser } from '../account/users'
import { sendMessages } from '../messages/send'
import { removeUnused } from '../uploads/remove'
import { available, balanceOf, book, lockWallet } from '../wallet/ledger'
import { countTransfers, SETTINGS_PAGE } from './closures'
import { type ClosingStep, type DataOwner, tableOf } from './data-table'
import { personalTables } from './tables/all-tables'

type ClosingDeps = Pick<Deps, 'db' | 'storage' | 'log'>

async function take(tx: Transaction, table: PgTable, step: ClosingStep, owner: DataOwner): Promise<void> {
  if ('run' in step) await tx.execute(step.run(owner))
  else if ('erase' in step) await tx.delete(table).where(step.erase(owner))
  else await tx.update(table).set(step.change).where(step.where(owner))
}

/** Carries out what the table of own data says about a closing. */
async function eraseAll(tx: Transaction, owner: DataOwner): Promise<void> {
  for (const [name, { closing }] of personalTables)
    for (const step of closing) await take(tx, tableOf(name), step, owner)
}

/** Closes an account whose waiting time is over. Returns the files that nothing uses any more, or null if it stays. */
async function close(tx: Transaction, userId: string): Promise<string[] | null> {
  const user = await lockUser(tx, userId)
  await lockWallet(tx, userId)
  const [closure] = await tx
    .select()
    .from(closures)
    .where(and(eq(closures.userId, userId), isNull(closures.closedAt), lte(closures.dueAt, sql`now()`)))
  // Money that is on its way is waited for.
  if (!closure || (await countTransfers(tx, userId)) > 0) return null
  const cents = (await balanceOf(tx, userId)).available
  if (cents > closure.givenUpCents) {
    await tx.delete(closures).where(eq(closures.userId, userId))
    await sendMessages(tx, [{ to: userId, template: 'closing.stopped', params: {}, link: SETTINGS_PAGE }])
    return null
  }
  if (cents > 0)
    await book(tx, {
      kind: 'adjustment',
      reason: `closing:${userId}`,
      amounts: [
        [available(userId), -cents],
        ['rewards', cents],
      ],
    })
  await eraseAll(tx, { id: userId, phone: user.phone })
  await tx.update(closures).set({ closedAt: sql`now()` }).where(eq(closures.userId, userId))
  const unused = and(eq(uploads.userId, userId), eq(uploads.used, false))
  return (await tx.select({ key: uploads.key }).from(uploads).where(unused)).map(({ key }) => key)
}

/** Closes the accounts whose waiting time is over, each by itself. */
export async function closeAccounts({ db, storage, log }: ClosingDeps): Promise<void> {
  const due = await db
    .select({ userId: closures.userId })
    .from(closures)
    .where(and(isNull(closures.closedAt), lte(closures.dueAt, sql`now()`)))
    .orderBy(asc(closures.dueAt))
  for (const { userId } of due) {
    try {
      const files = await db.transaction((tx) => close(tx, userId))
      if (files) await removeUnused({ db, storage }, files)
    } catch (error) {
      log.warn({ user: userId, failure: reasonOf(error) }, 'account not closed')
    }
  }
}

/** Reminds persons a day before their accounts are closed. */
export async function remindOfClosing({ db }: Pick<Deps, 'db'>): Promise<void> {
  await db.transaction(async (tx) => {
    const soon = sql`${closures.dueAt} between now() and now() + interval '1 day'`
    const reminded = await tx
      .update(closures)
      .set({ remindedAt: sql`now()` })
      .where(and(isNull(closures.closedAt), isNull(closures.remindedAt), soon))
      .returning({ to: closures.userId })
    await sendMessages(
      tx,
      reminded.map(({ to }) => ({ to, template: 'closing.soon', params: {}, link: SETTINGS_PAGE })),
    )
  })
}
