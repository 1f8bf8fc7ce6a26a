import type { ClaimRules } from '@plaza/shared/operations'
import { bigserial, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns'

/** Versions of how long claims hold; the newest is in force. A trigger in the migration rejects updates and deletes. */
export const claimRulesVersions = pgTable('claim_rules_versions', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  rules: jsonb().$type<ClaimRules>().notNull(),
  who: text().notNull(),
  why: text().notNull(),
  at: moment().notNull().defaultNow(),
})
