import type { Nameable, NamedThing, NamedThingsQuery } from '@plaza/shared/operations'
import { contentTypes } from '@plaza/shared/routes'
import { and, desc, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type * as v from 'valibot'
import type { Executor } from '../data/database'
import {
  activities,
  anchors,
  categories,
  channels,
  circles,
  contents,
  departments,
  guides,
  matrixAccounts,
  organisations,
  partyOrganisations,
  places,
  positions,
  serviceKinds,
  teams,
  topics,
  users,
  votes,
} from '../data/schema/index'
import { countTopics } from '../domains/guides/lists'
import { isShown } from '../domains/shown'
import { readListed } from './listed'

interface NameSource {
  table: PgTable
  /** What documents name. */
  id: AnyPgColumn
  name: AnyPgColumn | SQL
  order: AnyPgColumn
  where?: SQL
}

const VIDEOS = [contentTypes.video, contentTypes.shortVideo]
const MOST = 30

/** What settings define, by group of the demo. */
const listed = {
  ...{ 'guide-theme': 'guideThemes', 'guide-event': 'guideEvents', 'guide-department': 'guideDepartments' },
  ...{ 'guide-place': 'guidePlaces', 'service-group': 'serviceGroups', 'app-module': 'appModules' },
  ...{ 'matrix-group': 'matrixGroups', 'practice-kind': 'kinds', document: 'documents', help: 'help' },
} as const satisfies { readonly [N in Nameable]?: keyof Awaited<ReturnType<typeof readListed>> }
type ListName = keyof typeof listed
const isListName = (of: Nameable): of is ListName => of in listed

const content = { table: contents, id: contents.id, name: contents.title, order: contents.publishedAt }
/** What a person wrote is none of the editors' business before it is published. */
const nameable = or(isNull(contents.ownerId), isShown.content)
const sources: Readonly<Record<Exclude<Nameable, 'life-event' | ListName>, NameSource>> = {
  guide: { table: guides, id: guides.id, name: guides.title, order: guides.sort },
  place: { table: places, id: places.id, name: places.name, order: places.id },
  team: { table: teams, id: teams.id, name: teams.name, order: teams.members },
  position: { table: positions, id: positions.id, name: positions.name, order: positions.sort },
  'service-kind': { table: serviceKinds, id: serviceKinds.id, name: serviceKinds.name, order: serviceKinds.sort },
  'party-organisation': {
    ...{ table: partyOrganisations, id: partyOrganisations.id, name: partyOrganisations.name },
    order: partyOrganisations.sort,
  },
  category: { table: categories, id: categories.name, name: categories.name, order: categories.sort },
  organisation: { table: organisations, id: organisations.id, name: organisations.name, order: organisations.sort },
  anchor: { table: anchors, id: anchors.id, name: anchors.name, order: anchors.sort },
  channel: { table: channels, id: channels.id, name: channels.name, order: channels.sort },
  video: { ...content, where: and(nameable, inArray(contents.type, VIDEOS)) },
  content: { ...content, where: nameable },
  sound: { ...content, where: and(nameable, eq(contents.type, contentTypes.audio)) },
  album: { ...content, where: eq(contents.type, contentTypes.album) },
  special: { ...content, where: eq(contents.type, contentTypes.special) },
  activity: { table: activities, id: activities.id, name: activities.title, order: activities.startsAt },
  circle: { table: circles, id: circles.id, name: circles.name, order: circles.sort },
  topic: { table: topics, id: topics.id, name: topics.name, order: topics.posts },
  vote: { table: votes, id: votes.postId, name: votes.title, order: votes.endsAt },
  department: { table: departments, id: departments.id, name: departments.name, order: departments.id },
  account: { table: matrixAccounts, id: matrixAccounts.id, name: matrixAccounts.name, order: matrixAccounts.id },
  /** Nicknames are not unique. */
  user: {
    ...{ table: users, id: users.id, order: users.id },
    name: sql`${users.nickname} || ' (' || ${users.id} || ')'`,
  },
  /** A category as the feed of a page. */
  feed: { table: categories, id: categories.id, name: categories.name, order: categories.sort },
}

export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** What a document can name, by its id or a part of its name. */
export async function listThings(
  db: Executor,
  { of, q, id }: v.InferOutput<typeof NamedThingsQuery>,
): Promise<{ list: NamedThing[] }> {
  if (of === 'life-event') return { list: await lifeEvents(db, { q, id }) }
  if (isListName(of)) {
    const { [listed[of]]: list } = await readListed(db)
    return {
      list: list.filter((thing) => (id === undefined ? thing.name.includes(q) : thing.id === id)).slice(0, MOST),
    }
  }
  const source = sources[of]
  const named = id === undefined ? ilike(source.name, likePattern(q)) : eq(source.id, id)
  const rows = await db
    .select({ id: source.id, name: source.name })
    .from(source.table)
    .where(and(source.where, named))
    .orderBy(desc(source.order))
    .limit(MOST)
  return { list: rows.map((row) => ({ id: String(row.id), name: String(row.name) })) }
}

/** Life events of the service guides: they are no table. */
async function lifeEvents(db: Executor, { q, id }: { q: string; id: string | undefined }): Promise<NamedThing[]> {
  const { events } = await countTopics(db)
  return events.filter((event) => (id === undefined ? event.name.includes(q) : event.id === id))
}
