import type { AskableTeam, AskableTeamsQuery } from '@plaza/shared/operations'
import { type SQL, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Executor } from '../../data/database'
import { teams } from '../../data/schema/index'
import { hasTokens } from '../search/by-words'
import { plansOf } from '../search/tokens'

const MOST = 50
/** The largest teams of which the list is made: all that a town has. */
const CANDIDATES = 500

/** The largest teams with a manager. */
const largest = (where: SQL): SQL => sql`(
  select id from teams where ${where}
    and exists (select 1 from team_members m where m.team_id = teams.id and m.state = 'manager')
  order by members desc nulls first, id desc nulls first limit ${CANDIDATES})`

/** Those of the district and others, and the one that comes first. */
function candidatesOf({ district, first }: InferOutput<typeof AskableTeamsQuery>, named: SQL): SQL {
  const parts = [
    ...(district ? [largest(sql`${named} and district = ${district}`)] : []),
    largest(named),
    ...(first ? [largest(sql`${named} and id = ${first}`)] : []),
  ]
  return sql.join(parts, sql` union `)
}

async function select(db: Executor, query: InferOutput<typeof AskableTeamsQuery>, named: SQL): Promise<AskableTeam[]> {
  const { district, first } = query
  const { rows } = await db.execute<AskableTeam & Record<string, unknown>>(sql`
    select * from (
      select t.id, t.name, t.district, t.members,
        (select count(*)::int from team_members m where m.team_id = t.id and m.state = 'manager') as managers,
        (select count(*)::int from dispatches d where d.team_id = t.id and d.state = 'asked') as asked,
        (select count(*)::int from dispatches d join wishes w on w.id = d.wish_id
          where d.team_id = t.id and d.state = 'accepted' and w.state = 'claimed'
            and w.claimant_id = d.answered_by and w.claimed_at >= d.answered_at) as wishes,
        (select count(*)::int from service_orders o
          where o.team_id = t.id and o.state in ('ordered', 'overdue', 'provided')) as orders
      from teams t where t.id = any(array(${candidatesOf(query, named)}))
    ) team
    order by ${first ? sql`(id = ${first}) desc,` : sql``} ${district ? sql`(district = ${district}) desc,` : sql``}
      asked + wishes + orders, members desc, id
    limit ${MOST}`)
  return rows
}

/** Teams with a manager, with what they have to do already; with a name, those that have it as typed or as pinyin. */
export async function readAskableTeams(
  db: Executor,
  query: InferOutput<typeof AskableTeamsQuery>,
): Promise<{ list: AskableTeam[] }> {
  if (!query.name) return { list: await select(db, query, sql`true`) }
  for (const plan of plansOf(query.name)) {
    const list = await select(db, query, hasTokens(teams.tokens, plan))
    if (list.length > 0) return { list }
  }
  return { list: [] }
}
