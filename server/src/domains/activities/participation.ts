import type { ActivityStep } from '@plaza/shared/api'
import { and, eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Executor, Transaction } from '../../data/database'
import { activities, activityJoins, type JoinState } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { refuse } from '../../transport/refusal'
import { creditHours } from '../hours/ledger'
import { consumeRateLimit } from '../rate-limits'
import { creditCodes, earnCredits } from '../wallet/credits'
import { type PresenceProof, requirePresence } from './proof'
import { type ActivityRow, requireActivity } from './rows'
import { timeFor } from './states'

const FIVE_MINUTES = 300
const MAX_TRIES = 10
const now = sql`now()`

const inWindow = sql`${activities.cancelledAt} is null and now() >= ${activities.signupOpensAt} and now() < ${activities.signupClosesAt}`

/** Takes a place and adds the participant in one transaction, so that the count never exceeds the capacity. */
export async function join({ db, person }: Context, activityId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [reserved] = await tx
      .update(activities)
      .set({ joined: sql`${activities.joined} + 1` })
      .where(and(eq(activities.id, activityId), sql`${activities.joined} < ${activities.capacity}`, inWindow))
      .returning({ id: activities.id })
    if (!reserved) throw await joinRefusal(tx, person.id, activityId)
    const [participation] = await tx
      .insert(activityJoins)
      .values({ activityId, userId: person.id, state: 'joined', joinedAt: now })
      .onConflictDoUpdate({
        target: [activityJoins.activityId, activityJoins.userId],
        set: { state: 'joined', joinedAt: now },
        setWhere: eq(activityJoins.state, 'cancelled'),
      })
      .returning({ state: activityJoins.state })
    if (!participation) throw refuse('repeated')
  })
}

async function joinRefusal(db: Executor, userId: string, activityId: string) {
  const row = await requireActivity(db, activityId)
  const state = await joinStateOf(db, userId, activityId)
  if (state && state !== 'cancelled') return refuse('repeated')
  requireTime('join', row)
  return refuse('full')
}

async function joinStateOf(db: Executor, userId: string, activityId: string): Promise<JoinState | undefined> {
  const [row] = await db
    .select({ state: activityJoins.state })
    .from(activityJoins)
    .where(and(eq(activityJoins.activityId, activityId), eq(activityJoins.userId, userId)))
  return row?.state
}

function requireTime(step: ActivityStep, { activity, now: moment }: ActivityRow): void {
  if (activity.cancelledAt) throw refuse('stateChanged')
  const time = timeFor(step, activity, moment)
  if (time !== 'now') throw refuse(time === 'early' ? 'tooEarly' : 'tooLate')
}

/** Changes a participant's state; refuses if it is not the expected one. */
async function move(
  tx: Transaction,
  userId: string,
  activityId: string,
  from: JoinState,
  to: PgUpdateSetSource<typeof activityJoins>,
): Promise<void> {
  const [moved] = await tx
    .update(activityJoins)
    .set(to)
    .where(
      and(eq(activityJoins.activityId, activityId), eq(activityJoins.userId, userId), eq(activityJoins.state, from)),
    )
    .returning({ state: activityJoins.state })
  if (!moved) throw refuse('stateChanged')
}

/** Releases the place. */
export async function cancel({ db, person }: Context, activityId: string): Promise<void> {
  requireTime('cancel', await requireActivity(db, activityId))
  await db.transaction(async (tx) => {
    await move(tx, person.id, activityId, 'joined', { state: 'cancelled' })
    await tx
      .update(activities)
      .set({ joined: sql`greatest(0, ${activities.joined} - 1)` })
      .where(eq(activities.id, activityId))
  })
}

async function requireHere(
  context: Context,
  step: 'sign-in' | 'sign-out',
  activityId: string,
  from: JoinState,
  proof: PresenceProof,
): Promise<ActivityRow> {
  const { db, person, secret } = context
  const row = await requireActivity(db, activityId)
  requireTime(step, row)
  if ((await joinStateOf(db, person.id, activityId)) !== from) throw refuse('stateChanged')
  await consumeRateLimit(db, [{ key: `sign:${activityId}:${person.id}`, max: MAX_TRIES, seconds: FIVE_MINUTES }])
  requirePresence(secret, row.activity, proof, row.now.getTime())
  return row
}

export async function signIn(context: Context, activityId: string, proof: PresenceProof): Promise<void> {
  await requireHere(context, 'sign-in', activityId, 'joined', proof)
  await context.db.transaction((tx) =>
    move(tx, context.person.id, activityId, 'joined', { state: 'signed-in', signedInAt: now }),
  )
}

/** Credits the activity's hours once, in an append-only ledger. */
export async function signOut(context: Context, activityId: string, proof: PresenceProof): Promise<void> {
  const { activity } = await requireHere(context, 'sign-out', activityId, 'signed-in', proof)
  await context.db.transaction(async (tx) => {
    await move(tx, context.person.id, activityId, 'signed-in', { state: 'signed-out', signedOutAt: now })
    const { id, title, place, teamId, hours } = activity
    await creditHours(tx, { userId: context.person.id, source: 'activity', sourceId: id, title, place, teamId, hours })
    await earnCredits(tx, {
      userId: context.person.id,
      code: creditCodes.volunteer,
      reason: `activity:${id}`,
      note: title,
    })
  })
}
