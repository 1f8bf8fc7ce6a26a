import { alpha, mix } from '../../paint/colours'
import { lerp } from '../../paint/numbers'
import type { Foliage, Stage } from '../../paint/types'
import { poly } from '../../props/draw'
import { pagoda } from '../../props/landmarks'
import { birds } from '../../props/life'

export function hillsMist(g: Stage) {
  g.sky([
    [0, '#6d8796'],
    [0.6, '#b7c6c6'],
    [1, '#e9e6d8'],
  ])
  g.clouds({ y0: 0, y1: 260, light: '#eef0ea', shade: '#8fa2a9', cover: 0.7, scale: 2.4 })
  for (let i = 0; i < 7; i++) {
    const t = i / 6
    const base = lerp(240, 640, t)
    g.hill(base, 150, mix('#a8bcbf', '#163a38', t), mix('#dfe5df', '#6b8f83', t), {
      seed: 30 + i,
      rough: 2 + t * 2.4,
      woods: t > 0.4 ? t : 0,
      sharp: i < 3 ? 2 : 1,
    })
    if (i < 6) g.mist(base + 24, 130, '#f2f3ec', 0.85, i * 2)
  }
  birds(g, 8, 500, 800, 150, 250, 'rgba(50,70,74,.6)', 9)
  g.finish({ bloom: 0.18, tone: '#cfe3dc', vignette: 0.32 })
}

export function hillsAutumn(g: Stage) {
  g.sky(
    [
      [0, '#3f86c2'],
      [0.7, '#bcdcea'],
      [1, '#fbeed2'],
    ],
    0,
    360,
  )
  g.clouds({ y0: 0, y1: 280, cover: 0.42, scale: 3, shade: '#bccfda' })
  g.hill(300, 130, '#9aa9b8', '#e6d7bd', { seed: 41, rough: 2.6 })
  g.hill(350, 120, '#a8784f', '#e4bd7d', { seed: 42, rough: 3, woods: 0.7, rim: '#ffe0a0' })
  g.mist(352, 60, '#fff1d6', 0.5)
  const line = g.hill(430, 110, '#8a4a2a', '#c9843e', { seed: 43, rough: 2.6, woods: 1, rim: '#ffcf7a' })
  for (let i = 0; i < 430; i++) {
    const x = g.random() * 1200
    const y = line[Math.floor(x / 4)] + (i / 430) ** 1.1 * 290
    const r = lerp(9, 34, (y - 380) / 300)
    const tones = g.random.pick<Foliage>([
      ['#8c2f1d', '#cf4b25', '#f58a3f'],
      ['#9a5a17', '#dc9022', '#ffd15a'],
      ['#7a2a22', '#b8382b', '#e8694a'],
      ['#4b5a26', '#7d8a35', '#c3c05a'],
    ])
    g.leaves(x, y, r, r * 0.85, tones, 60, r * 0.2)
  }
  pagoda(g, 860, line[215] + 30, 150, { wall: '#9a5a3f' })
  birds(g, 9, 300, 700, 100, 220)
  g.finish({ bloom: 0.18, tone: '#ffd08a', vignette: 0.32 })
}

export function hillsSnow(g: Stage) {
  g.sky(
    [
      [0, '#6f8db5'],
      [0.6, '#b8cadd'],
      [1, '#f2e8e4'],
    ],
    0,
    420,
  )
  g.clouds({ y0: 0, y1: 300, light: '#fdf6f2', shade: '#8fa3c0', cover: 0.6, scale: 2.6 })
  for (const [i, base] of [300, 370, 450].entries()) {
    g.hill(base, 130, mix('#d5dfec', '#ffffff', i / 2), mix('#b7c8dc', '#dfe8f2', i / 2), {
      seed: 51 + i,
      rough: 2.6,
      sharp: i ? 1 : 2,
    })
    const line = g.line(base, 130, { seed: 51 + i, rough: 2.6, sharp: i ? 1 : 2 })
    for (let k = 0; k < 240 + i * 60; k++) {
      const x = g.random() * 1200
      const y = line[Math.floor(x / 4)] + g.random() * (70 + i * 40)
      const h = lerp(8, 26, i / 2) * g.random.between(0.6, 1.3)
      poly(g.c, alpha(mix('#54708a', '#2f4a55', i / 2), 0.75), [
        [x - h * 0.3, y],
        [x, y - h],
        [x + h * 0.3, y],
      ])
      poly(g.c, 'rgba(255,255,255,.75)', [
        [x - h * 0.18, y - h * 0.42],
        [x, y - h],
        [x + h * 0.1, y - h * 0.5],
      ])
    }
    g.mist(base + 34, 80, '#f6f4f4', 0.6, i)
  }
  g.sky(
    [
      [0, '#e8eff6'],
      [1, '#cdd9e8'],
    ],
    566,
    675,
  )
  g.shape(g.line(570, 26, { seed: 61, rough: 2 }))
  g.c.fillStyle = '#edf2f8'
  g.c.fill()
  for (const [x, w, h] of [
    [520, 130, 62],
    [680, 100, 52],
    [400, 90, 46],
  ] as const) {
    g.house(x, 612, w, h, { wall: '#8a6f5a', roof: '#51647a', glow: 1 })
    poly(g.c, '#f7fafd', [
      [x + w * 0.02, 612 - h - 2],
      [x + w * 0.2, 612 - h - w * 0.27],
      [x + w * 0.8, 612 - h - w * 0.27],
      [x + w * 0.98, 612 - h - 2],
      [x + w * 0.7, 612 - h - w * 0.08],
      [x + w * 0.4, 612 - h - 4],
      [x + w * 0.2, 612 - h - w * 0.1],
    ])
  }
  for (const [x, h] of [
    [120, 240],
    [1060, 280],
    [960, 170],
  ] as const)
    for (let k = 0; k < 7; k++) {
      const y = 640 - (k * h) / 8
      const w = (h / 3.4) * (1 - k / 8)
      poly(g.c, '#34505a', [
        [x - w, y],
        [x, y - h / 4.6],
        [x + w, y],
      ])
      poly(g.c, 'rgba(255,255,255,.88)', [
        [x - w * 0.95, y - 2],
        [x, y - h / 4.6],
        [x + w * 0.5, y - h / 12],
        [x - w * 0.1, y - h / 11],
      ])
    }
  g.snow(260)
  g.finish({ bloom: 0.24, tone: '#ffe4d0', vignette: 0.26 })
}
