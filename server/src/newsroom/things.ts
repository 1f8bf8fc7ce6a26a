import type { Nameable, NamedThing, NamedThingsQuery } from '@plaza/shared/operations'
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
import { readSettings } from '../domains/config'
import { countTopics } from '../domains/guides/lists'
import { isShown } from '../domains/shown'

interface NameSource {
  table: PgTable
  /** What documents name. */
  id: AnyPgColumn
  name: AnyPgColumn | SQL
  order: AnyPgColumn
  where?: SQL
}

const VIDEOS = [4, 12]
const SOUNDS = [1, 6]
const ALBUM = 2
const SPECIAL = 5
const MOST = 30

/** What settings define. */
const listed = [
  ...(['guide-theme', 'guide-department', 'guide-place', 'service-group', 'app-module', 'matrix-group'] as const),
  ...(['guide-event', 'document', 'help', 'practice-kind'] as const),
] as const satisfies readonly Nameable[]

async function listedThings(db: Executor, of: ListName): Promise<NamedThing[]> {
  const all = await readSettings(
    db,
    ...(['guide_topics', 'guide_departments', 'guide_places', 'service_groups', 'app_modules'] as const),
    ...(['matrix_groups', 'practice_kinds', 'site_texts'] as const),
  )
  const named = (list: readonly { id: string | number; name: string }[]) =>
    list.map(({ id, name }) => ({ id: String(id), name }))
  const texts = (list: readonly { slug: string; title: string }[]) =>
    list.map(({ slug, title }) => ({ id: slug, name: `${title} (${slug})` }))
  const things: Readonly<Record<ListName, NamedThing[]>> = {
    'guide-theme': named(all.guide_topics.themes),
    'guide-event': named(all.guide_topics.events),
    'guide-department': named(all.guide_departments),
    'guide-place': named(all.guide_places),
    'service-group': named(all.service_groups),
    'app-module': all.app_modules.map(({ key, name }) => ({ id: key, name })),
    'matrix-group': named(all.matrix_groups),
    'practice-kind': named(all.practice_kinds),
    document: texts(all.site_texts.documents),
    help: texts(all.site_texts.help),
  }
  return things[of]
}

const isListName = (of: Nameable): of is ListName => (listed as readonly Nameable[]).includes(of)

const content = { table: contents, id: contents.id, name: contents.title, order: contents.publishedAt }
/** What a person wrote is none of the editors' business before it is published. */
const nameable = or(isNull(contents.ownerId), isShown.content)
type ListName = (typeof listed)[number]
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
  sound: { ...content, where: and(nameable, inArray(contents.type, SOUNDS)) },
  album: { ...content, where: eq(contents.type, ALBUM) },
  special: { ...content, where: eq(contents.type, SPECIAL) },
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
    const list = await listedThings(db, of)
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
