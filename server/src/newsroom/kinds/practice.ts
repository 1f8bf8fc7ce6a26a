import { Flag, practiceHeadings } from '@plaza/shared/api'
import { and, count, eq, inArray, ne, notInArray, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Executor } from '../../data/database'
import {
  activities,
  courses,
  lessonProgress,
  lessons,
  positions,
  practiceOrganisations,
  practiceStreets,
  rooms,
  serviceKinds,
  teamMembers,
  teamServices,
  teams,
  venueBookings,
  volunteers,
} from '../../data/schema/index'
import { refuseChange } from '../../registry/refusals'
import type { Demo } from '../../seed/demo/read'
import { ServiceKind } from '../../seed/demo/schemas/deeds'
import { courseOf, positionOf } from '../../seed/demo/schemas/positions'
import { Kind, practiceOrganisationOf, Street, teamOf } from '../../seed/demo/schemas/practice'
import { Words } from '../../seed/demo/schemas/references'
import { teamRows } from '../../seed/practice'
import { courseRows, lessonRows } from '../../seed/practice/learning'
import { positionRows, roomRows } from '../../seed/practice/places'
import { sanitize } from '../../transport/sanitizer/sanitize'
import { deleteUnused, putLast, putRow } from '../rows'
import type { ContentKind, KindIn } from './kind'
import { listSetting, optionalTexts, readSetting, setting, writeSetting } from './settings'

/** A team with its manager; who is in it stays. */
async function showTeam(db: Executor, demo: Demo): Promise<void> {
  for (const { organisationId: _, ...row } of teamRows(demo)) await putRow(db, teams, row, ['members'])
  for (const { id, manager } of demo.teams) {
    const row = { teamId: String(id), userId: String(manager), state: 'manager' as const }
    await db
      .insert(teamMembers)
      .values(row)
      .onConflictDoUpdate({ target: [teamMembers.teamId, teamMembers.userId], set: { state: row.state } })
    const [{ known = 0 } = {}] = await db
      .select({ known: count() })
      .from(teamMembers)
      .where(and(eq(teamMembers.teamId, row.teamId), inArray(teamMembers.state, ['member', 'manager'])))
    await db
      .update(teams)
      .set({ members: sql`greatest(${teams.members}, ${known})` })
      .where(eq(teams.id, row.teamId))
  }
}

/** Teams that left the organisation belong to none. */
async function showOrganisation(db: Executor, demo: Demo): Promise<void> {
  for (const { id, name, nameEn, teams: members } of demo.practiceOrganisations) {
    const organisationId = String(id)
    await putRow(db, practiceOrganisations, { id: organisationId, name, nameEn })
    await db.update(teams).set({ organisationId: null }).where(eq(teams.organisationId, organisationId))
    await db
      .update(teams)
      .set({ organisationId })
      .where(inArray(teams.id, members.map(String)))
  }
}

/** A place with its rooms. A room that people have booked cannot be left out. */
async function showPosition(db: Executor, demo: Demo): Promise<void> {
  for (const row of positionRows(demo)) await putLast(db, positions, row)
  const kept = roomRows(demo)
  for (const { id } of demo.positions) {
    const ids = kept.flatMap((room) => room.id ?? [])
    const gone = and(eq(rooms.positionId, String(id)), notInArray(rooms.id, ids))
    const bookings = await db
      .select({ id: venueBookings.id })
      .from(venueBookings)
      .innerJoin(rooms, eq(rooms.id, venueBookings.roomId))
      .where(gone)
      .limit(1)
    if (bookings.length > 0) throw refuseChange('inUse')
    await db.delete(rooms).where(gone)
  }
  for (const room of kept) await putRow(db, rooms, room, [])
}

async function showCourse(db: Executor, demo: Demo): Promise<void> {
  for (const row of courseRows(demo)) await putLast(db, courses, row)
  const kept = lessonRows(demo)
  for (const { id } of demo.courses) {
    const ids = kept.map((lesson) => lesson.id)
    await db.delete(lessons).where(and(eq(lessons.courseId, String(id)), notInArray(lessons.id, ids)))
  }
  for (const lesson of kept) {
    const texts = { body: sanitize(lesson.body), bodyEn: lesson.bodyEn ? sanitize(lesson.bodyEn) : null }
    await putRow(db, lessons, { ...lesson, ...texts }, [])
  }
}

