import type { AdviceSubject, QueueSubject } from '@plaza/shared/operations'
import { eq, inArray } from 'drizzle-orm'
import { advices } from '../../data/schema/index'
import type { QueueSubjects } from '../queue/subject'
import { readWorkCalendar, type WorkCalendar } from '../work-calendar'
import { decideAdvice, takeAdvice } from './decisions'
import { type AdviceRow, dueOf, numberOf, selectAdvices, stepsOf } from './rows'

type StepRow = Awaited<ReturnType<typeof stepsOf>>[number]

const adviceOf = (row: AdviceRow, calendar: WorkCalendar, steps: readonly StepRow[]): AdviceSubject => {
  const { advice } = row
  const { dueAt, daysLeft, late } = dueOf(row, calendar)
  return {
    number: numberOf(advice),
    state: advice.state,
    audience: advice.audience,
    place: advice.place,
    dueAt: dueAt?.getTime() ?? null,
    daysLeft,
    late,
    score: advice.score,
    steps: steps.map(({ at, step, department, text }) => ({
      at: at.getTime(),
      step,
      department: department.name,
      ...(department.nameEn && { departmentEn: department.nameEn }),
      text,
    })),
  }
}

/** Advices, as their departments see them. */
export const adviceSubjects: QueueSubjects = {
  async read(db, ids) {
    const rows = await selectAdvices(db, undefined, inArray(advices.id, [...ids]))
    const steps = await stepsOf(db, ids)
    const calendar = await readWorkCalendar(db)
    return new Map(
      rows.map((row): [string, QueueSubject] => {
        const { advice, department } = row
        const subject = {
          title: advice.title,
          text: advice.content,
          images: advice.images.map(({ url }) => url),
          video: null,
          where: department.name,
          ...(department.nameEn && { whereEn: department.nameEn }),
          advice: adviceOf(
            row,
            calendar,
            steps.filter(({ adviceId }) => adviceId === advice.id),
          ),
        }
        return [advice.id, subject]
      }),
    )
  },
  async handedOn(db, items) {
    const ids = items.map(({ subjectId }) => subjectId)
    const rows = await db
      .select({ id: advices.id, departmentId: advices.departmentId })
      .from(advices)
      .where(inArray(advices.id, ids))
    const now = new Map(rows.map(({ id, departmentId }) => [id, departmentId]))
    const moved = items.filter(({ subjectId, departmentId }) => (now.get(subjectId) ?? departmentId) !== departmentId)
    return new Set(moved.map(({ id }) => id))
  },
  lock: (tx, id) => tx.select({ id: advices.id }).from(advices).where(eq(advices.id, id)).for('update'),
  decide: decideAdvice,
  take: takeAdvice,
  hidesAuthor: ({ advice }) => advice?.audience === 'anonymous',
}
