import { timingSafeEqual } from 'node:crypto'
import type { UploadPolicy } from '@plaza/shared/api'
import { newId } from '../../data/ids'
import { uploads } from '../../data/schema/index'
import type { Secret } from '../../process/secret'
import type { Context } from '../../transport/context'
import { hit } from '../rate-limits'

export type UploadKind = 'image' | 'video' | 'audio'
const MEGA = 1_000_000
export const maxBytes: Record<UploadKind, number> = { image: 10 * MEGA, video: 200 * MEGA, audio: 50 * MEGA }

const LIVES_MS = 10 * 60_000
const QUOTA = 30
const QUOTA_SECONDS = 1_800

const signatureOf = (secret: Secret, key: string, kind: string, expires: string): string =>
  secret.sign('upload', [key, kind, expires].join('\n'))

/** Leave to put up one file, for ten minutes: the fields to send beside it, signed. */
export async function authoriseUpload({ db, person, secret }: Context, kind: UploadKind): Promise<UploadPolicy> {
  await hit(db, [{ key: `upload:${person.id}`, max: QUOTA, seconds: QUOTA_SECONDS }])
  const key = `${kind}/${newId()}`
  const expiresAt = new Date(Date.now() + LIVES_MS)
  const expires = expiresAt.toISOString()
  await db.insert(uploads).values({ key, userId: person.id, kind, expiresAt })
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
