import type { Language } from '../transport/messages'
import type { CityMap, LngLat } from './city-map'
import { type Box, grown, overlap, type Point, pixelOf } from './projection'

export type LabelKind = 'town' | 'water' | 'park' | 'road'

/** A name on the map, in pixels of its zoom. */
export interface MapLabel {
  kind: LabelKind
  text: string
  middle: Point
  /** Degrees by which it is turned. */
  turn: number
  size: number
  box: Box
}

/** Zooms at which names of a kind are shown. */
const shownAt: Record<LabelKind | 'main-road', readonly [from: number, to: number]> = {
  town: [10, 14],
  water: [10, 16],
  park: [14, 19],
  road: [15, 19],
  'main-road': [14, 19],
}
const fontSize: Record<LabelKind, number> = { town: 15, water: 14, park: 11, road: 11 }
/** Distance between two names of one road. */
const ROAD_SPACING = 420
const GAP = 6
/** Width of a letter in widths of an ideograph. */
const LETTER = 0.56

const widthOf = (text: string, size: number): number =>
  [...text].reduce((width, letter) => width + (letter > '\u2e7f' ? size : size * LETTER), 0)

function labelAt(kind: LabelKind, text: string, middle: Point, radians = 0): MapLabel {
  const size = fontSize[kind]
  const width = widthOf(text, size)
  const across = Math.abs(Math.cos(radians)) * width + Math.abs(Math.sin(radians)) * size
  const down = Math.abs(Math.sin(radians)) * width + Math.abs(Math.cos(radians)) * size
  const [x, y] = middle
  const box = { left: x - across / 2, right: x + across / 2, top: y - down / 2, bottom: y + down / 2 }
  return { kind, text, middle, turn: Math.round((radians * 180) / Math.PI), size, box }
}

/** Names along a line, where a straight part has room for them, never upside down. */
function alongLine(text: string, line: readonly LngLat[], zoom: number): MapLabel[] {
  const points = line.map((point) => pixelOf(point, zoom))
  return points.slice(1).flatMap((end, index) => {
    const start = points[index] as Point
    const [dx, dy] = [end[0] - start[0], end[1] - start[1]]
    const length = Math.hypot(dx, dy)
    if (length < widthOf(text, fontSize.road) + 2 * GAP) return []
    const count = Math.max(1, Math.floor(length / ROAD_SPACING))
    const angle = Math.atan(dy / (dx || 1e-9))
    return Array.from({ length: count }, (_, at) => {
      const part = (at + 0.5) / count
      return labelAt('road', text, [start[0] + dx * part, start[1] + dy * part], angle)
    })
  })
}

function middleOf(outline: readonly LngLat[]): LngLat {
  const sum = outline.reduce<LngLat>(([lng, lat], point) => [lng + point[0], lat + point[1]], [0, 0])
  return [sum[0] / outline.length, sum[1] / outline.length]
}

/** All names of a zoom that do not touch each other, the most important first. */
export function placeLabels(map: CityMap, zoom: number, language: Language): MapLabel[] {
  const isShown = (kind: keyof typeof shownAt) => zoom >= shownAt[kind][0] && zoom <= shownAt[kind][1]
  const nameOf = ({ name, nameEn }: { name: string; nameEn: string }) => (language === 'en' ? nameEn : name)
  const at = (kind: LabelKind, named: { name: string; nameEn: string }, point: LngLat) =>
    labelAt(kind, nameOf(named), pixelOf(point, zoom))
  const roads = [...map.roads].sort((one, other) => Number(other.main) - Number(one.main))
  const wanted = [
    ...map.towns.filter(() => isShown('town')).map((town) => at('town', town, town.at)),
    ...map.waters.filter(() => isShown('water')).map((water) => at('water', water, water.at)),
    ...roads
      .filter(({ main }) => isShown(main ? 'main-road' : 'road'))
      .flatMap((road) => alongLine(nameOf(road), road.line, zoom)),
    ...map.parks.filter(() => isShown('park')).map((park) => at('park', park, middleOf(park.outline))),
  ]
  const placed: MapLabel[] = []
  for (const label of wanted) if (!placed.some(({ box }) => overlap(grown(box, GAP), label.box))) placed.push(label)
  return placed
}
