import { lerp } from '../../paint/numbers'
import type { Point, Stage } from '../../paint/types'
import { poly, stroke } from '../../props/draw'
import { books, lamp, room } from '../../props/indoors'

export const spines = [
  '#8a3a2c',
  '#2f5f6f',
  '#c9a24a',
  '#4a5a3a',
  '#6a4a6f',
  '#d9cdb0',
  '#3a4660',
  '#b5653c',
  '#7a8a8a',
]

export const bright = ['#d9472f', '#2f8fc0', '#e0a63c', '#4f9a6a', '#f0efe9', '#7a5a9a', '#ef7f9a']

export function classroom(g: Stage) {
  const { c, random } = g
  room(g, { wall: '#f1e9d6', floor: '#b58a5c', side: '#e6dcc4', back: [0.2, 0.12, 0.8, 0.58] })
  poly(c, '#6b4a30', [
    [330, 120],
    [870, 120],
    [870, 300],
    [330, 300],
  ])
  poly(c, '#23483c', [
    [342, 132],
    [858, 132],
    [858, 288],
    [342, 288],
  ])
  c.fillStyle = 'rgba(245,248,238,.85)'
  c.font = '600 46px "Noto Serif CJK SC", serif'
  c.fillText('降B 大调', 390, 200)
  c.font = '30px "Noto Serif CJK SC", serif'
  c.fillText('潮水退到最远的时候', 390, 252)
  for (let i = 0; i < 4; i++) {
    const [a, b] = [i / 4 + 0.03, (i + 1) / 4 - 0.03]
    const p = (t: number, k: number): Point => [lerp(0, 240, t), lerp(lerp(60, 120, t), lerp(470, 330, t), k)]
    poly(c, '#dff0fa', [p(a, 0), p(b, 0), p(b, 1), p(a, 1)])
    stroke(c, '#fbf7ec', 6, [p((a + b) / 2, 0), p((a + b) / 2, 1)])
  }
  g.rays(-60, 120, '#fff3cf', 9, 0.2, 0.7, 0.42)
  g.person(760, 420, 170, { top: '#4f6f8a', arm: 3 })
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 4; i++) {
      const y = 470 + row * 86
      const w = 150 + row * 40
      const x = 600 + (i - 1.5) * w * 1.35
      g.person(x, y + 40, 120 + row * 34, { top: bright[(i + row * 2) % 7], shadow: 0 })
      poly(c, '#c99a62', [
        [x - w * 0.45, y],
        [x + w * 0.45, y],
        [x + w * 0.52, y + 26],
        [x - w * 0.52, y + 26],
      ])
      poly(c, '#8a6238', [
        [x - w * 0.52, y + 26],
        [x + w * 0.52, y + 26],
        [x + w * 0.52, y + 38],
        [x - w * 0.52, y + 38],
      ])
      poly(c, '#ffffff', [
        [x - 20, y + 5],
        [x + 26, y + 5],
        [x + 30, y + 18],
        [x - 22, y + 18],
      ])
      if (random() > 0.5)
        poly(c, '#d9a83c', [
          [x + w * 0.24, y - 14],
          [x + w * 0.36, y - 30],
          [x + w * 0.4, y + 2],
          [x + w * 0.26, y + 6],
        ])
    }
  g.finish({ bloom: 0.24, tone: '#ffedc0', vignette: 0.3 })
}

export function library(g: Stage) {
  const { c } = g
  room(g, { wall: '#3a2a22', floor: '#5a3a26', side: '#33241d', ceiling: '#1f1a1c', back: [0.34, 0.22, 0.66, 0.58] })
  for (const s of [0, 1]) {
    for (let i = 0; i < 7; i++) {
      const t0 = i / 7
      const t1 = (i + 0.94) / 7
      const x0 = s ? lerp(1200, 792, t0) : lerp(0, 408, t0)
      const x1 = s ? lerp(1200, 792, t1) : lerp(0, 408, t1)
      const w = Math.abs(x1 - x0)
      const top = lerp(10, 160, t0)
      const bottom = lerp(650, 396, t0)
      const rows = 6
      poly(c, '#4a3020', [
        [x0, top - 8],
        [x1, lerp(10, 160, t1) - 8],
        [x1, lerp(650, 396, t1)],
        [x0, bottom],
      ])
      for (let r = 0; r < rows; r++) {
        const h = (bottom - top) / rows
        const left = Math.min(x0, x1)
        books(g, left + w * 0.07, top + r * h + h * 0.1, w * 0.86, h * 0.8, spines)
        poly(c, '#6b4830', [
          [left, top + (r + 0.92) * h],
          [left + w, top + (r + 0.92) * h],
          [left + w, top + (r + 1) * h],
          [left, top + (r + 1) * h],
        ])
      }
    }
  }
  for (let r = 0; r < 4; r++) books(g, 416, 160 + r * 58, 368, 48, spines)
  g.sky([
    [0, 'rgba(10,8,16,.1)'],
    [1, 'rgba(16,10,12,.35)'],
  ])
  for (const [x, y, r] of [
    [600, 190, 30],
    [450, 230, 20],
    [750, 230, 20],
  ] as const)
    lamp(g, x, 0, y, r, { shade: '#2f5a4a', strength: 0.6 })
  for (let row = 0; row < 3; row++) {
    const y = 440 + row * 78
    const w = 330 + row * 190
    poly(c, '#7a5230', [
      [600 - w / 2, y],
      [600 + w / 2, y],
      [600 + w * 0.58, y + 30],
      [600 - w * 0.58, y + 30],
    ])
    poly(c, '#3a2416', [
      [600 - w * 0.58, y + 30],
      [600 + w * 0.58, y + 30],
      [600 + w * 0.58, y + 42],
      [600 - w * 0.58, y + 42],
    ])
    for (const k of [-0.3, 0.04, 0.34]) {
      const x = 600 + k * w
      g.person(x - 34, y + 6, 90 + row * 26, {
        top: g.random.pick(['#5a6a86', '#7a4a42', '#d9cdb0', '#3f6a5a']),
        shadow: 0,
      })
      stroke(c, '#c9a24a', 3, [
        [x + 12, y + 14],
        [x + 12, y - 26],
      ])
      g.glow(x + 12, y - 6, 120 + row * 26, '#ffd48a', 0.62)
      poly(c, '#2f6a52', [
        [x - 8, y - 20],
        [x + 32, y - 20],
        [x + 26, y - 34],
        [x - 2, y - 34],
      ])
      poly(c, '#fffbe9', [
        [x - 30, y + 8],
        [x + 26, y + 8],
        [x + 32, y + 22],
        [x - 34, y + 22],
      ])
    }
  }
  g.finish({ bloom: 0.36, tone: '#ffb870', vignette: 0.46 })
}
