import { type ActivityPlan, activityPlans as endpoints } from '@plaza/shared/api'
import { DAY_MS } from '@plaza/shared/format'
import dayjs from 'dayjs'
import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../data/database'
import { newId } from '../../data/ids'
import { activities, activityJoins } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { type HandlerInput, handle } from '../../transport/handlers'
import { refuse } from '../../transport/refusal'
import { refuseBanned } from '../bans'
import { htmlOfText, textOfHtml } from '../html-text'
import { type NewMessage, sendMessages } from '../messages/send'
import { addressOfActivity } from '../page-addresses'
import { publishOnce } from '../publish-once'
import { requireLeader, requireTeamManager } from '../teams/roles'
import { whenText } from '../time'
import { keyIn, ownPictures } from '../uploads/own-uploads'
import { publishUploads } from '../uploads/visibility'
import { fillPlaces } from './line'
import { lockActivity } from './participation'
import { readActivity, requireActivity } from './rows'

const WEEK_DAYS = 7
/** How far ahead an activity can be planned. */
const MAX_DAYS_AHEAD = 366

/** English name of a kind, as the site's other activities of it have it. */
async function kindEnOf(db: Executor, kind: string): Promise<string | null> {
  const [row] = await db
    .select({ kindEn: activities.kindEn })
    .from(activities)
    .where(eq(activities.kind, kind))
    .limit(1)
  return row?.kindEn ?? null
}

/** An own upload, or a picture that an activity of the team has already. */
async function imageOf({ db, person }: Context, teamId: string, image: string): Promise<string> {
  const [used] = await db
    .select({ id: activities.id })
    .from(activities)
    .where(and(eq(activities.teamId, teamId), eq(activities.image, image)))
    .limit(1)
  if (used) return image
  const [picture] = await ownPictures(db, person.id, [image])
  if (!picture) throw refuse('badInput')
  return picture.url
}

function requireTimes({ starts_at, ends_at }: Pick<ActivityPlan, 'starts_at' | 'ends_at'>): void {
  const [starts, ends] = [Date.parse(starts_at), Date.parse(ends_at)]
  if (starts <= Date.now()) throw refuse('badInput', { detail: 'activity.past' })
  if (starts > Date.now() + MAX_DAYS_AHEAD * DAY_MS) throw refuse('tooEarly', { detail: 'activity.far' })
  if (ends <= starts || ends - starts > DAY_MS) throw refuse('badInput', { detail: 'activity.times' })
}

/** Columns of a plan. Sign-up ends with the start. */
async function columnsOf(context: Context, teamId: string, plan: ActivityPlan) {
  const { title, kind, place, district, contact, lat, lng, capacity, hours } = plan
  requireTimes(plan)
  return {
    ...{ title, kind, place, district, contact, lat, lng, capacity, hours },
    kindEn: await kindEnOf(context.db, kind),
    image: await imageOf(context, teamId, plan.image),
    body: htmlOfText(plan.body),
    signBy: plan.sign_by,
    startsAt: new Date(plan.starts_at),
    endsAt: new Date(plan.ends_at),
    signupClosesAt: new Date(plan.starts_at),
  }
}

/** Publishes an activity, or one for each of some weeks. A repeated key publishes nothing. */
async function publish(context: Context, body: HandlerInput<typeof endpoints.publish>['body']): Promise<string> {
  const { db, person } = context
  const { team_id: teamId, weeks = 1, key, ...plan } = body
  await requireTeamManager(db, teamId, person.id)
  await refuseBanned(db, person.id)
  return publishOnce(db, activities, { userId: person.id, key }, async () => {
    const columns = await columnsOf(context, teamId, plan)
    const seriesId = weeks > 1 ? newId() : null
    const rows = Array.from({ length: weeks }, (_, week) => {
      const later = (moment: Date) =>
        dayjs(moment)
          .add(week * WEEK_DAYS, 'day')
          .toDate()
      const startsAt = later(columns.startsAt)
      return {
        ...{ ...columns, id: newId(), teamId, seriesId, userId: person.id, startsAt, signupClosesAt: startsAt },
        endsAt: later(columns.endsAt),
        signupOpensAt: new Date(),
        publishKey: week === 0 ? key : null,
      }
    })
    return db.transaction(async (tx) => {
      const added = await tx
        .insert(activities)
        .values(rows.slice(0, 1))
        .onConflictDoNothing({
          target: [activities.userId, activities.publishKey],
          where: sql`${activities.publishKey} is not null`,
        })
        .returning({ id: activities.id })
      if (!added[0]) return undefined
      if (rows.length > 1) await tx.insert(activities).values(rows.slice(1))
      await publishUploads(tx, [keyIn(columns.image)])
      return added[0].id
    })
  })
}

