import type { UploadPolicy } from '@plaza/shared/api'
import dayjs from 'dayjs'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { newId } from '../../data/ids'
import { lockName } from '../../data/locks'
import { hourlyUploads, personStorage, uploads } from '../../data/schema/index'
import { isSame, type Secret } from '../../secret'
import type { Context } from '../../transport/context'
import { refuse } from '../../transport/refusal'
import { consumeRateLimit } from '../rate-limits'

export type UploadKind = 'image' | 'video' | 'audio'
const MEGA = 1_000_000
export const maxBytes: Record<UploadKind, number> = { image: 10 * MEGA, video: 200 * MEGA, audio: 50 * MEGA }

const LIFETIME_MINUTES = 10
/** Videos of one user with an open upload grant. */
const OPEN_VIDEOS = 3
const QUOTA = 30
/** Total size of one user's files. */
const ACCOUNT_BYTES = 2_000 * MEGA
const QUOTA_SECONDS = 1_800

const signatureOf = (secret: Secret, key: string, kind: string, expires: string): string =>
  secret.sign('upload', [key, kind, expires].join('\n'))

const isOpen = and(isNull(uploads.mime), gt(uploads.expiresAt, sql`now()`))
const largest = sql`case ${uploads.kind} when 'image' then ${maxBytes.image}::int
  when 'video' then ${maxBytes.video}::int else ${maxBytes.audio}::int end`

/** Size of a user's files including open grants, and the number of videos among the grants. */
async function usageOf(db: Executor, userId: string) {
  const [open] = await db
    .select({
      bytes: sql<number>`coalesce(sum(${largest}), 0)::float8`,
      videos: sql<number>`count(*) filter (where ${uploads.kind} = 'video')::int`,
    })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), isOpen))
  const [stored] = await db.select().from(personStorage).where(eq(personStorage.userId, userId))
  return { bytes: (open?.bytes ?? 0) + (stored?.bytes ?? 0), videos: open?.videos ?? 0 }
}

/** Size of all files of the last day. */
async function bytesOfDay(db: Executor): Promise<number> {
  const [all] = await db
    .select({ bytes: sql<number>`coalesce(sum(${hourlyUploads.bytes}), 0)::float8` })
    .from(hourlyUploads)
    .where(gt(hourlyUploads.hour, sql`now() - interval '1 day'`))
  return all?.bytes ?? 0
}

/**
 * Refuses if the user's files, or all files of the last day, are at their limit. An open grant counts in full for its
 * user. For all users together only received files count; otherwise a few users could exhaust the day by requesting
 * grants.
 */
async function refuseFull(db: Executor, userId: string, kind: UploadKind, bytesADay: number): Promise<void> {
  const own = await usageOf(db, userId)
  if (kind === 'video' && own.videos >= OPEN_VIDEOS)
    throw refuse('tooMany', { detail: 'uploads.open', retryAfter: LIFETIME_MINUTES * 60 })
  if (own.bytes + maxBytes[kind] > ACCOUNT_BYTES) throw refuse('full', { detail: 'uploads.full' })
  if ((await bytesOfDay(db)) + maxBytes[kind] > bytesADay) throw refuse('busy')
}

interface GrantDeps {
  db: Executor
  secret: Secret
}

async function grant({ db, secret }: GrantDeps, userId: string, kind: UploadKind): Promise<UploadPolicy> {
  const key = `${kind}/${newId()}`
  const expiresAt = dayjs().add(LIFETIME_MINUTES, 'minute').toDate()
  const expires = expiresAt.toISOString()
  await db.insert(uploads).values({ key, userId, kind, expiresAt })
  return {
    url: '/upload',
    fields: { key, kind, expires, signature: signatureOf(secret, key, kind, expires) },
    key,
    expires_at: expires,
    max_bytes: maxBytes[kind],
  }
}

/** Grants an upload to an account of the staff, for which only the limit of the day counts. */
export async function grantStaffUpload(
  { db, secret, environment }: GrantDeps & Pick<Context, 'environment'>,
  userId: string,
  kind: UploadKind,
): Promise<UploadPolicy> {
  if ((await bytesOfDay(db)) + maxBytes[kind] > environment.uploadBytesADay) throw refuse('busy')
  return grant({ db, secret }, userId, kind)
}

/** Grants the upload of one file for ten minutes: signed form fields to send with it. */
export async function authoriseUpload(
  { db, person, secret, environment }: Context,
  kind: UploadKind,
): Promise<UploadPolicy> {
  await consumeRateLimit(db, [{ key: `upload:${person.id}`, max: QUOTA, seconds: QUOTA_SECONDS }])
  return db.transaction(async (tx) => {
    // Serializes a user's grants across all servers.
    await lockName(tx, `uploads ${person.id}`)
    await refuseFull(tx, person.id, kind, environment.uploadBytesADay)
    return grant({ db: tx, secret }, person.id, kind)
  })
}

/** Reads the signed fields of an upload; null if they are forged, changed or expired. */
export function readPolicy(
  secret: Secret,
  fields: Readonly<Record<string, string>>,
  now = new Date(),
): { key: string; kind: UploadKind } | null {
  const { key = '', kind = '', expires = '', signature = '' } = fields
  if (!isSame(signature, signatureOf(secret, key, kind, expires))) return null
  return new Date(expires) > now ? { key, kind: kind as UploadKind } : null
}
