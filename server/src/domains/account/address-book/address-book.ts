import { type Address, addresses as endpoints, MAX_ADDRESSES } from '@plaza/shared/api'
import { HOUR_SECONDS } from '@plaza/shared/format'
import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database, Executor, Transaction } from '../../../data/database'
import { newId } from '../../../data/ids'
import { addresses, users } from '../../../data/schema/index'
import { type HandlerInput, handle } from '../../../transport/handlers'
import { refuse } from '../../../transport/refusal'
import { consumeRateLimit } from '../../rate-limits'
import { UNDO_UNTIL } from '../../undo'
import { maskText } from '../users'
import { namesOf, readRegions } from './regions'

type AddressRow = typeof addresses.$inferSelect
type NewAddress = HandlerInput<typeof endpoints.add>['body']
type Changes = NonNullable<HandlerInput<typeof endpoints.change>['body']>

/** Deleted addresses stay for an hour; this bounds how many. */
const ADDED_PER_HOUR = 60

const toAddress = ({ id, name, phone, region, district, detail, preferred }: AddressRow): Address => ({
  ...{ id, name, region, district, detail, preferred },
  phone: maskText(phone, 3, 4),
})

const isOwn = (userId: string) => and(eq(addresses.userId, userId), isNull(addresses.removedAt))

/** Makes changes of a person's addresses wait for each other, so that limit and default hold. */
const lockBook = (tx: Transaction, userId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')

const countOf = (tx: Executor, userId: string): Promise<number> => tx.$count(addresses, isOwn(userId))

const clearDefault = (tx: Executor, userId: string) =>
  tx
    .update(addresses)
    .set({ preferred: false })
    .where(and(isOwn(userId), eq(addresses.preferred, true)))

/** Region by its code, as it is stored; refuses an unknown one. */
async function districtOf(db: Executor, region: string): Promise<{ region: string; district: string }> {
  const names = namesOf(await readRegions(db), region)
  if (!names) throw refuse('badInput', { detail: 'region.unknown' })
  return { region, district: names.join(' ') }
}

async function addAddress(db: Database, userId: string, { key, region, ...fields }: NewAddress): Promise<AddressRow> {
  const place = await districtOf(db, region)
  return db.transaction(async (tx) => {
    await lockBook(tx, userId)
    const [repeated] = await tx
      .select()
      .from(addresses)
      .where(and(eq(addresses.userId, userId), eq(addresses.addKey, key)))
    if (repeated) return repeated
    await consumeRateLimit(tx, [{ key: `address:${userId}`, max: ADDED_PER_HOUR, seconds: HOUR_SECONDS }])
    const count = await countOf(tx, userId)
    if (count >= MAX_ADDRESSES) throw refuse('full', { detail: 'addresses.full' })
    const preferred = count === 0 || fields.preferred === true
    if (preferred) await clearDefault(tx, userId)
    const [added] = await tx
      .insert(addresses)
      .values({ ...fields, ...place, id: newId(), userId, preferred, addKey: key })
      .returning()
    return added as AddressRow
  })
}

async function changeAddress(
  db: Database,
  userId: string,
  id: string,
  { region, ...fields }: Changes,
): Promise<AddressRow> {
  const place = region === undefined ? {} : await districtOf(db, region)
  return db.transaction(async (tx) => {
    await lockBook(tx, userId)
    const own = and(isOwn(userId), eq(addresses.id, id))
    const [before] = await tx.select().from(addresses).where(own)
    if (!before) throw refuse('contentGone')
    if (fields.preferred) await clearDefault(tx, userId)
    const changes = { ...fields, ...place }
    const isChange = Object.values(changes).some((value) => value !== undefined)
    if (!isChange) return before
    const [changed] = await tx.update(addresses).set(changes).where(own).returning()
    return changed as AddressRow
  })
}

/** Deletes an address; it stands aside for as long as that can be undone. */
async function removeAddress(db: Database, userId: string, id: string): Promise<void> {
  const [removed] = await db
    .update(addresses)
    .set({ removedAt: sql`now()` })
    .where(and(isOwn(userId), eq(addresses.id, id)))
    .returning({ id: addresses.id })
  if (removed) return
  const [gone] = await db
    .select({ id: addresses.id })
    .from(addresses)
    .where(and(eq(addresses.userId, userId), eq(addresses.id, id), isNotNull(addresses.removedAt)))
  if (!gone) throw refuse('contentGone')
}

/** Undoes a deletion. It is the default again unless another became that meanwhile. */
const restoreAddress = (db: Database, userId: string, id: string): Promise<AddressRow> =>
  db.transaction(async (tx) => {
    await lockBook(tx, userId)
    const [row] = await tx
      .select({ address: addresses, late: sql<boolean>`not ${gt(addresses.removedAt, UNDO_UNTIL)}` })
      .from(addresses)
      .where(and(eq(addresses.userId, userId), eq(addresses.id, id)))
    if (!row) throw refuse('contentGone')
    if (row.address.removedAt === null) return row.address
    if (row.late) throw refuse('tooLate', { detail: 'undo.late' })
    if ((await countOf(tx, userId)) >= MAX_ADDRESSES) throw refuse('full', { detail: 'addresses.full' })
    const others = await tx.$count(addresses, and(isOwn(userId), eq(addresses.preferred, true)))
    const [restored] = await tx
      .update(addresses)
      .set({ removedAt: null, preferred: row.address.preferred && others === 0 })
      .where(eq(addresses.id, id))
      .returning()
    return restored as AddressRow
  })

export const addressHandlers = [
  handle(endpoints.list, async (_, { db, person }) => {
    const rows = await db
      .select()
      .from(addresses)
      .where(isOwn(person.id))
      .orderBy(desc(addresses.preferred), desc(addresses.createdAt), desc(addresses.id))
    return { list: rows.map(toAddress) }
  }),
  handle(endpoints.add, async ({ body }, { db, person }) => toAddress(await addAddress(db, person.id, body))),
  handle(endpoints.change, async ({ params, body = {} }, { db, person }) =>
    toAddress(await changeAddress(db, person.id, params.id, body)),
  ),
  handle(endpoints.remove, async ({ params }, { db, person }) => {
    await removeAddress(db, person.id, params.id)
    return {}
  }),
  handle(endpoints.restore, async ({ params }, { db, person }) =>
    toAddress(await restoreAddress(db, person.id, params.id)),
  ),
  handle(endpoints.regions, async (_, { db }) => ({ list: await readRegions(db) })),
]
