import type { FeedReason } from '@plaza/shared/api'
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, moment } from './columns'
import { users } from './people'

const person = () =>
  id()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** What a person wants less of in their feed, and what it has to forget of the time before. */
export const feedMarks = pgTable(
  'feed_marks',
  {
    userId: person(),
    mark: text().$type<'less' | 'forget'>().notNull(),
    kind: text().$type<'content' | 'category' | 'organisation' | 'all'>().notNull(),
    /** Empty for `all`. */
    targetId: id().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.mark, t.kind, t.targetId] })],
)

/** Order of a feed that a person has begun to read, so that its pages fit together whatever is learned meanwhile. */
export const feedOrders = pgTable(
  'feed_orders',
  {
    id: id().primaryKey(),
    userId: person(),
    items: jsonb().$type<{ id: string; why: FeedReason }[]>().notNull(),
    /** Cursor of the plain order after the items; null if they are all. */
    after: text(),
    at: moment().notNull().defaultNow(),
  },
  (t) => [index('feed_orders_user').on(t.userId, t.at), index('feed_orders_at').on(t.at)],
)
