import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Executor } from '../data/database'
import { uploads } from '../data/schema/index'
import { uploadAddress } from '../domains/uploads/own-uploads'
import { type Media, mediaOf } from '../seed/demo/media'
import {
  type SeedClip,
  type SeedLongTrack,
  type SeedPicture,
  type SeedSound,
  type SeedVoice,
  voiceFile,
  voiceSound,
} from '../seed/demo/schemas/media'

/** The account that owns what editors upload. */
export const NEWSROOM_USER = 'newsroom'

type Upload = typeof uploads.$inferSelect

interface AssetTables {
  pictures: SeedPicture[]
  sounds: SeedSound[]
  voices: SeedVoice[]
  clips: SeedClip[]
  longTracks: SeedLongTrack[]
}

const tables = new Map<string, AssetTables>()

/** Tables of the server's own pictures, sounds and clips, read once per process. */
function assetTables(demoDir: string): AssetTables {
  const read = (name: string) => JSON.parse(readFileSync(join(demoDir, 'media', `${name}.json`), 'utf8'))
  const found = tables.get(demoDir) ?? {
    ...{ pictures: read('pictures'), sounds: read('sounds') },
    ...{ voices: read('voices'), clips: [...read('clips'), ...read('films')], longTracks: read('tracks') },
  }
  tables.set(demoDir, found)
  return found
}

/** Tracks of the demo that are assembled while they are sent. */
export const longTracksIn = (demoDir: string): readonly SeedLongTrack[] => assetTables(demoDir).longTracks

const UPLOAD = /\/media\/uploads\/((?:image|audio|video)\/[\w-]+)/g
/** Keys of the uploads that a document names. */
const uploadKeysIn = (document: unknown): string[] => [
  ...new Set([...JSON.stringify(document).matchAll(UPLOAD)].flatMap(([, key]) => key ?? [])),
]

/** Keys of the editors' uploads that a document names. It may name those of other people in its text. */
export async function ownUploadKeysIn(db: Executor, document: unknown): Promise<string[]> {
  const keys = uploadKeysIn(document)
  if (keys.length === 0) return []
  const rows = await db
    .select({ key: uploads.key })
    .from(uploads)
    .where(and(eq(uploads.userId, NEWSROOM_USER), inArray(uploads.key, keys)))
  return rows.map(({ key }) => key)
}

/** Ids of the server's own media by their addresses. */
function idsByAddress({ pictures, sounds, voices, clips }: AssetTables): ReadonlyMap<string, string> {
  return new Map([
    ...pictures.map(({ id }) => [`/media/pictures/${id}.webp`, id] as const),
    ...voices.map(({ id }) => [`/media/${voiceFile(id)}`, voiceSound(id)] as const),
    ...[...sounds, ...clips].map(({ id, file }) => [`/media/${file}`, id] as const),
    ...clips.flatMap(({ id, hls }) => (hls ? [[`/media/${hls}`, id] as const] : [])),
  ])
}

const frameOf = ({ width, height }: Upload) => ({ width: width ?? 0, height: height ?? 0 })
const playableOf = ({ key, seconds }: Upload) => ({ url: uploadAddress(key), seconds: seconds ?? 0 })

/**
 * The media that a document may name: uploads of editors by their addresses, those of the server's assets also by id.
 */
export async function readMedia(db: Executor, demoDir: string, document: unknown): Promise<Media> {
  const keys = uploadKeysIn(document)
  const rows = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.userId, NEWSROOM_USER), inArray(uploads.key, keys), isNotNull(uploads.mime)))
  const assets = assetTables(demoDir)
  const own = mediaOf(assets)
  const ids = idsByAddress(assets)
  const nameOf = (id: string) => ids.get(id) ?? id
  const uploaded = (kind: Upload['kind'], id: string) =>
    rows.find((row) => row.kind === kind && uploadAddress(row.key) === id)
  const from = <T>(kind: Upload['kind'], id: string, of: (row: Upload) => T, otherwise: (name: string) => T): T => {
    const row = uploaded(kind, id)
    return row ? of(row) : otherwise(nameOf(id))
  }
  return {
    hasPicture: (id) => uploaded('image', id) !== undefined || own.hasPicture(nameOf(id)),
    hasSound: (id) => uploaded('audio', id) !== undefined || own.hasSound(nameOf(id)),
    hasClip: (id) => uploaded('video', id) !== undefined || own.hasClip(nameOf(id)),
    picture: (id) => from('image', id, (row) => ({ url: uploadAddress(row.key), ...frameOf(row) }), own.picture),
    sound: (id) => from('audio', id, playableOf, own.sound),
    film: (id) => from('video', id, playableOf, own.film),
    clip: (id) => from('video', id, (row) => ({ ...playableOf(row), frame: frameOf(row) }), own.clip),
  }
}
