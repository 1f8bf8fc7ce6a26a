import { activities as endpoints } from '@plaza/shared/api'
import { and, eq } from 'drizzle-orm'
import { activities, activityJoins, teams, users } from '../../data/schema/index'
import { handle } from '../../transport/handlers'
import { descending, pageOf } from '../../transport/paging'
import { attendanceHandlers } from './attendance'
import { calendarFile } from './calendar/file'
import { countByDay, listActivities } from './lists'
import { cancel, join, signIn, signOut } from './participation'
import { planHandlers } from './plans'
import { activityColumns, anonymizedFor, readActivity, takesPart, toSummary } from './rows'

const joinedOrder = descending(activityJoins.joinedAt, activityJoins.userId)
const ownOrder = descending(activityJoins.joinedAt, activityJoins.activityId)

export const activityHandlers = [
  ...attendanceHandlers,
  ...planHandlers,
  handle(endpoints.list, ({ query = {} }, context) => listActivities(context, query)),
  handle(endpoints.calendar, async ({ query }, { db }) => ({ days: await countByDay(db, query.month) })),
  handle(endpoints.detail, ({ params }, context) => readActivity(context, params.id)),
  handle(endpoints.calendarFile, ({ params }, context) => calendarFile(context, params.id)),
  handle(endpoints.participants, async ({ query }, context) => {
    const { rows, next } = await pageOf(context, query, joinedOrder, (after) =>
      context.db
        .select({
          id: activityJoins.userId,
          name: users.nickname,
          avatar: users.avatar,
          participation: activityJoins.state,
          joinedAt: activityJoins.joinedAt,
        })
        .from(activityJoins)
        .innerJoin(users, eq(users.id, activityJoins.userId))
        .where(and(eq(activityJoins.activityId, query.activity_id), takesPart, after)),
    )
    return { list: rows.map(({ joinedAt: _, ...row }) => anonymizedFor(context, query.activity_id, row)), next }
  }),
  handle(endpoints.mine, async ({ query = {} }, context) => {
    const { db, person } = context
    const { rows, next } = await pageOf(context, query, ownOrder, (after) =>
      db
        .select({ ...activityColumns, join: activityJoins })
        .from(activityJoins)
        .innerJoin(activities, eq(activities.id, activityJoins.activityId))
        .innerJoin(teams, eq(teams.id, activities.teamId))
        .where(and(eq(activityJoins.userId, person.id), after)),
    )
    return { list: rows.map((row) => ({ ...toSummary(row), participation: row.join.state })), next }
  }),
  handle(endpoints.join, async ({ body }, context) => {
    await join(context, body.activity_id, body.wait === true)
    return readActivity(context, body.activity_id)
  }),
  handle(endpoints.cancel, async ({ params }, context) => {
    await cancel(context, params.activity_id)
    return readActivity(context, params.activity_id)
  }),
  handle(endpoints.signIn, async ({ body }, context) => {
    await signIn(context, body.activity_id, body)
    return readActivity(context, body.activity_id)
  }),
  handle(endpoints.signOut, async ({ body }, context) => {
    await signOut(context, body.activity_id, body)
    return readActivity(context, body.activity_id)
  }),
]
