import type { UploadPolicy } from '@plaza/shared/api'
import type { MeasurementBody, NewsroomUploadBody } from '@plaza/shared/operations'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Executor } from '../data/database'
import { uploads, uploadUses, users } from '../data/schema/index'
import { uploadAddress } from '../domains/uploads/own-uploads'
import { grantStaffUpload } from '../domains/uploads/policies'
import { publishUploads, withdrawUploads } from '../domains/uploads/visibility'
import type { Deps } from '../transport/context'
import { playableAddress } from '../transport/play-auth'
import { refuse } from '../transport/refusal'
import { NEWSROOM_USER, ownUploadKeysIn } from './media'

const SOURCE = 'newsroom'

/** Grants an editor the upload of one file. */
export async function authoriseNewsroomUpload(
  deps: Pick<Deps, 'db' | 'secret' | 'environment'>,
  { kind }: v.InferOutput<typeof NewsroomUploadBody>,
): Promise<UploadPolicy> {
  await deps.db
    .insert(users)
    .values({ id: NEWSROOM_USER, nickname: 'Newsroom', roles: ['operator'] })
    .onConflictDoNothing()
  return grantStaffUpload(deps, NEWSROOM_USER, kind)
}

/** Where editors see an upload of theirs before it is public. */
export async function playableUploadAddress(
  { db, secret }: Pick<Deps, 'db' | 'secret'>,
  address: string,
): Promise<string> {
  const [key] = await ownUploadKeysIn(db, address)
  return key !== undefined && uploadAddress(key) === address ? playableAddress(secret, address) : address
}

/** Notes the length of an uploaded sound or film, and the size of the film. */
export async function noteMeasurement(
  db: Executor,
  { key, seconds, width, height }: v.InferOutput<typeof MeasurementBody>,
) {
  const [row] = await db
    .update(uploads)
    .set({ seconds: Math.round(seconds), ...(width && height && { width, height }) })
    .where(and(eq(uploads.key, key), eq(uploads.userId, NEWSROOM_USER)))
    .returning({ key: uploads.key })
  if (!row) throw refuse('contentGone')
  return { key: row.key, seconds: Math.round(seconds) }
}

/** Keeps the files of a version: it may be restored whenever. */
export async function noteFiles(db: Executor, sourceId: string, document: unknown): Promise<void> {
  const keys = await ownUploadKeysIn(db, document)
  const rows = keys.map((key) => ({ key, source: SOURCE, sourceId }) as const)
  if (rows.length > 0) await db.insert(uploadUses).values(rows).onConflictDoNothing()
}

export const publishFiles = async (db: Executor, document: unknown): Promise<void> =>
  publishUploads(db, await ownUploadKeysIn(db, document))

/** Hides the files of all versions of an entry, but for those that another one uses. */
export async function hideFiles(db: Executor, sourceId: string): Promise<void> {
  const own = await db
    .select({ key: uploadUses.key })
    .from(uploadUses)
    .where(and(eq(uploadUses.source, SOURCE), eq(uploadUses.sourceId, sourceId)))
  const keys = own.map(({ key }) => key)
  if (keys.length === 0) return
  const others = await db
    .select({ key: uploadUses.key })
    .from(uploadUses)
    .where(and(inArray(uploadUses.key, keys), ne(uploadUses.sourceId, sourceId)))
  const shared = new Set(others.map(({ key }) => key))
  await withdrawUploads(
    db,
    keys.filter((key) => !shared.has(key)),
  )
}
