import * as v from 'valibot'
import { RemoteNameSchema } from '../remotes/manifest'

/**
 * The calls of those who run Plaza: the command `npm run registry` and the page `/ops`. Each answers the common envelope
 * `{ code, msg, data }`. Who asks is said by the session cookie of `/ops` (same origin alone) or by
 * `Authorization: Bearer <operator token>`.
 */
export const OPERATIONS_BASE = '/ops/api'

/** `viewer` looks; `releaser` changes too. */
export type OperatorRole = 'viewer' | 'releaser'

const Why = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))
const ReleaseId = v.pipe(v.string(), v.regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}(-[0-9a-z]{3,20})?$/))
const Shells = v.pipe(v.array(v.picklist(['h5', 'wechat', 'ios', 'android'])), v.minLength(1), v.maxLength(4))
const Regions = v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{1,12}$/))), v.minLength(1), v.maxLength(40))
const Moment = v.pipe(v.number(), v.integer(), v.minValue(0))
/** For whom: everybody where nothing is said. */
const scope = { shells: v.optional(Shells), regions: v.optional(Regions) }

/** The body of each change, by its path below `OPERATIONS_BASE`. All are POST, all answer `OperationsStatus`. */
export const changes = {
  /** Makes a release known. Its files must be served already; `document` is the exact text of its remote.json. */
  publish: v.strictObject({
    document: v.pipe(v.string(), v.maxLength(200_000)),
    base: v.optional(v.pipe(v.string(), v.url(), v.endsWith('/'))),
    why: Why,
  }),
  /**
   * Lets a release run. For everybody at 100 % it becomes the base, and what ran before becomes `previous`; else a rule for
   * that scope and share is put above the others, in place of an earlier one of the same release and scope.
   * A version alone means its newest build.
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
   * Takes back the newest release that runs: a share or scope of it ends, or the base becomes the release before. What was
   * taken back is `revoked`, so that open pages leave it at once.
   */
  rollback: v.strictObject({ remote: RemoteNameSchema, why: Why }),
  /** The remote is not there for a scope, or for anybody. */
  off: v.strictObject({ remote: RemoteNameSchema, ...scope, why: Why }),
  /** Ends `off` of the same scope. */
  on: v.strictObject({ remote: RemoteNameSchema, ...scope, why: Why }),
  /**
   * Takes a remote out of the registry: all of its rules end. Its releases stay known, and promoting one brings it back.
   */
  retire: v.strictObject({ remote: RemoteNameSchema, why: Why }),
  /** Takes one rule away, other than the base. */
  'remove-rule': v.strictObject({ rule: v.pipe(v.string(), v.maxLength(40)), why: Why }),
  /**
   * Issues the registry anew for pages that hold a serial up to `replaces`, where a restored database has a lower one:
   * they take it although it is older.
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

/** POST `preview`: answers `{ id, address, until }`, a link that shows a content before it is published, and when it ends (ms). */
export const PreviewBody = v.strictObject({
  content: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  hours: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(168)), 48),
  why: v.optional(Why, 'A preview'),
})
/** POST `end-preview`: ends one link, answers the `PreviewLink`. GET `previews` lists those that still show something. */
export const EndPreviewBody = v.strictObject({ link: v.pipe(v.string(), v.minLength(1), v.maxLength(40)), why: Why })
export interface PreviewLink {
  id: string
  content: string
  until: number
  createdBy: string
}

/** POST `login`: sets the session cookie and answers `Operator`. POST `logout` ends it; GET `me` says who asks. */
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
/** POST `remove-operator`: ends the operator's sessions too, answers who is gone. The last releaser stays. GET `operators` lists all. */
export const RemoveOperatorBody = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  why: Why,
})

export interface StatusRule {
  id: string
  /** null: off. */
  release: string | null
  shells: readonly string[] | null
  regions: readonly string[] | null
  percent: number
  from: number | null
  until: number | null
  /** For everybody, all of the time. */
  base: boolean
  since: number
}

