import { DAY_SECONDS, shiftDate, siteDate } from '@plaza/shared/format'
import type { DepartmentFigures } from '@plaza/shared/operations'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { type CsvCell, csvOf } from '../../transport/csv'
import type { Language } from '../../transport/messages'
import { departmentsOf } from '../queue/rights'
import { isOverdue } from './due'

interface FigureRow extends Record<string, unknown> {
  id: string
  name: string
  name_en: string | null
  received: number
  answered: number
  answered_late: number
  wait_seconds: number
  scored: number
  scores: number
  overdue: number
}

const rounded = (value: number): number => Math.round(value * 10) / 10

/** Figures of an operator's departments over the last days, today included. */
export async function readFigures(db: Executor, who: string, days: number): Promise<DepartmentFigures[]> {
  const from = shiftDate(siteDate(Date.now()), 1 - days)
  const { rows } = await db.execute<FigureRow>(sql`
    select d.id, d.name, d.name_en, coalesce(sum(c.received), 0)::int as received,
      coalesce(sum(c.answered), 0)::int as answered, coalesce(sum(c.answered_late), 0)::int as answered_late,
      coalesce(sum(c.wait_seconds), 0)::float8 as wait_seconds, coalesce(sum(c.scored), 0)::int as scored,
      coalesce(sum(c.scores), 0)::int as scores,
      (select count(*)::int from advices a where a.department_id = d.id and ${isOverdue(sql`a`)}) as overdue
    from departments d left join advice_counts c on c.department_id = d.id and c.day >= ${from}::date
    where d.id in ${departmentsOf(who)} group by d.id order by d.sort, d.id`)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    nameEn: row.name_en,
    received: row.received,
    punctual: row.answered - row.answered_late,
    late: row.answered_late,
    overdue: row.overdue,
    averageDays: row.answered === 0 ? null : rounded(row.wait_seconds / row.answered / DAY_SECONDS),
    rating: row.scored === 0 ? null : rounded(row.scores / row.scored),
    rated: row.scored,
  }))
}

const heads: Readonly<Record<Language, readonly string[]>> = {
  en: ['Department', 'Received', 'Answered in time', 'Answered late', 'Overdue now', 'Average days', 'Rating', 'Rated'],
  zh: ['部门', '收到', '按时答复', '逾期答复', '当前逾期', '平均用时（天）', '平均评分', '评价数'],
}

/** The figures as a file for spreadsheets. */
export const figuresCsv = (figures: readonly DepartmentFigures[], language: Language): string =>
  csvOf([
    heads[language],
    ...figures.map((row): CsvCell[] => [
      (language === 'en' && row.nameEn) || row.name,
      row.received,
      row.punctual,
      row.late,
      row.overdue,
      row.averageDays,
      row.rating,
      row.rated,
    ]),
  ])
