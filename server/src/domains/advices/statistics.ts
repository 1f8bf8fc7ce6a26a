import type { AdviceStatistics } from '@plaza/shared/api'
import { shiftDate, siteDate, weekdayIndex } from '@plaza/shared/format'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { startOfDate } from '../time'

const WEEKS = 12
const DAYS_A_WEEK = 7
const HUNDRED = 100

/** Mondays of the last weeks, oldest first, and the one after them. */
function mondaysUntil(now: Date): Date[] {
  const today = siteDate(now.getTime())
  const monday = shiftDate(today, -weekdayIndex(today))
  return Array.from({ length: WEEKS + 1 }, (_, week) =>
    startOfDate(shiftDate(monday, (week - WEEKS + 1) * DAYS_A_WEEK)),
  )
}

async function countByWeek(db: Executor, column: 'created_at' | 'answered_at', mondays: readonly Date[]) {
  const at = sql.identifier(column)
  const [first, last] = [mondays[0]?.toISOString(), mondays.at(-1)?.toISOString()]
  const { rows } = await db.execute<{ week: number; n: number }>(sql`
    select floor(extract(epoch from ${at} - ${first}::timestamptz) / (86400 * ${DAYS_A_WEEK}::int))::int as week, count(*)::int as n
    from advices where ${at} >= ${first}::timestamptz and ${at} < ${last}::timestamptz group by 1`)
  return new Map(rows.map(({ week, n }) => [week, n]))
}

/** Counts of all advices, private ones too: they show nobody. */
export async function readStatistics(db: Executor, now = new Date()): Promise<AdviceStatistics> {
  const mondays = mondaysUntil(now)
  const [received, answered] = [
    await countByWeek(db, 'created_at', mondays),
    await countByWeek(db, 'answered_at', mondays),
  ]
  const { rows } = await db.execute<{
    id: string
    name: string
    name_en: string | null
    received: number
    answered: number
    overdue: number
    answered_late: number
    scores: number
    scored: number
  }>(sql`
    select d.id, d.name, d.name_en, coalesce(a.received, 0) as received, coalesce(a.answered, 0) as answered,
      coalesce(a.overdue, 0) as overdue, coalesce(a.answered_late, 0) as answered_late,
      coalesce(a.scores, 0) as scores, coalesce(a.scored, 0) as scored
    from departments d left join (
      select department_id, count(*)::int as received, count(*) filter (where phase = 'answered')::int as answered,
        count(*) filter (where phase = 'waiting' and due_at < now())::int as overdue,
        count(*) filter (where phase = 'answered' and answered_late)::int as answered_late,
        coalesce(sum(score), 0)::int as scores, count(score)::int as scored
      from advices group by department_id) a on a.department_id = d.id
    order by d.sort, d.id`)
  const sumOf = (field: 'received' | 'answered' | 'answered_late' | 'scores' | 'scored') =>
    rows.reduce((sum, row) => sum + row[field], 0)
  const [all, scored] = [sumOf('answered'), sumOf('scored')]
  return {
    total: sumOf('received'),
    answered: all,
    punctual: all === 0 ? HUNDRED : Math.round(((all - sumOf('answered_late')) / all) * HUNDRED),
    score: scored === 0 ? null : Math.round((sumOf('scores') / scored) * 10) / 10,
    weeks: mondays.slice(0, WEEKS).map((from, week) => ({
      from: from.toISOString(),
      received: received.get(week) ?? 0,
      answered: answered.get(week) ?? 0,
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
