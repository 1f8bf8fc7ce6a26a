import type { NamedThing, NamedThingsQuery, nameable } from '@plaza/shared/operations'
import { and, desc, eq, ilike, inArray, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type * as v from 'valibot'
import type { Executor } from '../data/database'
import { anchors, categories, channels, contents, organisations } from '../data/schema/index'

interface NameSource {
  table: PgTable
  /** What documents name. */
  id: AnyPgColumn
  name: AnyPgColumn
  order: AnyPgColumn
  where?: SQL
}

const VIDEOS = [4, 12]
const MOST = 30

const content = { table: contents, id: contents.id, name: contents.title, order: contents.publishedAt }
const sources: Readonly<Record<(typeof nameable)[number], NameSource>> = {
  category: { table: categories, id: categories.name, name: categories.name, order: categories.sort },
  organisation: { table: organisations, id: organisations.id, name: organisations.name, order: organisations.sort },
  anchor: { table: anchors, id: anchors.id, name: anchors.name, order: anchors.sort },
  channel: { table: channels, id: channels.id, name: channels.name, order: channels.sort },
  video: { ...content, where: inArray(contents.type, VIDEOS) },
  content,
}

export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** What a document can name, by its id or a part of its name. */
export async function listThings(
  db: Executor,
  { of, q, id }: v.InferOutput<typeof NamedThingsQuery>,
): Promise<{ list: NamedThing[] }> {
  const source = sources[of]
  const named = id === undefined ? ilike(source.name, likePattern(q)) : eq(source.id, id)
  const rows = await db
    .select({ id: source.id, name: source.name })
    .from(source.table)
    .where(and(source.where, named))
    .orderBy(desc(source.order))
    .limit(MOST)
  return { list: rows.map((row) => ({ id: String(row.id), name: String(row.name) })) }
}
