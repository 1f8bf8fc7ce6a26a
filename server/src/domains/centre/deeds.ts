import type { DeedKind } from '@plaza/shared/api'
import type { DeedDispatch, DeedsQuery, OpenDeed, OpenDeeds } from '@plaza/shared/operations'
import { type SQL, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Executor } from '../../data/database'
import { refuse } from '../../transport/refusal'

const PAGE_SIZE = 30

/** Microseconds, so that a place in the list is exact. */
const micros = (column: SQL): SQL => sql`(extract(epoch from ${column}) * 1000000)::bigint`

/** What a part of the list is asked for. */
interface DeedFilter {
  kind?: DeedKind | undefined
  district?: string | undefined
  asked?: 'yes' | 'no' | undefined
  /** Place of the last one of the page before. */
  after?: Place | undefined
  id?: string | undefined
}
interface Place {
  overdue: boolean
  since: SQL
  id: string
}

/** Rows of one source, each of which an index has in the order of the list. */
interface Part {
  columns: SQL
  from: SQL
  /** Names that the conditions are about. */
  id: SQL
  since: SQL
  district: SQL
  /** Ids about which a team is asked. */
  asked: SQL
}

const askedAbout = (column: SQL): SQL =>
  sql`(select ${column} from dispatches d where d.state = 'asked' and ${column} is not null)`

const wishPart: Part = {
  columns: sql`w.size as kind, w.id, w.title, w.content as text, w.district, null::text as team, w.team_id as wished_id,
    w.created_at as since, null::timestamptz as wanted_at, false as overdue, w.id as wish_id, null::text as order_id`,
  from: sql`wishes w where w.state = 'open' and w.review = 'shown'`,
  ...{ id: sql`w.id`, since: sql`w.created_at`, district: sql`w.district` },
  asked: askedAbout(sql`d.wish_id`),
}
const orderPart = (state: 'ordered' | 'overdue'): Part => ({
  columns: sql`'order' as kind, o.id, s.title, o.note as text, s.district, t.name as team, null::text as wished_id,
    o.created_at as since, o.wanted_at, o.state = 'overdue' as overdue, null::text as wish_id, o.id as order_id`,
  from: sql`service_orders o join team_services s on s.id = o.service_id join teams t on t.id = o.team_id
    where o.state = ${sql.raw(`'${state}'`)}`,
  ...{ id: sql`o.id`, since: sql`o.created_at`, district: sql`s.district` },
  asked: askedAbout(sql`d.order_id`),
})
const overdueOrders = orderPart('overdue')
const orderedOrders = orderPart('ordered')

/** The first rows of a part; null where it has none before the others' place. */
function firstOf(part: Part, { kind, district, asked, after, id }: DeedFilter, limit: number): SQL | null {
  const isOverdue = part === overdueOrders
  if (part === wishPart ? kind === 'order' : kind !== undefined && kind !== 'order') return null
  if (isOverdue && after?.overdue === false) return null
  const conditions = [
    part.from,
    ...(part === wishPart && kind ? [sql`w.size = ${kind}`] : []),
    ...(district ? [sql`${part.district} = ${district}`] : []),
    // Few are asked about: their rows are looked up.
    ...(asked === 'yes' ? [sql`${part.id} = any(array${part.asked})`] : []),
    ...(asked === 'no' ? [sql`${part.id} not in ${part.asked}`] : []),
    ...(after && after.overdue === isOverdue ? [sql`(${part.since}, ${part.id}) > (${after.since}, ${after.id})`] : []),
    ...(id ? [sql`${part.id} = ${id}`] : []),
  ]
  return sql`(select ${part.columns} from ${sql.join(conditions, sql` and `)}
    order by ${part.since}, ${part.id} limit ${limit})`
}

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

const wishedTeam: SQL = sql`(select json_build_object('id', t.id, 'name', t.name) from teams t where t.id = deed.wished_id)`

/** What is overdue first, then the oldest. */
async function selectDeeds(db: Executor, filter: DeedFilter, limit: number): Promise<DeedRow[]> {
  const parts = [overdueOrders, orderedOrders, wishPart].flatMap((part) => firstOf(part, filter, limit) ?? [])
  const { rows } = await db.execute<DeedRow>(sql`
    select kind, id, title, text, district, team, ${wishedTeam} as wished, overdue, ${millis(sql`since`)} as since,
      ${millis(sql`wanted_at`)} as wanted_at, (1 - overdue::int) || '.' || ${micros(sql`since`)} || '.' || id as place,
      (select count(*)::int from dispatches d where d.wish_id = deed.wish_id or d.order_id = deed.order_id) as times,
      ${lastDispatch} as last
    from (select * from (${sql.join(parts, sql` union all `)}) part order by 1 - overdue::int, since, id limit ${limit}) deed
    order by 1 - overdue::int, since, id`)
  return rows
}

const toDeed = ({ wanted_at: wantedAt, place: _, ...row }: DeedRow): OpenDeed => ({ ...row, wantedAt })

function placeOf(after: string): Place {
  const [late, since, ...id] = after.split('.')
  return {
    overdue: late === '0',
    since: sql`timestamptz 'epoch' + ${since}::bigint * interval '1 microsecond'`,
    id: id.join('.'),
  }
}

const readCounts = (db: Executor) =>
  db.execute<OpenDeeds['counts'] & Record<string, unknown>>(sql`
    select open_wishes + ordered + overdue as open, overdue, asked from
      (select count(*)::int as open_wishes from wishes where state = 'open' and review = 'shown') w,
      (select (count(*) filter (where state = 'ordered'))::int as ordered, (count(*) filter (where state = 'overdue'))::int as overdue
        from service_orders where state in ('ordered', 'overdue')) o,
      (select count(*)::int as asked from dispatches d where d.state = 'asked'
        and (d.order_id is not null or (select w.review from wishes w where w.id = d.wish_id) = 'shown')) d`)

/** Wishes and orders that nobody has taken on. */
export async function readDeeds(db: Executor, { after, ...query }: InferOutput<typeof DeedsQuery>): Promise<OpenDeeds> {
  const [rows, counts] = await Promise.all([
    selectDeeds(db, { ...query, after: after ? placeOf(after) : undefined }, PAGE_SIZE + 1),
    readCounts(db),
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
  const [row] = await selectDeeds(db, { kind, id }, 1)
  if (!row) throw refuse('stateChanged')
  return toDeed(row)
}
