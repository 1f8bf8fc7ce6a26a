import type { PlanComparison, PlanObstacle, PlanState, PlanStep, ReleaseReport } from '@plaza/shared/operations'
import type { Needs, RuleConditions } from '@plaza/shared/remotes'
import type { LocalizedText } from '@plaza/shared/text'
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, moment } from '../columns'

/** Releases of remotes; rows are immutable except for their state. */
export const releases = pgTable(
  'releases',
  {
    remote: text().notNull(),
    /** `<version>-<build>` */
    release: text().notNull(),
    version: text().notNull(),
    build: text().notNull(),
    /** `sha384-…` of `document`. */
    digest: text().notNull(),
    /** The exact text of its remote.json. */
    document: text().notNull(),
    base: text(),
    needs: jsonb().$type<Needs>().notNull(),
    wants: jsonb().$type<Needs>().notNull(),
    publishedAt: moment().notNull().defaultNow(),
    publishedBy: text().notNull(),
    /** Measurements of the checks; null for releases published before the registry ran them. */
    report: jsonb().$type<ReleaseReport>(),
    revokedAt: moment(),
    /** When its source maps were removed, which nothing needed any more. */
    mapsRemovedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.remote, t.release] }),
    index('releases_published').on(t.remote, t.publishedAt),
    index('releases_revoked').on(t.revokedAt).where(sql`${t.revokedAt} is not null`),
  ],
)

/** Which release runs for whom; the highest `rank` is evaluated first. */
export const releaseRules = pgTable(
  'release_rules',
  {
    id: id().primaryKey(),
    remote: text().notNull(),
    /** null: the remote is off. */
    release: text(),
    shells: jsonb().$type<string[]>(),
    regions: jsonb().$type<string[]>(),
    percent: doublePrecision().notNull().default(100),
    /** With any, `percent` is 0, so that a server before them gives the rule to nobody. */
    conditions: jsonb().$type<RuleConditions>(),
    from: moment(),
    until: moment(),
    base: boolean().notNull().default(false),
    rank: integer().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index('release_rules_remote').on(t.remote, t.rank)],
)

/** A remote of the registry and its previous base. */
export const registryRemotes = pgTable('registry_remotes', {
  name: text().primaryKey(),
  previous: text(),
  /** When it was retired; a promotion brings it back. */
  retiredAt: moment(),
})

/** Rollout plans; at most one is active (`endedAt` is null) per remote and scope. */
export const rolloutPlans = pgTable(
  'rollout_plans',
  {
    id: id().primaryKey(),
    remote: text().notNull(),
    release: text().notNull(),
    shells: jsonb().$type<string[]>(),
    regions: jsonb().$type<string[]>(),
    conditions: jsonb().$type<RuleConditions>(),
    /** Key of the scope. */
    scope: text().notNull(),
    steps: jsonb().$type<PlanStep[]>().notNull(),
    minVisits: integer().notNull(),
    step: integer().notNull(),
    /** The rule whose share grows; null once it became the base. */
    ruleId: text(),
    state: text().$type<PlanState>().notNull(),
    waitsFor: text().$type<PlanObstacle>().notNull(),
    /** When the current step was taken. */
    steppedAt: moment().notNull(),
    /** When the next one may be taken; null while it is paused. */
    dueAt: moment(),
    /** Rest of the wait in milliseconds while it is paused. */
    remainingMs: bigint({ mode: 'number' }),
    comparison: jsonb().$type<PlanComparison>(),
    startedBy: text().notNull(),
    startedAt: moment().notNull(),
    why: text().notNull(),
    endedAt: moment(),
    note: text(),
    /** Why the registry refused the next step, in both languages; null while a person's words are in `note`. */
    refusal: jsonb().$type<LocalizedText>(),
  },
  (t) => [
    uniqueIndex('rollout_plans_active').on(t.remote, t.scope).where(sql`${t.endedAt} is null`),
    index('rollout_plans_remote').on(t.remote, t.startedAt),
  ],
)

/** A single row: serial of the signed document, and when it was issued. */
export const registryState = pgTable('registry_state', {
  id: integer().primaryKey(),
  serial: integer().notNull(),
  issuedAt: moment().notNull(),
  replaces: integer(),
})

/** Who changed what, when and why. A trigger in the migration rejects updates and deletes. */
export const registryLog = pgTable(
  'registry_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: moment().notNull().defaultNow(),
    serial: integer().notNull(),
    who: text().notNull(),
    /** The operator who owns the token of `who`. */
    owner: text(),
    action: text().notNull(),
    remote: text(),
    why: text().notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [
    index('registry_log_remote').on(t.remote, t.id),
    index('registry_log_at').on(t.at),
    index('registry_log_halts').on(t.remote, t.id).where(sql`${t.action} = 'halt'`),
  ],
)
