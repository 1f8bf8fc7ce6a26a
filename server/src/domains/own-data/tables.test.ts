import { getTableColumns, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import * as schema from '../../data/schema/index'
import { tableOf } from './data-table'
import { copiedColumns } from './export-file'
import { personalTables, tables } from './tables/all-tables'

const all = Object.entries(schema).flatMap(([name, table]) => (is(table, PgTable) ? [{ name, table }] : []))
const personal = new Map<string, (typeof personalTables)[number][1]>(personalTables)
/** Columns that look as if they were about a person. */
const PERSONAL =
  /user|author|person|owner|phone|reporter|answeredId|actor|manager|member|operator|account$|nickname|real|publishedBy|createdBy|changedBy|^who$/i

it('names every table of the schema', () => {
  expect(Object.keys(tables).sort()).toEqual(all.map(({ name }) => name).sort())
})

it.each(all)('$name has rows of persons, or says why not', ({ name, table }) => {
  if (personal.has(name)) return expect(personal.get(name)?.rows({ id: '1', phone: null })).toBeTruthy()
  const refersToUsers = getTableConfig(table).foreignKeys.some(
    (key) => getTableConfig(key.reference().foreignTable).name === 'users',
  )
  expect(refersToUsers).toBe(false)
  const suspicious = Object.keys(getTableColumns(table)).filter((column) => PERSONAL.test(column))
  const entry = tables[name as keyof typeof tables] as { why?: string }
  if (suspicious.length > 0) expect([name, suspicious, entry.why]).toEqual([name, suspicious, expect.any(String)])
  else expect(entry).toHaveProperty('nobody', true)
})

describe.each(personalTables)('%s', (name, { copy, closing, kept }) => {
  const columns = Object.keys(getTableColumns(tableOf(name)))

  it('is in the file without secrets, or says why not', () => {
    if (typeof copy === 'string') return expect(copy.length).toBeGreaterThan(10)
    for (const column of [...(copy.only ?? []), ...(copy.without ?? []), ...Object.keys(copy.instead ?? {})])
      expect(columns).toContain(column)
    const copied = Object.keys(copiedColumns(tableOf(name), copy))
    expect(copied.length).toBeGreaterThan(0)
    expect(
      copied.filter((column) => /hash|sealed|secret|^key$|Key$|tokens?$/i.test(column) && name !== 'uploads'),
    ).toEqual([])
  })

  it('is erased when an account is closed, or says why it stays', () => {
    expect(closing.length > 0 || (kept ?? '').length > 10).toBe(true)
    for (const step of closing)
      if ('change' in step) for (const column of Object.keys(step.change)) expect(columns).toContain(column)
  })
})
