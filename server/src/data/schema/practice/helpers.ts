import type { HelperNeed, HelperRelation } from '@plaza/shared/api'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment } from '../columns'
import { users } from '../people'

/** Those whom a person looks after; a deleted one stays for as long as the deletion can be undone. */
export const helpers = pgTable(
  'helpers',
  {
    id: id().primaryKey(),
    userId: id()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    phone: text(),
    relation: text().$type<HelperRelation>().notNull(),
    /** Year of birth. */
    born: smallint(),
    place: text().notNull(),
    needs: jsonb().$type<HelperNeed[]>().notNull().default([]),
    note: text().notNull().default(''),
    /** Idempotency key, generated once per entry by the client. */
    addKey: text(),
    removedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('helpers_user').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    uniqueIndex('helpers_add_key').on(t.userId, t.addKey),
    index('helpers_removed').on(t.removedAt).where(sql`${t.removedAt} is not null`),
  ],
)
