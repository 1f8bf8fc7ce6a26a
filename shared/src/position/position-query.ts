import type { LatLng } from '../format'

/** About ten metres: as exact as a distance is shown, and no more. */
const POSITION_DIGITS = 4

/** A position as lists by distance take it. */
export const positionQuery = (position: LatLng | null) =>
  position ? { lat: position.lat.toFixed(POSITION_DIGITS), lng: position.lng.toFixed(POSITION_DIGITS) } : {}
