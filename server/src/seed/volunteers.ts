import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../data/database'
import {
  hoursLedger,
  practiceOrganisations,
  practiceStreets,
  queueItems,
  teamMembers,
  volunteers,
} from '../data/schema/index'
import type { Demo } from './demo/read'
import { insertRows } from './insert'
import { resolvePast } from './moments'

const HOURS_A_SHIFT = 3.5
/** How long shifts are compared with each other; no two people have them in the same order. */
const SHIFT_LENGTHS = [3, 5, 2, 4, 3, 6, 2, 3, 4, 2, 5]
const DAYS_A_SEASON = 200
/** The operator who decides in the demo. */
const CENTRE = 'centre'

type SeedVolunteer = Demo['volunteers'][number]

/** Streets and organisations, which teams belong to. */
export async function seedStreets(db: Executor, demo: Demo): Promise<void> {
  const streets = demo.streets.map((street, sort) => ({ ...street, id: String(street.id), sort }))
  await insertRows(db, practiceStreets, streets)
  const organisations = demo.practiceOrganisations.map(({ id, name, nameEn }) => ({ id: String(id), name, nameEn }))
  await insertRows(db, practiceOrganisations, organisations)
}

export const organisationOf = (demo: Demo, team: number | undefined): string | null => {
  const found = demo.practiceOrganisations.find(({ teams: members }) => team !== undefined && members.includes(team))
  return found ? String(found.id) : null
}

export async function seedVolunteers(db: Executor, demo: Demo, at: Date): Promise<void> {
  await insertRows(
    db,
    volunteers,
    demo.volunteers.map((one) => volunteerRow(demo, one, at)),
  )
  await db.execute(sql`update ${volunteers} set number = 'SB' || lpad(nextval('volunteer_numbers')::text, 6, '0')
    where ${eq(volunteers.state, 'active')}`)
  await insertRows(
    db,
    queueItems,
    demo.volunteers.flatMap((one) => refusedItem(one, at)),
  )
  await db
    .insert(teamMembers)
    .values(
      demo.volunteers.flatMap(({ id, team }) =>
        team ? [{ teamId: String(team), userId: String(id), state: 'member' as const }] : [],
      ),
    )
    .onConflictDoNothing()
  await insertRows(
    db,
    hoursLedger,
    demo.volunteers.flatMap((one) => earlierHours(demo, one, at)),
  )
}

const volunteerId = (id: number): string => `volunteer-${(id * 7919) % 10_000}`

const personOf = (demo: Demo, id: number) => demo.people.find((person) => person.id === id)

function volunteerRow(demo: Demo, { id, street, team, applied, refusal, ...one }: SeedVolunteer, at: Date) {
  const days = personOf(demo, id)?.joinedDaysAgo ?? 1
  const decided = refusal ? ('refused' as const) : ('active' as const)
  const district = demo.streets.find((row) => row.id === street)?.district ?? ''
  const since = resolvePast(`edition-${days} 15:10`, at)
  return {
    ...{ id: volunteerId(id), userId: String(id), state: applied ? ('applying' as const) : decided },
    ...{ district, streetId: String(street), teamId: team ? String(team) : null },
    ...{ skills: one.skills, availability: one.availability, refusal: refusal ?? null },
    appliedAt: applied || refusal ? resolvePast('edition-1 20:14', at) : since,
    activeSince: applied || refusal ? null : since,
  }
}

/** The queue's item of a refused application; those that wait are added by a trigger. */
function refusedItem({ id, refusal }: SeedVolunteer, at: Date): (typeof queueItems.$inferInsert)[] {
  if (!refusal) return []
  const decidedAt = resolvePast('edition 09:40', at)
  return [
    {
      ...{
        queue: 'volunteering',
        kind: 'volunteer',
        subjectId: volunteerId(id),
        authorId: String(id),
        cause: 'received',
      },
      ...{ state: 'decided', decidedBy: CENTRE, decision: 'refuse', reason: refusal },
      ...{ decidedAt, sortAt: decidedAt, createdAt: resolvePast('edition-1 20:14', at) },
    },
  ]
}

/** Half hours of a person's first shifts, which are of different lengths and sum up to all hours. */
function halfHoursOf(hours: number, shifts: number, id: number): (first: number) => number {
  const sums = [0]
  for (let shift = 0; shift < shifts; shift += 1)
    sums.push((sums[shift] ?? 0) + (SHIFT_LENGTHS[(shift + id) % SHIFT_LENGTHS.length] ?? 0))
  const whole = sums[shifts] ?? 1
  return (first) => Math.floor((hours * 2 * (sums[first] ?? 0)) / whole)
}

/** A share of the time since a person joined, with more shifts in some months than in others. */
function busy(share: number, days: number, id: number): number {
  const turns = 2 * Math.PI * Math.max(1, Math.round(days / DAYS_A_SEASON))
  return share + (0.7 * (Math.sin(turns * share + id) - Math.sin(id))) / turns
}

/** Hours before the demo's own activities, as shifts of about half a day since the person joined. */
function earlierHours(demo: Demo, { id, team, hours: given }: SeedVolunteer, at: Date) {
  const { hours: known = 0, joinedDaysAgo = 1 } = personOf(demo, id) ?? {}
  const hours = given ?? known
  const shifts = Math.round(hours / HOURS_A_SHIFT)
  const halfHours = halfHoursOf(hours, shifts, id)
  const ofTeam = demo.pastServices.filter((service) => service.team === team)
  const services = ofTeam.length > 0 ? ofTeam : demo.pastServices
  return Array.from({ length: shifts }, (_, shift) => {
    const service = services[(shift * 3 + id) % services.length]
    const day = 1 + Math.floor(busy((shifts - 1 - shift) / shifts, joinedDaysAgo, id) * (joinedDaysAgo - 1))
    const servedAt = resolvePast(`edition-${day} 18:00`, at)
    return {
      ...{
        userId: String(id),
        sourceId: `earlier-${shift + 1}`,
        title: service?.title ?? '',
        place: service?.place ?? '',
      },
      ...{ teamId: service ? String(service.team) : null, organisationId: organisationOf(demo, service?.team) },
      ...{ hours: (halfHours(shift + 1) - halfHours(shift)) / 2, servedAt, createdAt: servedAt },
    }
  })
}
