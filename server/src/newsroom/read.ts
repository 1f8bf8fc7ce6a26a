import type { EntriesQuery, Entry, EntryList, EntrySummary, EntryVersion, NewsroomKind } from '@plaza/shared/operations'
import { and, desc, eq, ilike, isNotNull, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Executor } from '../data/database'
import { newsroomEntries, newsroomLog } from '../data/schema/index'
import { uploadAddress } from '../domains/uploads/own-uploads'
import type { Secret } from '../secret'
import { descending, pageOf } from '../transport/paging'
import { playableAddress } from '../transport/play-auth'
import { refuse } from '../transport/refusal'
import { addressOf } from './document'
import { kinds } from './kinds'
import { ownUploadKeysIn } from './media'
import { likePattern } from './things'

type EntryRow = typeof newsroomEntries.$inferSelect
const newestFirst = descending(newsroomEntries.updatedAt, newsroomEntries.id)
/** Rows of the log that an entry comes with. */
const LOG_ROWS = 100

const toSummary = ({ publishAt, updatedAt, publishedAt: _, ...row }: EntryRow): EntrySummary => ({
  ...row,
  publishAt: publishAt?.getTime() ?? null,
  updatedAt: updatedAt.getTime(),
})

interface ReadDeps {
  db: Executor
  secret: Secret
}

const filesOf = async ({ db, secret }: ReadDeps, document: unknown): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await ownUploadKeysIn(db, document)).map((key) => [
      uploadAddress(key),
      playableAddress(secret, uploadAddress(key)),
    ]),
  )

/** Entries of a kind, newest first. */
export async function listEntries(
  { db, secret }: ReadDeps,
  kind: NewsroomKind,
  { state, q, cursor }: v.InferOutput<typeof EntriesQuery>,
): Promise<EntryList> {
  const where = and(
    eq(newsroomEntries.kind, kind),
    state && eq(newsroomEntries.state, state),
    q ? ilike(newsroomEntries.title, likePattern(q)) : undefined,
  )
  const { rows, next } = await pageOf({ secret }, { cursor }, newestFirst, (after) =>
    db.select().from(newsroomEntries).where(and(where, after)).$dynamic(),
  )
  return { list: rows.map(toSummary), next }
}

/** The configuration that is in force while no editor has changed it. */
async function readUnchanged({ db }: ReadDeps, kind: NewsroomKind): Promise<Entry> {
  const { unchanged } = kinds[kind]
  if (!unchanged) throw refuse('contentGone')
  return {
    ...{ kind, id: kind, title: kind, state: 'published', version: 0, publishedVersion: 0, publishAt: null },
    ...{ updatedBy: '', updatedAt: 0, log: [], files: {}, address: addressOf(kind, {}) },
    document: await unchanged(db),
  }
}

/** An entry with its newest document and its log. */
export async function readEntry({ db, secret }: ReadDeps, kind: NewsroomKind, id: string): Promise<Entry> {
  const [row] = await db
    .select()
    .from(newsroomEntries)
    .where(and(eq(newsroomEntries.kind, kind), eq(newsroomEntries.id, id)))
  if (!row) {
    if (kinds[kind].id === 'single' && id === kind) return readUnchanged({ db, secret }, kind)
    throw refuse('contentGone')
  }
  const { document } = await readVersion(db, kind, row)
  const log = await db
    .select({
      version: newsroomLog.version,
      action: newsroomLog.action,
      document: sql<boolean>`${newsroomLog.document} is not null`,
      who: newsroomLog.who,
      at: newsroomLog.at,
    })
    .from(newsroomLog)
    .where(and(eq(newsroomLog.kind, kind), eq(newsroomLog.entryId, id)))
    .orderBy(desc(newsroomLog.id))
    .limit(LOG_ROWS)
  return {
    ...toSummary(row),
    document,
    log: log.map((one) => ({ ...one, at: one.at.getTime() })),
    files: await filesOf({ db, secret }, document),
    address: addressOf(kind, document),
  }
}

/** One version of a document. */
export async function readVersion(
  db: Executor,
  kind: NewsroomKind,
  { id, version }: { id: string; version: number },
): Promise<EntryVersion> {
  const [row] = await db
    .select({ version: newsroomLog.version, document: newsroomLog.document })
    .from(newsroomLog)
    .where(
      and(
        eq(newsroomLog.kind, kind),
        eq(newsroomLog.entryId, id),
        eq(newsroomLog.version, version),
        isNotNull(newsroomLog.document),
      ),
    )
  if (!row) throw refuse('contentGone')
  return row
}
