import { daysIn, SITE_ZONE, shiftMonth } from '@plaza/shared/format'
import type { BoardCounts, BoardDay, CentreBoard } from '@plaza/shared/operations'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../data/database'
import {
  activities,
  hoursLedger,
  serviceOrderSteps,
  serviceOrders,
  venueBookings,
  volunteers,
  wishClaims,
  wishes,
} from '../../data/schema/index'
import { csvOf } from '../../transport/csv'
import type { Language } from '../../transport/messages'
import { startOfDate } from '../time'

const MOST_TEAMS = 10
const TOTAL = 'total'
const nothing: BoardCounts = {
  ...{ hours: 0, people: 0, activities: 0, volunteers: 0 },
  ...{ wishesPublished: 0, wishesClaimed: 0, wishesFinished: 0, wishesGivenBack: 0, wishDays: null },
  ...{ ordersOrdered: 0, ordersProvided: 0, ordersRefused: 0, ordersOverdue: 0 },
  ...{ ordersGivenBack: 0, ordersScored: 0, orderScore: null },
  ...{ bookingsAsked: 0, bookings: 0, bookingPeople: 0 },
}

const siteDay = (column: SQL): SQL => sql`to_char(${column} at time zone ${sql.raw(`'${SITE_ZONE}'`)}, 'YYYY-MM-DD')`

interface CountRow extends Partial<BoardCounts>, Record<string, unknown> {
  day: string
}

interface Tally {
  counts: SQL
  table: SQL
  /** By whose time the rows count. */
  column: SQL
  where?: SQL
}

const countOf = (event: string, name: string): SQL =>
  sql`(count(*) filter (where event = ${event}))::int as ${sql.identifier(name)}`

/** Wishes, service orders and bookings of venues. */
const deedCounts: readonly Tally[] = [
  {
    counts: sql`count(*)::int as "wishesPublished"`,
    table: sql`${wishes}`,
    column: sql`created_at`,
    where: sql`review <> 'refused'`,
  },
  { counts: sql`count(*)::int as "wishesClaimed"`, table: sql`${wishClaims}`, column: sql`claimed_at` },
  {
    counts: sql`(count(*) filter (where outcome = 'finished'))::int as "wishesFinished",
      (count(*) filter (where outcome <> 'finished'))::int as "wishesGivenBack",
      (avg(extract(epoch from ended_at - published_at)) filter (where outcome = 'finished') / 86400)::float8
        as "wishDays"`,
    table: sql`(select c.ended_at, c.outcome, w.created_at as published_at
      from ${wishClaims} c join ${wishes} w on w.id = c.wish_id) ended`,
    column: sql`ended_at`,
  },
  {
    counts: sql.join(
      [
        countOf('ordered', 'ordersOrdered'),
        countOf('provided', 'ordersProvided'),
        countOf('refused', 'ordersRefused'),
        countOf('overdue', 'ordersOverdue'),
        countOf('given-back', 'ordersGivenBack'),
      ],
      sql`, `,
    ),
    table: sql`${serviceOrderSteps}`,
    column: sql`at`,
  },
  {
    counts: sql`count(*)::int as "ordersScored", avg(score)::float8 as "orderScore"`,
    table: sql`${serviceOrders}`,
    column: sql`scored_at`,
  },
  { counts: sql`count(*)::int as "bookingsAsked"`, table: sql`${venueBookings}`, column: sql`created_at` },
  {
    counts: sql`count(*)::int as bookings, coalesce(sum(people), 0)::int as "bookingPeople"`,
    table: sql`${venueBookings}`,
    column: sql`starts_at`,
    where: sql`state in ('accepted', 'over')`,
  },
]

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
    ...deedCounts.map(({ counts, table, column, where = sql`true` }) =>
      db.execute<CountRow>(byDay(counts, table, column, where)),
    ),
  ])
  const days = new Map<string, BoardCounts>()
  for (const { day, ...counts } of answers.flatMap(({ rows }) => rows))
    days.set(day, { ...nothing, ...days.get(day), ...counts })
  return days
}

async function bestTeams(db: Database, month: string): Promise<CentreBoard['teams']> {
  const { rows } = await db.execute<CentreBoard['teams'][number] & Record<string, unknown>>(sql`
    select t.id, t.name, t.name_en as "nameEn", (total.minutes / 60.0)::float8 as hours, total.services
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

type Figure = keyof BoardCounts
const columns: Readonly<Record<Figure, Readonly<Record<Language, string>>>> = {
  hours: { en: 'Hours', zh: '服务时长（小时）' },
  people: { en: 'People', zh: '参与人数' },
  activities: { en: 'Activities', zh: '活动场次' },
  volunteers: { en: 'New volunteers', zh: '新增志愿者' },
  wishesPublished: { en: 'Wishes published', zh: '发布心愿' },
  wishesClaimed: { en: 'Wishes claimed', zh: '认领心愿' },
  wishesFinished: { en: 'Wishes come true', zh: '实现心愿' },
  wishesGivenBack: { en: 'Claims given back', zh: '退回认领' },
  wishDays: { en: 'Days until a wish came true', zh: '心愿平均用时（天）' },
  ordersOrdered: { en: 'Orders', zh: '服务点单' },
  ordersProvided: { en: 'Orders taken on', zh: '接单' },
  ordersRefused: { en: 'Orders refused', zh: '未接受' },
  ordersOverdue: { en: 'Orders overdue', zh: '超时未接单' },
  ordersGivenBack: { en: 'Orders given back', zh: '逾期未完成退回' },
  ordersScored: { en: 'Orders scored', zh: '已评价' },
  orderScore: { en: 'Mean score', zh: '平均评分' },
  bookingsAsked: { en: 'Bookings asked for', zh: '场地申请' },
  bookings: { en: 'Bookings kept', zh: '场地使用（场）' },
  bookingPeople: { en: 'People in rooms', zh: '场地使用（人）' },
}
const figures = Object.keys(columns) as Figure[]
const day: Readonly<Record<Language, string>> = { en: 'Day', zh: '日期' }
const sums: Readonly<Record<Language, string>> = { en: 'Month', zh: '全月' }
const HUNDREDTHS = 100
/** Empty where there is nothing of which a mean could be taken. */
const cellOf = (value: number | null) => (value === null ? '' : Math.round(value * HUNDREDTHS) / HUNDREDTHS)

/** The board by days as a file for spreadsheets. */
export function boardCsv({ days, total }: CentreBoard, language: Language): string {
  const cells = (counts: BoardCounts) => figures.map((figure) => cellOf(counts[figure]))
  const heads = [day[language], ...figures.map((figure) => columns[figure][language])]
  return csvOf([heads, ...days.map((one) => [one.day, ...cells(one)]), [sums[language], ...cells(total)]])
}
