import * as v from 'valibot'
import { RemoteNameSchema } from '../remotes/manifest'

/**
 * API for operators: the command `npm run registry` and the page `/ops`. Each call answers the common envelope `{ code,
 * msg, data }`. Requests are authenticated by the session cookie of `/ops` (same origin only) or by `Authorization:
 * Bearer <operator token>`.
 */
export const OPERATIONS_BASE = '/ops/api'

/** A `viewer` can only read; a `releaser` can also make changes. */
export type OperatorRole = 'viewer' | 'releaser'

const Why = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))
const ReleaseId = v.pipe(v.string(), v.regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}(-[0-9a-z]{3,20})?$/))
const Shells = v.pipe(v.array(v.picklist(['h5', 'wechat', 'ios', 'android'])), v.minLength(1), v.maxLength(4))
const Regions = v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{1,12}$/))), v.minLength(1), v.maxLength(40))
const Moment = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Omitted parts match everybody. */
const scope = { shells: v.optional(Shells), regions: v.optional(Regions) }

/** Body of each change, by its path below `OPERATIONS_BASE`. All are POST and answer `OperationsStatus`. */
export const changes = {
  /** Registers a release. Its files must already be served; `document` is the exact text of its remote.json. */
  publish: v.strictObject({
    document: v.pipe(v.string(), v.maxLength(200_000)),
    base: v.optional(v.pipe(v.string(), v.url(), v.endsWith('/'))),
    why: Why,
  }),
  /**
   * Makes a release live. At 100 % for everybody it becomes the base, and the old base becomes `previous`; otherwise a
   * rule for that scope and share goes above the others, replacing an earlier one of the same release and scope. A
   * version alone means its newest build.
   */
  promote: v.strictObject({
    remote: RemoteNameSchema,
    release: ReleaseId,
    ...scope,
    percent: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
    from: v.optional(Moment),
    until: v.optional(Moment),
    why: Why,
  }),
  /**
   * Rolls back the newest running release: its share or scope ends, or the base becomes the previous release. The
   * removed release is `revoked`, so that open pages leave it at once.
   */
  rollback: v.strictObject({ remote: RemoteNameSchema, why: Why }),
  /** Switches the remote off for a scope, or for everybody. */
  off: v.strictObject({ remote: RemoteNameSchema, ...scope, why: Why }),
  /** Ends `off` of the same scope. */
  on: v.strictObject({ remote: RemoteNameSchema, ...scope, why: Why }),
  /**
   * Removes a remote from the registry: all of its rules end. Its releases stay registered, and promoting one brings it
   * back.
   */
  retire: v.strictObject({ remote: RemoteNameSchema, why: Why }),
  /** Removes one rule other than the base. */
  'remove-rule': v.strictObject({ rule: v.pipe(v.string(), v.maxLength(40)), why: Why }),
  /**
   * Reissues the registry for pages that hold a serial up to `replaces`, after a restored database has a lower one:
   * they accept it although its serial is lower.
   */
  reissue: v.strictObject({ replaces: v.pipe(v.number(), v.integer(), v.minValue(1)), why: Why }),
} as const
export type ChangeName = keyof typeof changes
export type ChangeBody<N extends ChangeName> = v.InferOutput<(typeof changes)[N]>

/** POST `override`: answers `{ address }`, Plaza's address with the signed override in its query. */
export const OverrideBody = v.strictObject({
  remote: RemoteNameSchema,
  base: v.pipe(v.string(), v.url(), v.endsWith('/')),
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(720)),
  why: Why,
})

/** POST `preview`: answers `{ id, address, until }`, a link that shows an unpublished content, and its expiry in ms. */
export const PreviewBody = v.strictObject({
  content: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  hours: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(168)), 48),
  why: v.optional(Why, 'A preview'),
})
/** POST `end-preview`: ends one link and answers the `PreviewLink`. GET `previews` lists the active ones. */
export const EndPreviewBody = v.strictObject({ link: v.pipe(v.string(), v.minLength(1), v.maxLength(40)), why: Why })
export interface PreviewLink {
  id: string
  content: string
  until: number
  createdBy: string
}

/**
 * POST `login`: sets the session cookie and answers `Operator`. POST `logout` ends the session; GET `me` answers the
 * caller.
 */
export const LoginBody = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
})
export interface Operator {
  name: string
  role: OperatorRole
}

/** POST `add-operator`: answers the new `Operator`. */
export const AddOperatorBody = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[\p{L}\p{N}._-]{1,60}$/u)),
  password: v.pipe(v.string(), v.minLength(12), v.maxLength(200)),
  role: v.picklist(['viewer', 'releaser']),
  why: Why,
})
/**
 * POST `remove-operator`: also ends the operator's sessions; answers the removed operator. The last releaser cannot be
 * removed. GET `operators` lists all.
 */
export const RemoveOperatorBody = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  why: Why,
})

