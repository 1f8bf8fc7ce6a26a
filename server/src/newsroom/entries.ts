import type { Entry, EntryAction, EntryChangeBody, NewsroomKind } from '@plaza/shared/operations'
import { and, eq, lte } from 'drizzle-orm'
import type { Executor, Transaction } from '../data/database'
import { isUnavailable, reasonOf } from '../data/failures'
import { newsroomEntries, newsroomLog } from '../data/schema/index'
import { contentTag } from '../domains/contents/tags'
import { SITE_TAG } from '../transport/cache/changes'
import type { Deps } from '../transport/context'
import { Refusal, refuse } from '../transport/refusal'
import { idOf, readDocument, titleOf, withIds } from './document'
import { kinds } from './kinds'
import { refuseOverwriting } from './ownership'
import { readEntry, readVersion } from './read'
import { hideFiles, noteFiles, publishFiles } from './uploads'

export type EntryDeps = Pick<Deps, 'db' | 'secret' | 'environment' | 'changes'>
type EntryRow = typeof newsroomEntries.$inferSelect

/** Who acts on which kind. */
export interface Editing {
  who: string
  kind: NewsroomKind
  /** What an import writes besides, as group and id: documents may refer to each other. */
  others?: ReadonlySet<string>
}

const keyOf = (kind: NewsroomKind, id: string) => and(eq(newsroomEntries.kind, kind), eq(newsroomEntries.id, id))

/** Locks an entry; refuses if it was changed since the version. */
async function lockEntry(tx: Transaction, kind: NewsroomKind, { id, version }: { id: string; version: number }) {
  const [row] = await tx.select().from(newsroomEntries).where(keyOf(kind, id)).for('update')
  if (!row && version > 0) throw refuse('contentGone')
  if ((row?.version ?? 0) !== version) throw refuse('stateChanged')
  return row
}

const logRow = (
  db: Executor,
  { who, kind }: Editing,
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
  editing: Editing,
  version: NewVersion,
  before?: EntryRow,
) {
  const { kind, who } = editing
  const { document, id, action } = version
  await refuseOverwriting(tx, kind, { id, document, isNew: action === 'create' })
  const at = before?.publishedAt ?? new Date()
  const demo = await readDocument({ db: tx, demoDir: deps.environment.demoDir }, kind, {
    ...{ document, at, others: editing.others },
  })
  const set = {
    ...{ title: titleOf(kind, document), version: version.version, updatedBy: who, updatedAt: new Date() },
    ...(before?.state === 'failed' && { state: 'draft' as const }),
  }
  await tx
    .insert(newsroomEntries)
    .values({ kind, id, ...set })
    .onConflictDoUpdate({ target: [newsroomEntries.kind, newsroomEntries.id], set })
  await logRow(tx, editing, version)
  await noteFiles(tx, `${kind}/${id}`, document)
  if (kinds[kind].previews && !before?.publishedVersion) await kinds[kind].show(tx, demo, { at, hidden: true })
}

/** Creates an entry, which is not public. */
export async function createEntry(
  deps: EntryDeps,
  editing: Editing,
  { document: given }: EntryChangeBody<'create'>,
): Promise<Entry> {
  const { kind } = editing
  if (kinds[kind].id === 'single') throw refuse('badInput')
  const id = await deps.db.transaction(async (tx) => {
    const document = await withIds(tx, kind, given)
    const made = idOf(kind, document)
    const [there] = await tx.select({ id: newsroomEntries.id }).from(newsroomEntries).where(keyOf(kind, made))
    if (there) throw refuse('repeated')
    await writeVersion(tx, deps, editing, { id: made, version: 1, document, action: 'create' })
    return made
  })
  return readEntry(deps, kind, id)
}

/** Makes a new version; what is public stays as it is until that is published. */
export async function changeEntry(
  deps: EntryDeps,
  editing: Editing,
  { id, version, document: given }: EntryChangeBody<'change'>,
  action: EntryAction = 'change',
): Promise<Entry> {
  await deps.db.transaction(async (tx) => {
    const before = await lockEntry(tx, editing.kind, { id, version })
    if (!before && kinds[editing.kind].id !== 'single') throw refuse('contentGone')
    const document = await withIds(tx, editing.kind, given, id)
    await writeVersion(tx, deps, editing, { id, version: version + 1, document, action }, before)
  })
  return readEntry(deps, editing.kind, id)
}

