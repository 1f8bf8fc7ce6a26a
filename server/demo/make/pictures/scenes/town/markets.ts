import { mix } from '../../paint/colours'
import { lerp } from '../../paint/numbers'
import type { Stage } from '../../paint/types'
import { poly, stroke } from '../../props/draw'
import { pagoda } from '../../props/landmarks'
import { birds, crowd } from '../../props/life'
import { coats } from './clothes'

export function nightMarket(g: Stage) {
  const { c } = g
  g.sky([
    [0, '#0a0d20'],
    [0.55, '#2a2440'],
    [1, '#4a2f36'],
  ])
  g.towers(330, { min: 60, max: 220, width: [30, 60], colour: '#14182e', lit: 0.4 })
  g.bokeh(60, 160, 420, ['#ffb65c', '#ff6a4a', '#ffe0a3', '#7fe0ff', '#ff9ad0'], [10, 36])
  g.blur(4)
  for (const [x, w, tone] of [
    [-40, 330, '#c8402f'],
    [300, 290, '#e0a03a'],
    [610, 290, '#2f7a86'],
    [910, 340, '#b8324a'],
  ] as const) {
    const y = 330
    poly(c, '#2a1a18', [
      [x + 16, y],
      [x + w - 16, y],
      [x + w - 16, 560],
      [x + 16, 560],
    ])
    const inside = c.createLinearGradient(0, y, 0, 480)
    inside.addColorStop(0, '#ffd98a')
    inside.addColorStop(1, '#c9703a')
    poly(c, inside, [
      [x + 26, y + 40],
      [x + w - 26, y + 40],
      [x + w - 26, 470],
      [x + 26, 470],
    ])
    g.glow(x + w / 2, 410, 260, '#ffb45a', 0.6)
    for (let k = 0; k < 8; k++) {
      const [a, b] = [x + (w * k) / 8, x + (w * (k + 1)) / 8]
      poly(c, k % 2 ? '#f6ecd8' : tone, [
        [lerp(a, x + w / 2, 0.16), y - 46],
        [lerp(b, x + w / 2, 0.16), y - 46],
        [b, y + 26],
        [a, y + 26],
      ])
      g.disc((a + b) / 2, y + 26, w / 17, k % 2 ? '#f6ecd8' : tone, 10)
    }
    g.person(x + w * 0.5, 500, 150, { top: '#f4efe6', hat: '#ffffff', shadow: 0 })
    poly(c, '#6a3a24', [
      [x + 10, 462],
      [x + w - 10, 462],
      [x + w - 10, 570],
      [x + 10, 570],
    ])
    poly(c, '#a8683c', [
      [x + 2, 456],
      [x + w - 2, 456],
      [x + w - 2, 468],
      [x + 2, 468],
    ])
    g.scatter(x + 24, x + w - 24, 442, 456, ['#e8a04a', '#d9472f', '#f3d26a', '#7fae4a', '#fff0cf'], 90, 8)
    for (let k = 0; k < 16; k++)
      g.disc(x + w * 0.3 + Math.sin(k * 1.3) * 12, 440 - k * 12, 8 + k * 2.6, 'rgba(255,236,210,.05)')
  }
  for (let i = 0; i < 34; i++) {
    const x = i * 36 + 6
    const y = 262 + Math.sin(i * 0.7) * 12
    g.glow(x, y, 34, '#ffce7a', 0.8)
    g.disc(x, y, 3.4, '#fff6dd')
  }
  g.sky(
    [
      [0, '#3a2a2c'],
      [1, '#17131c'],
    ],
    566,
    675,
  )
  crowd(g, 600, 690, 18, { tops: coats, h: [120, 190] })
  g.finish({ bloom: 0.42, tone: '#ffb070', vignette: 0.44 })
}

