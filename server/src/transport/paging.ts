import { type AnyColumn, Column, getTableColumns, getTableName, is, type SQL, sql, Table } from 'drizzle-orm'
import type { Secret } from '../secret'
import { refuse } from './refusal'

const DEFAULT_PAGE_SIZE = 20

export interface PageInput {
  cursor?: string | undefined
  page_size?: number | undefined
}

type Key = string | number | boolean

/** Order of a list: columns in the same direction, the last of them unique. */
export interface ListOrder {
  columns: readonly AnyColumn[]
  direction: 'asc' | 'desc'
}

export const ascending = (...columns: AnyColumn[]): ListOrder => ({ columns, direction: 'asc' })
export const descending = (...columns: AnyColumn[]): ListOrder => ({ columns, direction: 'desc' })

/** A query for the rows of a list; the page adds order and limit. It must select the columns of the order. */
interface ListQuery<Row> {
  orderBy(order: SQL): { limit(rows: number): PromiseLike<Row[]> }
  readonly _: object
}

/** Condition, order and limit for a query with subqueries of its own. */
export interface PageBounds {
  orderBy: SQL
  limit: number
}

/**
 * A cursor contains the sort keys of the previous page's last row. They may reveal what the list does not show (to a
 * guest: who takes part in an activity), so cursors are encrypted, and each order accepts only its own.
 */
const cursors = (secret: Secret, { columns }: ListOrder) => {
  const use = `cursor ${columns.map(({ table, name }) => `${getTableName(table)}.${name}`).join()}`
  return {
    read(cursor: string | undefined): Key[] | null {
      if (!cursor) return null
      const keys = secret.open(use, cursor)
      if (keys === null) throw refuse('badInput')
      return JSON.parse(keys)
    },
    write: (keys: readonly unknown[]): string => secret.seal(use, JSON.stringify(keys)),
  }
}

/** One page of a list by key: the rows after the cursor. `query` gets the condition for them. */
export async function pageOf<Row>(
  { secret }: { secret: Secret },
  input: PageInput,
  order: ListOrder,
  query: (after: SQL | undefined, bounds: PageBounds) => ListQuery<Row>,
): Promise<{ rows: Row[]; next: string | null }> {
  const size = input.page_size ?? DEFAULT_PAGE_SIZE
  const { read, write } = cursors(secret, order)
  const keys = read(input.cursor)
  // One more row than the page has, to know whether there is a next page.
  const bounds = { orderBy: orderBy(order), limit: size + 1 }
  const list = query(keys ? after(keys, order) : undefined, bounds)
  const keysOf = keyReader(list, order)
  const found = await list.orderBy(bounds.orderBy).limit(bounds.limit)
  const rows = found.slice(0, size)
  const last = rows.at(-1)
  return { rows, next: found.length > size && last !== undefined ? write(keysOf(last)) : null }
}

/** A type that values have; `bigserial` is one of columns alone. */
const typeOf = (column: AnyColumn): string => column.getSQLType().replace('serial', 'int')

function after(keys: readonly Key[], { columns, direction }: ListOrder): SQL {
  const values = columns.map((column, at) => sql`${String(keys[at])}::${sql.raw(typeOf(column))}`)
  return sql`(${sql.join(
    columns.map((column) => sql`${column}`),
    sql`, `,
  )}) ${sql.raw(direction === 'asc' ? '>' : '<')} (${sql.join(values, sql`, `)})`
}

const orderBy = ({ columns, direction }: ListOrder): SQL =>
  sql.join(
    columns.map((column) => sql`${column} ${sql.raw(direction)}`),
    sql`, `,
  )

/** Reads the sort keys of a row from the columns that the query selects. */
function keyReader(query: ListQuery<unknown>, { columns }: ListOrder): (row: unknown) => unknown[] {
  const { selectedFields } = query._ as { selectedFields: Fields }
  const paths = columns.map((column) => {
    const path = pathTo(column, selectedFields)
    if (!path) throw new Error(`a list in the order of ${getTableName(column.table)}.${column.name} does not select it`)
    return path
  })
  return (row) => paths.map((path) => path.reduce<unknown>((value, name) => (value as Fields)[name], row) ?? 0)
}

type Fields = Record<string, unknown>

function pathTo(column: AnyColumn, fields: Fields): string[] | undefined {
  for (const [name, field] of Object.entries(fields)) {
    if (is(field, Column)) {
      if (field.name === column.name && getTableName(field.table) === getTableName(column.table)) return [name]
    } else if (is(field, Table) || (typeof field === 'object' && field?.constructor === Object)) {
      const path = pathTo(column, is(field, Table) ? getTableColumns(field) : (field as Fields))
      if (path) return [name, ...path]
    }
  }
}

/**
 * One page of a list of ids in a given order: those after the id in the cursor. `use` prevents a cursor of one list
 * from being used in another.
 */
export function pageOfIds(
  secret: Secret,
  use: string,
  { cursor, page_size: size = DEFAULT_PAGE_SIZE }: PageInput,
  ids: readonly string[],
): { ids: string[]; next: string | null } {
  const after = cursor ? secret.open(`ids ${use}`, cursor) : null
  if (cursor && after === null) throw refuse('badInput')
  // If the id has left the list meanwhile, the list starts again.
  const from = after === null ? 0 : ids.indexOf(after) + 1 || ids.length
  const page = ids.slice(from, from + size)
  const last = page.at(-1)
  const isMore = from + size < ids.length && last !== undefined
  return { ids: page, next: isMore ? secret.seal(`ids ${use}`, last) : null }
}
