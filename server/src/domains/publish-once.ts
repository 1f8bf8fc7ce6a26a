import { and, eq, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from '../data/database'
import { refuse } from '../transport/refusal'

/** A table of what people publish, each row under a key that its form made. */
type KeyedTable = PgTable & Readonly<Record<'id' | 'userId' | 'publishKey', AnyPgColumn>>

interface PublishKey {
  userId: string
  /** undefined: an old client sends none. */
  key: string | undefined
  /** Further condition on the row that stands under the key. */
  where?: SQL
}

/**
 * Publishes a thing once: a repeated key returns the id of the row that it created before. `create` returns the id of the
 * new row, or undefined if another request has inserted one under this key meanwhile.
 */
export async function publishOnce(
  db: Executor,
  table: KeyedTable,
  { userId, key, where }: PublishKey,
  create: () => Promise<string | undefined>,
): Promise<string> {
  async function find(): Promise<string | undefined> {
    if (key === undefined) return undefined
    const [row] = await db
      .select({ id: table.id })
      .from(table as PgTable)
      .where(and(eq(table.userId, userId), eq(table.publishKey, key), where))
    return row?.id as string | undefined
  }
  const id = (await find()) ?? (await create()) ?? (await find())
  if (id === undefined) throw refuse('contentGone')
  return id
}