export function morningMarket(g: Stage) {
  const { c, random } = g
  g.sky([
    [0, '#8f7d66'],
    [0.5, '#c9ae86'],
    [1, '#8a6b4c'],
  ])
  for (let i = 0; i < 6; i++) {
    const x = 60 + i * 200
    poly(c, '#fff3d2', [
      [x, 60],
      [x + 110, 60],
      [x + 110, 200],
      [x, 200],
    ])
    stroke(c, '#7a5f42', 5, [
      [x + 55, 60],
      [x + 55, 200],
    ])
    stroke(c, '#7a5f42', 5, [
      [x, 130],
      [x + 110, 130],
    ])
  }
  for (let x = 0; x < 1300; x += 200) {
    stroke(c, '#4f3a28', 16, [
      [x + 5, 20],
      [x + 5, 480],
    ])
    stroke(c, '#4f3a28', 10, [
      [x + 5, 230],
      [x + 90, 30],
    ])
  }
  g.sky(
    [
      [0, '#3f2f22'],
      [1, '#5c4630'],
    ],
    0,
    26,
  )
  g.blur(1.4)
  g.rays(200, -120, '#ffeec4', 10, 0.17, 1.0, 1.0)
  const goods = [
    ['#d9342b', '#f0603a'],
    ['#4f8f3a', '#8fbf55'],
    ['#f0a63c', '#ffd06a'],
    ['#7a4a8a', '#a878b0'],
    ['#e9e2cf', '#ffffff'],
    ['#c9d3d8', '#eef3f5'],
  ]
  for (let row = 0; row < 3; row++) {
    const y = 430 + row * 84
    crowd(g, y - 26, y - 10, 6 - row, { tops: coats, h: [110 + row * 26, 124 + row * 30] })
    for (let i = 0; i < 8; i++) {
      const w = 150 + row * 36
      const x = i * w - 60 + row * 50
      if (random() < 0.12) continue
      poly(c, mix('#7a5436', '#000000', 0.1), [
        [x, y],
        [x + w - 22, y],
        [x + w - 12, y + 46 + row * 10],
        [x - 10, y + 46 + row * 10],
      ])
      const tones = goods[(i + row * 2) % goods.length]
      for (let k = 0; k < 74; k++) {
        const [px, py] = [x + random() * (w - 26), y + 4 - random() ** 0.8 * 26]
        const r = random.between(5, 9 + row * 2)
        g.disc(px, py, r, mix(tones[0], tones[1], random()), r * 0.8)
        g.disc(px - r * 0.3, py - r * 0.3, r * 0.28, 'rgba(255,255,255,.35)')
      }
      for (let k = 1; k < 4; k++)
        stroke(c, 'rgba(0,0,0,.22)', 2, [
          [x - k * 2, y + k * 13],
          [x + w - 22 + k * 2, y + k * 13],
        ])
    }
  }
  g.mist(300, 320, '#ffe9c0', 0.32)
  g.finish({ bloom: 0.3, tone: '#ffd28a', vignette: 0.4 })
}

export function pagodaSunset(g: Stage) {
  g.sky([
    [0, '#3a3f78'],
    [0.4, '#b8647a'],
    [0.72, '#ff9656'],
    [1, '#ffd88f'],
  ])
  g.clouds({ y0: 0, y1: 430, light: '#ffc792', shade: '#7a4a78', cover: 0.56, scale: 2.6, ly: 0.5 })
  g.sun(700, 300, 48, '#fff1c4', '#ff9f4a')
  g.hill(470, 110, '#8a5a74', '#e89a72', { seed: 2, rough: 2.2 })
  g.mist(470, 90, '#ffc48c', 0.7)
  g.hill(540, 80, '#5a3a58', '#a8607a', { seed: 3, rough: 3, woods: 0.5 })
  pagoda(g, 560, 590, 500, { wall: '#4a2a36', roof: '#2a1c2a' })
  const line = g.hill(606, 60, '#2f1f34', '#150e1c', { seed: 4, rough: 3, woods: 1 })
  for (const x of [90, 190, 920, 1040, 1140])
    g.tree(x, line[Math.floor(x / 4)] + 20, 170, ['#20142a', '#3a2038', '#7a3f4a'], { count: 260 })
  birds(g, 26, 640, 1050, 120, 300, 'rgba(50,24,44,.8)', 11)
  g.finish({ bloom: 0.36, tone: '#ff9a5a', vignette: 0.42 })
}
