import { SITE_ZONE } from '@plaza/shared/format'
import { sql } from 'drizzle-orm'
import type { Database } from '../../data/database'
import { activities, activityJoins } from '../../data/schema/index'
import { type NewMessage, sendMessages } from '../messages/send'
import { addressOfActivity } from '../page-addresses'
import { whenText } from '../time'

/** People told by one statement. */
const BATCH = 500

const siteDay = sql.raw(`(a.starts_at at time zone '${SITE_ZONE}')::date`)

/** When each reminder is due, by the site's calendar: the day before from nine on, and on the day from seven on. */
const reminders = [
  {
    template: 'activity.tomorrow',
    due: sql`${siteDay} = clock.local::date + 1 and extract(hour from clock.local) >= 9`,
  },
  {
    template: 'activity.today',
    due: sql`${siteDay} = clock.local::date
      and (extract(hour from clock.local) >= 7 or a.starts_at <= clock.now + interval '2 hours')`,
  },
] as const

type ReminderTemplate = (typeof reminders)[number]['template']

interface ReminderRow extends Record<string, unknown> {
  user_id: string
  id: string
  title: string
  place: string
  starts_at: string
  once_key: string
}

const toMessage =
  (template: ReminderTemplate) =>
  ({ user_id, id, title, place, starts_at, once_key }: ReminderRow): NewMessage => ({
    to: user_id,
    template,
    params: { activity: title, when: whenText(new Date(starts_at)), place },
    link: addressOfActivity(id),
    onceKey: once_key,
  })

interface ReminderRun {
  /** The database's clock, if not given. */
  now?: Date
  batch?: number
}

/**
 * Reminds participants once of each time, however often and by however many servers it is run; of an activity that was
 * moved again for its new time.
 */
export async function remindOfActivities(db: Database, { now, batch = BATCH }: ReminderRun = {}): Promise<void> {
  const clock = now ? sql`${now.toISOString()}::timestamptz` : sql`now()`
  // By key: who has switched such messages off has none, and would be found again and again.
  for (const { template, due } of reminders)
    for (let after: ReminderRow | undefined, found = batch; found === batch; ) {
      const onceKey = sql`${`${template}:`} || a.id || ':' || extract(epoch from a.starts_at)::bigint`
      const { rows } = await db.execute<ReminderRow>(sql`
        select j.user_id, a.id, a.title, a.place, a.starts_at, ${onceKey} as once_key
        from (select ${clock} as now, ${clock} at time zone ${SITE_ZONE} as local) clock cross join ${activities} a
        join ${activityJoins} j on j.activity_id = a.id and j.state = 'joined'
        where a.cancelled_at is null and a.starts_at > ${clock} and a.starts_at <= ${clock} + interval '2 days' and ${due}
          and not exists (select 1 from messages m where m.user_id = j.user_id and m.once_key = ${onceKey})
          ${after ? sql`and (a.id, j.user_id) > (${after.id}, ${after.user_id})` : sql``}
        order by a.id, j.user_id limit ${batch}`)
      found = rows.length
      after = rows.at(-1)
      await db.transaction((tx) => sendMessages(tx, rows.map(toMessage(template))))
    }
}
