import type { ErrorState } from '@plaza/shared/operations'
import type { ErrorFrame, ErrorKind, TrailStep } from '@plaza/shared/remotes'
import { bigint, bigserial, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns'

/** Errors with one cause (docs/decisions/0521). */
export const errorGroups = pgTable(
  'error_groups',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Hash of owner, kind, normalized message and top own frames. */
    fingerprint: text().notNull().unique(),
    owner: text().notNull(),
    kind: text().$type<ErrorKind>().notNull(),
    message: text().notNull(),
    /** Topmost own position in the source, and the function around it; '' if unknown. */
    place: text().notNull(),
    within: text().notNull(),
    state: text().$type<ErrorState>().notNull().default('open'),
    /** Release in which somebody resolved it. */
    resolvedIn: text(),
    stateBy: text(),
    stateAt: moment(),
    returnedAt: moment(),
    n: bigint({ mode: 'number' }).notNull(),
    firstSeenAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
    firstRelease: text().notNull(),
    lastRelease: text().notNull(),
  },
  (t) => [
    index('error_groups_seen').on(t.lastSeenAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('error_groups_most').on(t.n.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
)

const groupId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => errorGroups.id, { onDelete: 'cascade' })

/** How often a group was seen by release, route, shell, browser and language. */
export const errorCounts = pgTable(
  'error_counts',
  {
    groupId: groupId(),
    name: text().notNull(),
    value: text().notNull(),
    n: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.groupId, t.name, t.value] })],
)

/** A reported error as it came; its frames are resolved when it is read. */
export interface StoredSample {
  host: string
  route: string
  shell: string
  browser: string
  language: string
  message: string
  frames: readonly ErrorFrame[]
  trail: readonly TrailStep[]
  requestId?: string | undefined
  traceId?: string | undefined
}

/** The newest samples of each group. */
export const errorSamples = pgTable(
  'error_samples',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    groupId: groupId(),
    at: moment().notNull(),
    release: text().notNull(),
    sample: jsonb().$type<StoredSample>().notNull(),
  },
  (t) => [index('error_samples_group').on(t.groupId, t.id.desc().nullsFirst())],
)

/** Messages for the operators' webhook, sent by a job (docs/decisions/0522). */
export const webhookMessages = pgTable(
  'webhook_messages',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** What it is about, so that it is noted once. */
    key: text().notNull().unique(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: moment().notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    /** When it is sent or tried again; null once it is delivered or given up. */
    dueAt: moment().defaultNow(),
    deliveredAt: moment(),
    /** Why the last attempt failed. */
    failure: text(),
  },
  (t) => [index('webhook_messages_due').on(t.dueAt)],
)
