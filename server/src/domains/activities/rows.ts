import type { ActivityDetail, ActivitySummary, Participation } from '@plaza/shared/api'
import { and, desc, eq, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { activities, activityAppeals, activityJoins, hoursLedger, teams, users } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { refuse } from '../../transport/refusal'
import { maskText } from '../account/users'
import { namedPosition } from '../positions/rows'
import { teamName } from '../teams/names'
import { managesTeam } from '../teams/roles'
import { signCode } from './presence'
import { stateOf, stepsFor } from './states'

const NEWEST = 6

/** Who has a place, or had one. */
export const takesPart = notInArray(activityJoins.state, ['cancelled', 'waiting'])

/** An activity with its team and the database's clock, which all rules use. */
export const activityColumns = {
  activity: activities,
  team: teamName,
  now: sql<Date>`now()`.mapWith(activities.startsAt),
}

export const selectActivities = (db: Executor, where: SQL | undefined) =>
  db.select(activityColumns).from(activities).innerJoin(teams, eq(teams.id, activities.teamId)).where(where).$dynamic()

export type ActivityRow = Awaited<ReturnType<typeof selectActivities>>[number]

export const toSummary = ({
  activity,
  team,
  now,
}: Pick<ActivityRow, 'activity' | 'team' | 'now'>): ActivitySummary => ({
  id: activity.id,
  title: activity.title,
  ...(activity.titleEn && { title_en: activity.titleEn }),
  image: activity.image,
  kind: activity.kind,
  ...(activity.kindEn && { kind_en: activity.kindEn }),
  ...(activity.skills.length > 0 && { skills: activity.skills }),
  place: activity.place,
  ...(activity.placeEn && { place_en: activity.placeEn }),
  district: activity.district,
  starts_at: activity.startsAt.toISOString(),
  ends_at: activity.endsAt.toISOString(),
  joined: activity.joined,
  capacity: activity.capacity,
  hours: activity.hours,
  state: stateOf(activity, now),
  team,
})

export async function requireActivity(db: Executor, id: string): Promise<ActivityRow> {
  const [row] = await selectActivities(db, eq(activities.id, id))
  if (!row) throw refuse('contentGone')
  return row
}

interface OwnMarks {
  participation: Participation
  toCheck: boolean
  /** Place in the line of those who wait. */
  linePlace: number | null
  liked: boolean
  hours: number | null
  manages: boolean
  undoneAt: Date | null
  /** The last one since a presence was undone. */
  appeal: ActivityDetail['appeal']
}
const noMarks: OwnMarks = {
  ...{ participation: 'none', toCheck: false, linePlace: null, liked: false, hours: null, manages: false },
  ...{ undoneAt: null, appeal: null },
}

/** The user's own marks on an activity; a guest has none. */
async function ownMarks(db: Executor, row: ActivityRow, userId: string | undefined): Promise<OwnMarks> {
  if (!userId) return noMarks
  const { id, teamId } = row.activity
  const [marks] = await db
    .select({
      participation: sql<Participation>`coalesce(j.state, 'none')`,
      toCheck: sql<boolean>`coalesce(j.to_check, false)`,
      linePlace: sql<
        number | null
      >`case when j.state = 'waiting' then (select count(*)::int from ${activityJoins} w where w.activity_id = ${id} and w.state = 'waiting' and (w.joined_at, w.user_id) <= (j.joined_at, j.user_id)) end`,
      liked: sql<boolean>`exists (select 1 from likes l where l.target = 'activity' and l.target_id = ${id} and l.user_id = ${userId})`,
      hours: sql<
        number | null
      >`(select sum(hours) from ${hoursLedger} h where h.activity_id = ${id} and h.user_id = ${userId})`,
      manages: managesTeam(teamId, userId),
      undoneAt: sql<Date | null>`j.undone_at`.mapWith(activityJoins.undoneAt),
      appeal: sql<
        OwnMarks['appeal']
      >`(select jsonb_build_object('state', p.state, 'reason', nullif(p.reason, '')) from ${activityAppeals} p where p.activity_id = ${id} and p.user_id = ${userId}
          and p.created_at > coalesce(j.undone_at, '-infinity') order by p.created_at desc limit 1)`,
    })
    .from(sql`(select 1) as one left join ${activityJoins} j on j.activity_id = ${id} and j.user_id = ${userId}`)
  return marks ?? noMarks
}

const waitingIn = (db: Executor, activityId: string) =>
  db.$count(activityJoins, and(eq(activityJoins.activityId, activityId), eq(activityJoins.state, 'waiting')))

/** A participant as guests see them: a masked name, and no id or avatar that reveals the full name in other lists. */
export const anonymizedFor = <P extends { id: string; name: string; avatar: string | null }>(
  { secret, user }: Pick<Context, 'secret' | 'user'>,
  activityId: string,
  person: P,
): P => ({
  ...person,
  name: maskText(person.name, 1, 0),
  ...(!user && { id: secret.sign('participant', `${activityId} ${person.id}`).slice(0, 16), avatar: null }),
})

async function newestJoiners(
  { db, ...context }: Pick<Context, 'db' | 'user' | 'secret'>,
  activityId: string,
): Promise<ActivityDetail['newest']> {
  const people = await db
    .select({ id: users.id, name: users.nickname, avatar: users.avatar })
    .from(activityJoins)
    .innerJoin(users, eq(users.id, activityJoins.userId))
    .where(and(eq(activityJoins.activityId, activityId), takesPart))
    .orderBy(desc(activityJoins.joinedAt), desc(activityJoins.userId))
    .limit(NEWEST)
  return people.map((person) => anonymizedFor(context, activityId, person))
}

export async function readActivity(
  { db, user, secret }: Pick<Context, 'db' | 'user' | 'secret'>,
  id: string,
): Promise<ActivityDetail> {
  const row = await requireActivity(db, id)
  const { activity, now } = row
  const marks = await ownMarks(db, row, user?.id)
  return {
    ...toSummary(row),
    body: activity.body,
    contact: activity.contact,
    ...(activity.positionId && { position: await namedPosition(db, activity.positionId) }),
    lat: activity.lat,
    lng: activity.lng,
    signup_opens_at: activity.signupOpensAt.toISOString(),
    signup_closes_at: activity.signupClosesAt.toISOString(),
    participation: marks.participation,
    steps: stepsFor(activity, marks.participation, now, {
      appealed: marks.appeal !== null,
      undoneAt: marks.undoneAt,
    }),
    radius: activity.radius,
    newest: await newestJoiners({ db, user, secret }, id),
    likes: activity.likes,
    liked: marks.liked,
    comments: activity.comments,
    credited_hours: marks.hours,
    sign_code: marks.manages ? signCode(secret, id, now.getTime()) : null,
    sign_by: activity.signBy,
    waiting: await waitingIn(db, id),
    line_place: marks.linePlace,
    to_check: marks.toCheck,
    appeal: marks.appeal,
    manages: marks.manages,
    cancel_reason: activity.cancelReason,
  }
}
