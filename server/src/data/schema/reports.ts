import type { ReportReason, ReportTarget } from '@plaza/shared/api'
import { isNull } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment } from './columns'
import { users } from './people'

/** What the reviewers did about a report: the thing was hidden, stays, or its author had deleted it. */
export type ReportOutcome = 'hidden' | 'kept' | 'deleted'

/** Reports of users: one of a person about a thing is open at a time. A trigger puts the reported thing into the review queue, once for all of its open reports. */
export const reports = pgTable(
  'reports',
  {
    id: id().primaryKey(),
    target: text().$type<ReportTarget>().notNull(),
    targetId: id().notNull(),
    /** Who wrote the reported thing, or is the reported user. */
    authorId: id()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reporterId: id()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text().$type<ReportReason>().notNull(),
    text: text().notNull().default(''),
    /** Upload keys. */
    images: jsonb().$type<string[]>().notNull().default([]),
    /** Of what was reported, and once it is decided of what was decided about: `digestOf`. */
    digest: text(),
    /** The item of the queue; set by the trigger. */
    item: bigint({ mode: 'number' }),
    outcome: text().$type<ReportOutcome>(),
    closedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('reports_once').on(t.reporterId, t.target, t.targetId).where(isNull(t.closedAt)),
    index('reports_thing').on(t.target, t.targetId, t.reporterId, t.createdAt),
    index('reports_open').on(t.target, t.targetId).where(isNull(t.closedAt)),
    index('reports_item').on(t.item, t.id),
  ],
)
