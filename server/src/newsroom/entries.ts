import type { Entry, EntryAction, EntryChangeBody, NewsroomKind } from '@plaza/shared/operations'
import { and, eq } from 'drizzle-orm'
import type { Executor, Transaction } from '../data/database'
import { lockName } from '../data/locks'
import { newsroomEntries, newsroomLog } from '../data/schema/index'
import { contentTag } from '../domains/contents/tags'
import { SITE_TAG } from '../transport/cache/changes'
import type { Deps } from '../transport/context'
import { refuse } from '../transport/refusal'
import { idOf, readDocument, titleOf, withIds } from './document'
import { kinds } from './kinds'
import { refuseOverwriting } from './ownership'
import { readEntry, readVersion } from './read'
import { hideFiles, noteFiles, publishFiles } from './uploads'

export type EntryDeps = Pick<Deps, 'db' | 'secret' | 'environment' | 'changes'>
type EntryRow = typeof newsroomEntries.$inferSelect

/** Who acts on which kind. */
export interface EditContext {
  who: string
  kind: NewsroomKind
  /** What an import writes besides, as group and id: documents may refer to each other. */
  others?: ReadonlySet<string>
}

export const keyOf = (kind: NewsroomKind, id: string) => and(eq(newsroomEntries.kind, kind), eq(newsroomEntries.id, id))

/** Locks an entry; refuses if it was changed since the version. */
async function lockEntry(tx: Transaction, kind: NewsroomKind, { id, version }: { id: string; version: number }) {
  const [row] = await tx.select().from(newsroomEntries).where(keyOf(kind, id)).for('update')
  if (!row && version > 0) throw refuse('contentGone')
  if ((row?.version ?? 0) !== version) throw refuse('stateChanged')
  return row
}

export const logRow = (
  db: Executor,
  { who, kind }: EditContext,
  row: { id: string; version: number; action: EntryAction; document?: unknown },
) => {
  const { id: entryId, ...rest } = row
  return db.insert(newsroomLog).values({ ...rest, entryId, kind, who })
}

interface NewVersion {
  id: string
  version: number
  document: unknown
  action: EntryAction
}

/** Writes a version. What was never published gets hidden rows, for its preview links. */
async function writeVersion(
  tx: Transaction,
  deps: EntryDeps,
  edit: EditContext,
  version: NewVersion,
  before?: EntryRow,
) {
  const { kind, who } = edit
  const { document, id, action } = version
  await refuseOverwriting(tx, kind, { id, document, isNew: action === 'create' })
  const at = before?.publishedAt ?? new Date()
  const demo = await readDocument({ db: tx, demoDir: deps.environment.demoDir }, kind, {
    ...{ document, at, others: edit.others },
  })
  const set = {
    ...{ title: titleOf(kind, document), version: version.version, updatedBy: who, updatedAt: new Date() },
    ...(before?.state === 'failed' && { state: 'draft' as const }),
  }
  await tx
    .insert(newsroomEntries)
    .values({ kind, id, ...set })
    .onConflictDoUpdate({ target: [newsroomEntries.kind, newsroomEntries.id], set })
  await logRow(tx, edit, version)
  await noteFiles(tx, `${kind}/${id}`, document)
  if (kinds[kind].previews && !before?.publishedVersion) await kinds[kind].show(tx, demo, { at, hidden: true })
}

/** Creates an entry, which is not public. */
export async function createEntry(
  deps: EntryDeps,
  edit: EditContext,
  { document: given, key }: EntryChangeBody<'create'>,
): Promise<Entry> {
  const { kind } = edit
  if (kinds[kind].id === 'single') throw refuse('badInput')
  const { id, version } = await deps.db.transaction(async (tx) => {
    const known = key === undefined ? undefined : await entryCreatedBy(tx, kind, key)
    if (known) return known
    const document = await withIds(tx, kind, given)
    const made = idOf(kind, document)
    const [there] = await tx.select({ id: newsroomEntries.id }).from(newsroomEntries).where(keyOf(kind, made))
    if (there) throw refuse('repeated')
    await writeVersion(tx, deps, edit, { id: made, version: 1, document, action: 'create' })
    if (key !== undefined) await tx.update(newsroomEntries).set({ createdKey: key }).where(keyOf(kind, made))
    return { id: made, version: 0 }
  })
  return version > 0 ? changeEntry(deps, edit, { id, version, document: given }) : readEntry(deps, kind, id)
}

/** The entry that a call with this key has made, and its newest version; the same call waits for its end. */
async function entryCreatedBy(tx: Transaction, kind: NewsroomKind, key: string) {
  await lockName(tx, `newsroom ${key}`)
  const [entry] = await tx
    .select({ id: newsroomEntries.id, version: newsroomEntries.version })
    .from(newsroomEntries)
    .where(and(eq(newsroomEntries.kind, kind), eq(newsroomEntries.createdKey, key)))
  return entry
}

