import type { QueueCause } from '@plaza/shared/operations'
import { isNotNull, sql } from 'drizzle-orm'
import { bigint, bigserial, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment } from '../columns'
import { users } from '../people'

export type QueueItemState = 'waiting' | 'decided' | 'withdrawn'

/**
 * What the back office has to decide. Triggers add what is held for a review, withdraw what its author deleted, and
 * raise the version of what its author changed (docs/decisions/0147-queues-of-the-back-office.md).
 */
export const queueItems = pgTable(
  'queue_items',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    queue: text().notNull(),
    kind: text().notNull(),
    subjectId: id().notNull(),
    /** Null: a guest wrote it. */
    authorId: id().references(() => users.id, { onDelete: 'cascade' }),
    /** Why it is there; decides what may be done with it. */
    cause: text().$type<QueueCause>().notNull().default('held'),
    /** Only its operators see the item; null: all operators of the queue. */
    departmentId: id(),
    /** Place in the list: the deadline, or when it came; of a decided item, when it was decided. */
    sortAt: moment().notNull().defaultNow(),
    state: text().$type<QueueItemState>().notNull().default('waiting'),
    /** Name of the operator who works on it. */
    takenBy: text(),
    takenAt: moment(),
    decidedBy: text(),
    decidedAt: moment(),
    decision: text(),
    reason: text(),
    /** Raised by every change; a change names the version that it was made for. */
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('queue_items_subject').on(t.queue, t.kind, t.subjectId).where(sql`${t.state} = 'waiting'`),
    index('queue_items_order').on(t.queue, t.state, t.sortAt, t.id),
    index('queue_items_kind').on(t.queue, t.kind, t.state, t.sortAt, t.id),
    index('queue_items_department').on(t.departmentId, t.state, t.sortAt, t.id).where(isNotNull(t.departmentId)),
    index('queue_items_asked')
      .on(t.departmentId, t.sortAt, t.id)
      .where(sql`${t.state} = 'waiting' and ${t.cause} = 'asked'`),
    index('queue_items_taken')
      .on(t.takenBy, t.sortAt, t.id)
      .where(sql`${t.state} = 'waiting' and ${t.takenBy} is not null`),
    index('queue_items_author').on(t.authorId, t.state),
  ],
)

/** Who did what to an item, when and why. A trigger in the migration rejects updates and deletes. */
export const queueLog = pgTable(
  'queue_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: moment().notNull().defaultNow(),
    queue: text().notNull(),
    item: bigint({ mode: 'number' }).notNull(),
    who: text().notNull(),
    action: text().notNull(),
    reason: text().notNull().default(''),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [index('queue_log_item').on(t.item, t.id), index('queue_log_queue').on(t.queue, t.id)],
)

/** Until when a user may not write. The newest row counts. */
export const bans = pgTable(
  'bans',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    userId: id()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    until: moment().notNull(),
    reason: text().notNull(),
    who: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index('bans_user').on(t.userId, t.id.desc().nullsFirst())],
)
