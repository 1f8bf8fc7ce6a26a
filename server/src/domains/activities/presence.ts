import type { SignedWay } from '@plaza/shared/api'
import { DAY_MS, MINUTE_MS, MINUTE_SECONDS, metresBetween } from '@plaza/shared/format'
import type { activities } from '../../data/schema/index'
import type { Secret } from '../../secret'
import type { Context } from '../../transport/context'
import { refuse } from '../../transport/refusal'
import { consumeRateLimit } from '../rate-limits'
import { openCode } from '../scans/signed-code'

const CODE_SPACE = 1_000_000
const SIX_DIGITS = /^\d{6}$/
const MAX_TRIES = 10
/** What was scanned without a network may be sent for this long. */
const LATE_MS = DAY_MS

/** The organiser's code of an activity in a minute. */
export function signCode(secret: Secret, activityId: string, nowMs: number): string {
  const minute = Math.floor(nowMs / MINUTE_MS)
  const bytes = Buffer.from(secret.sign('sign-code', `${activityId}\n${minute}`), 'base64url')
  return String(bytes.readUInt32BE(0) % CODE_SPACE).padStart(6, '0')
}

export interface PresenceProof {
  code?: string | undefined
  lat?: number | undefined
  lng?: number | undefined
  /** Sent later than it was scanned. */
  kept?: boolean | undefined
}

type Place = Pick<typeof activities.$inferSelect, 'id' | 'lat' | 'lng' | 'radius' | 'signBy'>

export interface Presence {
  way: SignedWay
  /** When a code that comes late was signed: a manager checks it. */
  lateSince: Date | null
}

/** Accepts what the activity demands: its code of now, a position near the place, or both; refuses anything else. */
export async function requirePresence(
  { db, person, secret }: Pick<Context, 'db' | 'person' | 'secret'>,
  activity: Place,
  step: 'sign-in' | 'sign-out',
  proof: PresenceProof,
): Promise<Presence> {
  await consumeRateLimit(db, [{ key: `sign:${activity.id}:${person.id}`, max: MAX_TRIES, seconds: 5 * MINUTE_SECONDS }])
  return presenceIn(secret, activity, step, proof, Date.now())
}

export function presenceIn(
  secret: Secret,
  activity: Place,
  step: 'sign-in' | 'sign-out',
  { code, lat, lng, kept = false }: PresenceProof,
  nowMs: number,
): Presence {
  const { signBy } = activity
  const byCode = code !== undefined && signBy !== 'position'
  const byPosition = lat !== undefined && lng !== undefined && signBy !== 'code'
  if (signBy === 'both' && !byPosition) throw refuse('badInput', { detail: 'activity.here' })
  if (signBy === 'both' && !byCode) throw refuse('badInput', { detail: 'activity.code' })
  if (!byCode && !byPosition)
    throw refuse('badInput', { detail: signBy === 'position' ? 'activity.here' : 'activity.code' })
  const lateSince = byCode ? timeOfCode(secret, activity.id, step, { code, kept, nowMs }) : null
  if (byPosition && metresBetween(activity, { lat, lng }) > activity.radius) throw refuse('tooFar')
  return { way: byCode && byPosition ? 'both' : byCode ? 'code' : 'position', lateSince }
}

interface GivenCode {
  code: string
  kept: boolean
  nowMs: number
}

/** Null for a code of now; when it was signed for one that is sent later. */
function timeOfCode(
  secret: Secret,
  activityId: string,
  step: 'sign-in' | 'sign-out',
  { code, kept, nowMs }: GivenCode,
): Date | null {
  if (SIX_DIGITS.test(code)) {
    if ([nowMs, nowMs - MINUTE_MS].some((moment) => signCode(secret, activityId, moment) === code)) return null
    throw refuse('codeWrong')
  }
  const opened = openCode(secret, code, nowMs)
  if (opened?.kind !== step || opened.id !== activityId) throw refuse('codeWrong')
  if (opened.valid) return null
  const age = nowMs - opened.signedAt.getTime()
  if (!kept || age < 0 || age > LATE_MS) throw refuse('codeWrong')
  return opened.signedAt
}
