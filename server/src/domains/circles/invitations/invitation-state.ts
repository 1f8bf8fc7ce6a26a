import { INVITATION_DAYS, INVITATION_PEOPLE, type Invitation } from '@plaza/shared/api'
import { sql } from 'drizzle-orm'
import { circles, follows, invitations, invitedMembers } from '../../../data/schema/index'

export const validUntil = sql`${invitations.startsAt} + make_interval(days => ${INVITATION_DAYS})`

/** Whether an invitation lets somebody join (docs/decisions/0194). Its circle is part of the query. */
export const invitationState = sql<Invitation['state']>`case
  when not ${circles.membersOnly} then 'open'
  when not exists (select 1 from ${follows} f
    where f.kind = 'circle' and f.target_id = ${circles.id} and f.user_id = ${invitations.userId}) then 'ended'
  when ${validUntil} <= now() then 'expired'
  when (select count(*) from ${invitedMembers} m
    where m.code = ${invitations.code} and m.created_at >= ${invitations.startsAt}) >= ${INVITATION_PEOPLE} then 'full'
  else 'open' end`
