import {
  type activityPlans as endpoints,
  participationLifecycle,
  type SeriesExtent,
  stateAfter,
} from '@plaza/shared/api'
import { and, asc, eq, gt, gte, inArray, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../data/database'
import { activities, activityJoins } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import type { HandlerInput } from '../../transport/handlers'
import { refuse } from '../../transport/refusal'
import { refuseBanned } from '../bans'
import { type NewMessage, sendMessages } from '../messages/send'
import { addressOfActivity } from '../page-addresses'
import { requireLeader } from '../teams/roles'
import { whenText } from '../time'
import { keyIn } from '../uploads/own-uploads'
import { publishUploads } from '../uploads/visibility'
import { isDoubtful } from './doubtful-presence'
import { creditParticipants } from './hours'
import { fillPlaces } from './line'
import { lockSeries } from './participation'
import { columnsOf } from './plan-columns'

type Activity = typeof activities.$inferSelect
type PlanColumns = Awaited<ReturnType<typeof columnsOf>>

/** The activity alone, with those of its series that come after it, or the whole series. */
function isIn({ id, seriesId, startsAt }: Activity, extent: SeriesExtent = 'one'): SQL | undefined {
  if (extent === 'one' || seriesId === null) return eq(activities.id, id)
  return and(eq(activities.seriesId, seriesId), extent === 'rest' ? gte(activities.startsAt, startsAt) : undefined)
}

/** Who has a place, waits for one, or is there. */
const concerned = async (tx: Transaction, activityId: string): Promise<string[]> => {
  const rows = await tx
    .select({ id: activityJoins.userId })
    .from(activityJoins)
    .where(
      and(eq(activityJoins.activityId, activityId), inArray(activityJoins.state, ['joined', 'waiting', 'signed-in'])),
    )
  return rows.map(({ id }) => id)
}

const isSignedInTo = sql`exists (select 1 from ${activityJoins} j
  where j.activity_id = ${activities.id} and j.state in ('signed-in', 'signed-out'))`

/** Other dates of the extent that can still change: what has begun, was called off or is signed in to stays as it is. */
const othersOf = (tx: Transaction, activity: Activity, extent: SeriesExtent | undefined): Promise<Activity[]> =>
  tx
    .select()
    .from(activities)
    .where(
      and(
        isIn(activity, extent),
        sql`${activities.id} <> ${activity.id}`,
        isNull(activities.cancelledAt),
        gt(activities.startsAt, sql`now()`),
        not(isSignedInTo),
      ),
    )
    .orderBy(asc(activities.id))
    .for('update')

/**
 * What the manager changed in one date, for another one: its own differences stay, and it moves by as much as that one
 * moved.
 */
function changesFor(other: Activity, before: Activity, columns: PlanColumns): Partial<PlanColumns> {
  const changed = Object.entries(columns).filter(
    ([name, value]) =>
      !(value instanceof Date) && JSON.stringify(value) !== JSON.stringify(before[name as keyof Activity]),
  )
  const moved = (name: 'startsAt' | 'endsAt') =>
    new Date(other[name].getTime() + columns[name].getTime() - before[name].getTime())
  const [startsAt, endsAt] = [moved('startsAt'), moved('endsAt')]
  if (startsAt.getTime() <= Date.now()) throw refuse('badInput', { detail: 'activity.past' })
  if (endsAt <= startsAt) throw refuse('badInput', { detail: 'activity.times' })
  return { ...Object.fromEntries(changed), startsAt, endsAt, signupClosesAt: startsAt }
}

type Whereabouts = Pick<Activity, 'startsAt' | 'endsAt' | 'place' | 'lat' | 'lng'>
const whereaboutsOf = ({ startsAt, endsAt, place, lat, lng }: Whereabouts): string =>
  JSON.stringify([startsAt, endsAt, place, lat, lng])

/** Whether those who come have to know: it takes place at another time or place. */
const isMoved = (activity: Activity, columns: Whereabouts): boolean =>
  whereaboutsOf(activity) !== whereaboutsOf(columns)

/** Changes one activity; the messages about another time or place, and to those who move up into new places. */
async function change(tx: Transaction, activity: Activity, columns: Partial<PlanColumns>): Promise<NewMessage[]> {
  const changed = { ...activity, ...columns }
  const { id, title, place, startsAt, capacity } = changed
  if (capacity < activity.joined) throw refuse('badInput', { detail: 'activity.capacity' })
  const namesEn = {
    ...(title !== activity.title && { titleEn: null }),
    ...(place !== activity.place && { placeEn: columns.placeEn ?? null }),
  }
  // The demo no longer moves what somebody has changed; its English names are those of the former ones.
  await tx
    .update(activities)
    .set({ ...columns, anchoring: null, ...namesEn })
    .where(eq(activities.id, id))
  const moved = isMoved(activity, changed)
  const news = { activity: title, when: whenText(startsAt), place }
  const told = moved ? await concerned(tx, id) : []
  return [
    ...told.map((to): NewMessage => ({ to, template: 'activity.changed', params: news, link: addressOfActivity(id) })),
    ...(await fillPlaces(tx, { activity: { id, title, startsAt } })),
  ]
}

/** Whether somebody has signed in before the start: they came for the time that it had. */
const hasArrived = async (tx: Transaction, { id }: Activity): Promise<boolean> =>
  (await tx.$count(activities, and(eq(activities.id, id), isSignedInTo))) > 0

/** Changes what has not begun, perhaps with others of its series; who has a place or waits is told of a new time or place. */
export async function edit(context: Context, { params, body }: HandlerInput<typeof endpoints.edit>): Promise<void> {
  const { db, person } = context
  const { extent, ...plan } = body
  const teamId = await requireLeader(db, params.id, person.id)
  await refuseBanned(db, person.id)
  const columns = await columnsOf(context, teamId, plan)
  await db.transaction(async (tx) => {
    const { activity, now } = await lockSeries(tx, params.id)
    if (activity.cancelledAt || activity.startsAt <= now) throw refuse('stateChanged')
    if (isMoved(activity, columns) && (await hasArrived(tx, activity))) throw refuse('stateChanged')
    const others = activity.seriesId === null ? [] : await othersOf(tx, activity, extent)
    const news = await change(tx, activity, columns)
    for (const other of others) news.push(...(await change(tx, other, changesFor(other, activity, columns))))
    await publishUploads(tx, [keyIn(columns.image)])
    await sendMessages(tx, news)
  })
}

/**
 * Signs out who is there, as the leader. Those who came late, were at another activity or lead the team wait for a manager,
 * as after any sign-out.
 */
async function signOutPresent(tx: Transaction, activity: Activity, leaderId: string): Promise<void> {
  const at = activity.cancelledAt ?? new Date()
  const out = await tx
    .update(activityJoins)
    .set({
      state: stateAfter(participationLifecycle, 'signed-in', 'sign-out', ['leader']) as 'signed-out',
      signedOutAt: at,
    })
    .where(and(eq(activityJoins.activityId, activity.id), eq(activityJoins.state, 'signed-in')))
    .returning({ userId: activityJoins.userId, toCheck: activityJoins.toCheck })
  const doubtful: string[] = []
  const held = { ...activity, endsAt: at }
  for (const { userId, toCheck } of out)
    if (toCheck || (await isDoubtful(tx, { activity: held, userId, at }))) doubtful.push(userId)
  await tx
    .update(activityJoins)
    .set({ toCheck: true })
    .where(and(eq(activityJoins.activityId, activity.id), inArray(activityJoins.userId, doubtful)))
  const credited = out.map(({ userId }) => userId).filter((id) => !doubtful.includes(id))
  await creditParticipants(tx, activity, credited, leaderId)
}

/** Who came early to what never began, and perhaps left again, has a place that is given up with it. */
const undoEarlySignIns = (tx: Transaction, activityId: string) =>
  tx
    .update(activityJoins)
    .set({
      state: stateAfter(participationLifecycle, 'signed-in', 'undo-sign-in', ['leader']) as 'joined',
      ...{ signedInAt: null, signedOutAt: null, way: null, toCheck: false },
    })
    .where(and(eq(activityJoins.activityId, activityId), inArray(activityJoins.state, ['signed-in', 'signed-out'])))

/**
 * Calls an activity off, perhaps with others of its series. Who is at one that runs is signed out, with the hours until
 * then.
 */
export async function callOff(
  context: Context,
  { params, body }: HandlerInput<typeof endpoints.callOff>,
): Promise<void> {
  const { db, person } = context
  await requireLeader(db, params.id, person.id)
  await db.transaction(async (tx) => {
    const { activity, now } = await lockSeries(tx, params.id)
    if (activity.cancelledAt || activity.endsAt <= now) throw refuse('stateChanged')
    const off = await tx
      .update(activities)
      .set({ cancelledAt: sql`now()`, cancelReason: body.reason })
      .where(and(isIn(activity, body.extent), isNull(activities.cancelledAt), gt(activities.endsAt, sql`now()`)))
      .returning()
    const news: NewMessage[] = []
    for (const called of off) {
      const { id, title, startsAt } = called
      const told = { activity: title, when: whenText(startsAt), reason: body.reason }
      if (startsAt > now) await undoEarlySignIns(tx, id)
      for (const to of await concerned(tx, id))
        news.push({ to, template: 'activity.called-off', params: told, link: addressOfActivity(id) })
      if (startsAt <= now) await signOutPresent(tx, called, person.id)
    }
    await sendMessages(tx, news)
  })
}
