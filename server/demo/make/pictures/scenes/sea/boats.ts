import { alpha } from '../../paint/colours'
import { lerp } from '../../paint/numbers'
import type { Stage } from '../../paint/types'
import { poly, stroke } from '../../props/draw'
import { birds } from '../../props/life'
import { fishingBoat, sail } from '../../props/ships'

export function regatta(g: Stage) {
  const y = 330
  g.sky(
    [
      [0, '#2a7fc4'],
      [0.6, '#7fc1e8'],
      [1, '#e4f3f5'],
    ],
    0,
    y + 4,
  )
  g.clouds({ y0: 0, y1: 300, cover: 0.55, scale: 3, shade: '#a5c3da' })
  g.hill(326, 44, '#86a9bb', '#bfd6dd', { seed: 3, bottom: y })
  g.hill(332, 22, '#5d8a91', '#9dbfc4', { seed: 8, rough: 7, bottom: y })
  g.water(y, { tint: '#2f8db2', deep: '#0c4a70', strength: 0.72, ripple: 1.2, glints: 700, spread: 620 })
  const tones = [
    ['#ffffff', '#eef3f6'],
    ['#ffffff', '#d9472f'],
    ['#fdf6e6', '#f3c64f'],
    ['#ffffff', '#2f7fb8'],
    ['#fff8ee', '#f08a3c'],
    ['#ffffff', '#4aa27d'],
  ]
  const fleet = Array.from({ length: 34 }, (_, i) => ({ t: i / 33, x: g.random.between(-20, 1220) }))
  for (const { t, x } of fleet) {
    const [colour, second] = g.random.pick(tones)
    const base = lerp(y + 6, 610, t ** 1.9)
    const h = lerp(26, 230, t ** 1.7)
    g.c.save()
    g.c.globalAlpha = 0.16
    g.c.translate(0, base * 2 - h * 0.02)
    g.c.scale(1, -0.55)
    g.c.translate(0, -base * 0.55 - base * 0.45)
    g.c.restore()
    g.disc(x, base, h * 0.34, alpha('#e8f6fb', 0.35), h * 0.03)
    sail(g, x, base, h, { colour, second, lean: g.random.between(0.05, 0.14) })
  }
  g.finish({ bloom: 0.12, tone: '#fff2d0', toneAlpha: 0.14, vignette: 0.26 })
}

export function fishingFleet(g: Stage) {
  const y = 352
  g.sky(
    [
      [0, '#2f4f86'],
      [0.5, '#8aa6c8'],
      [0.8, '#f6d4ab'],
      [1, '#ffeccb'],
    ],
    0,
    y + 4,
  )
  g.clouds({ y0: 0, y1: 330, light: '#fff0d8', shade: '#7b8db2', cover: 0.6, scale: 2.6 })
  g.sun(760, 318, 18, '#fff6df', '#ffc98c')
  g.hill(350, 48, '#7b8fae', '#d8c6b8', { seed: 6, bottom: y })
  g.water(y, {
    tint: '#5a7a97',
    deep: '#173350',
    strength: 0.5,
    glint: '#ffe6bb',
    glintX: 760,
    glints: 420,
    spread: 170,
  })
  const hulls = ['#2c5f8a', '#234a6e', '#3b7a74', '#8a3a2c', '#38526b']
  for (let i = 0; i < 19; i++) {
    const t = (i / 18) ** 1.6
    const base = lerp(y + 12, 600, t)
    const l = lerp(34, 300, t)
    const x = 560 + Math.sin(i * 1.9) * lerp(320, 420, t) - l * 0.4
    g.disc(x + l * 0.4, base, l * 0.6, alpha('#eef5f8', 0.35), l * 0.035)
    g.disc(x + l * 0.02, base + 1, l * 0.3, alpha('#ffffff', 0.4), l * 0.028)
    fishingBoat(g, x, base, l, { hull: hulls[i % 5], dark: 0.3 * (1 - t) + 0.08 })
  }
  birds(g, 26, 200, 1000, 60, 300, 'rgba(40,48,66,.65)', 10)
  g.finish({ bloom: 0.26, tone: '#ffd9a6', vignette: 0.34 })
}

export function redSail(g: Stage) {
  const { c } = g
  const y = 396
  g.sky(
    [
      [0, '#7a1c22'],
      [0.34, '#c8402f'],
      [0.66, '#f58a4a'],
      [0.9, '#ffcf83'],
      [1, '#ffeebc'],
    ],
    0,
    y + 4,
  )
  g.clouds({ y0: 0, y1: 380, light: '#ffd190', shade: '#98302f', cover: 0.52, scale: 2.6, ly: 0.6 })
  g.sun(600, 352, 44, '#fff4cf', '#ffc25c')
  g.rays(600, 352, '#ffe3a0', 22, 0.1, 6.3, 0)
  g.hill(394, 34, '#b0503f', '#f0a566', { seed: 14, bottom: y })
  g.water(y, {
    tint: '#c8603f',
    deep: '#5a1a22',
    strength: 0.42,
    glint: '#ffe7ae',
    glintX: 600,
    glints: 520,
    spread: 110,
  })
  for (const [x, b, h] of [
    [250, 452, 84],
    [930, 440, 70],
    [400, 424, 44],
    [1060, 420, 36],
    [820, 414, 30],
  ] as const)
    sail(g, x, b, h, { colour: '#d9342b', second: '#b8252a', hull: '#4a1a1c', shade: '#7a1a1f' })
  const [x, b] = [600, 590]
  g.disc(x, b, 190, alpha('#ffe9b8', 0.3), 9)
  poly(c, '#3d171a', [
    [x - 170, b - 44],
    [x + 150, b - 38],
    [x + 196, b - 66],
    [x + 138, b],
    [x - 120, b],
  ])
  stroke(c, '#3d171a', 7, [
    [x - 8, b - 40],
    [x + 4, b - 360],
  ])
  const cloth = c.createLinearGradient(x - 160, 0, x + 190, 0)
  cloth.addColorStop(0, '#a8161d')
  cloth.addColorStop(0.55, '#e2382d')
  cloth.addColorStop(1, '#ff7a4a')
  c.fillStyle = cloth
  c.beginPath()
  c.moveTo(x + 6, b - 352)
  c.quadraticCurveTo(x + 190, b - 230, x + 172, b - 66)
  c.quadraticCurveTo(x + 70, b - 82, x + 2, b - 62)
  c.fill()
  c.beginPath()
  c.moveTo(x - 2, b - 326)
  c.quadraticCurveTo(x - 60, b - 160, x - 158, b - 70)
  c.quadraticCurveTo(x - 70, b - 84, x - 8, b - 66)
  c.fill()
  for (const t of [0.25, 0.5, 0.75])
    stroke(c, 'rgba(90,10,14,.35)', 2.4, [
      [x + 4, b - 352 + t * 285],
      [x + 20 + t * 150, b - 352 + t * 280 - 8],
    ])
  for (const k of [-70, -20, 60]) g.person(x + k, b - 40, 48, { top: '#f4d9a0', legs: '#3d171a', shadow: 0 })
  birds(g, 12, 240, 520, 110, 260, 'rgba(90,22,24,.8)', 11)
  g.finish({ bloom: 0.34, tone: '#ffae5a', vignette: 0.36 })
}
