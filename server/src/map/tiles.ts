import type { City, config, DataOf } from '@plaza/shared/api'
import type { MapTiles } from '../provider-accounts'

/** Beyond it the drawn map has nothing more to show. */
export const MAX_ZOOM = 18
/** Whole countries: the drawn map is of one city. */
export const MIN_ZOOM = 9

const own = '/tiles/{z}/{x}/{y}.svg?theme={theme}&lang={lang}'

/** Where pages get the tiles of their maps, and where these begin. */
export const mapOf = (provider: MapTiles | undefined, city: City | undefined): DataOf<typeof config.map> => ({
  tiles: provider?.url ?? own,
  attribution: provider?.attribution ?? null,
  middle: city?.lat !== undefined && city.lng !== undefined ? { lat: city.lat, lng: city.lng } : null,
  min_zoom: MIN_ZOOM,
  max_zoom: MAX_ZOOM,
})

/** Origin of a provider's tiles for a Content-Security-Policy. */
export const tileOriginOf = (provider: MapTiles | undefined): string | null =>
  provider ? (/^https:\/\/[^/]+/.exec(provider.url)?.[0].replace('{s}', '*') ?? null) : null
