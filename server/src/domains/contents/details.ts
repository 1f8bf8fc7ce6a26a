import type { Album, Article, Audio, DataOf, contents as endpoints, Interaction } from '@plaza/shared/api'
import { contentTypes } from '@plaza/shared/routes'
import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import {
  anchors,
  categories,
  collections,
  contents,
  follows,
  likes,
  organisations,
  publications,
} from '../../data/schema/index'
import { refuse } from '../../transport/refusal'
import { notBlocked } from '../blocked'
import { isShown } from '../shown'
import { durationText } from '../time'
import { albums, requireShown, shownAlbum, toContent } from './entity'
import { selectTracks, toTrack } from './lists'
import { hasTranscript, readTranscript, readVoices } from './transcripts'

/**
 * Published contents are visible to all but those who blocked their author, a publication waiting for its review to its
 * author.
 */
const visibleTo = (userId: string | undefined) =>
  userId
    ? or(and(isShown.content, notBlocked(userId, contents.ownerId)), eq(contents.ownerId, userId))
    : isShown.content

/** A preview link ends when the piece is refused; a removed piece does not exist. */
export const notRefused = sql`not exists (select 1 from ${publications} where ${publications.id} = ${contents.id} and ${publications.state} = 'refused')`

/** The requester: an author, or somebody with a preview link, sees what waits for its review. */
export interface ContentViewer {
  userId?: string | undefined
  preview?: boolean
}

/** The complete row of a content. Refuses if it does not exist, is hidden from the user or has another type. */
export async function readContentRow(
  db: Executor,
  id: string,
  type: number | number[],
  { userId, preview = false }: ContentViewer = {},
) {
  const [row] = await db
    .select({
      content: contents,
      category: categories,
      organisation: organisations,
      anchor: anchors,
      album: { id: albums.id, title: albums.title, image: albums.image, trackCount: albums.trackCount },
    })
    .from(contents)
    .leftJoin(categories, eq(categories.id, contents.categoryId))
    .leftJoin(organisations, eq(organisations.id, contents.organisationId))
    .leftJoin(anchors, eq(anchors.id, contents.anchorId))
    .leftJoin(albums, shownAlbum)
    .where(and(eq(contents.id, id), inArray(contents.type, [type].flat()), preview ? notRefused : visibleTo(userId)))
  if (!row) throw refuse('contentGone')
  return {
    ...row,
    listed: toContent({ ...row.content, albumId: row.album?.id ?? null, albumTitle: row.album?.title ?? null }),
  }
}

export const toAuthor = (row: { id: string; name: string; avatar: string | null } | null) =>
  row && { id: row.id, name: row.name, avatar: row.avatar }

/** Review state of a hidden content, for its author. */
export async function readReview(db: Executor, id: string): Promise<Article['review']> {
  const [row] = await db
    .select({ state: publications.state, reason: publications.refusal })
    .from(publications)
    .where(eq(publications.id, id))
  return row && row.state !== 'shown' ? { state: row.state, reason: row.reason } : undefined
}

export async function readArticle(db: Executor, id: string, userId?: string): Promise<Article> {
  const { content, listed, category, organisation } = await readContentRow(db, id, contentTypes.article, { userId })
  const { voiceUrl, voiceSeconds } = content
  return {
    ...listed,
    author: content.author,
    category: {
      id: content.categoryId,
      name: category?.name ?? '',
      ...(category?.parentId && { parent_id: category.parentId }),
    },
    organisation: toAuthor(organisation),
    body: content.body,
    voice: voiceUrl
      ? {
          url: voiceUrl,
          duration: durationText(voiceSeconds ?? 0),
          ...((await hasTranscript(db, id)) && { transcript: true }),
          ...(await readVoices(db, id, voiceUrl)),
        }
      : null,
    ...(content.hidden === 1 && { review: await readReview(db, id) }),
  }
}

export async function readAudio(db: Executor, id: string): Promise<Audio> {
  const { content, listed, album, anchor } = await readContentRow(db, id, contentTypes.audio)
  const transcript = await readTranscript(db, id)
  return {
    ...listed,
    post_id: content.id,
    source_id: content.id,
    url: content.url ?? '',
    seconds: content.seconds ?? 0,
    body: content.body,
    sort: content.sort ?? 0,
    album: album && { id: album.id, title: album.title, image: album.image, track_count: album.trackCount ?? 0 },
    anchor: toAuthor(anchor),
    ...(transcript && { transcript }),
  }
}

export async function readAlbum(db: Executor, id: string): Promise<Album> {
  const { content, anchor } = await readContentRow(db, id, contentTypes.album)
  return {
    id: content.id,
    title: content.title,
    image: content.image,
    description: content.body || (content.summary ?? ''),
    category: content.kind ?? '',
    anchor: toAuthor(anchor),
    track_count: content.trackCount ?? 0,
    views: content.views,
    updated_at: content.updatedAt.toISOString(),
    finished: content.finished === 1 ? 1 : 0,
  }
}

/** The next track by its place in the album; a track that has left the album counts as before the first. */
export async function readNextAudio(
  db: Executor,
  albumId: string,
  audioId: string,
): Promise<DataOf<typeof endpoints.nextAudio>> {
  await requireShown(db, albumId)
  const [current] = await db
    .select({ sort: contents.sort, id: contents.id })
    .from(contents)
    .where(and(eq(contents.id, audioId), eq(contents.albumId, albumId)))
  const after =
    current &&
    or(gt(contents.sort, current.sort ?? 0), and(eq(contents.sort, current.sort ?? 0), gt(contents.id, current.id)))
  const [next] = await selectTracks(db, and(eq(contents.albumId, albumId), after))
    .orderBy(asc(contents.sort), asc(contents.id))
    .limit(1)
  if (!next) return { next_data: null, audio: null }
  return {
    next_data: { id: next.id, sort: next.sort ?? 0, post_audio_id: next.id, post_album_id: albumId },
    audio: toTrack(next),
  }
}

/** Counts of a content and the user's marks on it. */
export async function readInteraction(db: Executor, id: string, userId: string | undefined): Promise<Interaction> {
  const mine = userId ?? ''
  const [row] = await db
    .select({
      id: contents.id,
      views: contents.views,
      likes: contents.likes,
      comments: contents.comments,
      collections: contents.collections,
      liked: sql<boolean>`exists (select 1 from ${likes} where ${likes.target} = 'content' and ${likes.targetId} = ${contents.id} and ${likes.userId} = ${mine})`,
      collected: sql<boolean>`exists (select 1 from ${collections} where ${collections.contentId} = ${contents.id} and ${collections.userId} = ${mine})`,
      followed: sql<boolean>`exists (select 1 from ${follows} where ${follows.userId} = ${mine} and (
        (${follows.kind} = 'organisation' and ${follows.targetId} = ${contents.organisationId})
        or (${follows.kind} = 'album' and ${follows.targetId} = coalesce(${contents.albumId}, ${contents.id}))))`,
      own: sql<boolean>`coalesce(${contents.ownerId} = ${mine}, false)`,
    })
    .from(contents)
    .where(and(eq(contents.id, id), visibleTo(userId)))
  if (!row) throw refuse('contentGone')
  return row
}
