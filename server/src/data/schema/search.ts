import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { id } from './columns'

/** What can be found: one row for each thing of any kind, with what its words are found by (`domains/search/tokens`). */
export const searchEntries = pgTable(
  'search_entries',
  {
    /** The table that the thing stands in: `content`, `channel`, … */
    source: text().notNull(),
    id: id().notNull(),
    /** The kind under which people look for it. */
    kind: text().notNull(),
    type: smallint(),
    /** In one width and case. */
    title: text().notNull(),
    /** How much it is looked for. */
    weight: integer().notNull().default(0),
    tokens: text().array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.source, t.id] }),
    index('search_entries_weight').on(t.weight.desc().nullsFirst()),
    // Equality and beginnings, in the order of bytes.
    index('search_entries_title').on(t.title.op('text_pattern_ops')),
    index('search_entries_tokens').using('gin', t.tokens).with({ fastupdate: false }),
  ],
)

/** Things whose words changed since they were put among the entries; triggers of their tables write it. */
export const searchPending = pgTable('search_pending', { source: text().notNull(), id: id().notNull() }, (t) => [
  primaryKey({ columns: [t.source, t.id] }),
])
