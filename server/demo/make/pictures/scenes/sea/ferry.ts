import { alpha } from '../../paint/colours'
import { lerp } from '../../paint/numbers'
import type { Stage } from '../../paint/types'
import { poly, stroke } from '../../props/draw'
import { turbine } from '../../props/landmarks'
import { birds } from '../../props/life'
import { fishingBoat } from '../../props/ships'

export function windFarm(g: Stage) {
  const y = 452
  g.sky(
    [
      [0, '#22558f'],
      [0.5, '#6f9fc9'],
      [0.82, '#f2cfa8'],
      [1, '#ffe5bd'],
    ],
    0,
    y + 4,
  )
  g.clouds({ y0: 0, y1: 400, light: '#fff1dc', shade: '#7d95b8', cover: 0.56, scale: 2.6, ly: 0.3 })
  g.sun(980, 420, 20, '#fff6df', '#ffc387')
  const rows = [...Array(26).keys()].map((i) => ({ t: (i % 13) / 12, row: Math.floor(i / 13) }))
  for (const { t, row } of rows)
    turbine(g, 40 + t * 1120, y + 2, lerp(46, 84, row) + t * 20, g.random() * 6, row ? '#e7ebf0' : '#c3cbd8')
  g.mist(446, 60, '#ffe6c8', 0.6)
  for (const [x, h, a] of [
    [190, 330, 0.4],
    [520, 270, 1.2],
    [790, 380, 2.3],
  ] as const)
    turbine(g, x, y + 10 + h * 0.08, h, a)
  g.water(y + 4, {
    tint: '#4f7f9e',
    deep: '#123650',
    strength: 0.5,
    glint: '#ffe6bf',
    glintX: 980,
    glints: 380,
    spread: 150,
  })
  fishingBoat(g, 380, 560, 90, { dark: 0.2, hull: '#e0762f' })
  g.finish({ bloom: 0.22, tone: '#ffd9b0', vignette: 0.34 })
}

export function ferry(g: Stage) {
  const { c } = g
  const y = 384
  g.sky(
    [
      [0, '#3a4f7d'],
      [0.5, '#8796b8'],
      [0.85, '#f1c6a6'],
      [1, '#ffe3c0'],
    ],
    0,
    y + 4,
  )
  g.clouds({ y0: 0, y1: 350, light: '#ffe7cf', shade: '#6d7ba2', cover: 0.62, scale: 2.8 })
  g.hill(380, 60, '#7d87a8', '#c9b6b6', { seed: 12, bottom: y })
  g.towers(y, { min: 20, max: 90, width: [12, 26], colour: '#7a80a0', lit: 0.14, from: 700, cell: 5 })
  g.mist(376, 60, '#ffe4cc', 0.6)
  g.water(y, {
    tint: '#6b80a0',
    deep: '#1d3352',
    strength: 0.46,
    glint: '#ffe2bd',
    glintX: 860,
    glints: 280,
    spread: 240,
  })
  const [x, b] = [240, 560]
  for (let i = 0; i < 60; i++)
    g.disc(x - 30 + g.random() * 640, b + g.random() * 26, g.random.between(14, 60), alpha('#ffffff', 0.1), 3)
  poly(c, '#f4f1ea', [
    [x, b - 62],
    [x + 560, b - 62],
    [x + 610, b - 84],
    [x + 560, b],
    [x + 30, b],
  ])
  poly(c, '#1f4f86', [
    [x + 12, b - 30],
    [x + 580, b - 30],
    [x + 560, b],
    [x + 30, b],
  ])
  poly(c, '#c8161d', [
    [x + 10, b - 36],
    [x + 584, b - 36],
    [x + 580, b - 30],
    [x + 12, b - 30],
  ])
  poly(c, '#fbf9f4', [
    [x + 40, b - 122],
    [x + 470, b - 122],
    [x + 500, b - 62],
    [x + 40, b - 62],
  ])
  for (let i = 0; i < 11; i++) {
    c.fillStyle = i % 3 ? '#ffe1a3' : '#4f6a86'
    c.beginPath()
    c.roundRect(x + 58 + i * 37, b - 108, 26, 26, 4)
    c.fill()
  }
  poly(c, '#fbf9f4', [
    [x + 250, b - 164],
    [x + 400, b - 164],
    [x + 420, b - 122],
    [x + 250, b - 122],
  ])
  poly(c, '#37516d', [
    [x + 300, b - 156],
    [x + 398, b - 156],
    [x + 408, b - 134],
    [x + 300, b - 134],
  ])
  poly(c, '#c8161d', [
    [x + 130, b - 176],
    [x + 176, b - 176],
    [x + 182, b - 122],
    [x + 126, b - 122],
  ])
  stroke(c, '#54606c', 4, [
    [x + 330, b - 164],
    [x + 330, b - 226],
  ])
  for (let i = 0; i < 7; i++)
    g.person(x + 52 + i * 26, b - 121, 40, {
      top: g.random.pick(['#c8161d', '#37516d', '#e0a63c', '#5b7a66']),
      shadow: 0,
    })
  g.glow(x + 260, b - 94, 300, '#ffdc9a', 0.3)
  birds(g, 16, 500, 1100, 160, 360, 'rgba(250,250,250,.9)', 13)
  g.finish({ bloom: 0.24, tone: '#ffd3ad', vignette: 0.36 })
}
