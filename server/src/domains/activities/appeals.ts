import {
  type Appeal,
  activities as activityEndpoints,
  appealLifecycle,
  attendance as endpoints,
  stateAfter,
} from '@plaza/shared/api'
import { and, eq, gt, inArray, or } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { newId } from '../../data/ids'
import { activities, activityAppeals, activityJoins, users } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { type HandlerInput, handle } from '../../transport/handlers'
import { descending, pageOf } from '../../transport/paging'
import { playableAddress } from '../../transport/play-auth'
import { refuse } from '../../transport/refusal'
import { sendMessages } from '../messages/send'
import { addressOfActivity, addressOfTeamPages } from '../page-addresses'
import { managersOf, requireTeamManager } from '../teams/roles'
import { ownPictures } from '../uploads/own-uploads'
import { creditedHours, creditParticipants } from './hours'
import { lockActivity } from './participation'
import { readActivity } from './rows'
import { stepsFor } from './states'

const latest = descending(activityAppeals.createdAt, activityAppeals.id)

/** Says that the person was there; once for each activity, and once more if a manager undid the presence afterwards. */
async function appeal(context: Context, input: HandlerInput<typeof activityEndpoints.appeal>): Promise<void> {
  const { params, body } = input
  const { db, person } = context
  const images = await ownPictures(db, person.id, body.images)
  await db.transaction(async (tx) => {
    const { activity, now } = await lockActivity(tx, params.id)
    const [join] = await tx
      .select({ state: activityJoins.state, undoneAt: activityJoins.undoneAt })
      .from(activityJoins)
      .where(and(eq(activityJoins.activityId, params.id), eq(activityJoins.userId, person.id)))
    const undoneAt = join?.undoneAt ?? null
    if (!stepsFor(activity, join?.state ?? 'none', now, { undoneAt }).includes('appeal')) throw refuse('stateChanged')
    const sinceThen = undoneAt ? gt(activityAppeals.createdAt, undoneAt) : undefined
    const own = and(eq(activityAppeals.activityId, params.id), eq(activityAppeals.userId, person.id), sinceThen)
    if ((await tx.$count(activityAppeals, own)) > 0) throw refuse('repeated')
    const [added] = await tx
      .insert(activityAppeals)
      .values({
        ...{ id: newId(), activityId: params.id, teamId: activity.teamId, userId: person.id },
        ...{ text: body.text, images },
      })
      .onConflictDoNothing()
      .returning({ id: activityAppeals.id })
    if (!added) throw refuse('repeated')
    const told = { author: person.nickname, author_id: person.id, activity: activity.title }
    const link = addressOfTeamPages(activity.teamId, 'appeals')
    await sendMessages(
      tx,
      (await managersOf(tx, activity.teamId)).map((to) => ({ to, template: 'appeal.asked', params: told, link })),
    )
  })
}

const appealRows = (db: Executor) =>
  db
    .select({
      appeal: activityAppeals,
      user: { id: users.id, name: users.nickname, avatar: users.avatar },
      activity: {
        ...{ id: activities.id, title: activities.title, startsAt: activities.startsAt, hours: activities.hours },
      },
    })
    .from(activityAppeals)
    .innerJoin(users, eq(users.id, activityAppeals.userId))
    .innerJoin(activities, eq(activities.id, activityAppeals.activityId))
    .$dynamic()

type AppealRow = Awaited<ReturnType<typeof appealRows>>[number]

/** As a manager sees it: pictures that are nobody else's have an address that opens them for a while. */
const toAppeal = ({ secret }: Context, { appeal, user, activity }: AppealRow): Appeal => ({
  id: appeal.id,
  user,
  activity: {
    ...{ id: activity.id, title: activity.title, hours: activity.hours },
    starts_at: activity.startsAt.toISOString(),
  },
  text: appeal.text,
  images: appeal.images.map(({ url }) => playableAddress(secret, url)),
  state: appeal.state,
  reason: appeal.reason || null,
  created_at: appeal.createdAt.toISOString(),
})

/** Decides about an appeal; an accepted one credits the hours, unless the person has signed out meanwhile. */
async function decide(
  context: Context,
  { params, body }: HandlerInput<typeof endpoints.decideAppeal>,
): Promise<Appeal> {
  const { db, person } = context
  const { step, reason = '' } = body
  const [found] = await db.select().from(activityAppeals).where(eq(activityAppeals.id, params.id))
  if (!found) throw refuse('contentGone')
  await requireTeamManager(db, found.teamId, person.id)
  // Nobody decides about their own hours.
  if (found.userId === person.id) throw refuse('notAllowed', { detail: 'appeal.own' })
  if (step === 'refuse' && !reason) throw refuse('badInput')
  await db.transaction(async (tx) => {
    const { activity } = await lockActivity(tx, found.activityId)
    const [row] = await tx.select().from(activityAppeals).where(eq(activityAppeals.id, params.id)).for('update')
    const state = row && stateAfter(appealLifecycle, row.state, step, ['manager'])
    if (!state || state === 'gone') throw refuse('stateChanged')
    await tx
      .update(activityAppeals)
      .set({ state, reason, decidedBy: person.id, decidedAt: new Date() })
      .where(eq(activityAppeals.id, params.id))
    if (step === 'accept') {
      const moved = await tx
        .update(activityJoins)
        .set({ state: 'signed-out', way: 'appeal', signedOutAt: new Date(), toCheck: false })
        .where(
          and(
            eq(activityJoins.activityId, activity.id),
            eq(activityJoins.userId, found.userId),
            // Who signed out has the hours, unless they are still to be checked.
            or(inArray(activityJoins.state, ['joined', 'signed-in']), eq(activityJoins.toCheck, true)),
          ),
        )
        .returning({ userId: activityJoins.userId })
      await creditParticipants(
        tx,
        activity,
        moved.map(({ userId }) => userId),
        person.id,
      )
    }
    const about = { to: found.userId, link: addressOfActivity(activity.id) }
    await sendMessages(tx, [
      step === 'accept'
        ? {
            ...about,
            template: 'appeal.accept',
            params: { activity: activity.title, hours: String(creditedHours(activity)) },
          }
        : { ...about, template: 'appeal.refuse', params: { activity: activity.title, reason } },
    ])
  })
  const [row] = await appealRows(db).where(eq(activityAppeals.id, params.id))
  if (!row) throw refuse('contentGone')
  return toAppeal(context, row)
}

export const appealHandlers = [
  handle(activityEndpoints.appeal, async (input, context) => {
    await appeal(context, input)
    return readActivity(context, input.params.id)
  }),
  handle(endpoints.appeals, async ({ params, query = {} }, context) => {
    await requireTeamManager(context.db, params.id, context.person.id)
    const { rows, next } = await pageOf(context, query, latest, (after) =>
      appealRows(context.db).where(
        and(
          eq(activityAppeals.teamId, params.id),
          query.state ? eq(activityAppeals.state, query.state) : undefined,
          after,
        ),
      ),
    )
    return { list: rows.map((row) => toAppeal(context, row)), next }
  }),
  handle(endpoints.decideAppeal, (input, context) => decide(context, input)),
]
