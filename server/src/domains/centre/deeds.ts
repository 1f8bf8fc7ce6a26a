import type { DeedKind } from '@plaza/shared/api'
import type { DeedDispatch, DeedsQuery, OpenDeed, OpenDeeds } from '@plaza/shared/operations'
import { type SQL, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Executor } from '../../data/database'
import { refuse } from '../../transport/refusal'

const PAGE_SIZE = 30

/** Places in the list: those that are overdue first, then the oldest. Microseconds, so that a place is exact. */
const micros = (column: SQL): SQL => sql`(extract(epoch from ${column}) * 1000000)::bigint`

const openWishes: SQL = sql`
  select w.size as kind, w.id, w.title, w.content as text, w.district, null::text as team,
    case when wished.id is not null then json_build_object('id', wished.id, 'name', wished.name) end as wished, w.created_at as since,
    null::timestamptz as wanted_at, false as overdue, w.id as wish_id, null::text as order_id
  from wishes w left join teams wished on wished.id = w.team_id where w.state = 'open' and w.review = 'shown'`
const openOrders: SQL = sql`
  select 'order' as kind, o.id, s.title, o.note as text, s.district, t.name as team, null::json as wished, o.created_at as since,
    o.wanted_at, o.state = 'overdue' as overdue, null::text as wish_id, o.id as order_id
  from service_orders o join team_services s on s.id = o.service_id join teams t on t.id = o.team_id
  where o.state in ('ordered', 'overdue')`
const openDeeds: SQL = sql`(${openWishes} union all ${openOrders})`

const asked = sql`exists (select 1 from dispatches d
  where d.state = 'asked' and (d.wish_id = deed.wish_id or d.order_id = deed.order_id))`

interface DeedRow extends Record<string, unknown> {
  kind: DeedKind
  id: string
  title: string
  text: string
  district: string
  team: string | null
  wished: { id: string; name: string } | null
  since: number
  wanted_at: number | null
  overdue: boolean
  place: string
  times: number
  last: DeedDispatch | null
}

const millis = (column: SQL): SQL => sql`(extract(epoch from ${column}) * 1000)::float8`

const lastDispatch: SQL = sql`(
  select json_build_object('id', d.id, 'team', json_build_object('id', t.id, 'name', t.name), 'state', d.state,
    'operator', d.operator, 'note', d.note, 'askedAt', ${millis(sql`d.asked_at`)},
    'answeredAt', ${millis(sql`d.answered_at`)}, 'by', coalesce(u.nickname, d.withdrawn_by), 'reason', d.reason)
  from dispatches d join teams t on t.id = d.team_id left join users u on u.id = d.answered_by
  where d.wish_id = deed.wish_id or d.order_id = deed.order_id
  order by d.asked_at desc, d.id desc limit 1)`

async function selectDeeds(db: Executor, where: SQL, limit: number): Promise<DeedRow[]> {
  const { rows } = await db.execute<DeedRow>(sql`
    select kind, id, title, text, district, team, wished, overdue, ${millis(sql`since`)} as since,
      ${millis(sql`wanted_at`)} as wanted_at, (1 - overdue::int) || '.' || ${micros(sql`since`)} || '.' || id as place,
      (select count(*)::int from dispatches d where d.wish_id = deed.wish_id or d.order_id = deed.order_id) as times,
      ${lastDispatch} as last
    from ${openDeeds} deed where ${where}
    order by 1 - overdue::int, since, id limit ${limit}`)
  return rows
}

const toDeed = ({ wanted_at: wantedAt, place: _, ...row }: DeedRow): OpenDeed => ({ ...row, wantedAt })

function isAfter(after: string): SQL {
  const [late, since, ...id] = after.split('.')
  return sql`(1 - overdue::int, ${micros(sql`since`)}, id) > (${Number(late)}, ${since}::bigint, ${id.join('.')})`
}

/** Wishes and orders that nobody has taken on. */
export async function readDeeds(db: Executor, query: InferOutput<typeof DeedsQuery>): Promise<OpenDeeds> {
  const conditions = [
    sql`true`,
    ...(query.kind ? [sql`kind = ${query.kind}`] : []),
    ...(query.district ? [sql`district = ${query.district}`] : []),
    ...(query.asked ? [query.asked === 'yes' ? asked : sql`not ${asked}`] : []),
    ...(query.after ? [isAfter(query.after)] : []),
  ]
  const [rows, counts] = await Promise.all([
    selectDeeds(db, sql.join(conditions, sql` and `), PAGE_SIZE + 1),
    db.execute<OpenDeeds['counts'] & Record<string, unknown>>(sql`
      select count(*)::int as open, (count(*) filter (where overdue))::int as overdue,
        (count(*) filter (where ${asked}))::int as asked from ${openDeeds} deed`),
  ])
  const list = rows.slice(0, PAGE_SIZE)
  return {
    list: list.map(toDeed),
    next: rows.length > PAGE_SIZE ? (list.at(-1)?.place ?? null) : null,
    counts: counts.rows[0] ?? { open: 0, overdue: 0, asked: 0 },
  }
}

/** One that is open; refuses one that nobody needs to be asked about any more. */
export async function readDeed(db: Executor, kind: DeedKind, id: string): Promise<OpenDeed> {
  const [row] = await selectDeeds(db, sql`kind = ${kind} and id = ${id}`, 1)
  if (!row) throw refuse('stateChanged')
  return toDeed(row)
}
