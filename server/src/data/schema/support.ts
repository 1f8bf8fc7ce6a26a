import type { FeedbackKind, FeedbackState, JoinRole, JoinState } from '@plaza/shared/api'
import { isNotNull, sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment } from './columns'
import type { PostImage } from './community/circles'
import { users } from './people'

/** Feedbacks to the site. A trigger puts those that wait into the queue of support. */
export const feedbacks = pgTable(
  'feedbacks',
  {
    id: id().primaryKey(),
    /** Null: a guest wrote it. */
    userId: id().references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<FeedbackKind>().notNull(),
    content: text().notNull(),
    images: jsonb().$type<PostImage[]>().notNull().default([]),
    /** How its writer wants to be reached. */
    contact: text(),
    state: text().$type<FeedbackState>().notNull().default('waiting'),
    /** The last words of support. */
    answer: text(),
    answeredAt: moment(),
    /** When the writer wrote last: its place in the queue. */
    writtenAt: moment().notNull().defaultNow(),
    publishKey: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('feedbacks_user').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    uniqueIndex('feedbacks_key').on(t.publishKey).where(isNotNull(t.publishKey)),
  ],
)

/** What was written about a feedback after its first text; never changed. */
export const feedbackEntries = pgTable(
  'feedback_entries',
  {
    id: id().primaryKey(),
    feedbackId: id()
      .notNull()
      .references(() => feedbacks.id, { onDelete: 'cascade' }),
    /** The log of the queue says which operator wrote for support. */
    by: text().$type<'writer' | 'support'>().notNull(),
    text: text().notNull(),
    images: jsonb().$type<PostImage[]>().notNull().default([]),
    publishKey: text(),
    at: moment().notNull().defaultNow(),
  },
  (t) => [
    index('feedback_entries_feedback').on(t.feedbackId, t.at, t.id),
    uniqueIndex('feedback_entries_key').on(t.feedbackId, t.publishKey).where(isNotNull(t.publishKey)),
  ],
)

/** Applications of persons who want to contribute. A trigger puts the undecided ones into the queue of support. */
export const joinApplications = pgTable(
  'join_applications',
  {
    id: id().primaryKey(),
    userId: id()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<JoinRole>().notNull(),
    name: text().notNull(),
    organisation: text(),
    phone: text().notNull(),
    note: text().notNull(),
    portfolio: text(),
    images: jsonb().$type<PostImage[]>().notNull().default([]),
    state: text().$type<JoinState>().notNull().default('received'),
    answer: text(),
    reviewingAt: moment(),
    decidedAt: moment(),
    publishKey: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('join_applications_user').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    uniqueIndex('join_applications_open').on(t.userId, t.role).where(sql`${t.state} in ('received', 'reviewing')`),
    uniqueIndex('join_applications_key').on(t.userId, t.publishKey).where(isNotNull(t.publishKey)),
  ],
)
