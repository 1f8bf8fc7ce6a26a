import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../data/database'
import { activities, activityJoins } from '../../data/schema/index'
import { type NewMessage, sendMessages } from '../messages/send'
import { addressOfActivity } from '../page-addresses'
import { whenText } from '../time'

interface FilledActivity {
  activity: Pick<typeof activities.$inferSelect, 'id' | 'title' | 'startsAt'>
}

/**
 * Gives free places to those who have waited longest; the messages that tell them, to be sent as the last statement.
 * The caller holds the lock of the activity's row.
 */
export async function fillPlaces(tx: Transaction, { activity }: FilledActivity): Promise<NewMessage[]> {
  const { id, title, startsAt } = activity
  const { rows } = await tx.execute<{ user_id: string }>(sql`
    with next as (
      select user_id from ${activityJoins} where activity_id = ${id} and state = 'waiting'
      order by joined_at, user_id
      limit (select greatest(0, capacity - joined) from ${activities}
        where id = ${id} and cancelled_at is null and starts_at > now())
    )
    update ${activityJoins} j set state = 'joined', joined_at = now() from next
    where j.activity_id = ${id} and j.user_id = next.user_id returning j.user_id`)
  if (rows.length === 0) return []
  await tx.execute(sql`update ${activities} set joined = joined + ${rows.length} where id = ${id}`)
  return rows.map(({ user_id }) => ({
    to: user_id,
    template: 'activity.moved-up',
    params: { activity: title, when: whenText(startsAt) },
    link: addressOfActivity(id),
  }))
}

/** Activities filled at once. */
const BATCH = 200

/** Fills places that nobody gave back by a call: of closed accounts. */
export async function fillFreePlaces(db: Database): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select a.id from ${activities} a where a.starts_at > now() and a.cancelled_at is null and a.joined < a.capacity
      and exists (select 1 from ${activityJoins} j where j.activity_id = a.id and j.state = 'waiting')
    limit ${BATCH}`)
  for (const { id } of rows)
    await db.transaction(async (tx) => {
      const locked = await tx.execute<{ id: string; title: string; starts_at: string }>(
        sql`select id, title, starts_at from ${activities} where id = ${id} for update`,
      )
      const [row] = locked.rows
      if (!row) return
      const activity = { id: row.id, title: row.title, startsAt: new Date(row.starts_at) }
      await sendMessages(tx, await fillPlaces(tx, { activity }))
    })
}
