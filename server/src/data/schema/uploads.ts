import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment } from './columns'
import { users } from './people'

/** Files that people put up: a row when leave was given, `mime` once the file lies there. */
export const uploads = pgTable(
  'uploads',
  {
    key: text().primaryKey(),
    userId: id()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<'image' | 'video' | 'audio'>().notNull(),
    mime: text(),
    bytes: integer(),
    width: integer(),
    height: integer(),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index('uploads_user').on(t.userId, t.createdAt), index('uploads_created').on(t.createdAt)],
)
