import { eq, sql } from 'drizzle-orm'
import { advices } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { refuseBanned } from '../bans'
import { readWorkCalendar, type WorkCalendar } from '../work-calendar'
import { dueAgainAfter } from './due'
import { moveAdvice } from './moves'
import { withdrawPictures } from './pictures'
import { ADVICES_TAG, adviceTag } from './rows'
import { workingDaysAfter, workingDaysBetween } from './working-days'

type WriterContext = Pick<Context, 'db' | 'person' | 'moderation' | 'changes'>

const ownedBy = (userId: string) => eq(advices.userId, userId)

/** The department does not lose the working days on which it waited for the writer. */
const extended = (calendar: WorkCalendar, { dueAt, askedAt }: { dueAt: Date; askedAt: Date }): Date => {
  const waited = workingDaysBetween(calendar, askedAt, new Date())
  return waited === 0 ? dueAt : workingDaysAfter(calendar, dueAt, waited)
}

export async function supply({ db, person }: WriterContext, id: string, text: string): Promise<void> {
  await refuseBanned(db, person.id)
  await db.transaction(async (tx) => {
    const moved = await moveAdvice(tx, { id, step: 'supply', whose: ownedBy(person.id), actorId: person.id, text })
    const { dueAt, askedAt } = moved
    if (!dueAt || !askedAt) return
    await tx
      .update(advices)
      .set({ dueAt: extended(await readWorkCalendar(tx), { dueAt, askedAt }) })
      .where(eq(advices.id, id))
  })
}

/** A score is final, and counts once however often it is sent. */
export async function rate({ db, person }: WriterContext, id: string, score: number, text?: string): Promise<void> {
  await refuseBanned(db, person.id)
  await db.transaction((tx) =>
    moveAdvice(tx, {
      id,
      step: 'rate',
      whose: ownedBy(person.id),
      actorId: person.id,
      set: { score },
      text: text || undefined,
    }),
  )
}

/**
 * 'Still not solved': once for each advice, with a new deadline. Everybody may read why, so words for a review hold the
 * advice back as those of a new one do.
 */
export async function reopen(
  { db, person, moderation, changes }: WriterContext,
  id: string,
  text: string,
): Promise<void> {
  await refuseBanned(db, person.id)
  const isHeld = (await moderation.stateOfPost(person, [text])) === 'pending'
  await db.transaction(async (tx) => {
    const moved = await moveAdvice(tx, {
      id,
      step: 'reopen',
      whose: ownedBy(person.id),
      actorId: person.id,
      set: {
        lateToldAt: null,
        reopenedAt: sql`now()`,
        dueAt: dueAgainAfter(await readWorkCalendar(tx), new Date()),
        ...(isHeld && { held: true }),
      },
      text,
    })
    if (isHeld) await withdrawPictures(tx, moved)
  })
  if (isHeld) await changes.withdraw(adviceTag(id), ADVICES_TAG)
}
