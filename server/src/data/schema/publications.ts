import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment } from './columns'
import { users } from './people'

export interface PublishedVideo {
  /** Upload key. */
  key: string
  seconds: number
  poster: string | null
}

/** Users' publications; the content made from one has the same id. */
export const publications = pgTable(
  'publications',
  {
    id: id().primaryKey(),
    userId: id()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    content: text().notNull(),
    /** Upload keys. */
    images: jsonb().$type<string[]>().notNull().default([]),
    video: jsonb().$type<PublishedVideo>(),
    categoryId: id().notNull(),
    topicId: id(),
    place: text(),
    state: text().$type<'pending' | 'shown' | 'refused'>().notNull(),
    refusal: text(),
    /** Idempotency key, generated once per draft by the client. */
    publishKey: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('publications_user').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    uniqueIndex('publications_publish_key').on(t.userId, t.publishKey),
  ],
)