/** Makes a new version; what is public stays as it is until that is published. */
export async function changeEntry(
  deps: EntryDeps,
  edit: EditContext,
  { id, version, document: given }: EntryChangeBody<'change'>,
  action: EntryAction = 'change',
): Promise<Entry> {
  await deps.db.transaction(async (tx) => {
    const before = await lockEntry(tx, edit.kind, { id, version })
    if (!before && kinds[edit.kind].id !== 'single') throw refuse('contentGone')
    const document = await withIds(tx, edit.kind, given, id)
    await writeVersion(tx, deps, edit, { id, version: version + 1, document, action }, before)
  })
  return readEntry(deps, edit.kind, id)
}

/** Makes a version of an entry of a file, whether or not there is one already. */
export async function importEntry(deps: EntryDeps, edit: EditContext, given: unknown): Promise<Entry> {
  const { kind } = edit
  const id = await deps.db.transaction(async (tx) => {
    const document = await withIds(tx, kind, given)
    const made = idOf(kind, document)
    const [before] = await tx.select().from(newsroomEntries).where(keyOf(kind, made)).for('update')
    const version = { id: made, version: (before?.version ?? 0) + 1, document, action: 'import' as const }
    await writeVersion(tx, deps, edit, version, before)
    return made
  })
  return readEntry(deps, kind, id)
}

/** Makes a new version of an older one. */
export async function restoreEntry(
  deps: EntryDeps,
  edit: EditContext,
  { to, ...named }: EntryChangeBody<'restore'>,
): Promise<Entry> {
  const { document } = await readVersion(deps.db, edit.kind, { id: named.id, version: to })
  return changeEntry(deps, edit, { ...named, document: document as Record<string, unknown> }, 'restore')
}

/** Tells every server: what is public of an entry stands in lists, pages, menus and searches. */
export const tellOf = ({ changes }: EntryDeps, id: string): Promise<void> => changes.withdraw(SITE_TAG, contentTag(id))

export async function publishNow(tx: Transaction, deps: EntryDeps, edit: EditContext, row: EntryRow): Promise<void> {
  const { kind } = edit
  const { id, version } = row
  const at = row.publishedAt ?? new Date()
  const { document } = await readVersion(tx, kind, { id, version })
  const demo = await readDocument({ db: tx, demoDir: deps.environment.demoDir }, kind, {
    ...{ document, at, others: edit.others },
  })
  await kinds[kind].show(tx, demo, { at, hidden: false })
  await publishFiles(tx, document)
  await tx
    .update(newsroomEntries)
    .set({ state: 'published', publishedVersion: version, publishAt: null, publishedAt: at })
    .where(keyOf(kind, id))
  await logRow(tx, edit, { id, version, action: 'publish' })
}

/** Makes the newest version public, at once or later. */
export async function publishEntry(
  deps: EntryDeps,
  edit: EditContext,
  { at, ...named }: EntryChangeBody<'publish'>,
): Promise<Entry> {
  const { kind } = edit
  const isLater = at !== undefined && at > Date.now()
  await deps.db.transaction(async (tx) => {
    const row = await lockEntry(tx, kind, named)
    if (!row) throw refuse('contentGone')
    if (!isLater) return publishNow(tx, deps, edit, row)
    await tx
      .update(newsroomEntries)
      .set({ publishAt: new Date(at), ...(row.publishedVersion === null && { state: 'scheduled' as const }) })
      .where(keyOf(kind, named.id))
    await logRow(tx, edit, { id: named.id, version: row.version, action: 'schedule' })
  })
  if (!isLater) await tellOf(deps, named.id)
  return readEntry(deps, kind, named.id)
}

/** Takes an entry from the public, or ends its schedule. */
export async function takeBackEntry(
  deps: EntryDeps,
  edit: EditContext,
  named: EntryChangeBody<'take-back'>,
): Promise<Entry> {
  const { kind } = edit
  const { hide } = kinds[kind]
  if (!hide) throw refuse('badInput')
  await deps.db.transaction(async (tx) => {
    const row = await lockEntry(tx, kind, named)
    if (!row || (row.publishedVersion === null && row.publishAt === null)) throw refuse('stateChanged')
    await hide(tx, named.id)
    await hideFiles(tx, `${kind}/${named.id}`)
    const state = row.publishedVersion === null ? 'draft' : 'taken-back'
    await tx
      .update(newsroomEntries)
      .set({ state, publishedVersion: null, publishAt: null })
      .where(keyOf(kind, named.id))
    await logRow(tx, edit, { id: named.id, version: row.version, action: 'take-back' })
  })
  await tellOf(deps, named.id)
  return readEntry(deps, kind, named.id)
}
