import type { Executor } from '../data/database'
import {
  activities,
  activityAppeals,
  activityJoins,
  hoursLedger,
  type JoinState,
  teamMembers,
  teams,
} from '../data/schema/index'
import { titleTokens } from '../domains/search/tokens'
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
/** A reader who was there and did not sign in: the manager of the demo decides about the appeal. */
const MISSED = { activity: 40090, person: 502, text: '手机没电了，没能签到。我在第三组，和小队长一起插旗，十点才走。' }
const ALSO_MANAGES = { team: 603, person: 504 }

export const teamRows = (demo: Demo): (typeof teams.$inferInsert)[] =>
  demo.teams.map(({ id, street, logo, kind, manager: _, hours: __, ...team }) => {
    const named = demo.kinds.find((one) => one.id === kind)
    return {
      ...{ ...team, id: String(id), street: street ?? null },
      organisationId: organisationOf(demo, id),
      ...{ logo: demo.media.picture(logo).url, kind: named?.name ?? '', kindEn: named?.nameEn ?? null },
      tokens: titleTokens(`${team.name} ${team.nameEn}`),
    }
  })

export async function seedPractice(db: Executor, demo: Demo, at: Date): Promise<void> {
  await insertRows(db, teams, teamRows(demo))
  await insertRows(db, teamMembers, memberRows(demo, at))
  await insertRows(db, activities, activityRows(demo, at))
  await insertRows(db, activityJoins, joinRows(demo, at))
  await db.insert(activityAppeals).values({
    ...{ id: `appeal-${MISSED.activity}`, activityId: String(MISSED.activity), teamId: '601' },
    ...{ userId: String(MISSED.person), text: MISSED.text, createdAt: resolvePast('edition-1 08:10', at) },
  })
  await seedHours(db, demo, at)
}

/** Whom the manager of the demo finds to be reviewed, and what they wrote. */
const asking: readonly { team: number; person: number; note: string; daysAgo: number }[] = [
  { team: 601, person: 502, note: '周末都有空，住在东滩附近，想带孩子一起来。', daysAgo: 1 },
  { team: 601, person: 506, note: '退休了，力气不大，登记和发手套我都能做。', daysAgo: 2 },
]
/** One in this many people of the demo is a member of a team. */
const MEMBER_SHARE = 4

/** Managers, members and those who ask to join. The volunteer of the demo is a member of the first team. */
function memberRows(demo: Demo, at: Date) {
  const since = (team: number, person: number) =>
    resolvePast(`edition-${20 + ((team * 7 + person * 13) % 300)} 12:00`, at)
  const managers = [...demo.teams.map(({ id, manager }) => ({ team: id, person: manager })), ALSO_MANAGES]
  const taken = new Set([...managers, ...asking].map(({ team, person }) => `${team} ${person}`))
  const members = demo.teams.flatMap(({ id: team }) =>
    demo.people
      .filter(
        ({ id }) => (id === Number(VOLUNTEER) && team === 601) || (id > 507 && (id * 5 + team) % MEMBER_SHARE === 0),
      )
      .map(({ id }) => ({ team, person: id }))
      .filter(({ person }) => !taken.has(`${team} ${person}`)),
  )
  const row = (state: 'manager' | 'member') => (one: { team: number; person: number }) => ({
    ...{ teamId: String(one.team), userId: String(one.person), state, note: '', since: since(one.team, one.person) },
  })
  return [
    ...managers.map(row('manager')),
    ...members.map(row('member')),
    ...asking.map(({ team, person, note, daysAgo }) => ({
      ...{ teamId: String(team), userId: String(person), state: 'pending' as const, note },
      since: resolvePast(`edition-${daysAgo} 20:15`, at),
    })),
  ]
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
      titleEn: activity.titleEn,
      image: demo.media.picture(activity.cover).url,
      kind: kind?.name ?? '',
      kindEn: kind?.nameEn ?? null,
      skills: activity.skills,
      place: venue?.name ?? '',
      placeEn: venue?.nameEn ?? null,
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
  const missed = rows.flatMap((row) =>
    row.id === String(MISSED.activity)
      ? [
          {
            activityId: row.id,
            userId: String(MISSED.person),
            state: 'joined' as const,
            joinedAt: joinedAt(row, 1, now),
          },
        ]
      : [],
  )
  return [...others, ...own, ...missed]
}

/** One after the other since sign-up opened. */
const joinedAt = (row: { signupOpensAt: Date; startsAt: Date }, place: number, now: Date): Date =>
  between(row.signupOpensAt, new Date(Math.min(now.getTime(), row.startsAt.getTime())), (place + 1) / (JOINERS + 2))

/** The hours of those who took part in what is over. */
async function seedHours(db: Executor, demo: Demo, at: Date): Promise<void> {
  const rows = new Map(activityRows(demo, at).map((row) => [row.id, row]))
  const credited = joinRows(demo, at)
    .filter(({ state }) => state === 'signed-out')
    .flatMap(({ activityId, userId }) => {
      const row = rows.get(activityId)
      if (!row) return []
      const { title, place, teamId, hours, endsAt } = row
      return [
        {
          ...{ userId, sourceId: activityId, activityId, title, place, hours },
          ...{ teamId, organisationId: organisationOf(demo, Number(teamId)), servedAt: endsAt, createdAt: endsAt },
        },
      ]
    })
  await insertRows(db, hoursLedger, credited)
}
