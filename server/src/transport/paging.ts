import { type AnyColumn, getTableName, type SQL, sql } from 'drizzle-orm'
import type { Secret } from '../secret'
import { refuse } from './refusal'

const DEFAULT_PAGE_SIZE = 20

export interface PageInput {
  cursor?: string | undefined
  page_size?: number | undefined
}

type Key = string | number

interface Order {
  column: AnyColumn
  /** Postgres type of the key, to compare it as what it is. */
  type: 'timestamptz' | 'text' | 'int4' | 'float8' | 'boolean'
}

/**
 * Where a page begins: the sort keys of the last row of the page before. They may name what the list does not show (who
 * takes part in an activity, to a guest), so nobody but us reads them, and each order takes its own alone.
 */
const cursors = (secret: Secret, order: readonly Order[]) => {
  const use = `cursor ${order.map(({ column }) => `${getTableName(column.table)}.${column.name}`).join()}`
  return {
    read(cursor: string | undefined): Key[] | null {
      if (!cursor) return null
      const keys = secret.open(use, cursor)
      if (keys === null) throw refuse('badInput')
      return JSON.parse(keys)
    },
    write: (keys: readonly (Key | Date)[]): string => secret.seal(use, JSON.stringify(keys)),
  }
}

/**
 * One page of a list by key: what follows the cursor in an order of columns that all go one way and end with a unique
 * one. `rows` gets the condition, the order and how many rows to read (one more than the page, to know of a next).
 */
export async function pageByKey<Row>(
  secret: Secret,
  input: PageInput,
  order: readonly Order[],
  direction: 'asc' | 'desc',
  keysOf: (row: Row) => (Key | Date)[],
  rows: (after: SQL | undefined, order: SQL, limit: number) => Promise<Row[]>,
): Promise<{ rows: Row[]; next: string | null }> {
  const size = input.page_size ?? DEFAULT_PAGE_SIZE
  const { read, write } = cursors(secret, order)
  const keys = read(input.cursor)
  const found = await rows(keys ? after(keys, order, direction) : undefined, orderBy(order, direction), size + 1)
  const page = found.slice(0, size)
  const last = page.at(-1)
  return { rows: page, next: found.length > size && last !== undefined ? write(keysOf(last)) : null }
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

/**
 * One page of a list that somebody put in order by hand, or that was put in order for this question alone: what follows
 * the id that the cursor names. `use` keeps cursors of one list from being taken for another's.
 */
export function pageOfIds(
  secret: Secret,
  use: string,
  { cursor, page_size: size = DEFAULT_PAGE_SIZE }: PageInput,
  ids: readonly string[],
): { ids: string[]; next: string | null } {
  const after = cursor ? secret.open(`ids ${use}`, cursor) : null
  if (cursor && after === null) throw refuse('badInput')
  // One that left the list meanwhile ends it.
  const from = after === null ? 0 : ids.indexOf(after) + 1 || ids.length
  const page = ids.slice(from, from + size)
  const last = page.at(-1)
  const isMore = from + size < ids.length && last !== undefined
  return { ids: page, next: isMore ? secret.seal(`ids ${use}`, last) : null }
}
