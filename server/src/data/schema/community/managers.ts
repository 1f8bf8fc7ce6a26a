import type { CircleAction } from '@plaza/shared/api'
import { bigserial, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, moment } from '../columns'
import { users } from '../people'
import { circles } from './circles'

/** Who may not write in a circle, and for how long. A person whom a manager removed cannot join again either. */
export const circleRestrictions = pgTable(
  'circle_restrictions',
  {
    circleId: id()
      .notNull()
      .references(() => circles.id, { onDelete: 'cascade' }),
    userId: id()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<'muted' | 'removed'>().notNull(),
    /** null: until a manager lifts it. */
    until: moment(),
    reason: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.circleId, t.userId] }),
    index('circle_restrictions_newest').on(
      t.circleId,
      t.kind,
      t.createdAt.desc().nullsFirst(),
      t.userId.desc().nullsFirst(),
    ),
  ],
)

/** What the managers of a circle decided. A trigger in the migration rejects updates and deletes. */
export const circleLog = pgTable(
  'circle_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: moment().notNull().defaultNow(),
    circleId: id().notNull(),
    /** The manager. */
    userId: id().notNull(),
    action: text().$type<CircleAction>().notNull(),
    /** The post or person that it is about. */
    subjectId: id(),
    reason: text().notNull().default(''),
    /** The notice, the first words of the post, the name of the person, as they were. */
    words: text().notNull().default(''),
  },
  (t) => [
    index('circle_log_circle').on(t.circleId, t.id.desc().nullsFirst()),
    index('circle_log_action').on(t.circleId, t.action, t.id.desc().nullsFirst()),
  ],
)
