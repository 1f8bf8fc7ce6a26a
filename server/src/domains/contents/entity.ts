import type { Content } from '@plaza/shared/api'
import { contentTypes } from '@plaza/shared/routes'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '../../data/database'
import { contents } from '../../data/schema/index'
import { refuse } from '../../transport/refusal'
import { isShown } from '../shown'
import { durationText } from '../time'

export const albums = alias(contents, 'albums')

/** Join condition for a track's album, if it is visible. */
export const shownAlbum = and(eq(albums.id, contents.albumId), eq(albums.hidden, 0))

/** Columns for lists, without the body. */
const listColumns = {
  id: contents.id,
  type: contents.type,
  title: contents.title,
  summary: contents.summary,
  image: contents.image,
  images: contents.images,
  layout: contents.layout,
  source: contents.source,
  publishedAt: contents.publishedAt,
  views: contents.views,
  comments: contents.comments,
  likes: contents.likes,
  seconds: contents.seconds,
  linkAddress: contents.linkAddress,
  url: contents.url,
  albumId: albums.id,
  albumTitle: albums.title,
  trackCount: contents.trackCount,
  pictureCount: contents.pictureCount,
  ownerId: contents.ownerId,
}

/** Reads visible contents for a list. */
export const selectContents = (db: Executor, where?: SQL) =>
  db
    .select(listColumns)
    .from(contents)
    .leftJoin(albums, shownAlbum)
    .where(where ? sql`${isShown.content} and ${where}` : isShown.content)
    .$dynamic()

type ContentRow = Awaited<ReturnType<typeof selectContents>>[number]

export function toContent(row: ContentRow): Content {
  return {
    id: row.id,
    type: row.type as Content['type'],
    title: row.title,
    summary: row.summary,
    image: row.image,
    images: row.images,
    layout: row.layout,
    source: row.source,
    published_at: row.publishedAt.toISOString(),
    views: row.views,
    comments: row.comments,
    likes: row.likes,
    duration: row.seconds === null ? null : durationText(row.seconds),
    link_address: row.linkAddress,
    audio:
      row.type === contentTypes.audio && row.url
        ? { url: row.url, album: row.albumTitle ?? '', album_id: row.albumId }
        : null,
    ...(row.trackCount !== null && { track_count: row.trackCount }),
    ...(row.ownerId !== null && { citizen: true as const }),
    ...(row.pictureCount !== null && { picture_count: row.pictureCount }),
  }
}

/** Contents in the order of the ids; missing ones are omitted. */
export async function contentsByIds(db: Executor, ids: readonly string[]): Promise<Content[]> {
  if (ids.length === 0) return []
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  const rows = await selectContents(db, sql`${contents.id} in (${list})`)
  const byId = new Map(rows.map((row) => [row.id, toContent(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Refuses a content that is not visible. */
export async function requireShown(db: Executor, id: string): Promise<void> {
  const [content] = await db
    .select({ id: contents.id })
    .from(contents)
    .where(and(eq(contents.id, id), isShown.content))
  if (!content) throw refuse('contentGone')
}
