import { alpha, mix } from '../../paint/colours'
import { lerp } from '../../paint/numbers'
import type { Points, Stage, Stops } from '../../paint/types'
import { poly, stroke } from '../../props/draw'
import { pagoda } from '../../props/landmarks'
import { birds, crowd } from '../../props/life'
import { coats } from './clothes'

function tiles(g: Stage, points: Points, tone: string, rows = 14) {
  const { c } = g
  const [a, b, d, e] = points
  poly(c, tone, points)
  c.save()
  c.beginPath()
  c.moveTo(...a)
  for (const p of [b, d, e]) c.lineTo(...p)
  c.closePath()
  c.clip()
  const count = Math.max(8, Math.round(Math.abs(d[0] - e[0]) / 9))
  for (let i = 0; i <= count; i++) {
    const t = i / count
    stroke(c, alpha('#000000', 0.22), 2.2, [
      [lerp(a[0], b[0], t), a[1]],
      [lerp(e[0], d[0], t), e[1]],
    ])
    stroke(c, alpha('#ffffff', 0.13), 1.2, [
      [lerp(a[0], b[0], t) + 2.4, a[1]],
      [lerp(e[0], d[0], t) + 2.4, e[1]],
    ])
  }
  for (let i = 1; i < rows; i++)
    stroke(c, alpha('#000000', 0.08), 1, [
      [Math.min(a[0], e[0]), lerp(a[1], e[1], i / rows)],
      [Math.max(b[0], d[0]), lerp(b[1], d[1], i / rows)],
    ])
  c.restore()
  stroke(c, mix(tone, '#000000', 0.45), 5, [a, b])
  stroke(c, mix(tone, '#000000', 0.4), 3, [e, d])
}

export function oldTownRoofs(g: Stage) {
  g.sky(
    [
      [0, '#4f6a9a'],
      [0.5, '#d9a48e'],
      [0.85, '#ffcf94'],
      [1, '#ffe7bd'],
    ],
    0,
    380,
  )
  g.clouds({ y0: 0, y1: 300, light: '#ffe4bb', shade: '#8a7596', cover: 0.5, scale: 2.6 })
  g.sun(880, 250, 26, '#fff4d4', '#ffb566')
  g.hill(300, 80, '#a0879a', '#f0c69c', { seed: 1 })
  pagoda(g, 300, 330, 170, { wall: '#7a5248', roof: '#3f3a44' })
  g.mist(310, 90, '#ffe3b8', 0.7)
  for (let row = 0; row < 9; row++) {
    const t = row / 8
    const level = lerp(316, 700, t ** 1.25)
    const w = lerp(70, 330, t)
    const jitter = lerp(6, 34, t)
    let y = level
    for (let x = -w + g.random() * w * 0.6; x < 1240; x += w * g.random.between(0.78, 1.05)) {
      y = level + g.random.between(-1, 1) * jitter
      const h = lerp(26, 120, t) * g.random.between(0.8, 1.15)
      const tone = mix(g.random.pick(['#4a4650', '#57505a', '#3f3f4a', '#5f5350']), '#e8a878', 0.4 * (1 - t))
      poly(g.c, mix('#efe3d0', '#c98f6a', 0.35 * (1 - t) + 0.1), [
        [x + w * 0.04, y],
        [x + w * 0.96, y],
        [x + w * 0.96, y + h * 1.6],
        [x + w * 0.04, y + h * 1.6],
      ])
      tiles(
        g,
        [
          [x + w * 0.12, y - h * 0.75],
          [x + w * 0.88, y - h * 0.75],
          [x + w, y + 4],
          [x, y + 4],
        ],
        tone,
      )
      if (t > 0.3 && g.random() > 0.4) {
        g.c.fillStyle = g.random() > 0.5 ? '#ffd27a' : '#3a2c26'
        g.c.fillRect(x + w * g.random.between(0.2, 0.7), y + h * 0.3, w * 0.1, h * 0.34)
      }
      if (g.random() > 0.8)
        for (let k = 0; k < 9; k++)
          g.disc(x + w * 0.6 + Math.sin(k) * 5, y - h * 0.9 - k * 9, 5 + k * 1.6, 'rgba(255,240,220,.1)')
    }
    for (let i = 0; i < 4; i++)
      g.tree(g.random() * 1200, y + 12, lerp(40, 110, t), ['#3f4f30', '#7d8440', '#d9b557'], { count: 120 })
    g.mist(level + 8, 60, '#ffdfb4', 0.35 * (1 - t), row)
  }
  birds(g, 16, 480, 1000, 90, 220, 'rgba(70,50,60,.7)', 9)
  g.finish({ bloom: 0.28, tone: '#ffc382', vignette: 0.34 })
}

