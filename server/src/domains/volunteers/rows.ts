import { type OwnVolunteer, openSteps, VolunteerStep, volunteerLifecycle } from '@plaza/shared/api'
import { eq } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { practiceStreets, teams, volunteers } from '../../data/schema/index'
import { teamName } from '../teams/names'

export type VolunteerRow = typeof volunteers.$inferSelect

const isOwnStep = (step: string): step is VolunteerStep => (VolunteerStep.options as readonly string[]).includes(step)

/** The person's own record; undefined for somebody who never applied. */
export async function readOwnVolunteer(db: Executor, userId: string): Promise<OwnVolunteer | undefined> {
  const [row] = await db
    .select({
      volunteer: volunteers,
      street: { id: practiceStreets.id, name: practiceStreets.name, nameEn: practiceStreets.nameEn },
      team: teamName,
    })
    .from(volunteers)
    .leftJoin(practiceStreets, eq(practiceStreets.id, volunteers.streetId))
    .leftJoin(teams, eq(teams.id, volunteers.teamId))
    .where(eq(volunteers.userId, userId))
  if (!row) return undefined
  const { volunteer, street, team } = row
  return {
    id: volunteer.id,
    state: volunteer.state,
    number: volunteer.number,
    district: volunteer.district,
    street: street && { id: street.id, name: street.name, ...(street.nameEn && { name_en: street.nameEn }) },
    skills: volunteer.skills as OwnVolunteer['skills'],
    availability: volunteer.availability,
    team,
    refusal: volunteer.refusal,
    applied_at: volunteer.appliedAt.toISOString(),
    active_since: volunteer.activeSince?.toISOString() ?? null,
    steps: openSteps(volunteerLifecycle, volunteer.state, ['self']).filter(isOwnStep),
  }
}
