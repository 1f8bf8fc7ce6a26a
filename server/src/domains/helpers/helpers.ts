import { helpers as endpoints, type Helper, MAX_HELPERS } from '@plaza/shared/api'
import { HOUR_SECONDS } from '@plaza/shared/format'
import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database, Executor, Transaction } from '../../data/database'
import { newId } from '../../data/ids'
import { helpers, users } from '../../data/schema/index'
import { type HandlerInput, handle } from '../../transport/handlers'
import { descending, pageOf } from '../../transport/paging'
import { refuse } from '../../transport/refusal'
import { maskText } from '../account/users'
import { consumeRateLimit } from '../rate-limits'
import { UNDO_UNTIL } from '../undo'

type HelperRow = typeof helpers.$inferSelect
type NewHelper = HandlerInput<typeof endpoints.add>['body']
type Changes = NonNullable<HandlerInput<typeof endpoints.change>['body']>

/** Deleted entries stay for an hour; this bounds how many. */
const ADDED_PER_HOUR = 30
const newest = descending(helpers.createdAt, helpers.id)

const toHelper = ({ id, name, phone, relation, born, place, needs, note }: HelperRow): Helper => ({
  ...{ id, name, relation, born, place, needs, note },
  phone: phone === null ? null : maskText(phone, 3, 4),
})

const isOwn = (userId: string, id?: string) =>
  and(eq(helpers.userId, userId), isNull(helpers.removedAt), id === undefined ? undefined : eq(helpers.id, id))

/** Makes changes of a person's entries wait for each other, so that the limit holds. */
const lockList = (tx: Transaction, userId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')

async function requireSpace(tx: Executor, userId: string): Promise<void> {
  if ((await tx.$count(helpers, isOwn(userId))) >= MAX_HELPERS) throw refuse('full', { detail: 'helpers.full' })
}

const addHelper = (db: Database, userId: string, { key, ...fields }: NewHelper): Promise<HelperRow> =>
  db.transaction(async (tx) => {
    await lockList(tx, userId)
    const [repeated] = await tx
      .select()
      .from(helpers)
      .where(and(eq(helpers.userId, userId), eq(helpers.addKey, key)))
    if (repeated) return repeated
    await consumeRateLimit(tx, [{ key: `helper:${userId}`, max: ADDED_PER_HOUR, seconds: HOUR_SECONDS }])
    await requireSpace(tx, userId)
    const [added] = await tx
      .insert(helpers)
      .values({ ...fields, id: newId(), userId, addKey: key })
      .returning()
    return added as HelperRow
  })

async function readHelper(db: Executor, userId: string, id: string): Promise<HelperRow> {
  const [row] = await db.select().from(helpers).where(isOwn(userId, id))
  if (!row) throw refuse('contentGone')
  return row
}

async function changeHelper(db: Database, userId: string, id: string, changes: Changes): Promise<HelperRow> {
  if (Object.values(changes).every((value) => value === undefined)) return readHelper(db, userId, id)
  const [changed] = await db.update(helpers).set(changes).where(isOwn(userId, id)).returning()
  if (!changed) throw refuse('contentGone')
  return changed
}

/** Deletes an entry; it stands aside for as long as that can be undone. */
async function removeHelper(db: Database, userId: string, id: string): Promise<void> {
  const [removed] = await db
    .update(helpers)
    .set({ removedAt: sql`now()` })
    .where(isOwn(userId, id))
    .returning({ id: helpers.id })
  if (removed) return
  const gone = await db.$count(
    helpers,
    and(eq(helpers.userId, userId), eq(helpers.id, id), isNotNull(helpers.removedAt)),
  )
  if (gone === 0) throw refuse('contentGone')
}

const restoreHelper = (db: Database, userId: string, id: string): Promise<HelperRow> =>
  db.transaction(async (tx) => {
    await lockList(tx, userId)
    const [row] = await tx
      .select({ helper: helpers, late: sql<boolean>`not ${gt(helpers.removedAt, UNDO_UNTIL)}` })
      .from(helpers)
      .where(and(eq(helpers.userId, userId), eq(helpers.id, id)))
    if (!row) throw refuse('contentGone')
    if (row.helper.removedAt === null) return row.helper
    if (row.late) throw refuse('tooLate', { detail: 'undo.late' })
    await requireSpace(tx, userId)
    const [restored] = await tx.update(helpers).set({ removedAt: null }).where(eq(helpers.id, id)).returning()
    return restored as HelperRow
  })

export const helperHandlers = [
  handle(endpoints.list, async ({ query = {} }, context) => {
    const { rows, next } = await pageOf(context, query, newest, (after) =>
      context.db
        .select()
        .from(helpers)
        .where(and(isOwn(context.person.id), after)),
    )
    return { list: rows.map(toHelper), next }
  }),
  handle(endpoints.detail, async ({ params }, { db, person }) => toHelper(await readHelper(db, person.id, params.id))),
  handle(endpoints.add, async ({ body }, { db, person }) => toHelper(await addHelper(db, person.id, body))),
  handle(endpoints.change, async ({ params, body = {} }, { db, person }) =>
    toHelper(await changeHelper(db, person.id, params.id, body)),
  ),
  handle(endpoints.remove, async ({ params }, { db, person }) => {
    await removeHelper(db, person.id, params.id)
    return {}
  }),
  handle(endpoints.restore, async ({ params }, { db, person }) =>
    toHelper(await restoreHelper(db, person.id, params.id)),
  ),
]