/** What the registry's checks measured of a release. */
export interface ReleaseReport {
  /** Bytes as sent (brotli): of the entry, of the largest page, and of all files. */
  sizes: { entry: number; page: number; all: number }
  /** Packages from npm that it carries. */
  packages: readonly string[]
  /** Who built it from which commit; null where its folder does not say. */
  provenance: {
    by: string
    commit: string | null
    /** Whether all that it is built from was committed. */
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
  /** Bytes of its files together as sent; null for what was published before they were measured. */
  bytes: number | null
  needs: Readonly<Record<string, string>>
}

/** GET `status`. */
export interface OperationsStatus {
  serial: number
  issuedAt: number
  /** Of the signed document, compressed with brotli. */
  bytes: number
  remotes: readonly {
    name: string
    previous: string | null
    /** When it was taken out of the registry; null while it is in it. */
    retiredAt: number | null
    /** The release that Plaza took back itself last, until somebody lets it run again. */
    halted: { release: string; at: number; why: string } | null
    rules: readonly StatusRule[]
    /** The newest first. */
    releases: readonly StatusRelease[]
  }[]
  host: { build: string }
}

export interface LogEntry {
  id: number
  at: number
  serial: number
  who: string
  /** A change's name, or `halt` where Plaza took a release back itself. */
  action: ChangeName | 'halt' | 'override' | 'preview' | 'end-preview' | 'add-operator' | 'remove-operator'
  remote: string | null
  why: string
  detail: Readonly<Record<string, unknown>>
}
/** GET `log?before=<id>`: fifty entries, the newest first. */
export interface OperationsLog {
  list: readonly LogEntry[]
  next: number | null
}

/** Numbers of one release in a span of time. */
export interface ReleaseMetrics {
  remote: string
  release: string
  loads: number
  /** Milliseconds: median and 75th and 95th percentile of a remote's first page; null without loads. */
  loadMs: { p50: number; p75: number; p95: number } | null
  failures: number
  failuresByKind: Readonly<Record<string, number>>
  /** 75th percentile by name, with the number of samples. */
  vitals: Readonly<Record<string, { p75: number; n: number }>>
  errors: number
  /** Pages that the release could not render on the server, by reason; its visitors drew them in the browser. */
  renderFaults: Readonly<Record<string, number>>
}

/** GET `rendering`: how pages are rendered by the server that answers, and by no other. */
export interface OperationsRendering {
  /** `idle`: nothing was to be rendered yet; `unable`: no process can be locked in there. */
  state: 'off' | 'idle' | 'on' | 'unable'
  /** Walls that the operating system does not give: see docs/decisions/0063. */
  missingWalls: readonly ('network' | 'sockets' | 'signals' | 'limits')[]
  processes: readonly { renders: number; bytes: number; contexts: number; isBusy: boolean }[]
  waiting: number
  rendered: number
  /** Renders that were never begun, because too many waited or for too long. */
  dropped: number
  /** The same by release, and how long its renders kept a process busy within the last minute. */
  releases: readonly {
    remote: string
    release: string
    waiting: number
    rendered: number
    dropped: number
    lastMinuteMs: number
  }[]
  /** Pages that are not rendered for a while, and until when (ms); without a route, all of a release. */
  paused: readonly { remote: string; release: string; route: string | null; until: number }[]
}

/** GET `numbers?hours=24`: sums, and the course over time in equal steps for charts. */
export interface OperationsMetrics {
  from: number
  until: number
  stepMs: number
  releases: readonly ReleaseMetrics[]
  /** For each step and release that has any. */
  course: readonly (Pick<ReleaseMetrics, 'remote' | 'release' | 'loads' | 'failures'> & {
    at: number
    p75: number | null
  })[]
  /** Errors and vitals of the host's own routes are under the owner `host`. */
}

/** When a release is taken back without asking: see `docs/operations.md`. */
export interface AutoRollbackLimits {
  /** Loads of the new release below which nothing is judged. */
  minLoads: number
  /** From so many addresses failures must come before a release is taken back for them. */
  minAddresses: number
  /** Failures per load that the new one may have more than the old one, 0 to 1. */
  errorMargin: number
  /** How many times the old one's 75th percentile the new one's may be… */
  slowFactor: number
  /** …and by how many milliseconds it must be above it besides. */
  slowMs: number
}
