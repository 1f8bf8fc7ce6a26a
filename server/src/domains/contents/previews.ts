import { type Preview, type PreviewSound, previews } from '@plaza/shared/api'
import { and, asc, eq } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { collectionVideos, contents } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { handle } from '../../transport/handlers'
import { isShown } from '../shown'
import { durationText } from '../time'
import { notRefused, readContentRow } from './details'
import { contentsByIds } from './entity'
import { previewSigner, requirePreview } from './preview-links'
import { sectionsOf } from './specials'

const UPLOAD_SOURCE = /src="(\/media\/uploads\/[\w/-]+)"/g
const [AUDIO, ALBUM, COLLECTION] = [1, 2, 15]
const TYPES = [AUDIO, ALBUM, 3, 4, 5, 7, 12, COLLECTION]
/** A preview lists so many tracks or episodes. */
const MOST_PARTS = 200

type ContentRow = Awaited<ReturnType<typeof readContentRow>>['content']

/** Tracks of an unpublished album are published with it; one that was taken out of a published album is not shown. */
const tracksOf = (db: Executor, album: ContentRow) =>
  db
    .select()
    .from(contents)
    .where(
      and(eq(contents.type, AUDIO), eq(contents.albumId, album.id), album.hidden === 1 ? notRefused : isShown.content),
    )
    .orderBy(asc(contents.sort), asc(contents.id))
    .limit(MOST_PARTS)

/** What can be heard of a content. */
async function soundsOf(db: Executor, content: ContentRow): Promise<PreviewSound[]> {
  const { id, title, type, voiceUrl, voiceSeconds } = content
  if (voiceUrl) return [{ id: `voice-${id}`, title, url: voiceUrl, duration: durationText(voiceSeconds ?? 0) }]
  const audios = type === ALBUM ? await tracksOf(db, content) : type === AUDIO ? [content] : []
  return audios.flatMap((audio) =>
    audio.url ? [{ id: audio.id, title: audio.title, url: audio.url, duration: durationText(audio.seconds ?? 0) }] : [],
  )
}

async function episodesOf(db: Executor, { id, type }: ContentRow): Promise<Preview['episodes']> {
  if (type !== COLLECTION) return []
  const rows = await db
    .select({ id: collectionVideos.videoId })
    .from(collectionVideos)
    .where(eq(collectionVideos.collectionId, id))
    .orderBy(asc(collectionVideos.sort), asc(collectionVideos.videoId))
    .limit(MOST_PARTS)
  return contentsByIds(
    db,
    rows.map((row) => row.id),
  )
}

/** Reads a preview; addresses carry the permission to play unpublished files (docs/decisions/0083). */
async function readPreview({ db, secret }: Pick<Context, 'db' | 'secret'>, id: string): Promise<Preview> {
  const { content, listed } = await readContentRow(db, id, TYPES, { preview: true })
  const sounds = await soundsOf(db, content)
  const pictures = content.detail?.pictures ?? []
  const inBody = [...content.body.matchAll(UPLOAD_SOURCE)].map(([, address]) => address)
  const files = [...pictures, ...sounds].map(({ url }) => url)
  const addresses = [listed.image, ...listed.images, listed.audio?.url, ...inBody, ...files]
  const signed = await previewSigner({ db, secret }, content, addresses)
  const withSigned = <T extends { url: string }>(file: T): T => ({ ...file, url: signed(file.url) })
  return {
    ...listed,
    image: listed.image && signed(listed.image),
    images: listed.images.map(signed),
    audio: listed.audio && withSigned(listed.audio),
    published: content.hidden === 0,
    author: content.author,
    body: content.body.replace(UPLOAD_SOURCE, (_, address) => `src="${signed(address)}"`),
    pictures: pictures.map(withSigned),
    sounds: sounds.map(withSigned),
    episodes: await episodesOf(db, content),
    sections: await sectionsOf(db, content.detail?.sections ?? []),
  }
}

export const previewHandlers = [
  handle(previews.detail, async ({ params, query = {} }, { db, secret }) => {
    await requirePreview({ db, secret }, params.id, query)
    return readPreview({ db, secret }, params.id)
  }),
]
