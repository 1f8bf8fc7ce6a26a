import type { LatLng } from '../format'

/**
 * Why there is no position: the user or the device denied it, it cannot be determined now, or the browser does not
 * support it.
 */
export type PositionError = 'denied' | 'unavailable' | 'unsupported'

const WAIT_MS = 10_000
const RECENT_MS = 5_000
const PERMISSION_DENIED = 1

/** Asks the device for its position; the browser asks the user. Call it only on demand. Rejects with a `PositionError`. */
export function askPosition(): Promise<LatLng> {
  return new Promise((resolve, reject: (error: PositionError) => void) => {
    if (!navigator.geolocation || !window.isSecureContext) return reject('unsupported')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ code }) => reject(code === PERMISSION_DENIED ? 'denied' : 'unavailable'),
      { enableHighAccuracy: true, timeout: WAIT_MS, maximumAge: RECENT_MS },
    )
  })
}
