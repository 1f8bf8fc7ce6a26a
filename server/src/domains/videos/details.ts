import type { DataOf, videos as endpoints, Page, uploads, Video } from '@plaza/shared/api'
import { contentTypes } from '@plaza/shared/routes'
import { and, eq, ne } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { contents, organisations } from '../../data/schema/index'
import type { Secret } from '../../secret'
import type { Context } from '../../transport/context'
import { type PageInput, pageOf } from '../../transport/paging'
import { playAuthOf, playableAddress } from '../../transport/play-auth'
import { refuse } from '../../transport/refusal'
import { type ContentViewer, readContentRow, readReview, toAuthor } from '../contents/details'
import { toContent } from '../contents/entity'
import { newestFirst } from '../contents/lists'
import { previewSigner } from '../contents/preview-links'
import { isShown } from '../shown'

const TYPES = [contentTypes.video, contentTypes.shortVideo]

type VideoRow = Pick<Awaited<ReturnType<typeof readContentRow>>, 'content' | 'organisation' | 'listed'>

const toVideo = ({ content, organisation, listed }: VideoRow): Video => ({
  ...listed,
  source_id: content.id,
  seconds: content.seconds ?? 0,
  width: content.detail?.frame?.width ?? null,
  height: content.detail?.frame?.height ?? null,
  body: content.body,
  organisation: toAuthor(organisation),
  ...subtitlesOf(content),
  ...chaptersOf(content),
})

type FilmRow = Pick<VideoRow['content'], 'id' | 'detail' | 'seconds' | 'updatedAt' | 'hidden'>

/** Their files are public, so that a hidden video has none. */
function subtitlesOf({ id, detail, updatedAt, hidden }: FilmRow): Pick<Video, 'subtitles'> {
  const languages = (['zh', 'en'] as const).filter((language) => detail?.subtitles?.[language])
  if (languages.length === 0 || hidden === 1) return {}
  // A changed text has another address, so that files can be cached.
  const version = updatedAt.getTime().toString(36)
  return {
    subtitles: languages.map((language) => ({ language, url: `/media/subtitles/${id}/${language}-${version}.vtt` })),
  }
}

/** Chapters that begin before the end. */
function chaptersOf({ detail, seconds }: FilmRow): Pick<Video, 'chapters'> {
  const chapters = (detail?.chapters ?? []).filter((chapter) => chapter.seconds < (seconds ?? 0))
  if (chapters.length === 0) return {}
  return {
    chapters: chapters.map(({ title, titleEn, seconds: from }) => ({
      ...{ title, seconds: from },
      ...(titleEn && { title_en: titleEn }),
    })),
  }
}

/** A video's WebVTT; null if there is none, or for somebody who may not see the video. */
export async function readSubtitles(db: Executor, id: string, language: string): Promise<string | null> {
  if (language !== 'zh' && language !== 'en') return null
  const [row] = await db
    .select({ detail: contents.detail })
    .from(contents)
    .where(and(eq(contents.id, id), isShown.content))
  return row?.detail?.subtitles?.[language] ?? null
}

export async function readVideo(db: Executor, id: string, viewing?: ContentViewer): Promise<Video> {
  const whole = await readContentRow(db, id, TYPES, viewing)
  const { hidden } = whole.content
  return { ...toVideo(whole), ...(hidden === 1 && { review: await readReview(db, id) }) }
}

/** A video for holders of its preview link, and whether it is published. */
export async function readVideoPreview(
  { db, secret }: Pick<Context, 'db' | 'secret'>,
  id: string,
): Promise<DataOf<typeof endpoints.preview>> {
  const whole = await readContentRow(db, id, TYPES, { preview: true })
  const video = toVideo(whole)
  const signed = await previewSigner({ db, secret }, whole.content, [video.image])
  return { ...video, image: video.image && signed(video.image), published: whole.content.hidden === 0 }
}

/** Permission to play a video; for an unpublished one only its author and holders of a preview link get it. */
export async function readPlayAuth(
  { db, secret }: { db: Executor; secret: Secret },
  id: string,
  viewing: ContentViewer,
): Promise<DataOf<typeof endpoints.playAuth>> {
  const { content } = await readContentRow(db, id, TYPES, viewing)
  if (!content.url) throw refuse('contentGone')
  const url = content.hidden === 1 ? playableAddress(secret, content.url) : content.url
  return { video_id: content.id, url, ...playAuthOf(secret, content.url) }
}

/** The file behind an audio or a video; that of an unpublished one for its author only, with permission to play it. */
export async function readSource(
  { db, secret }: { db: Executor; secret: Secret },
  id: string,
  viewing: ContentViewer,
): Promise<DataOf<typeof uploads.source>> {
  const { content } = await readContentRow(db, id, [contentTypes.audio, ...TYPES], viewing)
  if (!content.url) throw refuse('contentGone')
  return {
    id: content.id,
    kind: content.type === contentTypes.audio ? 'audio' : 'video',
    url: content.hidden === 1 ? playableAddress(secret, content.url) : content.url,
    ready: content.hidden === 1 ? 0 : 1,
  }
}

interface ShortsInput extends PageInput {
  from?: string | undefined
}

/** The short videos, newest first, starting with the requested one. */
export async function readShorts(
  context: Pick<Context, 'db' | 'secret'>,
  { from, ...page }: ShortsInput,
): Promise<Page<Video>> {
  const { db } = context
  const { rows, next } = await pageOf(context, page, newestFirst, (after) =>
    db
      .select({ content: contents, organisation: organisations })
      .from(contents)
      .leftJoin(organisations, eq(organisations.id, contents.organisationId))
      .where(
        and(
          eq(contents.type, contentTypes.shortVideo),
          isShown.content,
          from ? ne(contents.id, from) : undefined,
          after,
        ),
      ),
  )
  const others = rows.map(({ content, organisation }) =>
    toVideo({ content, organisation, listed: toContent({ ...content, albumTitle: null }) }),
  )
  return { list: from && !page.cursor ? [await readVideo(db, from), ...others] : others, next }
}
