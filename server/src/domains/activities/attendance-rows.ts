import type { Attendance } from '@plaza/shared/api'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { activityJoins, hoursLedger, users } from '../../data/schema/index'

const creditedHours = sql<number>`(select coalesce(sum(h.hours), 0)::float8 from ${hoursLedger} h
  where h.activity_id = ${activityJoins.activityId} and h.user_id = ${activityJoins.userId})`

const columns = {
  ...{ id: users.id, name: users.nickname, avatar: users.avatar, join: activityJoins },
  hours: creditedHours,
}

interface AttendanceRow {
  id: string
  name: string
  avatar: string | null
  join: typeof activityJoins.$inferSelect
  hours: number
}

export const toAttendance = ({ id, name, avatar, join, hours }: AttendanceRow): Attendance => ({
  ...{ id, name, avatar, hours },
  participation: join.state,
  joined_at: join.joinedAt.toISOString(),
  signed_in_at: join.signedInAt?.toISOString() ?? null,
  signed_out_at: join.signedOutAt?.toISOString() ?? null,
  way: join.way,
  to_check: join.toCheck,
})

export const attendanceRows = (db: Executor, activityId: string, where?: SQL) =>
  db
    .select(columns)
    .from(activityJoins)
    .innerJoin(users, eq(users.id, activityJoins.userId))
    .where(and(eq(activityJoins.activityId, activityId), where))
    .$dynamic()
