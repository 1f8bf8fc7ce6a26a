import type { LatLng } from '../format'

export interface MapTarget extends LatLng {
  /** Its name, which the map shows. */
  place: string
}

/** Address that opens a place in the device's map app, or in a web map where there is none. */
export function mapAddress({ lat, lng, place }: MapTarget, agent: string): string {
  const name = encodeURIComponent(place)
  if (/android/i.test(agent)) return `geo:${lat},${lng}?q=${lat},${lng}(${name})`
  // Apple's devices do not know `geo:`; this address opens their app.
  if (/iphone|ipad|ipod/i.test(agent)) return `https://maps.apple.com/?ll=${lat},${lng}&q=${name}`
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`
}
