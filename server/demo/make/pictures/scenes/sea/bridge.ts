import type { Stage } from '../../paint/types'
import { poly, stroke } from '../../props/draw'
import { cableBridge } from '../../props/landmarks'
import { birds } from '../../props/life'
import { fishingBoat } from '../../props/ships'

/** The last deck segment in its final position, held by a derrick crane on either side. `y` is the top of the deck. */
function closingSegment(g: Stage, x: number, y: number) {
  const { c } = g
  for (const side of [-1, 1]) {
    const at = (dx: number, dy: number): [number, number] => [x + side * dx, y - dy]
    stroke(c, '#7c6f7d', 1.2, [at(22, 46), at(22, 0)])
    stroke(c, '#7c6f7d', 1.2, [at(108, 2), at(72, 40)])
    stroke(c, '#b98532', 3, [at(86, 0), at(72, 40)])
    stroke(c, '#d9a441', 4, [at(70, 2), at(20, 48)])
    stroke(c, '#b98532', 1.6, [at(72, 40), at(20, 48)])
    for (const part of [0.3, 0.55, 0.8])
      stroke(c, '#b98532', 1.2, [at(70 - 50 * part, 2 + 46 * part), at(72 - 52 * part, 40 + 8 * part)])
    poly(c, '#8d7f8b', [at(98, 0), at(62, 0), at(64, 9), at(96, 9)])
  }
  poly(c, '#a9705a', [
    [x - 34, y - 1],
    [x + 34, y - 1],
    [x + 30, y + 12],
    [x - 30, y + 12],
  ])
}

export function seaBridge(g: Stage, night: boolean) {
  const { c } = g
  const y = 455
  g.sky(
    night
      ? [
          [0, '#050a1d'],
          [0.55, '#13254f'],
          [1, '#40548a'],
        ]
      : [
          [0, '#33507f'],
          [0.38, '#8f93bd'],
          [0.7, '#f5b39a'],
          [1, '#ffe7bd'],
        ],
    0,
    y + 5,
  )
  if (night) g.stars(520, 380)
  g.clouds({
    y0: 0,
    y1: 400,
    light: night ? '#4a5c8c' : '#ffdcc0',
    shade: night ? '#152242' : '#7d7ba5',
    cover: 0.5,
    scale: 3,
    strength: 0.75,
    ly: 0.5,
    lx: -0.3,
  })
  if (!night) g.sun(300, 420, 24, '#fff4da', '#ffb27e')
  g.hill(448, 56, night ? '#1c2c55' : '#9a92b4', night ? '#24386a' : '#e4b9b0', { seed: 4, bottom: y })
  g.towers(y, {
    min: 14,
    max: 62,
    width: [9, 20],
    colour: night ? '#152145' : '#948aa9',
    lit: night ? 0.6 : 0,
    from: 760,
    to: 1210,
    cell: 4.5,
  })
  g.mist(440, 90, night ? '#4a5e96' : '#ffe0c6', 0.55)
  cableBridge(
    g,
    y,
    [
      [335, 0.98],
      [845, 0.98],
    ],
    {
      deck: y - 66,
      height: 300,
      colour: night ? '#c9d3e6' : '#f2e6dd',
      cable: night ? '#ffe2a8' : '#fff2e4',
      lit: night,
      reach: 0.21,
      thick: 8,
    },
  )
  for (let x = 40; x < 1200; x += 86)
    if (Math.abs(x - 335) > 40 && Math.abs(x - 845) > 40)
      poly(c, night ? '#3a4768' : '#b7a6ac', [
        [x - 6, y - 58],
        [x + 6, y - 58],
        [x + 8, y + 4],
        [x - 8, y + 4],
      ])
  if (night)
    for (let x = 10; x < 1200; x += 26) {
      g.glow(x, y - 71, 26, x % 4 ? '#ffd183' : '#ff8d6a', 0.75)
      g.disc(x, y - 71, 1.5, '#fff6dd')
    }
  else closingSegment(g, 590, y - 66)
  g.water(y, {
    tint: night ? '#122349' : '#9c8ba6',
    deep: night ? '#060b1c' : '#33406a',
    strength: 0.42,
    glint: night ? '#ffd998' : '#ffe6c4',
    glintX: night ? 600 : 300,
    glints: 420,
    spread: night ? 560 : 120,
  })
  fishingBoat(g, 930, 560, 120, { dark: night ? 0.75 : 0.4, hull: '#35608a' })
  if (!night) birds(g, 18, 380, 900, 90, 280, 'rgba(60,56,84,.7)', 9)
  g.finish({ bloom: night ? 0.36 : 0.28, tone: night ? '#6d86d8' : '#ffcfa8', vignette: 0.4 })
}
