import { isNotNull, isNull, sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
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
    /** Whether something shows it: as `upload_uses` says, by a trigger. */
    used: boolean().notNull().default(false),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** Since when everybody may see it; null while it is its owner's and a reviewer's alone. */
    publishedAt: moment(),
  },
  (t) => [
    index('uploads_user').on(t.userId, t.createdAt),
    index('uploads_open').on(t.userId, t.expiresAt).where(isNull(t.mime)),
    index('uploads_unused')
      .on(t.createdAt)
      .where(sql`${isNotNull(t.mime)} and not ${t.used}`),
  ],
)

/** What shows which upload: an avatar, a post, a publication. Triggers of their tables write it. */
export const uploadUses = pgTable(
  'upload_uses',
  {
    key: text().notNull(),
    source: text().$type<'user' | 'post' | 'publication'>().notNull(),
    sourceId: id().notNull(),
    /** When it ends by itself: a day after a publication was refused. */
    until: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.key, t.source, t.sourceId] }),
    index('upload_uses_source').on(t.source, t.sourceId),
    index('upload_uses_until').on(t.until).where(isNotNull(t.until)),
  ],
)

/** Bytes of a person's files; a trigger of `uploads` keeps it. */
export const personStorage = pgTable('person_storage', {
  userId: id()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  bytes: bigint({ mode: 'number' }).notNull(),
})

/** Bytes of the files that came in an hour, in sixteen parts, so that uploads of a moment do not wait for one row. */
export const hourlyUploads = pgTable(
  'hourly_uploads',
  { hour: moment().notNull(), shard: smallint().notNull(), bytes: bigint({ mode: 'number' }).notNull() },
  (t) => [primaryKey({ columns: [t.hour, t.shard] })],
)
