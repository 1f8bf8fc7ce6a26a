import type { ShellKind } from '@plaza/shared/host'
import type { Language } from '@plaza/shared/text'
import { bigint, boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns'

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
    errors: integer().notNull().default(0),
    /** Of each compared time the number of samples and their sum: milliseconds, and layout shift without unit. */
    pages: integer().notNull().default(0),
    pageMs: doublePrecision().notNull().default(0),
    lcps: integer().notNull().default(0),
    lcpMs: doublePrecision().notNull().default(0),
    inps: integer().notNull().default(0),
    inpMs: doublePrecision().notNull().default(0),
    clss: integer().notNull().default(0),
    clsSum: doublePrecision().notNull().default(0),
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
