import { channels as endpoints } from '@plaza/shared/api'
import { MINUTE_MS, siteDate } from '@plaza/shared/format'
import { and, eq, gt, sql } from 'drizzle-orm'
import { inBatches } from '../../data/batches'
import type { Database } from '../../data/database'
import { channels, programmeReminders, programmes, users } from '../../data/schema/index'
import { handle } from '../../transport/handlers'
import { refuse } from '../../transport/refusal'
import { type NewMessage, sendMessages } from '../messages/send'
import { addressOfChannel } from '../page-addresses'
import { startOfDate, whenText } from '../time'
import { programmesOf } from './programmes'

/** Reminders of a person at a time. */
const MAX_REMINDERS = 50
const AHEAD_MINUTES = 10
/** A programme that began longer ago is not announced any more: the servers were down. */
const LATE_MINUTES = 10
const BATCH = 500

/** A slot of the weekly table and a date, from the id of a programme. */
function slotOf(id: string): { slotId: string; date: string } {
  const [, slotId = '', day = ''] = /^(.+)\.(\d{8})$/.exec(id) ?? []
  return { slotId, date: day.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3') }
}

const idOf = ({
  programmeId,
  startsAt,
}: Pick<typeof programmeReminders.$inferSelect, 'programmeId' | 'startsAt'>): string =>
  `${programmeId}.${siteDate(startsAt.getTime()).replaceAll('-', '')}`

/** When a programme of the table begins; refuses one that is not in it. */
async function startOf(db: Database, id: string): Promise<{ programmeId: string; startsAt: Date }> {
  const { slotId, date } = slotOf(id)
  const [slot] = await db.select().from(programmes).where(eq(programmes.id, slotId))
  const isDate = !Number.isNaN(startOfDate(date).getTime())
  const [programme] = slot && isDate ? programmesOf([slot], date) : []
  if (programme?.id !== id) throw refuse('contentGone')
  return { programmeId: slotId, startsAt: new Date(programme.starts_at) }
}

async function setReminder(db: Database, userId: string, { id, on }: { id: string; on: boolean }): Promise<void> {
  const reminder = { userId, ...(await startOf(db, id)) }
  if (!on) {
    const { programmeId, startsAt } = reminder
    const isThis = and(eq(programmeReminders.programmeId, programmeId), eq(programmeReminders.startsAt, startsAt))
    await db.delete(programmeReminders).where(and(eq(programmeReminders.userId, userId), isThis))
    return
  }
  if (reminder.startsAt.getTime() <= Date.now() + MINUTE_MS) throw refuse('tooLate')
  await db.transaction(async (tx) => {
    // Reminders of a person wait for each other, so that the limit holds.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    if ((await tx.$count(programmeReminders, eq(programmeReminders.userId, userId))) >= MAX_REMINDERS)
      throw refuse('full', { detail: 'reminders.full' })
    await tx.insert(programmeReminders).values(reminder).onConflictDoNothing()
  })
}

/** Tells people what begins soon, once; what they were told of is deleted with the message. */
export async function remindOfProgrammes(db: Database): Promise<void> {
  const latest = Date.now() - LATE_MINUTES * MINUTE_MS
  await inBatches(db, BATCH, async (tx) => {
    const due = await tx.execute<DueReminder>(sql`
      with due as (delete from ${programmeReminders} where ctid = any(array(
        select ctid from ${programmeReminders} where starts_at <= now() + make_interval(mins => ${AHEAD_MINUTES})
        order by starts_at limit ${BATCH} for update skip locked)) returning *)
      select due.user_id, due.programme_id, due.starts_at, p.title, c.id as channel_id, c.type, c.name
      from due join ${programmes} p on p.id = due.programme_id join ${channels} c on c.id = p.channel_id`)
    await sendMessages(tx, due.rows.filter(({ starts_at }) => Date.parse(starts_at) > latest).map(toMessage))
    return due.rows.length
  })
}

interface DueReminder extends Record<string, unknown> {
  user_id: string
  programme_id: string
  starts_at: string
  title: string
  channel_id: string
  type: number
  name: string
}

function toMessage({ user_id, programme_id, starts_at, title, channel_id, type, name }: DueReminder): NewMessage {
  const startsAt = new Date(starts_at)
  return {
    ...{ to: user_id, template: 'programme.soon', link: addressOfChannel({ id: channel_id, type }) },
    params: { programme: title, channel: name, when: whenText(startsAt) },
    onceKey: `programme:${idOf({ programmeId: programme_id, startsAt })}`,
  }
}

export const reminderHandlers = [
  handle(endpoints.remind, async ({ body }, { db, person }) => {
    await setReminder(db, person.id, body)
    return { on: body.on }
  }),
  handle(endpoints.reminders, async (_, { db, person }) => {
    const isComing = and(eq(programmeReminders.userId, person.id), gt(programmeReminders.startsAt, sql`now()`))
    const rows = await db.select().from(programmeReminders).where(isComing)
    return { ids: rows.map(idOf) }
  }),
]
