import { and, eq, notLike, or, sql } from 'drizzle-orm'
import type { Executor } from '../../../data/database'
import { payoutTargets, sharedValues, transfers, users } from '../../../data/schema/index'
import type { Secret } from '../../../secret'
import type { Deps } from '../../../transport/context'
import { accountHash } from '../../wallet/account-hash'

type Field = 'real-name' | 'identity-card' | 'payout-account' | 'payout-name'
/** Prefix of what is encrypted. */
const MARK = 'v1.'
const KEY_NAME = 'identity-key'

/** Equal for one person, different for two: a stolen table does not tell who has the same name. */
const purposeOf = (field: Field, userId: string): string => `${field}:${userId}`

/** A real name or identity number as stored. */
export const sealIdentity = (identity: Secret, userId: string, field: Field, text: string): string =>
  text === '' ? '' : MARK + identity.seal(purposeOf(field, userId), text)

/** A stored real name or identity number in plain; empty for anything that this key does not open. */
export const openIdentity = (identity: Secret, userId: string, field: Field, stored: string): string =>
  stored.startsWith(MARK) ? (identity.open(purposeOf(field, userId), stored.slice(MARK.length)) ?? '') : ''

/**
 * Called at the start: encrypts what an older version or the demo stored in plain. Throws if the database was encrypted
 * with another key, before anything is written with this one.
 */
export async function encryptIdentities({
  db,
  identity,
  secret,
}: Pick<Deps, 'db' | 'identity' | 'secret'>): Promise<void> {
  await db.transaction(async (tx) => {
    await agreeOnKey(tx, identity)
    const plain = await tx
      .select({ id: users.id, realName: users.realName, identityCard: users.identityCard })
      .from(users)
      .where(or(isPlain(users.realName), isPlain(users.identityCard)))
      .for('update')
    for (const { id, realName, identityCard } of plain)
      await tx
        .update(users)
        .set({
          realName: encrypted(identity, id, 'real-name', realName),
          identityCard: encrypted(identity, id, 'identity-card', identityCard),
        })
        .where(eq(users.id, id))
    await hashAccounts(tx, secret)
    for (const table of [payoutTargets, transfers]) await encryptPayouts(tx, identity, table)
  })
}

/** The demo's transfers have their accounts in plain, and no hash of them yet. */
async function hashAccounts(tx: Executor, secret: Deps['secret']): Promise<void> {
  const plain = await tx
    .selectDistinct({ way: transfers.way, account: transfers.account })
    .from(transfers)
    .where(and(eq(transfers.accountHash, ''), sql`${transfers.account} <> ''`, notLike(transfers.account, `${MARK}%`)))
  for (const { way, account } of plain)
    await tx
      .update(transfers)
      .set({ accountHash: accountHash({ secret }, way, account) })
      .where(and(eq(transfers.accountHash, ''), eq(transfers.way, way), eq(transfers.account, account)))
}

/** Accounts that persons are paid to, and the names on them. */
async function encryptPayouts(
  tx: Executor,
  identity: Secret,
  table: typeof payoutTargets | typeof transfers,
): Promise<void> {
  const plain = await tx
    .select({ userId: table.userId, account: table.account, name: table.name })
    .from(table)
    .where(and(sql`${table.account} <> ''`, notLike(table.account, `${MARK}%`)))
  for (const { userId, account, name } of plain)
    await tx
      .update(table)
      .set({
        account: encrypted(identity, userId, 'payout-account', account),
        name: encrypted(identity, userId, 'payout-name', name),
      })
      .where(and(eq(table.userId, userId), eq(table.account, account)))
}

const isPlain = (column: typeof users.realName | typeof users.identityCard) =>
  and(sql`${column} <> ''`, notLike(column, `${MARK}%`))

const encrypted = (identity: Secret, userId: string, field: Field, stored: string): string =>
  stored.startsWith(MARK) ? stored : sealIdentity(identity, userId, field, stored)

/** All servers of a database have one key; the database keeps only a keyed hash of it. */
async function agreeOnKey(tx: Executor, identity: Secret): Promise<void> {
  const value = identity.sign('identity-key', '')
  await tx.insert(sharedValues).values({ name: KEY_NAME, value }).onConflictDoNothing()
  const [agreed] = await tx.select().from(sharedValues).where(eq(sharedValues.name, KEY_NAME))
  if (agreed?.value !== value)
    throw new Error(
      'The identity data of this database is encrypted with another key: say it as PLAZA_IDENTITY_KEY (see "Several servers" in docs/operations.md).',
    )
}
