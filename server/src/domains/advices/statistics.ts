import type { AdviceStatistics } from '@plaza/shared/api'
import { shiftDate, siteDate, weekdayIndex } from '@plaza/shared/format'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { startOfDate } from '../time'
import { isOverdue } from './due'

const WEEKS = 12
const DAYS_A_WEEK = 7
const HUNDRED = 100

/** Mondays of the last weeks, oldest first, and the one after them. */
function mondaysUntil(now: Date): string[] {
  const today = siteDate(now.getTime())
  const monday = shiftDate(today, -weekdayIndex(today))
  return Array.from({ length: WEEKS + 1 }, (_, week) => shiftDate(monday, (week - WEEKS + 1) * DAYS_A_WEEK))
}

async function countByWeek(db: Executor, first: string, until: string) {
  const { rows } = await db.execute<{ week: number; received: number; answered: number }>(sql`
    select (day - ${first}::date) / ${DAYS_A_WEEK}::int as week, sum(received)::int as received,
      sum(answered)::int as answered
    from advice_counts where day >= ${first}::date and day < ${until}::date group by 1`)
  return new Map(rows.map(({ week, ...counts }) => [week, counts]))
}

interface DepartmentRow extends Record<string, unknown> {
  id: string
  name: string
  name_en: string | null
  received: number
  answered: number
  overdue: number
  answered_late: number
  scores: number
  scored: number
}

/** Counts of all advices, private ones too: they show nobody. */
export async function readStatistics(db: Executor, now = new Date()): Promise<AdviceStatistics> {
  const mondays = mondaysUntil(now)
  const weeks = await countByWeek(db, mondays[0] ?? '', mondays.at(-1) ?? '')
  const { rows } = await db.execute<DepartmentRow>(sql`
    select d.id, d.name, d.name_en, coalesce(sum(c.received), 0)::int as received,
      coalesce(sum(c.answered), 0)::int as answered, coalesce(sum(c.answered_late), 0)::int as answered_late,
      coalesce(sum(c.scores), 0)::int as scores, coalesce(sum(c.scored), 0)::int as scored,
      (select count(*)::int from advices a where a.department_id = d.id and ${isOverdue(sql`a`)}) as overdue
    from departments d left join advice_counts c on c.department_id = d.id
    group by d.id order by d.sort, d.id`)
  const sumOf = (field: 'received' | 'answered' | 'answered_late' | 'scores' | 'scored') =>
    rows.reduce((sum, row) => sum + row[field], 0)
  const [all, scored] = [sumOf('answered'), sumOf('scored')]
  const overdue = rows.reduce((sum, row) => sum + row.overdue, 0)
  return {
    total: sumOf('received'),
    answered: all,
    punctual: all + overdue === 0 ? HUNDRED : Math.round(((all - sumOf('answered_late')) / (all + overdue)) * HUNDRED),
    score: scored === 0 ? null : Math.round((sumOf('scores') / scored) * 10) / 10,
    weeks: mondays.slice(0, WEEKS).map((from, week) => ({
      from: startOfDate(from).toISOString(),
      received: weeks.get(week)?.received ?? 0,
      answered: weeks.get(week)?.answered ?? 0,
    })),
    departments: rows.map((row) => ({
      id: row.id,
      name: row.name,
      ...(row.name_en && { name_en: row.name_en }),
      received: row.received,
      answered: row.answered,
      late: row.overdue + row.answered_late,
    })),
  }
}
