import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { serviceOrderSteps } from '../../data/schema/index'
import type { Demo } from '../demo/read'
import { insertRows } from '../insert'
import { isIn, setColumns } from '../refresh/set-columns'
import { claimRows, dispatchRow, orderRow, practiceRows, stepRows, wishRow } from './deeds'

const moment = 'timestamptz' as const

const idsOf = async (db: Executor, question: SQL): Promise<ReadonlySet<string>> => {
  const { rows } = await db.execute<{ id: string }>(question)
  return new Set(rows.map(({ id }) => id))
}

/** Dispatches that are not the demo's, or were answered since. */
function foreignDispatches(demo: Demo, now: Date): SQL {
  const own = demo.dispatches.map((one) => dispatchRow(one, now)).map(({ id, state }) => `${id} ${state}`)
  return sql`dispatches where id || ' ' || state not in ${isIn(own)}`
}

/** Moves wishes with which nobody did anything since, with their claims. */
async function moveWishes(db: Executor, demo: Demo, now: Date): Promise<ReadonlySet<string>> {
  const claims = demo.wishes.flatMap((wish) => claimRows(wish, now))
  const rows = demo.wishes.map((wish) => wishRow(demo, wish, now))
  const states = rows.map(({ id, state }) => `${id} ${state}`)
  const kept = await idsOf(
    db,
    sql`select wish_id as id from wish_claims where id not in ${isIn(claims.map(({ id }) => id))}
      union select id from wishes where id || ' ' || state not in ${isIn(states)}
      union select wish_id from ${foreignDispatches(demo, now)} and wish_id is not null`,
  )
  await setColumns(
    db,
    'wishes',
    ['id'],
    { created_at: moment, claimed_at: moment, due_at: moment, finished_at: moment },
    rows
      .filter(({ id }) => !kept.has(id))
      .map(({ id, createdAt, claimedAt, dueAt, finishedAt }) => ({
        ...{ id, created_at: createdAt, claimed_at: claimedAt, due_at: dueAt, finished_at: finishedAt },
      })),
  )
  await setColumns(
    db,
    'wish_claims',
    ['id'],
    { claimed_at: moment, ended_at: moment },
    claims
      .filter(({ wishId }) => !kept.has(wishId))
      .map(({ id, claimedAt, endedAt }) => ({ id, claimed_at: claimedAt, ended_at: endedAt })),
  )
  return kept
}

/** Moves orders with which nobody did anything since. A step is never changed, so those of the demo are written anew. */
async function moveOrders(db: Executor, demo: Demo, now: Date): Promise<ReadonlySet<string>> {
  const steps = demo.serviceOrders.flatMap((order) => stepRows(order, now))
  const kept = await idsOf(
    db,
    sql`select order_id as id from service_order_steps where id not in ${isIn(steps.map(({ id }) => id))}
      union select order_id from ${foreignDispatches(demo, now)} and order_id is not null`,
  )
  const moved = demo.serviceOrders.map((order) => orderRow(demo, order, now)).filter(({ id }) => !kept.has(id))
  await setColumns(
    db,
    'service_orders',
    ['id'],
    { wanted_at: moment, scored_at: moment, created_at: moment },
    moved.map(({ id, wantedAt, scoredAt, createdAt }) => ({
      ...{ id, wanted_at: wantedAt, scored_at: scoredAt, created_at: createdAt },
    })),
  )
  const orders = isIn(moved.map(({ id }) => id))
  // An order that somebody deleted with their account has no steps either.
  await db.execute(sql`delete from service_order_steps where order_id in ${orders}`)
  const there = await idsOf(db, sql`select id from service_orders where id in ${orders}`)
  await insertRows(
    db,
    serviceOrderSteps,
    steps.filter(({ orderId }) => there.has(orderId)),
  )
  return kept
}

/** Moves the wishes and orders of the demo to the times that a new seed would give them, with what teams are asked. */
export async function moveDeeds(db: Executor, demo: Demo, now: Date): Promise<void> {
  const kept = new Set([...(await moveWishes(db, demo, now)), ...(await moveOrders(db, demo, now))])
  const asked = demo.dispatches.map((one) => dispatchRow(one, now))
  await setColumns(
    db,
    'dispatches',
    ['id'],
    { asked_at: moment, answered_at: moment },
    asked
      .filter(({ wishId, orderId }) => !kept.has(wishId ?? orderId ?? ''))
      .map(({ id, askedAt, answeredAt }) => ({ id, asked_at: askedAt, answered_at: answeredAt })),
  )
}

/** Moves what people of the demo show of civilised life. */
export const moveShows = (db: Executor, demo: Demo, now: Date): Promise<void> =>
  setColumns(
    db,
    'practices',
    ['id'],
    { created_at: moment },
    practiceRows(demo, now).map(({ id, createdAt }) => ({ id, created_at: createdAt })),
  )
