import { type MembershipStep, membershipLifecycle, stateAfter } from '@plaza/shared/api'
import { DAY_SECONDS } from '@plaza/shared/format'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../data/database'
import { teamMembers, teams } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { refuse } from '../../transport/refusal'
import { refuseBanned } from '../bans'
import { type NewMessage, sendMessages } from '../messages/send'
import { addressOfTeam, addressOfTeamPages } from '../page-addresses'
import { consumeRateLimit } from '../rate-limits'
import { managersOf, membershipOf } from './roles'

interface MembershipChange {
  team_id: string
  action: MembershipStep
  user_id?: string | undefined
  reason?: string | undefined
}

/** Each request is a message to all managers of the team. */
const JOINS_PER_DAY = 20
const counted: readonly string[] = ['member', 'manager']

/** Takes a step of somebody's membership; the steps of a team happen one after another. */
export async function changeMembership({ db, person }: Context, change: MembershipChange): Promise<void> {
  const { team_id: teamId, action, user_id: userId = person.id, reason = '' } = change
  await db.transaction(async (tx) => {
    const [team] = await tx.select().from(teams).where(eq(teams.id, teamId)).for('update')
    if (!team) throw refuse('contentGone')
    const isOwn = userId === person.id
    if (!isOwn && (await membershipOf(tx, teamId, person.id)) !== 'manager') throw refuse('contentGone')
    await refuseBanned(tx, person.id)
    const before = await membershipOf(tx, teamId, userId)
    const after = stateAfter(membershipLifecycle, before, action, [isOwn ? 'person' : 'manager'])
    if (after === null || after === 'none' || after === 'gone') throw refuse('stateChanged')
    if ((action === 'refuse' || action === 'remove') && !reason) throw refuse('badInput')
    if (isOwn && before === 'manager' && (await managersOf(tx, teamId)).length < 2)
      throw refuse('notAllowed', { detail: 'team.last-manager' })
    if (action === 'join')
      await consumeRateLimit(tx, [
        { key: `team-join:${person.id}`, max: JOINS_PER_DAY, seconds: DAY_SECONDS, detail: 'day.full' },
      ])
    const values = {
      ...{ state: after, since: sql`now()` },
      ...(action === 'join' && { note: reason, reason: '' }),
      ...(!isOwn && { reason }),
    }
    await tx
      .insert(teamMembers)
      .values({ teamId, userId, ...values })
      .onConflictDoUpdate({ target: [teamMembers.teamId, teamMembers.userId], set: values })
    const joined = Number(counted.includes(after)) - Number(counted.includes(before))
    if (joined !== 0)
      await tx
        .update(teams)
        .set({ members: sql`greatest(0, ${teams.members} + ${joined})` })
        .where(eq(teams.id, teamId))
    await sendMessages(tx, await messagesAbout(tx, { team, action, userId, reason, author: person }))
  })
}

/**
 * Asks to join the team that somebody named when they registered as a volunteer, where they may; the messages to its
 * managers, to be sent as the last statement.
 */
export async function askToJoin(
  tx: Transaction,
  teamId: string,
  author: { id: string; nickname: string },
): Promise<NewMessage[]> {
  const [team] = await tx.select().from(teams).where(eq(teams.id, teamId)).for('update')
  const before = await membershipOf(tx, teamId, author.id)
  const state = stateAfter(membershipLifecycle, before, 'join', ['person'])
  if (!team || state === null || state === 'none' || state === 'gone') return []
  const values = { state, since: sql`now()`, note: '', reason: '' }
  await tx
    .insert(teamMembers)
    .values({ teamId, userId: author.id, ...values })
    .onConflictDoUpdate({ target: [teamMembers.teamId, teamMembers.userId], set: values })
  return messagesAbout(tx, { team, action: 'join', userId: author.id, reason: '', author })
}

interface MembershipNews {
  team: { id: string; name: string }
  action: MembershipStep
  userId: string
  reason: string
  author: { id: string; nickname: string }
}

/** Whom a step is told: the managers of the team of somebody who asks, the person of what was decided. */
async function messagesAbout(
  tx: Transaction,
  { team, action, userId, reason, author }: MembershipNews,
): Promise<NewMessage[]> {
  if (action === 'join') {
    const params = { author: author.nickname, author_id: author.id, team: team.name }
    const link = addressOfTeamPages(team.id)
    return (await managersOf(tx, team.id)).map((to) => ({ to, template: 'team.asked', params, link }))
  }
  const about = { to: userId, link: addressOfTeam(team.id) }
  if (action === 'refuse' || action === 'remove')
    return [{ ...about, template: `team.${action}`, params: { team: team.name, reason } }]
  if (action === 'accept' || action === 'appoint' || action === 'dismiss')
    return [{ ...about, template: `team.${action}`, params: { team: team.name } }]
  return []
}
