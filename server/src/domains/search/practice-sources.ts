import { and, eq, inArray } from 'drizzle-orm'
import { positions, projects, teamServices, teams, wishes } from '../../data/schema/index'
import {
  addressOfPosition,
  addressOfProject,
  addressOfServiceKind,
  addressOfTeam,
  addressOfWish,
} from '../page-addresses'
import { isShown } from '../shown'
import type { SourceReader } from './document'

const plainRow = { type: null, at: null, note: '', views: 0 }
const words = (...texts: (string | null)[]) => texts.filter(Boolean).join(' ')

const readTeams: SourceReader = async (db, ids) => {
  const rows = await db
    .select()
    .from(teams)
    .where(inArray(teams.id, [...ids]))
  return rows.map((row) => ({
    ...plainRow,
    ...{ id: row.id, kind: 'team', title: row.name, summary: row.slogan || row.intro, image: row.logo },
    words: words(row.slogan, row.intro, row.kind, row.kindEn, row.nameEn, row.sloganEn, row.introEn),
    note: row.kind,
    english: { title: row.nameEn, summary: row.sloganEn || row.introEn, note: row.kindEn ?? '' },
    views: row.members,
    linkAddress: addressOfTeam(row.id),
  }))
}

const readWishes: SourceReader = async (db, ids) => {
  const rows = await db
    .select()
    .from(wishes)
    .where(and(inArray(wishes.id, [...ids]), isShown.wish))
  return rows.map((row) => ({
    ...plainRow,
    ...{ id: row.id, kind: 'wish', title: row.title, summary: row.content, image: row.images[0]?.url ?? null },
    words: words(row.content, row.titleEn, row.contentEn),
    english: { title: row.titleEn ?? '', summary: row.contentEn ?? '' },
    ...{ at: row.createdAt, views: row.likes, authorId: row.userId },
    linkAddress: addressOfWish(row.id),
  }))
}

const readTeamServices: SourceReader = async (db, ids) => {
  const rows = await db
    .select({ service: teamServices, team: teams.name, teamEn: teams.nameEn })
    .from(teamServices)
    .innerJoin(teams, eq(teams.id, teamServices.teamId))
    .where(and(inArray(teamServices.id, [...ids]), eq(teamServices.open, true)))
  return rows.map(({ service, team, teamEn }) => ({
    ...plainRow,
    ...{ id: service.id, kind: 'team-service', title: service.title, summary: service.intro, image: service.image },
    words: words(service.intro, service.titleEn, service.introEn),
    ...{ note: team, english: { title: service.titleEn ?? '', summary: service.introEn ?? '', note: teamEn || team } },
    views: service.orders,
    linkAddress: addressOfServiceKind(service.kindId),
  }))
}

const readVenues: SourceReader = async (db, ids) => {
  const rows = await db
    .select()
    .from(positions)
    .where(inArray(positions.id, [...ids]))
  return rows.map((row) => ({
    ...plainRow,
    ...{ id: row.id, kind: 'venue', title: row.name, summary: row.address, image: row.images[0] ?? null },
    words: words(row.address, row.intro, row.nameEn, row.addressEn, row.introEn),
    english: { title: row.nameEn ?? '', summary: row.addressEn ?? '' },
    linkAddress: addressOfPosition(row),
  }))
}

const readProjects: SourceReader = async (db, ids) => {
  const rows = await db
    .select()
    .from(projects)
    .where(inArray(projects.id, [...ids]))
  return rows.map((row) => ({
    ...plainRow,
    ...{ id: row.id, kind: 'project', title: row.title, summary: row.summary, image: row.image },
    words: words(row.summary, row.titleEn, row.summaryEn),
    english: { title: row.titleEn ?? '', summary: row.summaryEn ?? '' },
    views: row.results,
    linkAddress: addressOfProject(row.id),
  }))
}

/** What volunteers give and where, which people look for by name. */
export const practiceSources = {
  team: readTeams,
  wish: readWishes,
  'team-service': readTeamServices,
  venue: readVenues,
  project: readProjects,
} as const satisfies Record<string, SourceReader>
