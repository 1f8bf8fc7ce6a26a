import { alpha, horizonOf, mix } from '../../paint/colours'
import type { Stage, Stops, Sun } from '../../paint/types'
import { poly } from '../../props/draw'
import { lighthouse } from '../../props/landmarks'
import { birds } from '../../props/life'
import { cargoShip, crane, fishingBoat } from '../../props/ships'

/** Times of day of the harbour. */
export type Hour = 'dawn' | 'noon' | 'golden' | 'night'

interface HarbourHour {
  sky: Stops
  far: string
  near: string
  town: string
  light: string
  shade: string
  glint: string
  tint: string
  deep: string
  sun?: Sun
  lit: number
}

const hours: Record<Hour, HarbourHour> = {
  dawn: {
    sky: [
      [0, '#2c4570'],
      [0.4, '#7d86b0'],
      [0.68, '#f0a98e'],
      [0.9, '#ffd9a8'],
      [1, '#fff0cf'],
    ],
    far: '#8b86a8',
    near: '#3d4766',
    town: '#6b6c90',
    light: '#ffd7ae',
    shade: '#6b6a94',
    glint: '#ffe0b0',
    tint: '#6c6f95',
    deep: '#232f4d',
    sun: [820, 372, 21, '#fff3d6', '#ffb27a'],
    lit: 0.12,
  },
  noon: {
    sky: [
      [0, '#1f6fb8'],
      [0.55, '#69b1e2'],
      [1, '#d6edf6'],
    ],
    far: '#8fb2c8',
    near: '#3d6478',
    town: '#7f9db0',
    light: '#ffffff',
    shade: '#a9c2d6',
    glint: '#ffffff',
    tint: '#2b7fa3',
    deep: '#0e4a68',
    lit: 0,
  },
  golden: {
    sky: [
      [0, '#3b4a78'],
      [0.35, '#a8688a'],
      [0.62, '#ef8354'],
      [0.86, '#ffb958'],
      [1, '#ffe29a'],
    ],
    far: '#a06a72',
    near: '#3a2c3d',
    town: '#6f4a58',
    light: '#ffc98a',
    shade: '#6f4668',
    glint: '#ffd27d',
    tint: '#b0664f',
    deep: '#2b1f33',
    sun: [430, 368, 27, '#fff2c2', '#ffa648'],
    lit: 0.06,
  },
  night: {
    sky: [
      [0, '#060b1c'],
      [0.6, '#122146'],
      [1, '#2a3f6e'],
    ],
    far: '#1f2f54',
    near: '#0c1428',
    town: '#15213f',
    light: '#3a4c78',
    shade: '#141f3d',
    glint: '#ffd692',
    tint: '#10204a',
    deep: '#050a18',
    lit: 0.5,
  },
}

/** The harbour at one time of day; its video fades from one to the next. */
export function harbour(g: Stage, hour: Hour) {
  const { c } = g
  const h = hours[hour]
  const y = 400
  g.sky(h.sky, 0, y + 6)
  if (hour === 'night') {
    g.stars(420, 330)
    g.glow(960, 90, 200, '#c9d8ff', 0.5)
    g.disc(960, 90, 22, '#eef2ff')
  }
  g.clouds({
    y0: 10,
    y1: 350,
    light: h.light,
    shade: h.shade,
    cover: hour === 'noon' ? 0.52 : 0.56,
    scale: 3.4,
    strength: hour === 'night' ? 0.55 : 0.9,
    lx: h.sun ? (h.sun[0] - 600) / 1500 : 0.2,
    ly: hour === 'noon' ? -0.6 : 0.5,
  })
  if (h.sun) g.sun(...h.sun)
  g.hill(392, 70, mix(h.far, h.sky[2][1], 0.3), h.far, { rough: 3, seed: 1, bottom: y })
  g.hill(400, 46, h.far, mix(h.far, horizonOf(h.sky), 0.5), { rough: 5, seed: 2, bottom: y })
  g.towers(y, {
    min: 26,
    max: 150,
    width: [12, 30],
    colour: h.town,
    foot: mix(h.town, horizonOf(h.sky), 0.4),
    lit: h.lit,
    from: 560,
    to: 1220,
    cell: 5,
    hump: 0.55,
    sideAlpha: h.sun ? 0.16 : 0.07,
    side: h.light,
  })
  g.mist(394, 60, horizonOf(h.sky), hour === 'night' ? 0.25 : 0.6)
  for (const [x, size] of [
    [120, 170],
    [232, 178],
    [352, 168],
  ] as const)
    crane(g, x, y, size, h.near, 0.03)
  cargoShip(g, 30, y + 3, 350, {
    hull: mix('#23313f', h.near, 0.5),
    shade: hour === 'night' ? 0.72 : hour === 'noon' ? 0.1 : 0.42,
  })
  if (hour === 'night')
    for (const [x, yy] of [
      [120, 280],
      [232, 272],
      [352, 283],
      [180, 360],
      [300, 362],
      [60, 368],
    ] as const) {
      g.glow(x, yy, 90, '#ffcf80', 0.7)
      g.disc(x, yy, 2.4, '#fff3cf')
    }
  lighthouse(g, 1085, y + 2, 128, { body: mix('#f3efe6', h.near, hour === 'noon' ? 0 : 0.35), side: -1 })
  poly(c, mix(h.near, '#000000', 0.1), [
    [980, y + 5],
    [1020, y - 5],
    [1200, y - 9],
    [1200, y + 8],
  ])
  g.water(y + 4, {
    tint: h.tint,
    deep: h.deep,
    strength: hour === 'noon' ? 0.6 : 0.42,
    glint: h.glint,
    glintX: h.sun?.[0] ?? 900,
    glints: hour === 'noon' ? 300 : 340,
    spread: hour === 'noon' ? 500 : 110,
  })
  if (hour === 'night') lighthouse(g, 1085, y + 2, 128, { on: 0.8, body: '#8f94a3', side: -1 })
  fishingBoat(g, 640, 500, 110, { dark: hour === 'noon' ? 0.05 : 0.55 })
  fishingBoat(g, 850, 452, 58, { hull: '#8b3a2c', dark: hour === 'noon' ? 0.1 : 0.6 })
  if (hour !== 'night') birds(g, 14, 420, 900, 120, 300, alpha(h.near, 0.7), 9)
  g.finish({ bloom: hour === 'noon' ? 0.12 : 0.3, tone: h.light, vignette: hour === 'night' ? 0.5 : 0.32 })
}
