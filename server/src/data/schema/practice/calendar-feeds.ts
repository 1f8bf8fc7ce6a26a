import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment } from '../columns'
import { users } from '../people'

/** Addresses to which people's calendars subscribe; one for each person. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: id()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the address, which is told once. */
    tokenHash: text().notNull(),
    /** In which the feed is written: that of the page on which it was made. */
    language: text().$type<'zh' | 'en'>().notNull(),
    madeAt: moment().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('calendar_feeds_token').on(t.tokenHash)],
)