export interface StatusRule {
  id: string
  /** null: the remote is off. */
  release: string | null
  shells: readonly string[] | null
  regions: readonly string[] | null
  percent: number
  from: number | null
  until: number | null
  /** The base rule: for everybody, at all times. */
  base: boolean
  since: number
}

/** What the registry's checks measured in a release. */
export interface ReleaseReport {
  /** Bytes as sent (brotli): the entry, the largest page, and all files. */
  sizes: { entry: number; page: number; all: number }
  /** npm packages in the build. */
  packages: readonly string[]
  /** Who built it from which commit; null if the release has no provenance. */
  provenance: {
    by: string
    commit: string | null
    /** Whether everything was committed. */
    clean: boolean
    /** ISO 8601. */
    at: string
  } | null
}

export interface StatusRelease extends Pick<ReleaseReport, 'provenance'> {
  id: string
  version: string
  build: string
  publishedAt: number
  publishedBy: string
  revoked: boolean
  /** Whether a rule names it. */
  live: boolean
  /** Total bytes of its files as sent; null for releases published before sizes were measured. */
  bytes: number | null
  needs: Readonly<Record<string, string>>
}

/** GET `status`. */
export interface OperationsStatus {
  serial: number
  issuedAt: number
  /** Size of the signed document with brotli. */
  bytes: number
  remotes: readonly {
    name: string
    previous: string | null
    /** When it was retired; null while it is in the registry. */
    retiredAt: number | null
    /** The last automatic rollback, until somebody promotes that release again. */
    halted: { release: string; at: number; why: string } | null
    rules: readonly StatusRule[]
    /** Newest first. */
    releases: readonly StatusRelease[]
  }[]
  host: { build: string }
}

export interface LogEntry {
  id: number
  at: number
  serial: number
  who: string
  /** Name of a change; `halt` is an automatic rollback. */
  action: ChangeName | 'halt' | 'override' | 'preview' | 'end-preview' | 'add-operator' | 'remove-operator'
  remote: string | null
  why: string
  detail: Readonly<Record<string, unknown>>
}
/** GET `log?before=<id>`: fifty entries, newest first. */
export interface OperationsLog {
  list: readonly LogEntry[]
  next: number | null
}

/** Metrics of one release in a time span. */
export interface ReleaseMetrics {
  remote: string
  release: string
  loads: number
  /** Load time of a remote's first page in milliseconds; null without loads. */
  loadMs: { p50: number; p75: number; p95: number } | null
  failures: number
  failuresByKind: Readonly<Record<string, number>>
  /** 75th percentile and number of samples, by name. */
  vitals: Readonly<Record<string, { p75: number; n: number }>>
  errors: number
  /** Pages that the release could not render on the server, by reason; their visitors' browsers rendered them. */
  renderFaults: Readonly<Record<string, number>>
}

/** GET `rendering`: state of page rendering in the server process that answers. */
export interface OperationsRendering {
  /** `idle`: nothing was rendered yet; `unable`: no sandboxed process can be created. */
  state: 'off' | 'idle' | 'on' | 'unable'
  /** Isolation that the operating system does not provide: see docs/decisions/0063. */
  missingWalls: readonly ('network' | 'sockets' | 'signals' | 'limits')[]
  processes: readonly { renders: number; bytes: number; contexts: number; isBusy: boolean }[]
  waiting: number
  rendered: number
  /** Renders that never started, because the queue was full or too slow. */
  dropped: number
  /** Renders by release, with the CPU time that they used within the last minute. */
  releases: readonly {
    remote: string
    release: string
    waiting: number
    rendered: number
    dropped: number
    lastMinuteMs: number
  }[]
  /** Pages whose rendering is paused, and until when (ms); a null route means all pages of the release. */
  paused: readonly { remote: string; release: string; route: string | null; until: number }[]
}

/** GET `numbers?hours=24`: sums, and a time series in equal steps for charts. */
export interface OperationsMetrics {
  from: number
  until: number
  stepMs: number
  releases: readonly ReleaseMetrics[]
  /** One entry for each step and release with data. */
  course: readonly (Pick<ReleaseMetrics, 'remote' | 'release' | 'loads' | 'failures'> & {
    at: number
    p75: number | null
  })[]
  /** Errors and vitals of the host's own routes have the owner `host`. */
}

/** When a release is rolled back automatically: see `docs/operations.md`. */
export interface AutoRollbackLimits {
  /** Minimum loads of the new release before it is judged. */
  minLoads: number
  /** Minimum number of addresses with failures for a rollback. */
  minAddresses: number
  /** By how much the new release's failures per load may exceed the old one's, 0 to 1. */
  errorMargin: number
  /** Maximum ratio of the two releases' 75th percentiles… */
  slowFactor: number
  /** …and the minimum difference in milliseconds. */
  slowMs: number
}
