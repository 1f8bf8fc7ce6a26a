import { isNotNull, sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { id } from './columns'

/** Search index: one row per thing of any kind, with its tokens (`domains/search/tokens`). */
export const searchEntries = pgTable(
  'search_entries',
  {
    /** Source table: `content`, `channel`, … */
    source: text().notNull(),
    id: id().notNull(),
    /** Kind of the search results. */
    kind: text().notNull(),
    type: smallint(),
    /** Normalized width and case. */
    title: text().notNull(),
    /** Popularity. */
    weight: integer().notNull().default(0),
    tokens: text().array().notNull(),
    /** Circle of a post or a topic. */
    circleId: id(),
    /** The author of a post; of a person, the person. Whoever blocked them does not find it. */
    authorId: id(),
  },
  (t) => [
    primaryKey({ columns: [t.source, t.id] }),
    index('search_entries_weight').on(t.weight.desc().nullsFirst()),
    index('search_entries_kind').on(t.kind, t.weight.desc().nullsFirst()),
    // For equality and prefixes, in byte order.
    index('search_entries_title').on(t.title.op('text_pattern_ops')),
    index('search_entries_circle').on(t.circleId, t.kind, t.weight.desc().nullsFirst()).where(isNotNull(t.circleId)),
    // Words of texts are no names: without it each would be looked for among the people in vain.
    index('search_entries_people').using('gin', t.tokens).with({ fastupdate: false }).where(sql`${t.kind} = 'person'`),
    index('search_entries_tokens').using('gin', t.tokens).with({ fastupdate: false }),
  ],
)

/** Things whose text changed since they were indexed; written by triggers on their tables. */
export const searchPending = pgTable('search_pending', { source: text().notNull(), id: id().notNull() }, (t) => [
  primaryKey({ columns: [t.source, t.id] }),
])
