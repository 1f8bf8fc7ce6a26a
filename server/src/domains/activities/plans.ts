import { activityPlans as endpoints } from '@plaza/shared/api'
import dayjs from 'dayjs'
import { sql } from 'drizzle-orm'
import { newId } from '../../data/ids'
import { activities } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { type HandlerInput, handle } from '../../transport/handlers'
import { refuseBanned } from '../bans'
import { textOfHtml } from '../html-text'
import { namedPosition } from '../positions/rows'
import { publishOnce } from '../publish-once'
import { requireLeader, requireTeamManager } from '../teams/roles'
import { keyIn } from '../uploads/own-uploads'
import { publishUploads } from '../uploads/visibility'
import { callOff, edit } from './plan-changes'
import { columnsOf } from './plan-columns'
import { readActivity, requireActivity } from './rows'

const WEEK_DAYS = 7

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

export const planHandlers = [
  handle(endpoints.publish, async ({ body }, context) => readActivity(context, await publish(context, body))),
  handle(endpoints.one, async ({ params }, { db, person }) => {
    await requireLeader(db, params.id, person.id)
    const { activity } = await requireActivity(db, params.id)
    const { id, title, kind, place, district, contact, lat, lng, capacity, hours, image } = activity
    return {
      ...{ id, title, kind, place, district, contact, lat, lng, capacity, hours, image },
      ...{
        body: textOfHtml(activity.body),
        sign_by: activity.signBy,
        skills: activity.skills,
        series: activity.seriesId !== null,
        position_id: activity.positionId,
        position: activity.positionId ? await namedPosition(db, activity.positionId) : null,
      },
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
