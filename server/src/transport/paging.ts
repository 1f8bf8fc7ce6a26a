import { type AnyColumn, Column, getTableColumns, getTableName, is, type SQL, sql, Table } from 'drizzle-orm'
import type { Secret } from '../secret'
import { refuse } from './refusal'

const DEFAULT_PAGE_SIZE = 20

export interface PageInput {
  cursor?: string | undefined
  page_size?: number | undefined
}

type Key = string | number | boolean

/** The order of a list: columns that all go one way, of which the last is unique. */
export interface ListOrder {
  columns: readonly AnyColumn[]
  direction: 'asc' | 'desc'
}

export const ascending = (...columns: AnyColumn[]): ListOrder => ({ columns, direction: 'asc' })
export const descending = (...columns: AnyColumn[]): ListOrder => ({ columns, direction: 'desc' })

/** A query that says what is read; its order and limit are those of the page. It selects the columns of the order. */
interface ListQuery<Row> {
  orderBy(order: SQL): { limit(rows: number): PromiseLike<Row[]> }
  readonly _: object
}

/** What a page asks of a query that limits parts of its own. */
export interface PageBounds {
  orderBy: SQL
  limit: number
}

/**
 * Where a page begins: the sort keys of the last row of the page before. They may name what the list does not show (who
 * takes part in an activity, to a guest), so nobody but us reads them, and each order takes its own alone.
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

/** One page of a list by key: what follows the cursor in an order. `query` gets the condition that says so. */
export async function pageOf<Row>(
  { secret }: { secret: Secret },
  input: PageInput,
  order: ListOrder,
  query: (after: SQL | undefined, bounds: PageBounds) => ListQuery<Row>,
): Promise<{ rows: Row[]; next: string | null }> {
  const size = input.page_size ?? DEFAULT_PAGE_SIZE
  const { read, write } = cursors(secret, order)
  const keys = read(input.cursor)
  // One more than the page has, to know of a next one.
  const bounds = { orderBy: orderBy(order), limit: size + 1 }
  const list = query(keys ? after(keys, order) : undefined, bounds)
  const keysOf = keyReader(list, order)
  const found = await list.orderBy(bounds.orderBy).limit(bounds.limit)
  const rows = found.slice(0, size)
  const last = rows.at(-1)
  return { rows, next: found.length > size && last !== undefined ? write(keysOf(last)) : null }
}

function after(keys: readonly Key[], { columns, direction }: ListOrder): SQL {
  const values = columns.map((column, at) => sql`${String(keys[at])}::${sql.raw(column.getSQLType())}`)
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

/** Reads the sort keys of a row from where the query selects their columns. */
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
