import { channels as endpoints } from '@plaza/shared/api'
import { MINUTE_MS, siteDate } from '@plaza/shared/format'
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '../../data/database'
import { channels, programmeReminders, programmes, users } from '../../data/schema/index'
import { handle } from '../../transport/handlers'
import { refuse } from '../../transport/refusal'
import { sendMessages } from '../messages/send'
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

const idOf = ({ programmeId, startsAt }: typeof programmeReminders.$inferSelect): string =>
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
  for (let told = BATCH; told === BATCH; )
    told = await db.transaction(async (tx) => {
      const due = await tx
        .select({ reminder: programmeReminders, title: programmes.title, channel: channels })
        .from(programmeReminders)
        .innerJoin(programmes, eq(programmes.id, programmeReminders.programmeId))
        .innerJoin(channels, eq(channels.id, programmes.channelId))
        .where(lte(programmeReminders.startsAt, sql`now() + make_interval(mins => ${AHEAD_MINUTES})`))
        .orderBy(asc(programmeReminders.startsAt))
        .limit(BATCH)
        .for('update', { of: programmeReminders, skipLocked: true })
      for (const { reminder } of due)
        await tx
          .delete(programmeReminders)
          .where(
            and(
              eq(programmeReminders.userId, reminder.userId),
              eq(programmeReminders.programmeId, reminder.programmeId),
              eq(programmeReminders.startsAt, reminder.startsAt),
            ),
          )
      const latest = Date.now() - LATE_MINUTES * MINUTE_MS
      await sendMessages(
        tx,
        due
          .filter(({ reminder }) => reminder.startsAt.getTime() > latest)
          .map(({ reminder, title, channel }) => ({
            ...{ to: reminder.userId, template: 'programme.soon' as const, link: addressOfChannel(channel) },
            params: { programme: title, channel: channel.name, when: whenText(reminder.startsAt) },
            onceKey: `programme:${idOf(reminder)}`,
          })),
      )
      return due.length
    })
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
