import {
  CENTRE_CHECK_DAYS,
  type CentreChecks,
  type DecidePresenceBody,
  MANAGERS_HOURS_DAYS,
  type ManagersHours,
  type WaitingPresence,
} from '@plaza/shared/operations'
import { sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Database, Executor } from '../../data/database'
import { refuse } from '../../transport/refusal'
import { decidePresence } from '../activities/doubtful-presence'
import { creditedHours } from '../activities/hours'
import { lockActivity } from '../activities/participation'

const MOST = 50

const waitsForCentre = sql`j.to_check and least(a.ends_at, a.cancelled_at) < now() - make_interval(days => ${CENTRE_CHECK_DAYS})`

type WaitingRow = Omit<WaitingPresence, 'endedAt' | 'signedInAt' | 'signedOutAt' | 'hours'> & {
  hours: number
  starts_at: string
  ends_at: string
  cancelled_at: string | null
  signed_in_at: string | null
  signed_out_at: string | null
}
const millisOf = (moment: string | null): number | null => (moment === null ? null : new Date(moment).getTime())

function toWaiting({
  starts_at,
  ends_at,
  cancelled_at,
  signed_in_at,
  signed_out_at,
  hours,
  ...row
}: WaitingRow): WaitingPresence {
  const cancelledAt = cancelled_at === null ? null : new Date(cancelled_at)
  return {
    ...row,
    hours: creditedHours({ hours, startsAt: new Date(starts_at), cancelledAt }),
    endedAt: (cancelledAt ?? new Date(ends_at)).getTime(),
    signedInAt: millisOf(signed_in_at),
    signedOutAt: millisOf(signed_out_at),
  }
}

/** Presences that no manager has looked at, and hours that managers confirmed for each other. */
export async function readChecks(db: Executor): Promise<CentreChecks> {
  const [waiting, managers] = await Promise.all([
    db.execute<WaitingRow & Record<string, unknown>>(sql`
      select t.name as team, a.title as activity, u.nickname, v.number, a.id as "activityId", u.id as "userId", a.hours,
        a.starts_at, a.ends_at, a.cancelled_at, j.signed_in_at, j.signed_out_at
      from activity_joins j join activities a on a.id = j.activity_id join teams t on t.id = a.team_id
        join users u on u.id = j.user_id left join volunteers v on v.user_id = u.id
      where ${waitsForCentre} order by least(a.ends_at, a.cancelled_at), a.id, u.id limit ${MOST}`),
    db.execute<ManagersHours & Record<string, unknown>>(sql`
      select t.name as team, h.title as activity, u.nickname, v.number, h.hours, h.id::int as entry, r.nickname as reviewer,
        (extract(epoch from h.served_at) * 1000)::float8 as "servedAt"
      from hours_ledger h join teams t on t.id = h.team_id join users u on u.id = h.user_id
        join users r on r.id = h.reviewer left join volunteers v on v.user_id = u.id
      where h.served_at > now() - make_interval(days => ${MANAGERS_HOURS_DAYS}) and h.reversal_of is null
        and not exists (select 1 from hours_ledger back where back.reversal_of = h.id)
        and exists (select 1 from team_members m where m.team_id = h.team_id and m.user_id = h.user_id and m.state = 'manager')
      order by h.served_at desc, h.id desc limit ${MOST}`),
  ])
  return { waiting: waiting.rows.map(toWaiting), managers: managers.rows }
}

/** Decides about a presence that waited too long for its managers. */
export async function decideAsCentre(
  db: Database,
  { activity: id, user, right, who }: InferOutput<typeof DecidePresenceBody> & { who: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { activity } = await lockActivity(tx, id)
    const { rows } = await tx.execute(sql`
      select 1 from activity_joins j join activities a on a.id = j.activity_id
      where a.id = ${id} and j.user_id = ${user} and ${waitsForCentre}`)
    if (rows.length === 0) throw refuse('stateChanged')
    await decidePresence(tx, activity, { userId: user, right, reviewer: who })
  })
}
