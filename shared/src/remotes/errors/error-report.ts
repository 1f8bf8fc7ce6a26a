import * as v from 'valibot'
import { RemoteNameSchema } from '../manifest'
import { browserErrorKinds, MOST_FRAMES, MOST_REPORTS, MOST_STEPS, trailSteps } from './report-limits'

const text = (max: number) => v.pipe(v.string(), v.maxLength(max))
const Release = v.pipe(v.string(), v.regex(/^[\w.-]{0,40}$/))
const Id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/))
const Position = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000))

/** A position in a file of a release; `file` is the path under which it is served. */
const Frame = v.strictObject({
  file: v.pipe(
    v.string(),
    v.maxLength(200),
    v.regex(/^\/(remotes\/[a-z][a-z0-9-]+\/\d[\w.-]*|assets\/host)\/\w[\w.-]*\.js$/),
  ),
  line: Position,
  column: Position,
  name: text(80),
})
export type ErrorFrame = v.InferOutput<typeof Frame>

const Step = v.strictObject({
  /** Seconds before the error. */
  ago: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
  what: v.picklist(trailSteps),
  /** Route, endpoint, or `<remote>@<release>`. */
  name: v.pipe(v.string(), v.regex(/^[\w.@-]{0,80}$/)),
  /** Code of the answer, or the HTTP status; 0 without an answer. */
  code: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999_999))),
})
export type TrailStep = v.InferOutput<typeof Step>

const Report = v.strictObject({
  owner: v.union([v.literal('host'), RemoteNameSchema]),
  /** '' for the host's own build. */
  release: Release,
  route: Id,
  kind: v.picklist(browserErrorKinds),
  /** The error's message without personal data; see `withoutPersonalData`. */
  message: text(300),
  frames: v.pipe(v.array(Frame), v.maxLength(MOST_FRAMES)),
  trail: v.pipe(v.array(Step), v.maxLength(MOST_STEPS)),
  /** How often it happened. */
  n: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
})
export type ErrorReport = v.InferOutput<typeof Report>

/** A page's errors with their stacks; see docs/decisions/0520. */
export const ErrorReportsSchema = v.strictObject({
  /** Build id of the host. */
  host: Id,
  shell: v.picklist(['h5', 'wechat', 'ios', 'android']),
  language: v.picklist(['zh-CN', 'en']),
  reports: v.pipe(v.array(Report), v.minLength(1), v.maxLength(MOST_REPORTS)),
})
export type ErrorReports = v.InferOutput<typeof ErrorReportsSchema>
