export interface Position {
  lat: number
  lng: number
}

/** Why there is no position: the person or the device said no, it cannot be found now, or the browser has none. */
export type PositionError = 'denied' | 'unavailable' | 'unsupported'

const WAIT_MS = 10_000
const RECENT_MS = 5_000
const PERMISSION_DENIED = 1

/** Asks the device where it is; the browser asks the person. Called at use only, never ahead. Rejects with a `NoPosition`. */
export function askPosition(): Promise<Position> {
  return new Promise((resolve, reject: (why: PositionError) => void) => {
    if (!navigator.geolocation || !window.isSecureContext) return reject('unsupported')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ code }) => reject(code === PERMISSION_DENIED ? 'denied' : 'unavailable'),
      { enableHighAccuracy: true, timeout: WAIT_MS, maximumAge: RECENT_MS },
    )
  })
}
