import { daysIn, SITE_ZONE, shiftMonth } from '@plaza/shared/format'
import type { BoardCounts, BoardDay, CentreBoard } from '@plaza/shared/operations'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../data/database'
import { activities, hoursLedger, volunteers } from '../../data/schema/index'
import { csvOf } from '../../transport/csv'
import type { Language } from '../../transport/messages'
import { startOfDate } from '../time'

const MOST_TEAMS = 10
const TOTAL = 'total'
const nothing: BoardCounts = { hours: 0, people: 0, activities: 0, volunteers: 0 }

const siteDay = (column: SQL): SQL => sql`to_char(${column} at time zone ${sql.raw(`'${SITE_ZONE}'`)}, 'YYYY-MM-DD')`

interface CountRow extends Partial<BoardCounts>, Record<string, unknown> {
  day: string
}

/** Counts by the site's day and in all: people are counted once in the sum too. */
async function countByDay(db: Database, month: string): Promise<Map<string, BoardCounts>> {
  const [from, to] = [startOfDate(`${month}-01`), startOfDate(`${shiftMonth(month, 1)}-01`)]
  const within = (column: SQL): SQL => sql`${column} >= ${from.toISOString()} and ${column} < ${to.toISOString()}`
  const byDay = (counts: SQL, table: SQL, column: SQL, where: SQL): SQL => sql`
    select coalesce(day, ${TOTAL}) as day, ${counts}
    from (select *, ${siteDay(column)} as day from ${table} where ${within(column)} and ${where}) counted
    group by grouping sets ((day), ())`
  const answers = await Promise.all([
    db.execute<CountRow>(
      byDay(
        sql`coalesce(sum(hours), 0)::float8 as hours, count(distinct user_id) filter (where hours > 0)::int as people`,
        sql`${hoursLedger}`,
        sql`served_at`,
        sql`true`,
      ),
    ),
    db.execute<CountRow>(
      byDay(sql`count(*)::int as activities`, sql`${activities}`, sql`starts_at`, sql`cancelled_at is null`),
    ),
    db.execute<CountRow>(
      byDay(sql`count(*)::int as volunteers`, sql`${volunteers}`, sql`active_since`, sql`state = 'active'`),
    ),
  ])
  const days = new Map<string, BoardCounts>()
  for (const { day, ...counts } of answers.flatMap(({ rows }) => rows))
    days.set(day, { ...nothing, ...days.get(day), ...counts })
  return days
}

async function bestTeams(db: Database, month: string): Promise<CentreBoard['teams']> {
  const { rows } = await db.execute<CentreBoard['teams'][number] & Record<string, unknown>>(sql`
    select t.id, t.name, (total.minutes / 60.0)::float8 as hours, total.services
    from hours_totals total join teams t on t.id = total.subject_id
    where total.kind = 'team' and total.period = ${month} and total.listed and total.minutes > 0
    order by total.minutes desc, total.subject_id limit ${MOST_TEAMS}`)
  return rows
}

/** What happened in a month (YYYY-MM) of the site's calendar. */
export async function readBoard(db: Database, month: string): Promise<CentreBoard> {
  const [counted, before, teams] = await Promise.all([
    countByDay(db, month),
    countByDay(db, shiftMonth(month, -1)),
    bestTeams(db, month),
  ])
  const days = Array.from({ length: daysIn(month) }, (_, index): BoardDay => {
    const day = `${month}-${String(index + 1).padStart(2, '0')}`
    return { day, ...(counted.get(day) ?? nothing) }
  })
  return { month, days, total: counted.get(TOTAL) ?? nothing, before: before.get(TOTAL) ?? nothing, teams }
}

const heads: Readonly<Record<Language, readonly string[]>> = {
  en: ['Day', 'Hours', 'People', 'Activities', 'New volunteers'],
  zh: ['日期', '服务时长（小时）', '参与人数', '活动场次', '新增志愿者'],
}
const sums: Readonly<Record<Language, string>> = { en: 'Month', zh: '全月' }

/** The board by days as a file for spreadsheets. */
export function boardCsv({ days, total }: CentreBoard, language: Language): string {
  const cells = ({ hours, people, activities: held, volunteers: added }: BoardCounts) => [hours, people, held, added]
  return csvOf([heads[language], ...days.map((day) => [day.day, ...cells(day)]), [sums[language], ...cells(total)]])
}
