import L from 'leaflet'
import type { LatLng } from '../../format'
import { lessMotion } from '../motion'
import type { MapBounds } from './clusters'

/** Where the tiles of a map come from. */
export interface TileSource {
  /** URL with {z}, {x} and {y}, perhaps {s}, {theme} and {lang}. */
  tiles: string
  min_zoom: number
  max_zoom: number
}

/** What the map shows. */
export interface MapSection extends MapBounds {
  zoom: number
}

const TILE = 256
/** From here on a single point is close enough. */
const CLOSE_ZOOM = 16
const EDGE = 36
/** The Mercator plane ends before the poles. */
const WORLD: L.LatLngBoundsLiteral = [
  [-85, -180],
  [85, 180],
]

/** A map that is moved by fingers, mouse and arrow keys; animations end for those who want less motion. */
export function createMap(ground: HTMLElement, { min_zoom, max_zoom }: TileSource): L.Map {
  const animated = !lessMotion()
  return L.map(ground, {
    minZoom: min_zoom,
    maxZoom: max_zoom,
    maxBounds: WORLD,
    zoomControl: false,
    attributionControl: false,
    // The page scrolls.
    scrollWheelZoom: false,
    bounceAtZoomLimits: false,
    inertia: animated,
    zoomAnimation: animated,
    fadeAnimation: animated,
    markerZoomAnimation: animated,
  })
}

interface TileLook {
  theme: string
  lang: string
  /** Tiles are drawn at twice their size, so their names are. */
  large: boolean
}

/** Lays the tiles below everything; returns the function that takes them away. */
export function layTiles(map: L.Map, { tiles, min_zoom, max_zoom }: TileSource, look: TileLook): () => void {
  const layer = L.tileLayer(tiles, {
    ...{ theme: look.theme, lang: look.lang },
    ...(look.large && { tileSize: 2 * TILE, zoomOffset: -1 }),
    minNativeZoom: look.large ? min_zoom + 1 : min_zoom,
    minZoom: min_zoom,
    maxZoom: max_zoom,
    noWrap: true,
    keepBuffer: 1,
  } as L.TileLayerOptions).addTo(map)
  return () => layer.remove()
}

/** Shows all points; returns false if there is none. */
export function fitPoints(map: L.Map, points: readonly LatLng[]): boolean {
  if (points.length === 0) return false
  map.fitBounds(L.latLngBounds(points.map(({ lat, lng }) => [lat, lng])), {
    padding: [EDGE, EDGE],
    maxZoom: CLOSE_ZOOM,
    animate: false,
  })
  return true
}

/** Opens a cluster, or shows a point closer. */
export function zoomTo(map: L.Map, point: LatLng, zoom: number): void {
  map.setView(point, zoom, { animate: !lessMotion() })
}

/** Moves a point out from under what covers the map's lower edge. */
export function reveal(map: L.Map, point: LatLng, coveredBelow: number): void {
  map.panInside(point, {
    paddingTopLeft: [EDGE, EDGE],
    paddingBottomRight: [EDGE, coveredBelow + EDGE],
    animate: !lessMotion(),
  })
}

/**
 * What the map shows, extended to the edges of tiles: small moves ask for the same section, and answers are shared by
 * those who look at the same streets.
 */
export function sectionOf(map: L.Map): MapSection {
  const { min, max } = map.getPixelBounds()
  const snap = (point: L.Point | undefined, to: 'floor' | 'ceil') =>
    map.unproject((point ?? L.point(0, 0)).divideBy(TILE)[to]().multiplyBy(TILE))
  const northWest = snap(min, 'floor')
  const southEast = snap(max, 'ceil')
  return {
    zoom: map.getZoom(),
    west: Math.max(northWest.lng, -180),
    north: Math.min(northWest.lat, 85),
    east: Math.min(southEast.lng, 180),
    south: Math.max(southEast.lat, -85),
  }
}

/** Puts an element of the page on a point of the map; returns the function that takes it away. */
export function placeElement(map: L.Map, { lat, lng }: LatLng, element: HTMLElement, raised: boolean): () => void {
  const icon = L.divIcon({ html: element, className: '', iconSize: [0, 0] })
  const marker = L.marker([lat, lng], {
    icon,
    interactive: false,
    keyboard: false,
    zIndexOffset: raised ? 10_000 : 0,
  }).addTo(map)
  return () => marker.remove()
}

/** Whether a tap is the end of a drag that moved the map. */
export const wasDragged = (map: L.Map, { detail }: { detail: number }): boolean =>
  detail > 0 && (map.dragging as L.Handler & { moved(): boolean }).moved()
