import type { ScanKind } from '@plaza/shared/api'
import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { activities } from '../activities'
import { id, moment } from '../columns'
import type { PostImage } from '../community/circles'
import { users } from '../people'

/** What people write who were there but did not sign in or out; one at a time for each activity. */
export const activityAppeals = pgTable(
  'activity_appeals',
  {
    id: id().primaryKey(),
    activityId: id()
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    /** Of the activity, for the list of its managers. */
    teamId: id().notNull(),
    userId: id()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    images: jsonb().$type<PostImage[]>().notNull().default([]),
    state: text().$type<'waiting' | 'accepted' | 'refused'>().notNull().default('waiting'),
    reason: text().notNull().default(''),
    /** The manager who decided. */
    decidedBy: id(),
    decidedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('activity_appeals_once').on(t.activityId, t.userId).where(sql`${t.state} = 'waiting'`),
    index('activity_appeals_team').on(t.teamId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('activity_appeals_waiting')
      .on(t.teamId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.state} = 'waiting'`),
    index('activity_appeals_user').on(t.userId),
  ],
)

/** Codes that a person scanned. */
export const practiceScans = pgTable(
  'practice_scans',
  {
    id: id().primaryKey(),
    userId: id()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<ScanKind>().notNull(),
    /** The volunteer, the team or the activity. */
    subjectId: id(),
    title: text().notNull(),
    valid: boolean().notNull(),
    scannedAt: moment().notNull().defaultNow(),
    /** Day and hash of the code: read again on the same day, it is the same scan. */
    onceKey: text(),
  },
  (t) => [
    uniqueIndex('practice_scans_once').on(t.userId, t.onceKey),
    index('practice_scans_user').on(t.userId, t.scannedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
)
