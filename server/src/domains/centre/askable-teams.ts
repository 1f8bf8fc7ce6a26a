import type { AskableTeam, AskableTeamsQuery } from '@plaza/shared/operations'
import { sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Executor } from '../../data/database'

const MOST = 50
const likeOf = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`

/** Teams with a manager, with what they have to do already. */
export async function readAskableTeams(
  db: Executor,
  { district, name, first }: InferOutput<typeof AskableTeamsQuery>,
): Promise<{ list: AskableTeam[] }> {
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
      from teams t where ${name ? sql`t.name ilike ${likeOf(name)}` : sql`true`}
    ) team where managers > 0
    order by ${first ? sql`(id = ${first}) desc,` : sql``} ${district ? sql`(district = ${district}) desc,` : sql``} asked + wishes + orders, members desc, id
    limit ${MOST}`)
  return { list: rows }
}
