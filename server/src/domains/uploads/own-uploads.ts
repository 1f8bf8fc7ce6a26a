import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { NewVideo } from '@plaza/shared/api'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Executor } from '../../data/database'
import { uploads } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { refuse } from '../../transport/refusal'

export const uploadAddress = (key: string): string => `/media/uploads/${key}`

/** A user's own finished uploads by key; other users' keys are treated as missing. */
export async function ownUploads(db: Executor, userId: string, keys: readonly string[]) {
  if (keys.length === 0) return new Map<string, typeof uploads.$inferSelect>()
  const rows = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.userId, userId), inArray(uploads.key, [...keys]), isNotNull(uploads.mime)))
  return new Map(rows.map((row) => [row.key, row]))
}

/** The key in an upload's key or address. */
export const keyIn = (text: string): string => text.replace(/^\/media\/uploads\//, '')

/** A user's own pictures for a post or a profile, in the given order; refuses any other picture. */
export async function ownPictures(db: Executor, userId: string, texts: readonly string[]) {
  const keys = texts.map(keyIn)
  const found = await ownUploads(db, userId, keys)
  return keys.map((key) => {
    const row = found.get(key)
    if (row?.kind !== 'image') throw refuse('badInput')
    return { url: uploadAddress(key), width: row.width ?? 0, height: row.height ?? 0 }
  })
}

/** A user's own clip for a post, with its poster; refuses any other file. */
export async function ownVideo(db: Executor, userId: string, video: v.InferOutput<typeof NewVideo>) {
  const key = keyIn(video.key)
  if ((await ownUploads(db, userId, [key])).get(key)?.kind !== 'video') throw refuse('badInput')
  const [poster] = video.poster ? await ownPictures(db, userId, [video.poster]) : []
  return {
    url: uploadAddress(key),
    poster: poster?.url ?? null,
    seconds: video.seconds,
    width: poster?.width ?? 0,
    height: poster?.height ?? 0,
  }
}

/** The pictures that the site offers as avatars; its other pictures are of anchors, channels and stories. */
const SITE_AVATAR = /^\/media\/pictures\/avatar-\d+(?:-s)?\.webp$/

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** An avatar is an own upload or an avatar of the site, but neither an anchor's, organisation's or editor's nor a copy of it. */
export async function avatarAddress({ db, person, environment, moderation }: Context, text: string): Promise<string> {
  if (SITE_AVATAR.test(text)) {
    const isThere = await exists(join(environment.assetsDir, text.replace('/media/', '')))
    const large = text.replace('-s.webp', '.webp')
    if (!isThere || (await moderation.isReservedPicture(large))) throw refuse('badInput')
    return text
  }
  const key = keyIn(text)
  const upload = (await ownUploads(db, person.id, [key])).get(key)
  if (upload?.kind !== 'image') throw refuse('badInput')
  if (upload.sha256 && (await moderation.isReservedCopy(upload.sha256))) throw refuse('badInput')
  return uploadAddress(key)
}
