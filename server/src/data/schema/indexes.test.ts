import { getTableConfig, IndexedColumn, PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import * as schema from './index'

const tables = Object.values(schema).filter((one) => one instanceof PgTable)
const descending = tables.flatMap((table) =>
  getTableConfig(table).indexes.flatMap(({ config }) =>
    config.columns
      .filter((column) => column instanceof IndexedColumn)
      .filter(({ indexConfig }) => indexConfig.order === 'desc')
      .map(({ name, indexConfig }): [string, string | undefined] => [`${config.name} ${name}`, indexConfig.nulls]),
  ),
)

/** `order by … desc` puts nulls first: an index with nulls last serves no list, and each page would sort all rows. */
it('an index for the newest rows has the order of the lists', () => {
  expect(descending.length).toBeGreaterThan(20)
  expect(descending.filter(([, nulls]) => nulls !== 'first')).toEqual([])
})
