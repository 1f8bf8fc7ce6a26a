import type { PracticeForm, PracticeState } from '@plaza/shared/api'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment } from '../columns'
import type { PostImage, PostVideo } from '../community/circles'
import { users } from '../people'

/** Civilisation shows, and records that people write about an activity. */
export const practices = pgTable(
  'practices',
  {
    id: id().primaryKey(),
    userId: id()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    form: text().$type<PracticeForm>().notNull(),
    title: text().notNull(),
    titleEn: text(),
    content: text().notNull(),
    contentEn: text(),
    images: jsonb().$type<PostImage[]>().notNull().default([]),
    video: jsonb().$type<PostVideo>(),
    place: text(),
    /** Of a record. */
    activityId: id(),
    state: text().$type<PracticeState>().notNull(),
    refusal: text(),
    likes: integer().notNull().default(0),
    comments: integer().notNull().default(0),
    /** Idempotency key, generated once per draft by the client. */
    publishKey: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('practices_newest')
      .on(t.form, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.state} = 'shown'`),
    index('practices_activity')
      .on(t.activityId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.state} = 'shown'`),
    index('practices_user').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    uniqueIndex('practices_publish_key').on(t.userId, t.publishKey),
  ],
)
