import { isNotNull, isNull, sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { id, moment } from './columns'
import { users } from './people'

/** Users' files: a row is created with the grant, and `mime` is set once the file is stored. */
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
    /** Digest of the stored file, by which copies of reserved pictures are found. */
    sha256: text(),
    width: integer(),
    height: integer(),
    /** Length of a sound or film, as the sender's browser measured it. */
    seconds: integer(),
    /** Whether something uses it; maintained by a trigger from `upload_uses`. */
    used: boolean().notNull().default(false),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** Since when it is public; null while only its owner and reviewers may see it. */
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

/** Uses of uploads by avatars, posts, publications, advices and reports, written by triggers on their tables, and by the newsroom. */
export const uploadUses = pgTable(
  'upload_uses',
  {
    key: text().notNull(),
    source: text().$type<'user' | 'profile' | 'post' | 'publication' | 'advice' | 'report' | 'newsroom'>().notNull(),
    sourceId: id().notNull(),
    /** When the use expires: a day after a publication was refused. */
    until: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.key, t.source, t.sourceId] }),
    index('upload_uses_source').on(t.source, t.sourceId),
    index('upload_uses_until').on(t.until).where(isNotNull(t.until)),
  ],
)

/** Size of a user's files; maintained by a trigger on `uploads`. */
export const personStorage = pgTable('person_storage', {
  userId: id()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  bytes: bigint({ mode: 'number' }).notNull(),
})

/** Size of the files of each hour, in sixteen parts, so that concurrent uploads do not wait for one row. */
export const hourlyUploads = pgTable(
  'hourly_uploads',
  { hour: moment().notNull(), shard: smallint().notNull(), bytes: bigint({ mode: 'number' }).notNull() },
  (t) => [primaryKey({ columns: [t.hour, t.shard] })],
)
