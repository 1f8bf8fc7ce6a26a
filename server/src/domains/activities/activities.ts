import { activities as endpoints, type Participation } from '@plaza/shared/api'
import { and, eq, ne, sql } from 'drizzle-orm'
import { activities, activityJoins, teams, users } from '../../data/schema/index'
import { handle } from '../../transport/handlers'
import { pageByKey } from '../../transport/paging'
import { countByDay, listActivities } from './lists'
import { cancel, join, signIn, signOut } from './participation'
import { type ActivityRow, anonymizedFor, readActivity, toSummary } from './rows'

const joinedOrder = [
  { column: activityJoins.joinedAt, type: 'timestamptz' },
  { column: activityJoins.userId, type: 'text' },
] as const
const ownOrder = [
  { column: activityJoins.joinedAt, type: 'timestamptz' },
  { column: activityJoins.activityId, type: 'text' },
] as const

interface ParticipantRow {
  id: string
  name: string
  avatar: string | null
  participation: Participation
  joinedAt: Date
}

type OwnActivityRow = ActivityRow & { participation: Participation; joinedAt: Date }

export const activityHandlers = [
  handle(endpoints.list, ({ query = {} }, context) => listActivities(context, query)),
  handle(endpoints.calendar, async ({ query }, { db }) => ({ days: await countByDay(db, query.month) })),
  handle(endpoints.detail, ({ params }, context) => readActivity(context, params.id)),
  handle(endpoints.participants, async ({ query }, { db, user, secret }) => {
    const { rows, next } = await pageByKey<ParticipantRow>(
      secret,
      query,
      joinedOrder,
      'desc',
      ({ joinedAt, id }) => [joinedAt, id],
      (after, order, limit) =>
        db
          .select({
            id: users.id,
            name: users.nickname,
            avatar: users.avatar,
            participation: activityJoins.state,
            joinedAt: activityJoins.joinedAt,
          })
          .from(activityJoins)
          .innerJoin(users, eq(users.id, activityJoins.userId))
          .where(and(eq(activityJoins.activityId, query.activity_id), ne(activityJoins.state, 'cancelled'), after))
          .orderBy(order)
          .limit(limit),
    )
    return {
      list: rows.map(({ joinedAt: _, ...row }) => anonymizedFor({ user, secret }, query.activity_id, row)),
      next,
    }
  }),
  handle(endpoints.mine, async ({ query = {} }, { db, person, secret }) => {
    const { rows, next } = await pageByKey<OwnActivityRow>(
      secret,
      query,
      ownOrder,
      'desc',
      ({ joinedAt, activity }) => [joinedAt, activity.id],
      (after, order, limit) =>
        db
          .select({
            activity: activities,
            team: { id: teams.id, name: teams.name },
            now: sql<Date>`now()`.mapWith(activities.startsAt),
            participation: activityJoins.state,
            joinedAt: activityJoins.joinedAt,
          })
          .from(activityJoins)
          .innerJoin(activities, eq(activities.id, activityJoins.activityId))
          .innerJoin(teams, eq(teams.id, activities.teamId))
          .where(and(eq(activityJoins.userId, person.id), after))
          .orderBy(order)
          .limit(limit),
    )
    return { list: rows.map((row) => ({ ...toSummary(row), participation: row.participation })), next }
  }),
  handle(endpoints.join, async ({ body }, context) => {
    await join(context, body.activity_id)
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
