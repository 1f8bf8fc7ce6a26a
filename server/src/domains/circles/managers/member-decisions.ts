import { managers as endpoints } from '@plaza/shared/api'
import dayjs from 'dayjs'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../data/database'
import { circleRestrictions, circles, users } from '../../../data/schema/index'
import type { Context } from '../../../transport/context'
import { handle } from '../../../transport/handlers'
import { refuse } from '../../../transport/refusal'
import { type NewMessage, sendMessages } from '../../messages/send'
import { addressOfCircle } from '../../page-addresses'
import { changeFollow } from '../../social/follows'
import { isMember } from '../membership'
import { isAbove, lockAsManager, type ManagedCircle, type ManagerRole, managerRole } from '../roles'
import { writeLog } from './log'
import { listMembers } from './members'

interface PersonDecision extends ManagedCircle {
  tx: Transaction
  /** The person that it is about. */
  other: { id: string; name: string; role: ManagerRole | null }
}

/** Decides about a person of a circle, unless the person is out of the manager's reach. */
const decideOnPerson = (
  { db, person: manager }: Context,
  { id, user_id }: { id: string; user_id: string },
  decide: (decision: PersonDecision) => Promise<void>,
) =>
  db.transaction(async (tx) => {
    const locked = await lockAsManager(tx, id, manager.id)
    const [found] = await tx.select({ id: users.id, name: users.nickname }).from(users).where(eq(users.id, user_id))
    if (!found) throw refuse('contentGone')
    const role = managerRole(locked.circle, user_id)
    if (!isAbove(locked.role, role)) throw refuse('notAllowed', { detail: 'circle.peer' })
    await decide({ tx, ...locked, other: { ...found, role } })
    return {}
  })

const restrictionRow = (circleId: string, userId: string) =>
  and(eq(circleRestrictions.circleId, circleId), eq(circleRestrictions.userId, userId))

async function restrict(
  { tx, circle, other }: PersonDecision,
  kind: 'muted' | 'removed',
  { until, reason = '' }: { until: Date | null; reason?: string | undefined },
): Promise<void> {
  const values = { kind, until, reason, createdAt: new Date() }
  await tx
    .insert(circleRestrictions)
    .values({ circleId: circle.id, userId: other.id, ...values })
    .onConflictDoUpdate({ target: [circleRestrictions.circleId, circleRestrictions.userId], set: values })
}

/** Ends a restriction; false if there is none of this kind. */
const lift = async ({ tx, circle, other }: PersonDecision, kind: 'muted' | 'removed'): Promise<boolean> => {
  const ended = await tx
    .delete(circleRestrictions)
    .where(and(restrictionRow(circle.id, other.id), eq(circleRestrictions.kind, kind)))
    .returning({ kind: circleRestrictions.kind })
  return ended.length > 0
}

const logged = ({ tx, circle, other }: PersonDecision, userId: string) => ({
  as: (action: 'mute' | 'unmute' | 'remove' | 'admit' | 'appoint' | 'dismiss', reason = '') =>
    writeLog(tx, { circleId: circle.id, userId, action, subjectId: other.id, reason, words: other.name }),
})

type CircleMessage = Extract<NewMessage, { template: `circle.${string}` }>
type MessageOf<M> = M extends CircleMessage ? Pick<M, 'template' | 'params'> : never

const tell = ({ tx, circle, other }: PersonDecision, message: MessageOf<CircleMessage>) =>
  sendMessages(tx, [{ to: other.id, link: addressOfCircle(circle.id), ...message } as NewMessage])

const changeManagers = (tx: Transaction, circle: ManagedCircle['circle'], managerIds: string[]) =>
  tx.update(circles).set({ managerIds }).where(eq(circles.id, circle.id))

export const memberHandlers = [
  handle(endpoints.members, (input, context) => listMembers(context, input)),
  handle(endpoints.mute, ({ params, body: { days, reason } }, context) =>
    decideOnPerson(context, params, async (decision) => {
      const log = logged(decision, context.person.id)
      if (days === 0) return void ((await lift(decision, 'muted')) && (await log.as('unmute')))
      if (!reason) throw refuse('badInput')
      const [stored] = await decision.tx
        .select()
        .from(circleRestrictions)
        .where(restrictionRow(params.id, params.user_id))
      if (stored?.kind === 'removed') throw refuse('stateChanged', { detail: 'circle.changed' })
      await restrict(decision, 'muted', { until: dayjs().add(days, 'day').toDate(), reason })
      await log.as('mute', reason)
      await tell(decision, {
        template: 'circle.muted',
        params: { circle: decision.circle.name, days: String(days), reason },
      })
    }),
  ),
  handle(endpoints.remove, ({ params, body: { on, reason } }, context) =>
    decideOnPerson(context, params, async (decision) => {
      const log = logged(decision, context.person.id)
      if (!on) return void ((await lift(decision, 'removed')) && (await log.as('admit')))
      if (!reason) throw refuse('badInput')
      const { tx, circle, other } = decision
      if (other.role)
        await changeManagers(
          tx,
          circle,
          circle.managerIds.filter((id) => id !== other.id),
        )
      await changeFollow(tx, other.id, { kind: 'circle', id: circle.id, on: false })
      await restrict(decision, 'removed', { until: null, reason })
      await log.as('remove', reason)
      await tell(decision, { template: 'circle.removed', params: { circle: circle.name, reason } })
    }),
  ),
  handle(endpoints.appoint, ({ params, body: { manager } }, context) =>
    decideOnPerson(context, params, async (decision) => {
      const { tx, circle, role, other } = decision
      if (role !== 'owner') throw refuse('notAllowed', { detail: 'circle.owned' })
      if (manager === (other.role !== null)) return
      if (manager && !(await isMember(tx, other.id, circle.id))) throw refuse('stateChanged')
      const others = circle.managerIds.filter((id) => id !== other.id)
      await changeManagers(tx, circle, manager ? [...others, other.id] : others)
      if (manager) await tx.delete(circleRestrictions).where(restrictionRow(circle.id, other.id))
      await logged(decision, context.person.id).as(manager ? 'appoint' : 'dismiss')
      if (manager) await tell(decision, { template: 'circle.appointed', params: { circle: circle.name } })
    }),
  ),
]
