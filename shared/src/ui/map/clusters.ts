import Supercluster from 'supercluster'

/** A place on a map. */
export interface MapMark {
  id: string
  lat: number
  lng: number
  name: string
}

export interface MapBounds {
  west: number
  south: number
  east: number
  north: number
}

/** One mark, or several that would cover each other. */
export type MapPin<M extends MapMark> =
  | { key: string; lat: number; lng: number; mark: M }
  | { key: string; lat: number; lng: number; count: number; opensAt: number }

/** Pixels within which marks become one pin: the size of a finger. */
const RADIUS = 52

/** Finds the pins of a section; at the deepest zoom each mark stands for itself. */
export function createClusters<M extends MapMark>(marks: readonly M[], deepestZoom: number) {
  const index = new Supercluster<{ mark: M }>({ radius: RADIUS, extent: 256, maxZoom: deepestZoom - 1 })
  index.load(
    marks.map((mark) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [mark.lng, mark.lat] },
      properties: { mark },
    })),
  )
  return ({ west, south, east, north }: MapBounds, zoom: number): MapPin<M>[] =>
    index.getClusters([west, south, east, north], Math.round(zoom)).map(({ geometry, properties }) => {
      const [lng = 0, lat = 0] = geometry.coordinates
      if ('mark' in properties) return { key: properties.mark.id, lat, lng, mark: properties.mark }
      const { cluster_id: id, point_count: count } = properties
      // The key survives a new index: the same marks make the same cluster.
      return { key: `${count} at ${lat},${lng}`, lat, lng, count, opensAt: index.getClusterExpansionZoom(id) }
    })
}
