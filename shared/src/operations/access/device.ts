import * as v from 'valibot'
import { tokenGrant } from '../operators'

/** How long a code of a log-in can be typed, and how often its command may ask. */
export const DEVICE_SECONDS = 600
export const DEVICE_POLL_SECONDS = 5

const grant = v.strictObject(tokenGrant)
export type DeviceGrant = v.InferOutput<typeof grant>

/**
 * Log-in of a command by a code, as RFC 8628. POST `device-start`, by everybody: answers `DeviceStart`. The command
 * shows `userCode` and `address`, and asks POST `device-poll` until it gets a token.
 */
export const DeviceStartBody = v.strictObject({
  machine: v.pipe(v.string(), v.trim(), v.regex(/^[\p{L}\p{N} ._@()-]{1,60}$/u)),
  ...tokenGrant,
})
export interface DeviceStart {
  deviceCode: string
  /** As `BCDF-GHJK`. */
  userCode: string
  address: string
  /** How long the code is good, and how long to wait between two questions. */
  seconds: number
  interval: number
}

/** POST `device-poll`: answers `DevicePoll`. A token is told once. */
export const DevicePollBody = v.strictObject({ deviceCode: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) })
export type DevicePoll =
  | { state: 'waiting' | 'denied' | 'ended' | 'slow-down' }
  | { state: 'approved'; token: string; name: string; person: string; endsAt: number }

/** A code as it is typed: letter case, spaces and dashes do not matter. */
const userCode = v.pipe(
  v.string(),
  v.maxLength(30),
  v.transform((typed) => typed.toUpperCase().replace(/[^A-Z]/g, '')),
  v.length(8),
)
/** POST `device-look`: answers the `DeviceRequest` of a code, for the person who is to decide. */
export const DeviceLookBody = v.strictObject({ userCode })
export interface DeviceRequest extends DeviceGrant {
  userCode: string
  machine: string
  /** The network that asks, as `203.0.113.0/24`; null on this machine. */
  network: string | null
  endsAt: number
}
/** POST `device-decide`: gives the command a token of the person, or refuses it. Answers null. */
export const DeviceDecideBody = v.strictObject({ userCode, approve: v.boolean(), ...tokenGrant })