/** Who has a place, or waits for one. */
const concerned = async (tx: Transaction, activityId: string): Promise<string[]> => {
  const rows = await tx
    .select({ id: activityJoins.userId })
    .from(activityJoins)
    .where(and(eq(activityJoins.activityId, activityId), inArray(activityJoins.state, ['joined', 'waiting'])))
  return rows.map(({ id }) => id)
}

/** Changes an activity that has not begun; who has a place or waits is told of another time or place. */
async function edit(context: Context, { params, body }: HandlerInput<typeof endpoints.edit>): Promise<void> {
  const { db, person } = context
  const teamId = await requireLeader(db, params.id, person.id)
  await refuseBanned(db, person.id)
  const columns = await columnsOf(context, teamId, body)
  await db.transaction(async (tx) => {
    const { activity, now } = await lockActivity(tx, params.id)
    if (activity.cancelledAt || activity.startsAt <= now) throw refuse('stateChanged')
    if (columns.capacity < activity.joined) throw refuse('badInput', { detail: 'activity.capacity' })
    // The demo no longer moves what somebody has changed.
    await tx
      .update(activities)
      .set({ ...columns, anchoring: null })
      .where(eq(activities.id, params.id))
    await publishUploads(tx, [keyIn(columns.image)])
    const moved = activity.startsAt.getTime() !== columns.startsAt.getTime() || activity.place !== columns.place
    const { title, place, startsAt } = columns
    const news = { activity: title, when: whenText(startsAt), place }
    const told = moved ? await concerned(tx, params.id) : []
    const promoted = await fillPlaces(tx, { activity: { id: params.id, title, startsAt } })
    await sendMessages(tx, [
      ...told.map(
        (to): NewMessage => ({ to, template: 'activity.changed', params: news, link: addressOfActivity(params.id) }),
      ),
      ...promoted,
    ])
  })
}

/** Calls an activity off, perhaps with those of its series that come after it. */
async function callOff(context: Context, { params, body }: HandlerInput<typeof endpoints.callOff>): Promise<void> {
  const { db, person } = context
  await requireLeader(db, params.id, person.id)
  await db.transaction(async (tx) => {
    const { activity, now } = await lockActivity(tx, params.id)
    if (activity.cancelledAt || activity.endsAt <= now) throw refuse('stateChanged')
    const isRest = body.extent === 'rest' && activity.seriesId !== null
    const off = await tx
      .update(activities)
      .set({ cancelledAt: sql`now()`, cancelReason: body.reason })
      .where(
        and(
          isRest
            ? and(eq(activities.seriesId, activity.seriesId ?? ''), gte(activities.startsAt, activity.startsAt))
            : eq(activities.id, params.id),
          isNull(activities.cancelledAt),
        ),
      )
      .returning({ id: activities.id, title: activities.title, startsAt: activities.startsAt })
    const news: NewMessage[] = []
    for (const { id, title, startsAt } of off) {
      const told = { activity: title, when: whenText(startsAt), reason: body.reason }
      for (const to of await concerned(tx, id))
        news.push({ to, template: 'activity.called-off', params: told, link: addressOfActivity(id) })
    }
    await sendMessages(tx, news)
  })
}

export const planHandlers = [
  handle(endpoints.publish, async ({ body }, context) => readActivity(context, await publish(context, body))),
  handle(endpoints.one, async ({ params }, { db, person }) => {
    await requireLeader(db, params.id, person.id)
    const { activity } = await requireActivity(db, params.id)
    const { id, title, kind, place, district, contact, lat, lng, capacity, hours, image } = activity
    return {
      ...{ id, title, kind, place, district, contact, lat, lng, capacity, hours, image },
      ...{ body: textOfHtml(activity.body), sign_by: activity.signBy, series: activity.seriesId !== null },
      ...{ starts_at: activity.startsAt.toISOString(), ends_at: activity.endsAt.toISOString() },
    }
  }),
  handle(endpoints.edit, async (input, context) => {
    await edit(context, input)
    return readActivity(context, input.params.id)
  }),
  handle(endpoints.callOff, async (input, context) => {
    await callOff(context, input)
    return readActivity(context, input.params.id)
  }),
]
