interface MapTarget {
  lat: number
  lng: number
  place: string
}

/** Address that opens a place in a map: an app on Android, else a web map, because Apple's devices do not know `geo:`. */
export function mapAddress({ lat, lng, place }: MapTarget, agent: string): string {
  if (/android/i.test(agent)) return `geo:${lat},${lng}?q=${lat},${lng}(${encodeURIComponent(place)})`
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`
}
