import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { refuse } from '../transport/refusal'

export const DEFAULT_PAGE_SIZE = 20

interface PageInput {
  cursor?: string | undefined
  page_size?: number | undefined
}

type Key = string | number

/** Where a page begins: the sort keys of the last row of the page before. */
export function readCursor(cursor: string | undefined, length: number): Key[] | null {
  if (!cursor) return null
  try {
    const keys: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    if (
      Array.isArray(keys) &&
      keys.length === length &&
      keys.every((key) => typeof key === 'string' || Number.isFinite(key))
    )
      return keys as Key[]
  } catch {
    // falls through to the refusal
  }
  throw refuse('badInput')
}

export const writeCursor = (keys: readonly (Key | Date)[]): string =>
  Buffer.from(JSON.stringify(keys.map((key) => (key instanceof Date ? key.toISOString() : key)))).toString('base64url')

interface Order {
  column: AnyColumn
  /** Postgres type of the key, to compare it as what it is. */
  type: 'timestamptz' | 'text' | 'int4' | 'float8' | 'boolean'
}

/**
 * One page of a list by key: what follows the cursor in an order of columns that all go one way and end with a unique
 * one. `rows` gets the condition, the order and how many rows to read (one more than the page, to know of a next).
 */
export async function pageByKey<Row>(
  input: PageInput,
  order: readonly Order[],
  direction: 'asc' | 'desc',
  keysOf: (row: Row) => (Key | Date)[],
  rows: (after: SQL | undefined, order: SQL, limit: number) => Promise<Row[]>,
): Promise<{ rows: Row[]; next: string | null }> {
  const size = input.page_size ?? DEFAULT_PAGE_SIZE
  const keys = readCursor(input.cursor, order.length)
  const found = await rows(keys ? after(keys, order, direction) : undefined, orderBy(order, direction), size + 1)
  const page = found.slice(0, size)
  const last = page.at(-1)
  return { rows: page, next: found.length > size && last !== undefined ? writeCursor(keysOf(last)) : null }
}

function after(keys: readonly Key[], order: readonly Order[], direction: 'asc' | 'desc'): SQL {
  const columns = sql.join(
    order.map(({ column }) => sql`${column}`),
    sql`, `,
  )
  const values = sql.join(
    order.map(({ type }, at) => sql`${String(keys[at])}::${sql.raw(type)}`),
    sql`, `,
  )
  return sql`(${columns}) ${sql.raw(direction === 'asc' ? '>' : '<')} (${values})`
}

const orderBy = (order: readonly Order[], direction: 'asc' | 'desc'): SQL =>
  sql.join(
    order.map(({ column }) => sql`${column} ${sql.raw(direction)}`),
    sql`, `,
  )
