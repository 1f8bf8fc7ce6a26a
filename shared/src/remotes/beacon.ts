import * as v from 'valibot'
import { RemoteNameSchema } from './manifest'

const Release = v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/))
const Id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/))
const Owner = v.union([v.literal('host'), RemoteNameSchema])

/** Why a release could not be shown. */
export const failureKinds = [
  'fetch',
  'slow',
  'refused',
  'document',
  'no-container',
  'start-threw',
  'no-page',
  'blocked',
  'page-threw',
] as const
export type FailureKind = (typeof failureKinds)[number]
export const vitalNames = ['TTFB', 'FCP', 'LCP', 'INP', 'CLS', 'page'] as const
export type VitalName = (typeof vitalNames)[number]

const Count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))
const Ms = v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))

/**
 * A host's report about its releases: only numbers and names that we defined, so it cannot contain a token, a query or
 * a user's text. At most 1.5 kB.
 */
export const BeaconSchema = v.strictObject({
  /** Build id of the host. */
  host: Id,
  shell: v.picklist(['h5', 'wechat', 'ios', 'android']),
  /** Time of a remote's first page in this visit, from the request until its code arrived, in milliseconds. */
  loads: v.pipe(v.array(v.strictObject({ remote: RemoteNameSchema, release: Release, ms: Ms })), v.maxLength(20)),
  failures: v.pipe(
    v.array(v.strictObject({ remote: RemoteNameSchema, release: Release, kind: v.picklist(failureKinds), n: Count })),
    v.maxLength(20),
  ),
  /** By owner of the current route; `page` is a navigation inside the app, from the tap to the shown page. */
  vitals: v.pipe(
    v.array(
      v.strictObject({
        owner: Owner,
        release: Release,
        route: Id,
        name: v.picklist(vitalNames),
        value: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
      }),
    ),
    v.maxLength(40),
  ),
  /** Errors that the app reported by name. */
  errors: v.pipe(v.array(v.strictObject({ owner: Owner, release: Release, name: Id, n: Count })), v.maxLength(20)),
})
export type Beacon = v.InferOutput<typeof BeaconSchema>

/** Accepts a `Beacon` as JSON by POST; answers 204 with the registry's serial in a header. */
export const BEACON_ADDRESS = '/beacon'
/** Address that takes the path and query of a page that came from a CDN, as text: the visit counts as one of the server's. */
export const PAGE_VIEWS_ADDRESS = '/beacon/views'
export const PAGE_VIEWS_MAX_BYTES = 2_048
export const BEACON_MAX_BYTES = 1536
