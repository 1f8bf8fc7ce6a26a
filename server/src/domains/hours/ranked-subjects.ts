import type { RankedItem, RankedKind } from '@plaza/shared/api'
import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import {
  activities,
  hoursLedger,
  practiceOrganisations,
  teamMembers,
  teams,
  users,
  volunteers,
} from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { teamName } from '../teams/names'
import { belongs } from '../teams/roles'
import { shownTo } from '../volunteers/shown-to'

export type SubjectName = Pick<RankedItem, 'id' | 'name' | 'name_en' | 'image' | 'members'>
type Naming = (context: Context, ids: readonly string[]) => Promise<(SubjectName & { subjectId: string })[]>

const noImage = sql<null>`null`

/** How each kind is named and shown. A volunteer has an id of its own, apart from the user's. */
const naming: Readonly<Record<RankedKind, Naming>> = {
  async volunteer(context, ids) {
    const rows = await context.db
      .select({ subjectId: users.id, id: volunteers.id, name: users.nickname, avatar: users.avatar })
      .from(volunteers)
      .innerJoin(users, eq(users.id, volunteers.userId))
      .where(inArray(volunteers.userId, [...ids]))
    return rows.map((row) => {
      const { name, avatar } = shownTo(context.user, row)
      return { subjectId: row.subjectId, id: row.id, name, image: avatar }
    })
  },
  team: ({ db }, ids) =>
    db
      .select({ subjectId: teams.id, ...teamName, image: noImage, members: teams.members })
      .from(teams)
      .where(inArray(teams.id, [...ids])),
  async organisation({ db }, ids) {
    const rows = await db
      .select()
      .from(practiceOrganisations)
      .where(inArray(practiceOrganisations.id, [...ids]))
    return rows.map(({ id, name, nameEn, image }) => ({
      ...{ subjectId: id, id, name, image },
      ...(nameEn && { name_en: nameEn }),
    }))
  },
  async activity({ db }, ids) {
    const rows = await db
      .select({ id: activities.id, name: activities.title, nameEn: activities.titleEn, image: activities.image })
      .from(activities)
      .where(inArray(activities.id, [...ids]))
    return rows.map(({ nameEn, ...row }) => ({ subjectId: row.id, ...row, ...(nameEn && { name_en: nameEn }) }))
  },
}

export async function namesOf(
  context: Context,
  kind: RankedKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SubjectName>> {
  if (ids.length === 0) return new Map()
  const rows = await naming[kind](context, ids)
  return new Map(rows.map(({ subjectId, ...named }) => [subjectId, named]))
}

const belongsTo = (userId: string) => and(eq(teamMembers.userId, userId), belongs)

/** Ids of those that are a person's own. */
export const ownSubjects: Readonly<Record<RankedKind, (userId: string) => SQL>> = {
  volunteer: (userId) => sql`(${userId})`,
  team: (userId) => sql`(select ${teamMembers.teamId} from ${teamMembers} where ${belongsTo(userId)})`,
  organisation: (userId) => sql`(select ${teams.organisationId} from ${teamMembers}
    join ${teams} on ${teams.id} = ${teamMembers.teamId} where ${belongsTo(userId)})`,
  activity: (userId) => sql`(select ${hoursLedger.activityId} from ${hoursLedger}
    where ${and(eq(hoursLedger.userId, userId), isNotNull(hoursLedger.activityId))})`,
}
