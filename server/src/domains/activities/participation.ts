import { type ActivityStep, type ParticipationStep, participationLifecycle, stateAfter } from '@plaza/shared/api'
import { and, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../data/database'
import { activities, activityJoins, type JoinState } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { refuse } from '../../transport/refusal'
import { sendMessages } from '../messages/send'
import { addressOfChecks } from '../page-addresses'
import { managersOf } from '../teams/roles'
import { isDoubtful } from './doubtful-presence'
import { creditParticipants } from './hours'
import { fillPlaces } from './line'
import { type Presence, type PresenceProof, requirePresence } from './presence'
import { type ActivityRow, requireActivity } from './rows'
import { timeFor } from './states'

const now = sql`now()`

const joinOf = (activityId: string, userId: string) =>
  and(eq(activityJoins.activityId, activityId), eq(activityJoins.userId, userId))

/** Those who take or give back a place of an activity do so one after another. */
export async function lockActivity(tx: Transaction, id: string): Promise<ActivityRow> {
  await tx.select({ id: activities.id }).from(activities).where(eq(activities.id, id)).for('update')
  return requireActivity(tx, id)
}

/** Locks an activity with the others of its series, in one order. */
export async function lockSeries(tx: Transaction, id: string): Promise<ActivityRow> {
  const { activity } = await requireActivity(tx, id)
  if (activity.seriesId !== null)
    await tx
      .select({ id: activities.id })
      .from(activities)
      .where(eq(activities.seriesId, activity.seriesId))
      .orderBy(activities.id)
      .for('update')
  return lockActivity(tx, id)
}

/** Takes a place; without a free one the person waits in the line, if they want to. */
export async function join({ db, person }: Context, activityId: string, waits: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockActivity(tx, activityId)
    // Who waits goes before who comes now, where a place became free without a call.
    const news = found.activity.joined < found.activity.capacity ? await fillPlaces(tx, found) : []
    const row = news.length > 0 ? await requireActivity(tx, activityId) : found
    const isFull = row.activity.joined >= row.activity.capacity
    const step = isFull && waits ? 'wait' : 'join'
    const { state: before } = await participationOf(tx, person.id, activityId)
    const state = stateAfter(participationLifecycle, before, step, ['participant'])
    if (state === null) throw refuse('repeated')
    requireTime('join', row)
    if (isFull && !waits) throw refuse('full')
    const values = { state: state as JoinState, joinedAt: now }
    await tx
      .insert(activityJoins)
      .values({ activityId, userId: person.id, ...values })
      .onConflictDoUpdate({ target: [activityJoins.activityId, activityJoins.userId], set: values })
    if (state === 'joined')
      await tx
        .update(activities)
        .set({ joined: sql`${activities.joined} + 1` })
        .where(eq(activities.id, activityId))
    await sendMessages(tx, news)
  })
}

async function participationOf(db: Executor, userId: string, activityId: string) {
  const [row] = await db
    .select({ state: activityJoins.state, undoneAt: activityJoins.undoneAt })
    .from(activityJoins)
    .where(joinOf(activityId, userId))
  return { state: row?.state ?? 'none', undoneAt: row?.undoneAt ?? null }
}

export function requireTime(step: ActivityStep, { activity, now: moment }: ActivityRow, at = moment): void {
  if (activity.cancelledAt && activity.cancelledAt <= at) throw refuse('stateChanged')
  const time = timeFor(step, activity, at)
  if (time !== 'now') throw refuse(time === 'early' ? 'tooEarly' : 'tooLate')
}

/** Gives the place back, or leaves the line; the place goes to who has waited longest. */
export async function cancel({ db, person }: Context, activityId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockActivity(tx, activityId)
    requireTime('cancel', row)
    const before = await takeStep(tx, person.id, activityId, 'cancel')
    if (before.state === 'waiting') return
    await tx
      .update(activities)
      .set({ joined: sql`greatest(0, ${activities.joined} - 1)` })
      .where(eq(activities.id, activityId))
    await sendMessages(tx, await fillPlaces(tx, row))
  })
}