/** Makes a version of an entry of a file, whether or not there is one already. */
export async function importEntry(deps: EntryDeps, editing: Editing, given: unknown): Promise<Entry> {
  const { kind } = editing
  const id = await deps.db.transaction(async (tx) => {
    const document = await withIds(tx, kind, given)
    const made = idOf(kind, document)
    const [before] = await tx.select().from(newsroomEntries).where(keyOf(kind, made)).for('update')
    const version = { id: made, version: (before?.version ?? 0) + 1, document, action: 'import' as const }
    await writeVersion(tx, deps, editing, version, before)
    return made
  })
  return readEntry(deps, kind, id)
}

/** Makes a new version of an older one. */
export async function restoreEntry(
  deps: EntryDeps,
  editing: Editing,
  { to, ...named }: EntryChangeBody<'restore'>,
): Promise<Entry> {
  const { document } = await readVersion(deps.db, editing.kind, { id: named.id, version: to })
  return changeEntry(deps, editing, { ...named, document: document as Record<string, unknown> }, 'restore')
}

/** Tells every server: what is public of an entry stands in lists, pages, menus and searches. */
const tellOf = ({ changes }: EntryDeps, id: string): Promise<void> => changes.withdraw(SITE_TAG, contentTag(id))

async function publishNow(tx: Transaction, deps: EntryDeps, editing: Editing, row: EntryRow): Promise<void> {
  const { kind } = editing
  const { id, version } = row
  const at = row.publishedAt ?? new Date()
  const { document } = await readVersion(tx, kind, { id, version })
  const demo = await readDocument({ db: tx, demoDir: deps.environment.demoDir }, kind, {
    ...{ document, at, others: editing.others },
  })
  await kinds[kind].show(tx, demo, { at, hidden: false })
  await publishFiles(tx, document)
  await tx
    .update(newsroomEntries)
    .set({ state: 'published', publishedVersion: version, publishAt: null, publishedAt: at })
    .where(keyOf(kind, id))
  await logRow(tx, editing, { id, version, action: 'publish' })
}

/** Makes the newest version public, at once or later. */
export async function publishEntry(
  deps: EntryDeps,
  editing: Editing,
  { at, ...named }: EntryChangeBody<'publish'>,
): Promise<Entry> {
  const { kind } = editing
  const isLater = at !== undefined && at > Date.now()
  await deps.db.transaction(async (tx) => {
    const row = await lockEntry(tx, kind, named)
    if (!row) throw refuse('contentGone')
    if (!isLater) return publishNow(tx, deps, editing, row)
    await tx
      .update(newsroomEntries)
      .set({ publishAt: new Date(at), ...(row.publishedVersion === null && { state: 'scheduled' as const }) })
      .where(keyOf(kind, named.id))
    await logRow(tx, editing, { id: named.id, version: row.version, action: 'schedule' })
  })
  if (!isLater) await tellOf(deps, named.id)
  return readEntry(deps, kind, named.id)
}

/** Takes an entry from the public, or ends its schedule. */
export async function takeBackEntry(
  deps: EntryDeps,
  editing: Editing,
  named: EntryChangeBody<'take-back'>,
): Promise<Entry> {
  const { kind } = editing
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
    await logRow(tx, editing, { id: named.id, version: row.version, action: 'take-back' })
  })
  await tellOf(deps, named.id)
  return readEntry(deps, kind, named.id)
}

/** Name in the log for what the clock does. */
const CLOCK = 'clock'

/** Whether the next minute may publish what this one could not. */
const isPassing = (error: unknown): boolean =>
  isUnavailable(error) || (error instanceof Refusal && error.code === 'stateChanged')

/** Publishes what is due. An entry that can never be published fails, which its log says. */
export async function publishDue(deps: EntryDeps & Pick<Deps, 'log'>, now = new Date()): Promise<void> {
  const due = await deps.db.select().from(newsroomEntries).where(lte(newsroomEntries.publishAt, now))
  for (const { kind, id, version } of due) {
    const editing = { who: CLOCK, kind }
    await publishEntry(deps, editing, { id, version }).catch(async (error) => {
      deps.log.warn({ kind, id, failure: reasonOf(error) }, 'a scheduled entry was not published')
      if (isPassing(error)) return
      await failSchedule(deps.db, editing, id)
    })
  }
}

/** What is public of it stays so. */
const failSchedule = (db: EntryDeps['db'], editing: Editing, id: string) =>
  db.transaction(async (tx) => {
    const isEntry = keyOf(editing.kind, id)
    const [row] = await tx.select().from(newsroomEntries).where(isEntry).for('update')
    if (!row) return
    await tx
      .update(newsroomEntries)
      .set({ publishAt: null, ...(row.state === 'scheduled' && { state: 'failed' as const }) })
      .where(isEntry)
    await logRow(tx, editing, { id, version: row.version, action: 'fail-to-publish' })
  })
