import { HOUR_MS } from '@plaza/shared/format'
import type { CentreVolunteer, CreditHoursBody, ReverseHoursBody } from '@plaza/shared/operations'
import { and, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { InferOutput } from 'valibot'
import type { Database, Executor } from '../../data/database'
import { hoursLedger, users, volunteers } from '../../data/schema/index'
import { refuse } from '../../transport/refusal'
import { excerptOf } from '../excerpt'
import { creditHours, reverseHours } from '../hours/ledger'
import { sendMessages } from '../messages/send'
import { startOfDate } from '../time'

const MOST_ENTRIES = 50
const PAGE = '/activity-record'
/** Hours of service are dated at noon, so that they stay on their day in every time zone near the site's. */
const NOON_MS = 12 * HOUR_MS
const reversal = alias(hoursLedger, 'reversal')
/** Managers of teams who confirmed hours; operators are no users. */
const managers = alias(users, 'managers')

async function requireVolunteer(db: Executor, number: string) {
  const [row] = await db
    .select({ userId: volunteers.userId, nickname: users.nickname, state: volunteers.state })
    .from(volunteers)
    .innerJoin(users, eq(users.id, volunteers.userId))
    .where(eq(volunteers.number, number))
  if (!row) throw refuse('contentGone')
  return row
}

/** A volunteer with the newest entries of the ledger, by number. */
export async function readVolunteerHours(db: Database, number: string): Promise<CentreVolunteer> {
  const { userId, nickname } = await requireVolunteer(db, number)
  const isOwn = eq(hoursLedger.userId, userId)
  const [rows, [total]] = await Promise.all([
    db
      .select({ entry: hoursLedger, reversedAt: reversal.createdAt, manager: managers.nickname })
      .from(hoursLedger)
      .leftJoin(reversal, eq(reversal.reversalOf, hoursLedger.id))
      .leftJoin(managers, eq(managers.id, hoursLedger.reviewer))
      .where(isOwn)
      .orderBy(desc(hoursLedger.servedAt), desc(hoursLedger.id))
      .limit(MOST_ENTRIES),
    db
      .select({ hours: sql<number>`coalesce(sum(${hoursLedger.hours}), 0)::float8` })
      .from(hoursLedger)
      .where(isOwn),
  ])
  return {
    number,
    nickname,
    hours: total?.hours ?? 0,
    entries: rows.map(({ entry, reversedAt, manager }) => ({
      id: entry.id,
      source: entry.source,
      title: entry.title,
      hours: entry.hours,
      servedAt: entry.servedAt.getTime(),
      reviewer: manager ?? entry.reviewer,
      note: entry.note,
      isReversal: entry.reversalOf !== null,
      reversedAt: reversedAt?.getTime() ?? null,
    })),
  }
}

/** Credits hours by hand, once for a key; the volunteer reads why. Refuses a day that is still to come. */
export async function creditByHand(
  db: Database,
  { number, key, title, hours, day, why, who }: InferOutput<typeof CreditHoursBody> & { who: string },
): Promise<void> {
  const servedAt = new Date(startOfDate(day).getTime() + NOON_MS)
  if (startOfDate(day) > new Date()) throw refuse('badInput')
  await db.transaction(async (tx) => {
    const { userId, state } = await requireVolunteer(tx, number)
    if (state !== 'active') throw refuse('stateChanged')
    const credit = { userId, source: 'hand' as const, sourceId: key, title, hours, servedAt }
    if (!(await creditHours(tx, { ...credit, reviewer: who, note: why }))) throw refuse('repeated')
    const params = { hours: String(hours), title: excerptOf(title), why: excerptOf(why) }
    await sendMessages(tx, [{ to: userId, template: 'hours.credited', params, link: PAGE }])
  })
}

/** Takes an entry of a volunteer back, once; the volunteer reads why. */
export async function reverseByHand(
  db: Database,
  { number, entry, why, who }: InferOutput<typeof ReverseHoursBody> & { who: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { userId } = await requireVolunteer(tx, number)
    const [found] = await tx
      .select({ title: hoursLedger.title, hours: hoursLedger.hours })
      .from(hoursLedger)
      .where(and(eq(hoursLedger.id, entry), eq(hoursLedger.userId, userId)))
    if (!found) throw refuse('contentGone')
    if (!(await reverseHours(tx, entry, { reviewer: who, note: why }))) throw refuse('stateChanged')
    const params = { hours: String(found.hours), title: excerptOf(found.title), why: excerptOf(why) }
    await sendMessages(tx, [{ to: userId, template: 'hours.reversed', params, link: PAGE }])
  })
}
