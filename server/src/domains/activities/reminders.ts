import { SITE_ZONE } from '@plaza/shared/format'
import { sql } from 'drizzle-orm'
import type { Database } from '../../data/database'
import { activities, activityJoins } from '../../data/schema/index'
import { type NewMessage, sendMessages } from '../messages/send'
import { addressOfActivity } from '../page-addresses'
import { whenText } from '../time'

/** People told by one statement. */
const BATCH = 500

const siteNow = sql.raw(`(now() at time zone '${SITE_ZONE}')`)
const siteDay = sql.raw(`(a.starts_at at time zone '${SITE_ZONE}')::date`)

/** When each reminder is due, by the site's calendar: the day before from nine on, and on the day from seven on. */
const reminders = [
  { template: 'activity.tomorrow', due: sql`${siteDay} = ${siteNow}::date + 1 and extract(hour from ${siteNow}) >= 9` },
  {
    template: 'activity.today',
    due: sql`${siteDay} = ${siteNow}::date
      and (extract(hour from ${siteNow}) >= 7 or a.starts_at <= now() + interval '2 hours')`,
  },
] as const

type ReminderTemplate = (typeof reminders)[number]['template']

interface ReminderRow extends Record<string, unknown> {
  user_id: string
  id: string
  title: string
  place: string
  starts_at: string
}

const toMessage =
  (template: ReminderTemplate) =>
  ({ user_id, id, title, place, starts_at }: ReminderRow): NewMessage => ({
    to: user_id,
    template,
    params: { activity: title, when: whenText(new Date(starts_at)), place },
    link: addressOfActivity(id),
    onceKey: `${template}:${id}`,
  })

/** Reminds participants once of each time, however often and by however many servers it is run. */
export async function remindOfActivities(db: Database): Promise<void> {
  // By key: who has switched such messages off has none, and would be found again and again.
  for (const { template, due } of reminders)
    for (let after: ReminderRow | undefined, found = BATCH; found === BATCH; ) {
      const { rows } = await db.execute<ReminderRow>(sql`
        select j.user_id, a.id, a.title, a.place, a.starts_at from ${activities} a
        join ${activityJoins} j on j.activity_id = a.id and j.state = 'joined'
        where a.cancelled_at is null and a.starts_at > now() and a.starts_at <= now() + interval '2 days' and ${due}
          and not exists (select 1 from messages m where m.user_id = j.user_id and m.once_key = ${`${template}:`} || a.id)
          ${after ? sql`and (a.id, j.user_id) > (${after.id}, ${after.user_id})` : sql``}
        order by a.id, j.user_id limit ${BATCH}`)
      found = rows.length
      after = rows.at(-1)
      await db.transaction((tx) => sendMessages(tx, rows.map(toMessage(template))))
    }
}
