import type { ReleaseReport } from '@plaza/shared/operations'
import type { Needs } from '@plaza/shared/remotes'
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
} from 'drizzle-orm/pg-core'
import { id, moment } from './columns'

/** Releases of remotes; a row is written once. */
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
    /** What the checks measured; null for what was published before they ran here. */
    report: jsonb().$type<ReleaseReport>(),
    revokedAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.remote, t.release] }), index('releases_published').on(t.remote, t.publishedAt)],
)

/** Which release runs for whom; in the order of `rank`, the highest first. */
export const releaseRules = pgTable(
  'release_rules',
  {
    id: id().primaryKey(),
    remote: text().notNull(),
    /** null: off. */
    release: text(),
    shells: jsonb().$type<string[]>(),
    regions: jsonb().$type<string[]>(),
    percent: doublePrecision().notNull().default(100),
    from: moment(),
    until: moment(),
    base: boolean().notNull().default(false),
    rank: integer().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index('release_rules_remote').on(t.remote, t.rank)],
)

/** A remote of the registry and the release that its base rule named before. */
export const registryRemotes = pgTable('registry_remotes', {
  name: text().primaryKey(),
  previous: text(),
  /** When it was taken out of the registry; a promotion brings it back. */
  retiredAt: moment(),
})

/** Links that show a content before it is published; one that is ended shows nothing any more. */
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

/** One row: the serial of the signed document and when it was issued. */
export const registryState = pgTable('registry_state', {
  id: integer().primaryKey(),
  serial: integer().notNull(),
  issuedAt: moment().notNull(),
  replaces: integer(),
})

/** Who changed what, when and why. Rows can be neither changed nor deleted: a trigger of the migration refuses it. */
export const registryLog = pgTable(
  'registry_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: moment().notNull().defaultNow(),
    serial: integer().notNull(),
    who: text().notNull(),
    action: text().notNull(),
    remote: text(),
    why: text().notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [index('registry_log_remote').on(t.remote, t.id)],
)

/** Those who run Plaza; not accounts of the app. */
export const operators = pgTable('operators', {
  name: text().primaryKey(),
  passwordHash: text().notNull(),
  role: text().$type<'viewer' | 'releaser'>().notNull(),
  createdAt: moment().notNull().defaultNow(),
})

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

/** What addresses were given of releases and reported of them, by the hour; the address itself is never kept. */
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

/** What hosts reported, summed up by five minutes. `owner` is a remote, or `host`; `release` the host's build there. */
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
    /** Histogram over fixed edges, for percentiles; empty where only `n` counts. */
    counts: jsonb().$type<number[]>().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.owner, t.release, t.metric, t.at] }), index('release_numbers_at').on(t.at)],
)
