import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { advices, departments, matrixAccounts } from '../../data/schema/index'
import { departmentName } from '../advices/rows'
import { readStatistics } from '../advices/statistics'
import { countTopics } from '../guides/lists'
import type { Filler } from './filler'

const EXCERPT = 80

const byId = <T extends { id: string }>(rows: readonly T[]): Map<string, T> => new Map(rows.map((row) => [row.id, row]))

export const eventItems: Filler = async (db, ids) => {
  const { events } = await countTopics(db)
  return byId(events.filter(({ id }) => ids.includes(id)))
}

export const departmentItems: Filler = async (db, ids) => {
  const [rows, { departments: figures }] = await Promise.all([
    db.select({ id: departments.id, image: departments.image }).from(departments).where(inArray(departments.id, ids)),
    readStatistics(db),
  ])
  const of = byId(figures)
  return byId(rows.flatMap(({ id, image }) => ({ image, ...of.get(id), id })))
}

const isAnswered = and(eq(advices.open, true), eq(advices.phase, 'answered'), isNotNull(advices.answer))

/** Ids of the public questions that were asked last and are answered. */
export async function newestAnswered(db: Executor, count: number): Promise<string[]> {
  const rows = await db
    .select({ id: advices.id })
    .from(advices)
    .where(isAnswered)
    .orderBy(desc(advices.createdAt), desc(advices.id))
    .limit(count)
  return rows.map(({ id }) => id)
}

export const answeredItems: Filler = async (db, ids) => {
  const rows = await db
    .select({ advice: advices, department: departments })
    .from(advices)
    .innerJoin(departments, eq(departments.id, advices.departmentId))
    .where(and(inArray(advices.id, ids), isAnswered))
  return byId(
    rows.flatMap(({ advice: { id, title, titleEn, answer, answeredAt }, department }) =>
      answer && answeredAt
        ? [
            {
              id,
              title,
              ...(titleEn && { title_en: titleEn }),
              answer: answer.slice(0, EXCERPT),
              answered_at: answeredAt.toISOString(),
              department: departmentName(department),
            },
          ]
        : [],
    ),
  )
}

export const accountItems: Filler = async (db, ids) => {
  const rows = await db.select().from(matrixAccounts).where(inArray(matrixAccounts.id, ids))
  return byId(rows.map(({ id, name, nameEn, image }) => ({ id, name, ...(nameEn && { name_en: nameEn }), image })))
}
