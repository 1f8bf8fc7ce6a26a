import { sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'

export type ColumnTypes = Record<string, 'text' | 'timestamptz' | 'boolean' | 'smallint' | 'integer'>

/** Updates columns of existing rows to the seed's current values; `keys` identify the row. */
export async function setColumns(
  db: Executor,
  table: string,
  keys: string[],
  columns: ColumnTypes,
  rows: object[],
): Promise<void> {
  const name = (column: string) => sql.identifier(column)
  const all = [...keys.map((key) => [key, 'text'] as const), ...Object.entries(columns)]
  const listed = all.map(([column, type]) => sql`${name(column)} ${sql.raw(type)}`)
  const set = Object.keys(columns).map((column) => sql`${name(column)} = v.${name(column)}`)
  const same = keys.map((key) => sql`t.${name(key)} = v.${name(key)}`)
  const changed = Object.keys(columns).map((column) => sql`t.${name(column)} is distinct from v.${name(column)}`)
  await db.execute(sql`update ${name(table)} t set ${sql.join(set, sql`, `)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v(${sql.join(listed, sql`, `)})
    where ${sql.join(same, sql` and `)} and (${sql.join(changed, sql` or `)})`)
}

export const isIn = (ids: string[]) => sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