/** Takes a step of one's own by the lifecycle, with the row locked; how it was before. */
async function takeStep(
  tx: Transaction,
  userId: string,
  activityId: string,
  step: ParticipationStep,
  more: Partial<Record<'signedInAt' | 'signedOutAt', Date>> &
    Partial<Pick<Presence, 'way'>> & { toCheck?: boolean } = {},
): Promise<{ state: JoinState; toCheck: boolean }> {
  const [row] = await tx
    .select({ state: activityJoins.state, toCheck: activityJoins.toCheck })
    .from(activityJoins)
    .where(joinOf(activityId, userId))
    .for('update')
  const state = stateAfter(participationLifecycle, row?.state ?? 'none', step, ['participant'])
  if (!row || state === null) throw refuse('stateChanged')
  await tx
    .update(activityJoins)
    .set({ state: state as JoinState, ...more })
    .where(joinOf(activityId, userId))
  return row
}

interface Arrival extends Presence {
  /** When the person was there: now, or when a code that comes late was signed. */
  at: Date
}

/** Null: a call that comes late once more, whose step has been taken. */
async function requireHere(
  context: Context,
  step: 'sign-in' | 'sign-out',
  activityId: string,
  proof: PresenceProof,
): Promise<Arrival | null> {
  const { db, person } = context
  const row = await requireActivity(db, activityId)
  const { state: before, undoneAt } = await participationOf(db, person.id, activityId)
  if (proof.kept && (before === 'signed-out' || (step === 'sign-in' && before === 'signed-in'))) return null
  if (!proof.kept) requireTime(step, row)
  if (stateAfter(participationLifecycle, before, step, ['participant']) === null) throw refuse('stateChanged')
  const presence = await requirePresence(context, row.activity, step, proof)
  // What a manager undid does not come again by the same code.
  if (presence.lateSince && undoneAt && presence.lateSince <= undoneAt) throw refuse('stateChanged')
  return { ...presence, at: presence.lateSince ?? row.now }
}

/** An activity while somebody signs in or out: it is neither moved nor called off before that is done. */
async function holdForSigning(tx: Transaction, step: ActivityStep, activityId: string, at: Date) {
  await tx.select({ id: activities.id }).from(activities).where(eq(activities.id, activityId)).for('share')
  const row = await requireActivity(tx, activityId)
  requireTime(step, row, at)
  return row.activity
}

export async function signIn(context: Context, activityId: string, proof: PresenceProof): Promise<void> {
  const arrival = await requireHere(context, 'sign-in', activityId, proof)
  if (!arrival) return
  const { way, lateSince, at } = arrival
  await context.db.transaction(async (tx) => {
    await holdForSigning(tx, 'sign-in', activityId, at)
    await takeStep(tx, context.person.id, activityId, 'sign-in', { way, signedInAt: at, toCheck: lateSince !== null })
  })
}

/** Tells the managers, once for an activity, that hours wait for them. */
async function askForCheck(tx: Transaction, { id, title, teamId }: ActivityRow['activity'], userId: string) {
  const managers = (await managersOf(tx, teamId)).filter((manager) => manager !== userId)
  await sendMessages(
    tx,
    managers.map((to) => ({
      ...{ to, template: 'attendance.to-check', params: { activity: title } },
      ...{ link: addressOfChecks(teamId, id), onceKey: `to-check:${id}` },
    })),
  )
}

/** Credits the activity's hours once. What is to be checked is credited when a manager has looked at it. */
export async function signOut(context: Context, activityId: string, proof: PresenceProof): Promise<void> {
  const arrival = await requireHere(context, 'sign-out', activityId, proof)
  if (!arrival) return
  const { lateSince, at } = arrival
  const { id: userId } = context.person
  await context.db.transaction(async (tx) => {
    const activity = await holdForSigning(tx, 'sign-out', activityId, at)
    const toCheck = lateSince !== null || (await isDoubtful(tx, { activity, userId, at }))
    const before = await takeStep(tx, userId, activityId, 'sign-out', { signedOutAt: at, ...(toCheck && { toCheck }) })
    if (before.toCheck || toCheck) await askForCheck(tx, activity, userId)
    else await creditParticipants(tx, activity, [userId])
  })
}
