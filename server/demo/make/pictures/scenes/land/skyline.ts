import { alpha, horizonOf, mix } from '../../paint/colours'
import type { Stage, Stops, Sun, Tones } from '../../paint/types'
import { birds } from '../../props/life'

type Hour = 'dawn' | 'noon' | 'golden' | 'blue' | 'night'

interface CityHour {
  sky: Stops
  layers: Tones
  foot: string
  cloud: readonly [light: string, shade: string]
  sun?: Sun
  lit: number
  side: string
  bloom: number
}

const cityHours: Record<Hour, CityHour> = {
  dawn: {
    sky: [
      [0, '#2d4477'],
      [0.45, '#9a8fbb'],
      [0.78, '#f4b59b'],
      [1, '#ffe4c0'],
    ],
    layers: ['#b1a1bd', '#8a82a8', '#575d86'],
    foot: '#e9c0b4',
    cloud: ['#ffdcc6', '#7f7ba6'],
    sun: [330, 452, 24, '#fff3db', '#ffb58a'],
    lit: 0.06,
    side: '#ffd9b4',
    bloom: 0.28,
  },
  noon: {
    sky: [
      [0, '#1b6bbb'],
      [0.6, '#79bde8'],
      [1, '#e2f2f6'],
    ],
    layers: ['#b9d2e0', '#8db0c6', '#5c86a3'],
    foot: '#d5e6ec',
    cloud: ['#ffffff', '#a8c5dc'],
    lit: 0,
    side: '#ffffff',
    bloom: 0.12,
  },
  golden: {
    sky: [
      [0, '#41547f'],
      [0.4, '#b57c80'],
      [0.72, '#f49a5a'],
      [1, '#ffd98c'],
    ],
    layers: ['#d79a7a', '#a5695f', '#5e3d4a'],
    foot: '#f3bc7c',
    cloud: ['#ffcf96', '#8a5168'],
    sun: [905, 430, 30, '#fff4cf', '#ffab4f'],
    lit: 0.1,
    side: '#ffcf86',
    bloom: 0.32,
  },
  blue: {
    sky: [
      [0, '#0f1f4f'],
      [0.5, '#2f4f95'],
      [0.85, '#8f85b5'],
      [1, '#e0a89f'],
    ],
    layers: ['#5f6fa5', '#3a4a82', '#1b2754'],
    foot: '#6f78ab',
    cloud: ['#8e8fc0', '#25356e'],
    lit: 0.45,
    side: '#9fb3ea',
    bloom: 0.34,
  },
  night: {
    sky: [
      [0, '#04081a'],
      [0.65, '#0f1d44'],
      [1, '#2b3a70'],
    ],
    layers: ['#1d2b59', '#131d42', '#080e26'],
    foot: '#25346a',
    cloud: ['#33447c', '#0a1230'],
    lit: 0.55,
    side: '#6f86d0',
    bloom: 0.36,
  },
}

export function skyline(g: Stage, hour: Hour) {
  const h = cityHours[hour]
  const { c } = g
  g.sky(h.sky, 0, 560)
  if (hour === 'night') g.stars(300, 300)
  g.clouds({
    y0: 0,
    y1: 420,
    light: h.cloud[0],
    shade: h.cloud[1],
    cover: hour === 'night' ? 0.46 : 0.54,
    scale: 3,
    ly: hour === 'noon' ? -0.6 : 0.5,
  })
  if (h.sun) g.sun(...h.sun)
  g.hill(520, 60, mix(h.layers[0], horizonOf(h.sky), 0.35), h.foot, { seed: 3, bottom: 560 })
  g.towers(550, {
    min: 70,
    max: 230,
    width: [16, 34],
    colour: h.layers[0],
    foot: h.foot,
    lit: h.lit * 0.6,
    cell: 5,
    side: h.side,
    sideAlpha: 0.12,
    hump: 0.62,
  })
  g.mist(520, 130, h.foot, 0.55)
  g.towers(556, {
    min: 90,
    max: 350,
    width: [26, 52],
    colour: h.layers[1],
    foot: h.foot,
    lit: h.lit,
    cell: 7,
    side: h.side,
    sideAlpha: 0.16,
    hump: 0.6,
  })
  g.mist(548, 90, h.foot, 0.5, 2)
  g.towers(562, {
    min: 30,
    max: 120,
    width: [30, 66],
    colour: h.layers[2],
    lit: h.lit * 1.1,
    cell: 8,
    side: h.side,
    sideAlpha: 0.1,
    hump: 0.2,
  })
  for (let i = 0; i < 70; i++)
    g.leaves(
      i * 17.5,
      560,
      18,
      12,
      [mix('#1c2f22', h.layers[2], 0.5), mix('#3f5f3a', h.layers[2], 0.45), mix('#7f9a5a', h.layers[1], 0.5)],
      26,
      5,
    )
  if (h.lit > 0.3)
    for (let x = 12; x < 1200; x += 31) {
      g.glow(x, 557, 46, x % 3 ? '#ffc46b' : '#ff8f5a', 0.8)
      g.disc(x, 557, 1.8, '#fff3d2')
    }
  g.water(566, {
    tint: mix(h.layers[1], '#2a5a86', 0.4),
    deep: mix(h.layers[2], '#000c1e', 0.45),
    strength: 0.45,
    glint: h.side,
    glintX: h.sun?.[0] ?? 640,
    glints: 300,
    spread: h.sun ? 130 : 480,
  })
  if (hour === 'noon' || hour === 'dawn') birds(g, 10, 200, 900, 80, 260, alpha(h.layers[2], 0.6), 9)
  c.globalAlpha = 1
  g.finish({ bloom: h.bloom, tone: h.side, vignette: hour === 'noon' ? 0.24 : 0.36 })
}
