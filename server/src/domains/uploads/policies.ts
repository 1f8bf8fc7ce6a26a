import { timingSafeEqual } from 'node:crypto'
import type { UploadPolicy } from '@plaza/shared/api'
import { eq, gt, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { newId } from '../../data/ids'
import { uploads } from '../../data/schema/index'
import type { Secret } from '../../secret'
import type { Context } from '../../transport/context'
import { refuse } from '../../transport/refusal'
import { consumeRateLimit } from '../rate-limits'

export type UploadKind = 'image' | 'video' | 'audio'
const MEGA = 1_000_000
export const maxBytes: Record<UploadKind, number> = { image: 10 * MEGA, video: 200 * MEGA, audio: 50 * MEGA }

const LIVES_MS = 10 * 60_000
/** Videos that one person may have on the way. */
const OPEN_VIDEOS = 3
const QUOTA = 30
/** What one person's files may take, and the files of all in a day. */
const ACCOUNT_BYTES = 2_000 * MEGA
const DAY_BYTES = 50_000 * MEGA
const QUOTA_SECONDS = 1_800
/** Any number that no other advisory lock has. */
const QUOTA_LOCK = 70_410_002

const signatureOf = (secret: Secret, key: string, kind: string, expires: string): string =>
  secret.sign('upload', [key, kind, expires].join('\n'))

const isOpen = sql`(${uploads.mime} is null and ${uploads.expiresAt} > now())`
const storedBytes = sql`case when ${uploads.mime} is not null then ${uploads.bytes} else 0 end`
const maxBytesOfKind = sql`case ${uploads.kind} when 'image' then ${maxBytes.image}::int
  when 'video' then ${maxBytes.video}::int else ${maxBytes.audio}::int end`

/**
 * Refuses where the person's files, or all files of the last day, take what they may. A leave that stands counts whole
 * for the person; for all only what has arrived counts, or a few would take the day from everybody by asking.
 */
async function requireRoom(db: Executor, userId: string, kind: UploadKind): Promise<void> {
  const [own] = await db
    .select({
      taken: sql<number>`coalesce(sum(case when ${isOpen} then ${maxBytesOfKind} else ${storedBytes} end), 0)::float8`,
      videos: sql<number>`count(*) filter (where ${isOpen} and ${uploads.kind} = 'video')::int`,
    })
    .from(uploads)
    .where(eq(uploads.userId, userId))
  const [all] = await db
    .select({ taken: sql<number>`coalesce(sum(${storedBytes}), 0)::float8` })
    .from(uploads)
    .where(gt(uploads.createdAt, sql`now() - interval '1 day'`))
  if (kind === 'video' && (own?.videos ?? 0) >= OPEN_VIDEOS)
    throw refuse('tooMany', { detail: 'uploads.open', retryAfter: LIVES_MS / 1_000 })
  if ((own?.taken ?? 0) + maxBytes[kind] > ACCOUNT_BYTES) throw refuse('full', { detail: 'uploads.full' })
  if ((all?.taken ?? 0) + maxBytes[kind] > DAY_BYTES) throw refuse('busy')
}

/** Leave to put up one file, for ten minutes: the fields to send beside it, signed. */
export async function authoriseUpload({ db, person, secret }: Context, kind: UploadKind): Promise<UploadPolicy> {
  await consumeRateLimit(db, [{ key: `upload:${person.id}`, max: QUOTA, seconds: QUOTA_SECONDS }])
  const key = `${kind}/${newId()}`
  const expiresAt = new Date(Date.now() + LIVES_MS)
  const expires = expiresAt.toISOString()
  await db.transaction(async (tx) => {
    // What is taken is counted and added to by one at a time, on all servers: the files of all in a day are one sum.
    await tx.execute(sql`select pg_advisory_xact_lock(${QUOTA_LOCK}::bigint)`)
    await requireRoom(tx, person.id, kind)
    await tx.insert(uploads).values({ key, userId: person.id, kind, expiresAt })
  })
  return {
    url: '/upload',
    fields: { key, kind, expires, signature: signatureOf(secret, key, kind, expires) },
    key,
    expires_at: expires,
    max_bytes: maxBytes[kind],
  }
}

/** Reads the signed fields of an upload; null when they are not ours, changed or over. */
export function readPolicy(
  secret: Secret,
  fields: Readonly<Record<string, string>>,
  now = new Date(),
): { key: string; kind: UploadKind } | null {
  const { key = '', kind = '', expires = '', signature = '' } = fields
  const expected = Buffer.from(signatureOf(secret, key, kind, expires))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return new Date(expires) > now ? { key, kind: kind as UploadKind } : null
}
