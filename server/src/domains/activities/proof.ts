import { MINUTE_MS, metresBetween } from '@plaza/shared/format'
import type { Secret } from '../../secret'
import { refuse } from '../../transport/refusal'

const CODE_SPACE = 1_000_000

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
}

interface Geofence {
  id: string
  lat: number
  lng: number
  radius: number
}

/** Accepts the code of this or the previous minute, or a position near the place; refuses anything else. */
export function requirePresence(
  secret: Secret,
  activity: Geofence,
  { code, lat, lng }: PresenceProof,
  nowMs: number,
): void {
  if (code !== undefined) {
    if (![nowMs, nowMs - MINUTE_MS].some((moment) => signCode(secret, activity.id, moment) === code))
      throw refuse('codeWrong')
  } else if (lat !== undefined && lng !== undefined) {
    if (metresBetween(activity, { lat, lng }) > activity.radius) throw refuse('tooFar')
  } else throw refuse('badInput')
}
