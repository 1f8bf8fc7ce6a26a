import { language } from '@plaza/shared/text'
import * as v from 'valibot'
import { readCookie } from '../../storage/cookies'
import { local } from '../../storage/device-store'

/** Authorization header of a guest (product spec, section 6). */
const GUEST = 'guest'

/** Headers of every call: token or guest, the device id if stored, the language, a request id for logs. */
export function headersFor(token: string | null): Record<string, string> {
  const device = deviceId()
  return {
    Authorization: token ?? GUEST,
    ...(device ? { DeviceId: device } : {}),
    'Accept-Language': language(),
    'x-request-id': requestId(),
  }
}

/** The device id stored by a native shell or the server. */
export function deviceId(): string | null {
  const stored = readCookie('DeviceId') ?? local.read('device', v.string())
  return stored && /^[\w.-]{1,128}$/.test(stored) ? stored : null
}

/** Random, even without `crypto.randomUUID` (plain http). */
export function requestId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
