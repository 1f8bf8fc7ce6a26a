import type { NewsroomKind } from '@plaza/shared/operations'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Executor } from '../data/database'
import { refuseIssue } from '../registry/invalid-field'
import type { Demo } from '../seed/demo/read'
import { kinds } from './kinds'
import { entriesIn } from './kinds/kind'
import { readMedia } from './media'
import { demoOf, readNames, readReferences } from './references'

const MAX_TITLE = 200

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

async function nextId(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(sql`select nextval('newsroom_ids') as id`)
  return Number(rows[0]?.id)
}

/** The document with its own id, and ids of its parts that have none, such as an album's tracks. */
export async function withIds(db: Executor, kind: NewsroomKind, given: unknown, id?: string): Promise<unknown> {
  const { id: form, key = 'id', normalise, parts } = kinds[kind]
  if (form === 'single' || !isFields(given)) return given
  const document = normalise ? normalise(given) : given
  if (key !== 'id') return { ...document, ...(id !== undefined && { [key]: id }) }
  const known = id ?? document.id ?? (await nextId(db))
  const own = form === 'number' ? Number(known) : String(known)
  const list = parts && document[parts]
  if (!parts || !Array.isArray(list)) return { ...document, id: own }
  const numbered: unknown[] = []
  for (const part of list as unknown[])
    numbered.push(isFields(part) && part.id === undefined ? { ...part, id: await nextId(db) } : part)
  return { ...document, id: own, [parts]: numbered }
}

/** What lists call it. */
export function titleOf(kind: NewsroomKind, document: unknown): string {
  const { title, name, id } = isFields(document) ? document : { title: kind, name: undefined, id: undefined }
  return [...String(title ?? name ?? id ?? kind)].slice(0, MAX_TITLE).join('')
}

export const idOf = (kind: NewsroomKind, document: unknown): string =>
  kinds[kind].id === 'single' || !isFields(document) ? kind : String(document[kinds[kind].key ?? 'id'])

export const addressOf = (kind: NewsroomKind, document: unknown): string | null =>
  kinds[kind].address(isFields(document) ? document : {})

interface DocumentDeps {
  db: Executor
  demoDir: string
}

/**
 * A demo of the document alone, from which the seed's functions make rows. Throws a refusal that names the first invalid
 * field.
 */
export async function readDocument(
  { db, demoDir }: DocumentDeps,
  kind: NewsroomKind,
  { document, at, others }: { document: unknown; at: Date; others?: ReadonlySet<string> | undefined },
): Promise<Demo> {
  const { group, schema, isList } = kinds[kind]
  const media = await readMedia(db, demoDir, document)
  const names = await readNames(db, demoDir)
  const refs = await readReferences(db, { document, media, names, others })
  const read = v.safeParse(schema(refs, at), document)
  if (!read.success) throw refuseIssue(read.issues[0])
  if (isList) return demoOf(entriesIn(group, read.output as readonly unknown[]), names, media)
  const entry = read.output as { id?: unknown }
  const known = (names as Partial<Record<string, { id: unknown }[]>>)[group] ?? []
  return demoOf(entriesIn(group, [...known.filter(({ id }) => id !== entry.id), entry]), names, media)
}
