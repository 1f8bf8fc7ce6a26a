import type { Content, Page, Track } from '@plaza/shared/api'
import { contentTypes } from '@plaza/shared/routes'
import { and, desc, eq, inArray, isNotNull, isNull, ne, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { categories, contents } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { ascending, descending, type PageInput, pageOf } from '../../transport/paging'
import { notBlocked } from '../blocked'
import { isShown } from '../shown'
import { durationText } from '../time'
import { contentsByIds, requireShown, selectContents, toContent } from './entity'

type ReadContext = Pick<Context, 'db' | 'secret' | 'user'>

/** The channel of users' publications. */
export const CITIZENS = 'citizens'

/** Order of every list of contents by time. */
export const newestFirst = descending(contents.publishedAt, contents.id)

/** Contents that match a condition, newest first. */
export async function newestContents(
  context: ReadContext,
  input: PageInput,
  where: SQL | undefined,
): Promise<Page<Content>> {
  const { rows, next } = await pageOf(context, input, newestFirst, (after) =>
    selectContents(context.db, and(where, after)),
  )
  return { list: rows.map(toContent), next }
}

/** A separate query: with a subselect the database would scan all contents, newest first. */
async function withSubCategories(db: Executor, id: string): Promise<string[]> {
  const below = await db.select({ id: categories.id }).from(categories).where(eq(categories.parentId, id))
  return [id, ...below.map((one) => one.id)]
}

/**
 * Condition of a channel: `all`, or a category with its sub-categories. Tracks are listed in their albums; contents
 * without a category (albums, specials) are requested by type. Users' publications have their own channel
 * (docs/decisions/0070).
 */
export async function inCategory(db: Executor, id: string, type: number | undefined): Promise<SQL | undefined> {
  if (id === CITIZENS) return and(isNotNull(contents.ownerId), type === undefined ? undefined : eq(contents.type, type))
  const all = type === undefined ? ne(contents.categoryId, '') : isNull(contents.albumId)
  return and(
    isNull(contents.ownerId),
    id === 'all' ? all : inArray(contents.categoryId, await withSubCategories(db, id)),
    type === undefined ? undefined : eq(contents.type, type),
  )
}

/** Contents of a channel, newest first; of the citizens' one, without those of people whom the reader blocked. */
export const categoryContents = async (context: ReadContext, input: PageInput, id: string, type: number | undefined) =>
  newestContents(
    context,
    input,
    and(
      await inCategory(context.db, id, type),
      id === CITIZENS ? notBlocked(context.user?.id, contents.ownerId) : undefined,
    ),
  )

const RELATED = 6

/**
 * The editor's related contents, filled up with the newest of the same type: from the parent category first, then from
 * any. Pages keep a place for all six, so that nothing below moves when they arrive.
 */
export async function relatedContents(db: Executor, id: string): Promise<Content[]> {
  const [of] = await db
    .select({
      related: contents.related,
      categoryId: sql<string>`coalesce(${categories.parentId}, ${contents.categoryId})`,
      type: contents.type,
    })
    .from(contents)
    .leftJoin(categories, eq(categories.id, contents.categoryId))
    .where(and(eq(contents.id, id), isShown.content))
  if (!of) return []
  const list = await contentsByIds(db, of.related)
  for (const category of [of.categoryId, 'all']) {
    const missing = RELATED - list.length
    if (missing <= 0) break
    const taken = [id, ...list.map((content) => content.id)]
    const rows = await selectContents(db, and(await inCategory(db, category, of.type), notInArray(contents.id, taken)))
      .orderBy(desc(contents.publishedAt), desc(contents.id))
      .limit(missing)
    list.push(...rows.map(toContent))
  }
  return list
}

const inOrder = ascending(contents.sort, contents.id)

export async function albumTracks(
  context: ReadContext,
  albumId: string,
  { order: direction = 'asc', ...input }: PageInput & { order?: 'asc' | 'desc' | undefined },
): Promise<Page<Track>> {
  await requireShown(context.db, albumId)
  const { rows, next } = await pageOf(context, input, { ...inOrder, direction }, (after) =>
    selectTracks(context.db, and(eq(contents.albumId, albumId), after)),
  )
  return { list: rows.map(toTrack), next }
}

export const selectTracks = (db: Executor, where: SQL | undefined) =>
  db
    .select({
      id: contents.id,
      sort: contents.sort,
      title: contents.title,
      image: contents.image,
      url: contents.url,
      seconds: contents.seconds,
      views: contents.views,
      publishedAt: contents.publishedAt,
    })
    .from(contents)
    .where(and(eq(contents.type, contentTypes.audio), isShown.content, where))
    .$dynamic()

export type TrackRow = Awaited<ReturnType<typeof selectTracks>>[number]

export const toTrack = (row: TrackRow): Track => ({
  id: row.id,
  sort: row.sort ?? 0,
  title: row.title,
  image: row.image,
  url: row.url ?? '',
  duration: durationText(row.seconds ?? 0),
  views: row.views,
  published_at: row.publishedAt.toISOString(),
})
