import { contentTypes } from '@plaza/shared/routes'
import { type SQL, sql } from 'drizzle-orm'
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
  posts,
  practiceStreets,
  serviceKinds,
  teams,
  topics,
  users,
} from '../data/schema/index'
import { readSettings } from '../domains/config'
import type { Entries } from '../seed/demo/groups'
import { markupWith } from '../seed/demo/markup'
import type { Media } from '../seed/demo/media'
import type { Demo } from '../seed/demo/read'
import { voiceSound } from '../seed/demo/schemas/media'
import { type References, referencesTo } from '../seed/demo/schemas/references'
import { readListed } from './listed'
import { longTracksIn } from './media'

const byId = {
  ...{ channels, anchors, organisations, circles, topics, activities, posts, departments, matrixAccounts },
  ...{ guides, places, partyOrganisations, teams, positions, serviceKinds },
  ...{ people: users, streets: practiceStreets },
}

/** Groups of the demo by type of content. */
export const groupsOfType: Readonly<Record<number, string>> = {
  [contentTypes.audio]: 'audios',
  [contentTypes.album]: 'albums',
  [contentTypes.article]: 'articles',
  [contentTypes.video]: 'videos',
  [contentTypes.special]: 'specials',
  [contentTypes.atlas]: 'atlases',
  [contentTypes.shortVideo]: 'videos',
  [contentTypes.videoCollection]: 'collections',
}

const MAX_ID_LENGTH = 60

/** Numbers and short texts of a document: what may be ids. */
function candidatesIn(value: unknown): string[] {
  if (typeof value === 'number') return [String(value)]
  if (typeof value === 'string') return value.length <= MAX_ID_LENGTH ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(candidatesIn)
}

/** Groups and ids of all things that a document names. */
async function readNamed(db: Executor, document: unknown): Promise<ReadonlySet<string>> {
  const ids = JSON.stringify([...new Set(candidatesIn(document))])
  const within = (id: SQL | unknown) => sql`${id} in (select jsonb_array_elements_text(${ids}::jsonb))`
  const parts = Object.entries(byId).map(
    ([group, table]) =>
      sql`select ${group}::text as "group", ${table.id} as id from ${table} where ${within(table.id)}`,
  )
  const ofTypes = sql`select ${contents.type}::text as "group", ${contents.id} as id from ${contents} where ${within(contents.id)}`
  const { rows } = await db.execute<{ group: string; id: string }>(sql.join([ofTypes, ...parts], sql` union all `))
  return new Set(rows.map(({ group, id }) => `${groupsOfType[Number(group)] ?? group} ${id}`))
}

/** Ids of what settings define, as group and id. */
async function readDefined(db: Executor): Promise<string[]> {
  return Object.entries(await readListed(db)).flatMap(([group, list]) => list.map(({ id }) => `${group} ${id}`))
}

type Names = Pick<
  Entries,
  'categories' | 'organisations' | 'anchors' | 'longTracks' | 'guideDepartments' | 'guidePlaces' | 'kinds'
>

/** Categories, organisations and anchors: documents refer to them by name. */
export async function readNames(db: Executor, demoDir: string): Promise<Names> {
  const all = await db.select().from(categories).orderBy(categories.sort)
  const lists = await readSettings(db, 'guide_departments', 'guide_places', 'practice_kinds')
  const nameOf = (id: string | null) => all.find((one) => one.id === id)?.name
  return {
    kinds: lists.practice_kinds,
    guideDepartments: lists.guide_departments as Names['guideDepartments'],
    guidePlaces: lists.guide_places as Names['guidePlaces'],
    longTracks: [...longTracksIn(demoDir)],
    categories: all.map(({ id, name, nameEn, parentId }) => ({
      id,
      name,
      nameEn: nameEn ?? name,
      parent: nameOf(parentId),
    })),
    organisations: (await db.select().from(organisations)).map(({ id, avatar, ...one }) => ({
      ...{ ...one, id: Number(id), logo: avatar ?? '', followers: 0 },
    })),
    anchors: (await db.select().from(anchors)).map(({ id, name, avatar, title, intro }) => ({
      ...{ id: Number(id), name, portrait: avatar ?? '', slogan: title, intro, followers: 0 },
    })),
  }
}

interface ReferenceSources {
  document: unknown
  media: Media
  names: Names
  /** What is written together with it, as group and id. */
  others?: ReadonlySet<string> | undefined
}

/** Schemas of the fields that name other things, for one document. */
export async function readReferences(
  db: Executor,
  { document, media, names, others }: ReferenceSources,
): Promise<References> {
  const named = new Set([...(await readNamed(db, document)), ...(await readDefined(db))])
  const has: Readonly<Record<string, (id: string) => boolean>> = {
    pictures: media.hasPicture,
    sounds: media.hasSound,
    clips: media.hasClip,
    voices: (id) => media.hasSound(voiceSound(id)),
    longTracks: (id) => names.longTracks.some((track) => String(track.id) === id),
    categories: (id) => names.categories.some(({ name }) => name === id),
  }
  return referencesTo({
    has: (group, id) =>
      (has[group]?.(String(id)) ?? named.has(`${group} ${id}`)) || others?.has(`${group} ${id}`) === true,
    markup: markupWith(media),
    media,
  })
}

/** What schemas of fields are when no document is at hand: for the JSON schemas. */
export const noReferences = referencesTo({ has: () => false, markup: (text) => text })

/** A demo of one entry, with the names that it may refer to. */
export const demoOf = (entries: Partial<Entries>, names: Names, media: Media): Demo =>
  new Proxy({ ...names, ...entries, media } as Demo, {
    get: (demo, group) => Reflect.get(demo, group) ?? [],
  })
