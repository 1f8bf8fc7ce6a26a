import type { Language } from '../transport/messages'
import type { CityMap, LngLat } from './city-map'
import { type LabelKind, type MapLabel, placeLabels } from './labels'
import { type Box, boxOf, grown, overlap, type Point, pixelOf, pixelsPerMetre, TILE_SIZE } from './projection'

type MapTheme = 'light' | 'dark'

export interface TileAddress {
  zoom: number
  x: number
  y: number
  theme: MapTheme
  language: Language
}

const palettes = {
  light: {
    sea: '#b9d7e8',
    land: '#f3f1ea',
    built: '#e9e6dd',
    park: '#cbe3c1',
    street: '#ffffff',
    road: '#ffffff',
    main: '#fbe3a5',
    edge: '#d3cdc0',
    halo: '#ffffff',
    text: { town: '#3a3b3f', water: '#2f6283', park: '#3b6b33', road: '#55565b' },
  },
  dark: {
    sea: '#14212b',
    land: '#22252a',
    built: '#2a2d33',
    park: '#24382a',
    street: '#33373e',
    road: '#474d57',
    main: '#6e6140',
    edge: '#1b1d21',
    halo: '#1b1d21',
    text: { town: '#d7d8dc', water: '#7fb0cf', park: '#8fbf86', road: '#b5b7bd' },
  },
} as const satisfies Record<MapTheme, Record<string, string | Record<LabelKind, string>>>

/** Widths on the ground in metres, and the least in pixels. */
const widths = { river: [110, 2], main: [22, 1.5], road: [14, 0.75], street: [8, 0.5] } as const
/** Unnamed streets of a town, from this zoom on. */
const STREET_ZOOM = 14
const STREETS = { lng: 0.00165, lat: 0.00118 }
/** Outline of roads and of letters, in pixels. */
const EDGE = 2
const HALO = 3
const FONT = "system-ui,'PingFang SC','Noto Sans SC',sans-serif"
const TILE: Box = { left: 0, top: 0, right: TILE_SIZE, bottom: TILE_SIZE }

const round = (value: number) => Math.round(value * 10) / 10
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const at = (point: Point) => point.map(round).join(' ')
const between = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2]
/** Curves from middle to middle of the given parts, bent towards their corners. */
const curves = (corners: readonly Point[], last: Point) =>
  corners.map((corner, index) => `Q${at(corner)} ${at(between(corner, corners[index + 1] ?? last))}`).join('')

/** Paths of what nature bent and of what people built. */
const shapes = {
  area: (points: readonly Point[]) => {
    const [first, last] = [points[0] as Point, points.at(-1) as Point]
    return `M${at(between(last, first))}${curves(points, first)}Z`
  },
  river: (points: readonly Point[]) => {
    const [first, last] = [points[0] as Point, points.at(-1) as Point]
    return `M${at(first)}${curves(points.slice(1, -1), last)}L${at(last)}`
  },
  block: (points: readonly Point[]) => `M${points.map(at).join('L')}Z`,
  road: (points: readonly Point[]) => `M${points.map(at).join('L')}`,
}

/** Draws in one tile: paths in its pixels, nothing for what lies outside. */
function createPencil({ zoom, x, y }: TileAddress) {
  const origin: Point = [x * TILE_SIZE, y * TILE_SIZE]

  const local = (point: LngLat): Point => {
    const [px, py] = pixelOf(point, zoom)
    return [px - origin[0], py - origin[1]]
  }

  function pathOf(points: readonly LngLat[], shape: keyof typeof shapes, margin = 0): string {
    const projected = points.map(local)
    return overlap(grown(TILE, margin), boxOf(projected)) ? shapes[shape](projected) : ''
  }

  return {
    pathOf,
    filled(outlines: readonly (readonly LngLat[])[], colour: string, shape: 'area' | 'block' = 'area'): string {
      const d = outlines.map((outline) => pathOf(outline, shape)).join('')
      return d && `<path fill="${colour}" d="${d}"/>`
    },
    stroked(
      lines: readonly (readonly LngLat[])[],
      colour: string,
      width: number,
      shape: 'road' | 'river' = 'road',
    ): string {
      const d = lines.map((line) => pathOf(line, shape, width)).join('')
      return d && `<path fill="none" stroke="${colour}" stroke-width="${round(width)}" d="${d}"/>`
    },
    written(labels: readonly MapLabel[], colours: Record<LabelKind, string>): string[] {
      return labels
        .filter(({ box }) => overlap(grown(TILE, HALO), moved(box, origin)))
        .map(({ kind, text, middle, turn, size }) => {
          const place = at([middle[0] - origin[0], middle[1] - origin[1]])
          const turned = turn === 0 ? '' : ` rotate(${turn})`
          return `<text transform="translate(${place})${turned}" font-size="${size}" fill="${colours[kind]}">${escaped(text)}</text>`
        })
    },
  }
}
type Pencil = ReturnType<typeof createPencil>

