import { sql } from 'drizzle-orm'
import type { Executor } from '../database'
import { activities, activityJoins, hoursLedger, type JoinState, teamMembers, teams } from '../schema/index'
import { pictureAddress } from './addresses'
import { users as people } from './content/people'
import { practiceKinds, activities as seedActivities, teams as seedTeams } from './content/practice'
import { hoursBefore, insertRows } from './insert'

const HOUR_MINUTES = 60
/** People who stand in the table of joiners; the others are a number. */
const JOINERS = 6

/** Where the demo's volunteer stands, so that each step of an activity can be tried: sign in, sign out, done, joined. */
const VOLUNTEER = '503'
const volunteerJoins: readonly { activity: number; state: JoinState }[] = [
  { activity: 40019, state: 'joined' },
  { activity: 40021, state: 'signed-in' },
  { activity: 40027, state: 'signed-out' },
  { activity: 40001, state: 'joined' },
]
/** The demo's team manager also leads the team of the first of them, and shows its code. */
const alsoManages = { teamId: '603', userId: '504', role: 'manager' } as const

export async function seedPractice(db: Executor, at: Date): Promise<void> {
  await insertRows(
    db,
    teams,
    seedTeams.map(({ id, name, intro }) => ({ id: String(id), name, intro })),
  )
  await insertRows(
    db,
    teamMembers,
    seedTeams.map(({ id, manager }) => ({ teamId: String(id), userId: String(manager), role: 'manager' as const })),
  )
  await insertRows(
    db,
    activities,
    seedActivities.map((activity) => ({
      id: String(activity.id),
      title: activity.title,
      image: pictureAddress(activity.cover),
      kind: practiceKinds.find(({ id }) => id === activity.kind)?.name ?? '',
      place: activity.place,
      district: activity.district,
      body: activity.body,
      contact: activity.contact,
      lat: activity.lat,
      lng: activity.lng,
      hours: activity.hours,
      capacity: activity.capacity,
      joined: activity.joined,
      teamId: String(activity.team),
      signupOpensAt: hoursBefore(at, -activity.signupOpensInHours),
      signupClosesAt: hoursBefore(at, -activity.startsInHours),
      startsAt: hoursBefore(at, -activity.startsInHours),
      endsAt: hoursBefore(at, -activity.endsInHours),
      cancelledAt: activity.state === 'cancelled' ? hoursBefore(at, 3) : null,
      anchoring: {
        opens: activity.signupOpensInHours * HOUR_MINUTES,
        closes: activity.startsInHours * HOUR_MINUTES,
        starts: activity.startsInHours * HOUR_MINUTES,
        ends: activity.endsInHours * HOUR_MINUTES,
      },
    })),
  )
  await insertRows(db, teamMembers, [alsoManages])
  await seedJoins(db, at)
  await seedVolunteer(db, at)
}

async function seedJoins(db: Executor, at: Date): Promise<void> {
  const rows = seedActivities.flatMap((activity, index) =>
    people
      .filter(({ id }) => (id * 7 + index) % 11 < 2 && id > 507)
      .slice(0, Math.min(JOINERS, activity.joined))
      .map(({ id }, place) => ({
        activityId: String(activity.id),
        userId: String(id),
        state: activity.state === 'ended' ? ('signed-out' as const) : ('joined' as const),
        joinedAt: hoursBefore(at, Math.max(1, -activity.signupOpensInHours) - place / HOUR_MINUTES),
      })),
  )
  await insertRows(db, activityJoins, rows)
}

async function seedVolunteer(db: Executor, at: Date): Promise<void> {
  const rows = volunteerJoins.map(({ activity, state }) => ({
    activityId: String(activity),
    userId: VOLUNTEER,
    state,
    joinedAt: hoursBefore(at, 2),
  }))
  await insertRows(db, activityJoins, rows)
  const done = volunteerJoins.filter(({ state }) => state === 'signed-out').map(({ activity }) => activity)
  const credited = seedActivities
    .filter(({ id }) => done.includes(id))
    .map(({ id, hours }) => ({ userId: VOLUNTEER, activityId: String(id), hours }))
  await insertRows(db, hoursLedger, credited)
}

/**
 * Moves the demo's activities to where they stood when they were seeded, counted from now: so a demo that runs for
 * weeks still shows activities in every state. Activities that people made have no anchoring and stay where they are.
 */
export async function anchorActivities(db: Executor): Promise<void> {
  const at = (field: string) =>
    sql`date_trunc('minute', now()) + make_interval(secs => (anchoring->>${sql.raw(`'${field}'`)})::float8 * 60)`
  await db.execute(sql`update ${activities} set signup_opens_at = ${at('opens')}, signup_closes_at = ${at('closes')},
    starts_at = ${at('starts')}, ends_at = ${at('ends')} where anchoring is not null`)
}
