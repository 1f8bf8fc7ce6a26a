import type { LngLat } from './city-map'

export const TILE_SIZE = 256

export type Point = [x: number, y: number]

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Pixels of the whole world at a zoom. */
const worldSize = (zoom: number): number => TILE_SIZE * 2 ** zoom

/** Position on the Web Mercator plane in pixels of a zoom, from the north-west corner. */
export function pixelOf([lng, lat]: LngLat, zoom: number): Point {
  const y = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360))
  return [(worldSize(zoom) * (lng + 180)) / 360, worldSize(zoom) * (0.5 - y / (2 * Math.PI))]
}

const EQUATOR_METRES = 40_075_016.686

/** Pixels of a metre at a latitude. */
export const pixelsPerMetre = (lat: number, zoom: number): number =>
  worldSize(zoom) / (EQUATOR_METRES * Math.cos((lat * Math.PI) / 180))

export function boxOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

export const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})
