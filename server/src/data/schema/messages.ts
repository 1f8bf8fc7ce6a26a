import type { MessageKind } from '@plaza/shared/api'
import { isNotNull, isNull, sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment } from './columns'
import { users } from './people'

/** Messages to a person. Their words are rendered on reading, in the reader's language, from `template` and `params`. */
export const messages = pgTable(
  'messages',
  {
    id: id().primaryKey(),
    userId: id()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<MessageKind>().notNull(),
    template: text().notNull(),
    params: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Address of the page that it is about. */
    link: text(),
    /** A message with the same key is sent to a person once. */
    onceKey: text(),
    readAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('messages_newest').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('messages_kind').on(t.userId, t.kind, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('messages_unread').on(t.userId, t.kind).where(isNull(t.readAt)),
    index('messages_oldest').on(t.createdAt),
    // To make the author of what a message tells of nameless.
    index('messages_author').on(sql`(${t.params} ->> 'author_id')`).where(sql`${t.params} ? 'author_id'`),
    uniqueIndex('messages_once').on(t.userId, t.onceKey).where(isNotNull(t.onceKey)),
  ],
)
