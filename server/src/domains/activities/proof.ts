import { MINUTE_MS } from '@plaza/shared/format'
import type { Secret } from '../../secret'
import { refuse } from '../../transport/refusal'

const CODE_SPACE = 1_000_000
const EARTH_METRES = 6_371_000

/** The organiser's code of an activity in a minute. */
export function signCode(secret: Secret, activityId: string, nowMs: number): string {
  const minute = Math.floor(nowMs / MINUTE_MS)
  const bytes = Buffer.from(secret.sign('sign-code', `${activityId}\n${minute}`), 'base64url')
  return String(bytes.readUInt32BE(0) % CODE_SPACE).padStart(6, '0')
}

/** Distance in metres. */
export function metresBetween(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const h =
    Math.sin(rad(b.lat - a.lat) / 2) ** 2 +
    Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * Math.sin(rad(b.lng - a.lng) / 2) ** 2
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(h)))
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