const svg = (parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE_SIZE} ${TILE_SIZE}" stroke-linecap="round" stroke-linejoin="round">${parts.join('')}</svg>`

/** The unnamed streets of each town, cut at its outline. */
const townStreets = (map: CityMap, { pathOf, stroked }: Pencil, colour: string, width: number): string[] =>
  map.towns.map(({ built }, index) => {
    const outline = pathOf(built, 'block')
    if (!outline) return ''
    const clip = `<clipPath id="t${index}"><path d="${outline}"/></clipPath>`
    return `${clip}<g clip-path="url(#t${index})">${stroked(streetsOf(built), colour, width)}</g>`
  })

/** Draws the tiles of a map; the positions of names are computed once per zoom and language. */
export function createTileDrawer(map: CityMap) {
  const labels = new Map<string, MapLabel[]>()
  const latitude = map.towns[0]?.at[1] ?? 0
  const mainRoads = map.roads.filter(({ main }) => main).map(({ line }) => line)
  const otherRoads = map.roads.filter(({ main }) => !main).map(({ line }) => line)
  const builtAreas = map.towns.map(({ built }) => built)
  const parks = map.parks.map(({ outline }) => outline)

  function labelsOf(zoom: number, language: Language): MapLabel[] {
    const key = `${zoom} ${language}`
    const placed = labels.get(key) ?? placeLabels(map, zoom, language)
    labels.set(key, placed)
    return placed
  }

  return (address: TileAddress): string => {
    const { zoom, theme, language } = address
    const colours = palettes[theme]
    const pencil = createPencil(address)
    const { filled, stroked, written } = pencil
    const scale = pixelsPerMetre(latitude, zoom)
    const widthOf = (kind: keyof typeof widths) => Math.max(widths[kind][0] * scale, widths[kind][1])
    return svg([
      `<path fill="${colours.sea}" d="M0 0H${TILE_SIZE}V${TILE_SIZE}H0Z"/>`,
      filled(map.land, colours.land),
      filled(builtAreas, colours.built, 'block'),
      ...(zoom >= STREET_ZOOM ? townStreets(map, pencil, colours.street, widthOf('street')) : []),
      stroked(map.rivers, colours.sea, widthOf('river'), 'river'),
      filled(parks, colours.park),
      stroked(otherRoads, colours.edge, widthOf('road') + EDGE),
      stroked(mainRoads, colours.edge, widthOf('main') + EDGE),
      stroked(otherRoads, colours.road, widthOf('road')),
      stroked(mainRoads, colours.main, widthOf('main')),
      `<g text-anchor="middle" dominant-baseline="central" font-family="${FONT}" paint-order="stroke" stroke="${colours.halo}" stroke-width="${HALO}">`,
      ...written(labelsOf(zoom, language), colours.text),
      '</g>',
    ])
  }
}

const moved = ({ left, top, right, bottom }: Box, [x, y]: Point): Box => ({
  left: left - x,
  right: right - x,
  top: top - y,
  bottom: bottom - y,
})

/** A grid over the box of an outline. */
function streetsOf(outline: readonly LngLat[]): LngLat[][] {
  const { left, top, right, bottom } = boxOf(outline)
  const steps = (from: number, to: number, by: number) =>
    Array.from({ length: Math.floor((to - from) / by) }, (_, index) => from + (index + 1) * by)
  return [
    ...steps(left, right, STREETS.lng).map((lng): LngLat[] => [
      [lng, top],
      [lng, bottom],
    ]),
    ...steps(top, bottom, STREETS.lat).map((lat): LngLat[] => [
      [left, lat],
      [right, lat],
    ]),
  ]
}
