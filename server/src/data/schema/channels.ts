import { index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { id } from './columns'

export const channels = pgTable(
  'channels',
  {
    id: id().primaryKey(),
    type: smallint().notNull(),
    name: text().notNull(),
    nameEn: text(),
    image: text().notNull(),
    slogan: text().notNull().default(''),
    frequency: text(),
    streamUrl: text().notNull(),
    /** Not read any more; dropped once no version that reads it can come back (decision 402). */
    listeners: integer().notNull().default(0),
    views: integer().notNull().default(0),
    likes: integer().notNull().default(0),
    comments: integer().notNull().default(0),
    recommended: smallint().notNull().default(0),
    sort: integer().notNull().default(0),
    anchorIds: jsonb().$type<string[]>().notNull().default([]),
  },
  (t) => [index('channels_type').on(t.type, t.sort, t.id)],
)

/** The weekly schedule: a show on some weekdays at a minute of the day, in the site's time zone. */
export const programmes = pgTable(
  'programmes',
  {
    id: id().primaryKey(),
    channelId: id()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    /** Bit 0 is Sunday; 127 is every day. */
    weekdays: smallint().notNull().default(127),
    startMinute: smallint().notNull(),
    endMinute: smallint().notNull(),
    title: text().notNull(),
    anchor: text(),
    anchorId: id(),
    replayUrl: text(),
  },
  (t) => [index('programmes_channel').on(t.channelId, t.startMinute), index('programmes_anchor').on(t.anchorId)],
)
