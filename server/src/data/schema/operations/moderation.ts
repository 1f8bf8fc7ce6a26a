import type { ModerationRules } from '@plaza/shared/operations'
import { bigserial, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns'

/** Versions of the moderation rules; the newest is in force. A trigger in the migration rejects updates and deletes. */
export const moderationVersions = pgTable('moderation_versions', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  /** Older releases stored no lists. */
  rules: jsonb().$type<Omit<ModerationRules, 'lists'> & Partial<Pick<ModerationRules, 'lists'>>>().notNull(),
  who: text().notNull(),
  why: text().notNull(),
  at: moment().notNull().defaultNow(),
})
