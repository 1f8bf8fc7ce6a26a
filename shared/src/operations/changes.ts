import * as v from 'valibot'
import { RemoteNameSchema } from '../remotes/manifest'
import { PlanChangeBody, PlanSchema } from './rollouts/plans'
import { Why } from './why'

const ReleaseId = v.pipe(v.string(), v.regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}(-[0-9a-z]{3,20})?$/))
const Shells = v.pipe(v.array(v.picklist(['h5', 'wechat', 'ios', 'android'])), v.minLength(1), v.maxLength(4))
const Regions = v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{1,12}$/))), v.minLength(1), v.maxLength(40))
const Languages = v.pipe(v.array(v.picklist(['zh-CN', 'en'])), v.minLength(1), v.maxLength(2))
const AppVersion = v.pipe(v.string(), v.regex(/^\d{1,5}(\.\d{1,5}){0,3}$/))
/** Versions of our app: from the first (inclusive) to the second (exclusive). */
const App = v.pipe(
  v.strictObject({ from: v.optional(AppVersion), before: v.optional(AppVersion) }),
  v.check(({ from, before }) => from !== undefined || before !== undefined, 'name a version'),
)
const Moment = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Omitted parts match everybody. */
const scope = {
  shells: v.optional(Shells),
  regions: v.optional(Regions),
  languages: v.optional(Languages),
  app: v.optional(App),
}

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
   * version alone means its newest build. With `plan` the share grows by itself, so `percent` and times are refused.
   */
  promote: v.strictObject({
    remote: RemoteNameSchema,
    release: ReleaseId,
    ...scope,
    percent: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
    from: v.optional(Moment),
    until: v.optional(Moment),
    plan: v.optional(PlanSchema),
    why: Why,
  }),
  /** Stops a rollout plan until `resume`; the share stays. */
  pause: PlanChangeBody,
  resume: PlanChangeBody,
  /** Ends a rollout plan; the share stays. */
  cancel: PlanChangeBody,
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