export function canal(
  g: Stage,
  {
    sky,
    cloud,
    glow,
    wall,
    roof,
    tint,
    deep,
    tone,
    dusk,
  }: {
    sky: Stops
    cloud: readonly [light: string, shade: string]
    glow: number
    wall: string
    roof: string
    tint: string
    deep: string
    tone: string
    dusk: boolean
  },
) {
  g.sky(sky, 0, 420)
  g.clouds({ y0: 0, y1: 300, light: cloud[0], shade: cloud[1], cover: 0.5, scale: 2.6 })
  if (dusk) g.stars(80, 150)
  for (let i = 0; i < 9; i++)
    g.house(-40 + i * 150, 402 - (i % 2) * 8, 120 + g.random() * 30, 110 + g.random() * 60, {
      wall: mix(wall, sky[1][1], 0.3),
      roof: mix(roof, sky[1][1], 0.3),
      glow: glow * 0.7,
    })
  for (let i = 0; i < 8; i++)
    g.house(-60 + i * 176 + g.random() * 20, 448, 130 + g.random() * 40, 110 + g.random() * 50, { wall, roof, glow })
  for (const x of [130, 420, 1010])
    g.tree(x, 452, 170, dusk ? ['#1f2f33', '#35484a', '#5f7065'] : ['#3c5f34', '#6d9448', '#b8d070'], { spread: 0.36 })
  poly(g.c, dusk ? '#3a3540' : '#9a948a', [
    [0, 446],
    [1200, 446],
    [1200, 470],
    [0, 470],
  ])
  g.c.fillStyle = dusk ? '#5a4f58' : '#b5ada0'
  g.c.beginPath()
  g.c.moveTo(560, 470)
  g.c.quadraticCurveTo(730, 300, 900, 470)
  g.c.lineTo(850, 470)
  g.c.quadraticCurveTo(730, 372, 610, 470)
  g.c.fill()
  for (const [x, y] of [
    [700, 388],
    [752, 386],
  ] as const)
    g.person(x, y, 48, { top: g.random.pick(coats), shadow: 0 })
  if (glow > 0.4) for (let i = 0; i < 22; i++) g.lantern(20 + i * 56, 424 + Math.sin(i) * 4, 8)
  g.water(470, { tint, deep, strength: 0.42, glint: dusk ? '#ffca80' : '#ffffff', glints: 240, spread: 560 })
  const [x, b] = [330, 590]
  g.c.fillStyle = dusk ? '#1f1a22' : '#4a3626'
  g.c.beginPath()
  g.c.moveTo(x - 130, b - 24)
  g.c.quadraticCurveTo(x, b + 16, x + 140, b - 28)
  g.c.quadraticCurveTo(x, b + 44, x - 130, b - 24)
  g.c.fill()
  g.person(x + 80, b - 6, 88, { top: '#3a5a7a', hat: '#d9bd84', shadow: 0 })
  if (dusk) g.lantern(x - 60, b - 40, 12)
  g.finish({ bloom: dusk ? 0.38 : 0.18, tone, vignette: 0.34 })
}

export function lanternFestival(g: Stage) {
  const { c, random } = g
  g.sky([
    [0, '#120b2c'],
    [0.6, '#38204f'],
    [1, '#8a3f50'],
  ])
  g.stars(120, 300)
  for (let i = 0; i < 9; i++)
    g.house(-40 + i * 150, 560, 130, 120 + random() * 70, { wall: '#5a3f44', roof: '#231d2a', glow: 0.9 })
  g.blur(3)
  for (let i = 0; i < 70; i++) {
    const t = i / 69
    g.lantern(
      random() * 1240 - 20,
      random.between(20, 430) * (0.5 + t * 0.5),
      lerp(5, 40, t ** 2),
      random.pick(['#e8432e', '#d92b2b', '#f0702e', '#ffb13d', '#c8161d']),
    )
  }
  crowd(g, 610, 690, 26, { tops: ['#2a1830', '#3a2038', '#4a2434', '#5c2b34'], h: [80, 150], skin: '#b97a5c' })
  c.save()
  c.globalCompositeOperation = 'screen'
  c.restore()
  g.finish({ bloom: 0.46, tone: '#ff8a5a', vignette: 0.42 })
}