/** Civilisation practice: who takes part, where, what is taught, and how its pages are headed. */
export const practiceKinds = {
  'practice-kinds': listSetting({
    ...{ group: 'kinds', entry: () => Kind, address: '/actlist' },
    show: (db, list) => writeSetting(db, 'practice_kinds', list),
    unchanged: (db) => readSetting(db, 'practice_kinds'),
  }),
  street: {
    ...{ id: 'number', group: 'streets' },
    schema: () => v.strictObject({ ...Street.entries, district: Words }),
    async show(db, demo) {
      for (const { id, ...street } of demo.streets) await putLast(db, practiceStreets, { ...street, id: String(id) })
    },
    hide: (db, id) => deleteUnused(db, practiceStreets, id, [db.$count(volunteers, eq(volunteers.streetId, id))]),
    address: () => '/register-volunteer',
  },
  team: {
    ...{ id: 'number', group: 'teams' },
    schema: (refs) => {
      const { members: _, hours: __, ...entries } = teamOf(refs).entries
      const uncounted = { members: v.optional(v.number(), 0), hours: v.optional(v.number(), 0) }
      return v.strictObject({ ...entries, ...uncounted, district: Words, manager: refs.user })
    },
    show: showTeam,
    hide: (db, id) =>
      deleteUnused(db, teams, id, [
        db.$count(activities, eq(activities.teamId, id)),
        db.$count(teamServices, eq(teamServices.teamId, id)),
        db.$count(teamMembers, and(eq(teamMembers.teamId, id), ne(teamMembers.state, 'manager'))),
      ]),
    address: ({ id }) => `/team-detail?id=${id}`,
  },
  'practice-organisation': {
    ...{ id: 'number', group: 'practiceOrganisations' },
    schema: (refs) => practiceOrganisationOf(refs),
    show: showOrganisation,
    hide: (db, id) => deleteUnused(db, practiceOrganisations, id, [db.$count(teams, eq(teams.organisationId, id))]),
    address: () => '/orgrank',
  },
  position: {
    ...{ id: 'number', group: 'positions', parts: 'rooms' },
    schema: (refs) =>
      v.strictObject({
        ...{ ...positionOf(refs).entries, district: Words },
        manager: v.nullable(refs.user),
      }),
    show: showPosition,
    hide: (db, id) =>
      deleteUnused(db, positions, id, [
        db.$count(positions, eq(positions.parentId, id)),
        db.$count(venueBookings, eq(venueBookings.positionId, id)),
        db.$count(activities, eq(activities.positionId, id)),
      ]),
    address: ({ id, kind }) =>
      kind === 'centre' || kind === 'station' ? `/position-information?id=${id}` : `/venue-details/${id}`,
  },
  'service-kind': {
    ...{ id: 'number', group: 'serviceKinds' },
    schema: () => ServiceKind,
    async show(db, demo) {
      for (const { id, ...kind } of demo.serviceKinds) await putLast(db, serviceKinds, { ...kind, id: String(id) })
    },
    hide: (db, id) => deleteUnused(db, serviceKinds, id, [db.$count(teamServices, eq(teamServices.kindId, id))]),
    address: () => '/service-order',
  },
  course: {
    ...{ id: 'number', group: 'courses', parts: 'lessons' },
    schema: (refs) => courseOf(refs),
    show: showCourse,
    hide: (db, id) => deleteUnused(db, courses, id, [db.$count(lessonProgress, eq(lessonProgress.courseId, id))]),
    address: () => '/classrooms',
  },
  volunteering: setting('volunteering', v.strictObject({ open: Flag, issuer: Words }), '/practices'),
  'practice-settings': setting(
    'practice_config',
    optionalTexts(['centre', 'sections', 'news_column', 'columns', 'hotline']),
    '/practices',
  ),
  'practice-titles': setting(
    'practice_titles',
    optionalTexts(practiceHeadings.flatMap((heading) => [heading, `${heading}_en` as const])),
    '/practices',
  ),
} satisfies Partial<Record<KindIn<'community'>, ContentKind>>
