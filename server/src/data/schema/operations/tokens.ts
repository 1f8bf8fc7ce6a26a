import type { DeviceGrant, NewsroomKind, OperatorRole, OperatorToken, Permission } from '@plaza/shared/operations'
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns'
import { operators } from './operators'

/**
 * Tokens of programs that work in a role, as a content system in front of the newsroom or a pipeline, and of persons
 * who logged in by a code; stored as hashes.
 */
export const operatorTokens = pgTable('operator_tokens', {
  name: text().primaryKey(),
  role: text().$type<OperatorRole>().notNull(),
  tokenHash: text().notNull().unique(),
  createdBy: text().notNull(),
  createdAt: moment().notNull().defaultNow(),
  /** What an editor's token may write; null for everything. */
  kinds: jsonb().$type<readonly NewsroomKind[]>(),
  kind: text().$type<OperatorToken['kind']>().notNull().default('pipeline'),
  /** Whose rights bound those of the token, and with whom it ends; null: of the operator token. */
  owner: text().references(() => operators.name, { onDelete: 'cascade' }),
  /** null: all remotes of its owner. */
  remotes: jsonb().$type<readonly string[]>(),
  /** null: reading, or what its role may do besides deliveries. */
  may: jsonb().$type<readonly Permission[]>(),
  /** null: made before tokens had ends. */
  endsAt: moment(),
  /** To the minute. */
  lastUsedAt: moment(),
  /** The network of its last call. */
  lastUsedFrom: text(),
})

/** Log-ins of commands by a code that a person types in `/ops` (RFC 8628). */
export const deviceLogins = pgTable(
  'device_logins',
  {
    /** Hash of the long code that the command keeps to itself. */
    deviceHash: text().primaryKey(),
    /** The short code that a person types. */
    userCode: text().notNull().unique(),
    /** What the command says of its machine: it may lie. */
    machine: text().notNull(),
    /** The network that it asked from. */
    network: text(),
    state: text().$type<'waiting' | 'approved' | 'denied'>().notNull().default('waiting'),
    /** Who approved it. */
    operator: text().references(() => operators.name, { onDelete: 'cascade' }),
    /** What was asked for, and once approved what was granted. */
    grant: jsonb().$type<DeviceGrant>().notNull(),
    endsAt: moment().notNull(),
    polledAt: moment(),
  },
  (t) => [index('device_logins_end').on(t.endsAt)],
)
