import type { GuidePlace } from '@plaza/shared/api'
import { type LatLng, metresBetween } from '@plaza/shared/format'

/** The nearest first, each with its distance; in the given order without a position. */
export const byDistance = (places: readonly GuidePlace[], from: LatLng | null) =>
  places
    .map((place) => ({ place, metres: from && metresBetween(from, place) }))
    .sort((one, other) => (one.metres ?? 0) - (other.metres ?? 0))
