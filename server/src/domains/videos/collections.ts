import type { Content, Page, VideoCollection } from '@plaza/shared/api'
import { contentTypes } from '@plaza/shared/routes'
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '../../data/database'
import { collectionVideos, contents } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { ascending, type PageInput, pageOf } from '../../transport/paging'
import { refuse } from '../../transport/refusal'
import { contentsByIds, requireShown } from '../contents/entity'
import { newestFirst } from '../contents/lists'
import { isShown } from '../shown'

type ReadDeps = Pick<Context, 'db' | 'secret'>

const video = alias(contents, 'video')

const selectCollections = (db: Executor, where?: SQL) =>
  db
    .select({
      id: contents.id,
      title: contents.title,
      summary: contents.summary,
      image: contents.image,
      episodes: contents.trackCount,
      views: contents.views,
      publishedAt: contents.publishedAt,
      updatedAt: contents.updatedAt,
    })
    .from(contents)
    .where(and(eq(contents.type, contentTypes.videoCollection), isShown.content, where))
    .$dynamic()
type CollectionRow = Awaited<ReturnType<typeof selectCollections>>[number]

const toCollection = ({ publishedAt, updatedAt, summary, episodes, ...row }: CollectionRow): VideoCollection => ({
  ...row,
  summary: summary ?? '',
  episodes: episodes ?? 0,
  updated_at: updatedAt.toISOString(),
})

export async function readCollections(context: ReadDeps, input: PageInput): Promise<Page<VideoCollection>> {
  const { rows, next } = await pageOf(context, input, newestFirst, (after) => selectCollections(context.db, after))
  return { list: rows.map(toCollection), next }
}

export async function readCollection(db: Executor, id: string): Promise<VideoCollection> {
  const [collection] = await selectCollections(db, eq(contents.id, id))
  if (!collection) throw refuse('contentGone')
  return toCollection(collection)
}

/** The collections that contain a video, newest first. */
export async function collectionsWith(db: Executor, videoId: string): Promise<VideoCollection[]> {
  const named = db
    .select({ id: collectionVideos.collectionId })
    .from(collectionVideos)
    .innerJoin(video, and(eq(video.id, collectionVideos.videoId), eq(video.hidden, 0)))
    .where(eq(collectionVideos.videoId, videoId))
  const rows = await selectCollections(db, inArray(contents.id, named)).orderBy(desc(contents.publishedAt)).limit(10)
  return rows.map(toCollection)
}

const bySort = ascending(collectionVideos.sort, collectionVideos.videoId)

/** The videos of a collection in order. */
export async function readEpisodes(context: ReadDeps, id: string, input: PageInput): Promise<Page<Content>> {
  const { db } = context
  await requireShown(db, id)
  const { rows, next } = await pageOf(context, input, bySort, (after) =>
    db
      .select()
      .from(collectionVideos)
      .where(and(eq(collectionVideos.collectionId, id), after)),
  )
  const list = await contentsByIds(
    db,
    rows.map(({ videoId }) => videoId),
  )
  return { list, next }
}
