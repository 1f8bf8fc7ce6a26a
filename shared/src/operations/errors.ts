import * as v from 'valibot'
import type { TrailStep } from '../remotes/errors/error-report'
import type { ErrorKind } from '../remotes/errors/report-limits'
import type { LogEntry } from './log'

export const errorStates = ['open', 'resolved', 'ignored'] as const
export type ErrorState = (typeof errorStates)[number]

/** Errors with one cause: of one owner, kind, message and place in the source. */
export interface ErrorGroup {
  id: number
  /** Remote, `host`, or `server` for the server's own. */
  owner: string
  kind: ErrorKind
  message: string
  /** The topmost own place in the source: `remote-media/src/a.page.tsx:12`; '' if unknown. */
  place: string
  /** Name of the function around it; '' if unknown. */
  within: string
  state: ErrorState
  /** Release in which somebody resolved it: a later one opens it again. */
  resolvedIn: string | null
  /** When it was opened again. */
  returnedAt: number | null
  n: number
  firstSeenAt: number
  lastSeenAt: number
  firstRelease: string
  lastRelease: string
}

export const errorOrders = ['newest', 'most', 'latest'] as const
export type ErrorOrder = (typeof errorOrders)[number]

/** GET `errors?state=open&order=newest&owner=&release=&search=`: at most a hundred. */
export interface ErrorGroups {
  list: readonly ErrorGroup[]
  /** Number of groups by state, whatever is searched. */
  states: Readonly<Record<ErrorState, number>>
  /** Owners of all groups, and the releases that reported them. */
  owners: readonly string[]
  releases: readonly string[]
}

/** A resolved stack frame. */
export interface SourceFrame {
  /** Path in the repository; the file of the release if its source map is missing. */
  source: string
  line: number
  column: number
  /** Name of the function. */
  name: string
  /** Whether it is our own source, not a package's. */
  own: boolean
}

/** Lines of a source around a position. */
export interface SourceExcerpt {
  source: string
  /** Number of the first line. */
  from: number
  line: number
  column: number
  lines: readonly string[]
}

/** One reported error. */
export interface ErrorSample {
  at: number
  release: string
  host: string
  route: string
  shell: string
  browser: string
  language: string
  message: string
  frames: readonly SourceFrame[]
  excerpt: SourceExcerpt | null
  trail: readonly TrailStep[]
  /** Request of the server, as in its log; missing for an error of a browser. */
  requestId?: string | undefined
  /** Its trace in what collects them. */
  traceId?: string | undefined
}

export const errorCountNames = ['release', 'route', 'shell', 'browser', 'language'] as const
export type ErrorCountName = (typeof errorCountNames)[number]

/** GET `errors/<id>`. */
export interface ErrorDetails extends ErrorGroup {
  counts: Readonly<Record<ErrorCountName, readonly { value: string; n: number }[]>>
  samples: readonly ErrorSample[]
  /** Changes of the registry in the day before it was first seen, newest first. */
  changesBefore: readonly LogEntry[]
}

/** POST `set-error-state`. */
export const ErrorStateBody = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  state: v.picklist(errorStates),
  /** Required for `resolved`. */
  release: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/))),
})
