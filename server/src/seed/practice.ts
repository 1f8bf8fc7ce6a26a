import type { Executor } from '../data/database'
import { activities, activityJoins, hoursLedger, type JoinState, teamMembers, teams } from '../data/schema/index'
import type { Demo } from './demo/read'
import type { SeedActivity, SeedSchedule } from './demo/schemas/practice'
import { insertRows } from './insert'
import { between, daily, daysBefore, hoursAfter, momentOf, resolvePast, shiftAt } from './moments'
import { organisationOf } from './volunteers'

/** Number of participants with a row; the others are only counted. */
const JOINERS = 6
const SIGNUP_OPENS = '09:00'

/** The demo's volunteer, who can try each step of an activity: sign in, sign out, done, joined. */
const VOLUNTEER = '503'
const volunteerJoins: readonly { activity: number; state: JoinState }[] = [
  { activity: 40019, state: 'joined' },
  { activity: 40021, state: 'signed-in' },
  { activity: 40027, state: 'signed-out' },
  { activity: 40001, state: 'joined' },
]
/** The demo's team manager also manages the team of the first activity, and sees its code. */
const alsoManages = { teamId: '603', userId: '504', role: 'manager' } as const

export async function seedPractice(db: Executor, demo: Demo, at: Date): Promise<void> {
  await insertRows(
    db,
    teams,
    demo.teams.map(({ id, name, intro }) => ({
      ...{ id: String(id), name, intro },
      organisationId: organisationOf(demo, id),
    })),
  )
  await insertRows(
    db,
    teamMembers,
    demo.teams.map(({ id, manager }) => ({ teamId: String(id), userId: String(manager), role: 'manager' as const })),
  )
  await insertRows(db, activities, activityRows(demo, at))
  await insertRows(db, teamMembers, [alsoManages])
  await insertRows(db, activityJoins, joinRows(demo, at))
  await seedVolunteer(db, demo, at)
}

const startOf = (schedule: SeedSchedule, now: Date): Date => {
  if ('starts' in schedule) return momentOf(schedule.starts, now)
  if ('every' in schedule) return daily(schedule.every, schedule.at, schedule.lasts, now)
  return shiftAt(schedule.shifts, now)
}

function windowsOf({ schedule, signupDays, cancelled }: SeedActivity, now: Date) {
  const startsAt = startOf(schedule, now)
  return {
    signupOpensAt: daysBefore(startsAt, signupDays, SIGNUP_OPENS),
    signupClosesAt: startsAt,
    startsAt,
    endsAt: hoursAfter(startsAt, schedule.lasts),
    cancelledAt: cancelled === undefined ? null : resolvePast(cancelled, now),
  }
}

/** Maximum credit of an activity. */
const MOST_HOURS = 8

export const activityRows = (demo: Demo, now: Date) =>
  demo.activities.map((activity) => {
    const venue = demo.positions.find(({ id }) => id === activity.venue)
    const kind = demo.kinds.find(({ id }) => id === activity.kind)
    return {
      id: String(activity.id),
      title: activity.title,
      image: demo.media.picture(activity.cover).url,
      kind: kind?.name ?? '',
      kindEn: kind?.nameEn ?? null,
      place: venue?.name ?? '',
      district: venue?.district ?? '',
      positionId: String(activity.venue),
      body: [`<p>${activity.lead}</p>`, ...demo.whatYouNeed.map(({ body }) => body)].join('\n'),
      contact: activity.contact,
      lat: venue?.lat ?? 0,
      lng: venue?.lng ?? 0,
      hours: Math.min(activity.schedule.lasts, MOST_HOURS),
      capacity: activity.capacity,
      joined: activity.joined,
      teamId: String(activity.team),
      ...windowsOf(activity, now),
      anchoring: activity.schedule,
    }
  })

/** Rows of participants, including the demo's volunteer. */
export function joinRows(demo: Demo, now: Date) {
  const rows = activityRows(demo, now)
  const others = rows.flatMap((row, index) =>
    demo.people
      .filter(({ id }) => (id * 7 + index) % 11 < 2 && id > 507)
      .slice(0, Math.min(JOINERS, row.joined))
      .map(({ id }, place) => ({
        activityId: row.id,
        userId: String(id),
        state: row.endsAt <= now && !row.cancelledAt ? ('signed-out' as const) : ('joined' as const),
        joinedAt: joinedAt(row, place, now),
      })),
  )
  const own = volunteerJoins.flatMap(({ activity, state }) => {
    const row = rows.find(({ id }) => id === String(activity))
    return row ? [{ activityId: row.id, userId: VOLUNTEER, state, joinedAt: joinedAt(row, JOINERS, now) }] : []
  })
  return [...others, ...own]
}

/** One after the other since sign-up opened. */
const joinedAt = (row: { signupOpensAt: Date; startsAt: Date }, place: number, now: Date): Date =>
  between(row.signupOpensAt, new Date(Math.min(now.getTime(), row.startsAt.getTime())), (place + 1) / (JOINERS + 2))

async function seedVolunteer(db: Executor, demo: Demo, at: Date): Promise<void> {
  const done = volunteerJoins.filter(({ state }) => state === 'signed-out').map(({ activity }) => String(activity))
  const credited = activityRows(demo, at)
    .filter(({ id }) => done.includes(id))
    .map(({ id, title, place, teamId, hours, endsAt }) => ({
      ...{ userId: VOLUNTEER, sourceId: id, activityId: id, title, place, hours },
      ...{ teamId, organisationId: organisationOf(demo, Number(teamId)), servedAt: endsAt, createdAt: endsAt },
    }))
  await insertRows(db, hoursLedger, credited)
}
