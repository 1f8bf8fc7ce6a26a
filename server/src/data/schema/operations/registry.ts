import type { ShellKind } from '@plaza/shared/host'
import type {
  OperatorRole,
  PlanComparison,
  PlanObstacle,
  PlanState,
  PlanStep,
  ReleaseReport,
} from '@plaza/shared/operations'
import type { Needs, RuleConditions } from '@plaza/shared/remotes'
import type { Language } from '@plaza/shared/text'
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  doublePrecision,
  foreignKey,
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
  },
  (t) => [primaryKey({ columns: [t.remote, t.release] }), index('releases_published').on(t.remote, t.publishedAt)],
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
  },
  (t) => [
    uniqueIndex('rollout_plans_active').on(t.remote, t.scope).where(sql`${t.endedAt} is null`),
    index('rollout_plans_remote').on(t.remote, t.startedAt),
  ],
)

/** Preview links of unpublished contents; an ended link is invalid. */
export const previewLinks = pgTable(
  'preview_links',
  {
    id: id().primaryKey(),
    content: text().notNull(),
    until: moment().notNull(),
    createdBy: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    endedAt: moment(),
  },
  (t) => [index('preview_links_content').on(t.content, t.until)],
)

/** Links that show a published release to whoever opens them, whatever the rules say; an ended link is invalid. */
export const releasePreviews = pgTable(
  'release_previews',
  {
    id: id().primaryKey(),
    remote: text().notNull(),
    release: text().notNull(),
    /** Path that the link opens. */
    path: text().notNull(),
    until: moment().notNull(),
    createdBy: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    endedAt: moment(),
  },
  (t) => [
    foreignKey({ columns: [t.remote, t.release], foreignColumns: [releases.remote, releases.release] }).onDelete(
      'cascade',
    ),
    index('release_previews_until').on(t.until),
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
  (t) => [index('registry_log_remote').on(t.remote, t.id)],
)

/** Operators of Plaza; they are not users of the app. */
export const operators = pgTable('operators', {
  name: text().primaryKey(),
  passwordHash: text().notNull(),
  role: text().$type<OperatorRole>().notNull(),
  /** Operator who confirmed one of finance; `setup` for the first ones. Null: may do nothing yet (docs/decisions/0347). */
  confirmedBy: text(),
  createdAt: moment().notNull().defaultNow(),
})

/** Operators who may change a remote besides the releasers; the remote need not be published yet. */
export const remoteOwners = pgTable(
  'remote_owners',
  {
    remote: text().notNull(),
    operator: text()
      .notNull()
      .references(() => operators.name, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.remote, t.operator] }), index('remote_owners_operator').on(t.operator)],
)

export const operatorSessions = pgTable(
  'operator_sessions',
  {
    tokenHash: text().primaryKey(),
    operator: text()
      .notNull()
      .references(() => operators.name, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (t) => [index('operator_sessions_expiry').on(t.expiresAt)],
)

/** Per hour and address, the releases it was given and its reports about them; the address is stored only as a hash. */
export const releaseReporters = pgTable(
  'release_reporters',
  {
    at: moment().notNull(),
    remote: text().notNull(),
    release: text().notNull(),
    /** Keyed hash of the network. */
    reporter: text().notNull(),
    served: boolean().notNull(),
    loads: integer().notNull(),
    failures: integer().notNull(),
    loadMs: doublePrecision().notNull(),
  },
  (t) => [primaryKey({ columns: [t.remote, t.release, t.reporter, t.at] }), index('release_reporters_at').on(t.at)],
)

/** Hosts' reports, summed per five minutes. `owner` is a remote, or `host` with the host's build as `release`. */
export const releaseNumbers = pgTable(
  'release_numbers',
  {
    at: moment().notNull(),
    owner: text().notNull(),
    release: text().notNull(),
    /** `load`, `failure:<kind>`, `vital:<name>`, `error`. */
    metric: text().notNull(),
    n: bigint({ mode: 'number' }).notNull(),
    sum: doublePrecision().notNull(),
    /** Histogram over fixed edges, for percentiles; empty for plain counters. */
    counts: jsonb().$type<number[]>().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.owner, t.release, t.metric, t.at] }), index('release_numbers_at').on(t.at)],
)

/** Web vitals and errors by route, summed per hour, and per six hours after three days (docs/decisions/0523). */
export const routeNumbers = pgTable(
  'route_numbers',
  {
    at: moment().notNull(),
    /** A remote, or `host` with its build as `release`. */
    owner: text().notNull(),
    release: text().notNull(),
    /** '' if the release has no such route. */
    route: text().notNull(),
    /** `vital:<name>` or `error`. */
    metric: text().notNull(),
    n: bigint({ mode: 'number' }).notNull(),
    /** Histogram as in `release_numbers`. */
    counts: jsonb().$type<number[]>().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.owner, t.release, t.route, t.metric, t.at] }), index('route_numbers_at').on(t.at)],
)

/** Opened pages per hour, by what rules speak of; no persons. */
export const visitCounts = pgTable(
  'visit_counts',
  {
    hour: moment().notNull(),
    shell: text().$type<ShellKind>().notNull(),
    region: text().notNull(),
    language: text().$type<Language>().notNull(),
    app: text().notNull(),
    n: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hour, t.shell, t.region, t.language, t.app] })],
)
