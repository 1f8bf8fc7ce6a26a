import { mix } from '../../paint/colours'
import { lerp } from '../../paint/numbers'
import type { Stage } from '../../paint/types'
import { poly, stroke } from '../../props/draw'
import { birds } from '../../props/life'
import { street } from './streets'

export function schoolMorning(g: Stage) {
  const { c } = g
  g.sky(
    [
      [0, '#6fb4e8'],
      [0.7, '#d9eef4'],
      [1, '#fff0cf'],
    ],
    0,
    420,
  )
  g.clouds({ y0: 0, y1: 260, cover: 0.45, scale: 3 })
  poly(c, '#f0e0c4', [
    [180, 170],
    [1020, 170],
    [1020, 420],
    [180, 420],
  ])
  poly(c, '#c8503c', [
    [160, 150],
    [1040, 150],
    [1040, 176],
    [160, 176],
  ])
  poly(c, '#d9694f', [
    [520, 90],
    [680, 90],
    [680, 420],
    [520, 420],
  ])
  g.disc(600, 140, 30, '#fffdf4')
  stroke(c, '#3a3a3a', 3, [
    [600, 140],
    [600, 120],
  ])
  stroke(c, '#3a3a3a', 3, [
    [600, 140],
    [614, 146],
  ])
  for (let i = 0; i < 11; i++)
    for (let j = 0; j < 3; j++) {
      const x = 204 + i * 74
      if (x > 500 && x < 680) continue
      poly(c, '#8fb8d2', [
        [x, 196 + j * 72],
        [x + 50, 196 + j * 72],
        [x + 50, 238 + j * 72],
        [x, 238 + j * 72],
      ])
      poly(c, 'rgba(255,250,225,.5)', [
        [x, 238 + j * 72],
        [x + 30, 196 + j * 72],
        [x + 50, 196 + j * 72],
        [x + 20, 238 + j * 72],
      ])
    }
  poly(c, '#6b4a36', [
    [560, 330],
    [640, 330],
    [640, 420],
    [560, 420],
  ])
  stroke(c, '#9aa0a6', 4, [
    [300, 430],
    [300, 90],
  ])
  poly(c, '#e0a63c', [
    [300, 94],
    [364, 100],
    [360, 132],
    [300, 128],
  ])
  for (const x of [60, 130, 1080, 1150]) g.tree(x, 440, 220, ['#3f6a34', '#74a048', '#c9dd78'], { count: 420 })
  street(g, 418, ['#d0c4ac', '#a8987c'])
  poly(c, '#b5543c', [
    [0, 470],
    [1200, 440],
    [1200, 520],
    [0, 570],
  ])
  for (const k of [0.25, 0.5, 0.75])
    stroke(c, 'rgba(255,255,255,.7)', 2, [
      [0, lerp(470, 570, k)],
      [1200, lerp(440, 520, k)],
    ])
  const tones = ['#f1c232', '#3f8fc4', '#f07f5a', '#7ab86a', '#f0efe9', '#d96a8a']
  for (let i = 0; i < 15; i++) {
    const [x, y] = [60 + i * 78 + g.random() * 30, 540 + g.random() * 100]
    const h = 92 + (y - 540) * 0.4
    g.person(x, y, h, { top: tones[i % 6], skirt: i % 3 === 0 })
    poly(c, tones[(i + 2) % 6], [
      [x - h * 0.14, y - h * 0.77],
      [x + h * 0.14, y - h * 0.77],
      [x + h * 0.16, y - h * 0.48],
      [x - h * 0.16, y - h * 0.48],
    ])
  }
  g.rays(1240, -40, '#fff4d0', 9, 0.11, 0.9, 2.4)
  g.finish({ bloom: 0.2, tone: '#ffedb8', vignette: 0.22 })
}

export function newHomes(g: Stage) {
  const { c, random } = g
  g.sky(
    [
      [0, '#4f9ad8'],
      [0.8, '#cfe8f2'],
      [1, '#f8f2dd'],
    ],
    0,
    520,
  )
  g.clouds({ y0: 0, y1: 360, cover: 0.5, scale: 2.8 })
  for (const [x, w, h, tone] of [
    [60, 150, 400, '#e6dccb'],
    [240, 140, 340, '#d9cbb5'],
    [860, 150, 420, '#e6dccb'],
    [1040, 140, 360, '#d6c8b2'],
    [700, 130, 300, '#ece3d4'],
  ] as const) {
    const gradient = c.createLinearGradient(x, 0, x + w, 0)
    gradient.addColorStop(0, mix(tone, '#ffffff', 0.3))
    gradient.addColorStop(1, mix(tone, '#7a6a55', 0.25))
    poly(c, gradient, [
      [x, 520 - h],
      [x + w, 520 - h],
      [x + w, 520],
      [x, 520],
    ])
    for (let a = 0; a < 4; a++)
      for (let b = 0; b < h / 30 - 1; b++) {
        poly(c, random() > 0.2 ? '#7fa8c0' : '#ffe2a0', [
          [x + 12 + (a * (w - 20)) / 4, 532 - h + b * 30],
          [x + 34 + (a * (w - 20)) / 4, 532 - h + b * 30],
          [x + 34 + (a * (w - 20)) / 4, 550 - h + b * 30],
          [x + 12 + (a * (w - 20)) / 4, 550 - h + b * 30],
        ])
        stroke(c, 'rgba(255,255,255,.8)', 2, [
          [x + 8 + (a * (w - 20)) / 4, 553 - h + b * 30],
          [x + 38 + (a * (w - 20)) / 4, 553 - h + b * 30],
        ])
      }
  }
  street(g, 516, ['#8fb55a', '#4f7f36'])
  g.grass(520, 675, ['#86b048', '#5f9a3c', '#b9d36c'], 900, 9)
  poly(c, '#e0d3b8', [
    [560, 516],
    [640, 516],
    [820, 675],
    [300, 675],
  ])
  g.tree(460, 580, 330, ['#24502a', '#4f8a3c', '#a9cc5c'], { spread: 0.5, count: 900 })
  g.tree(760, 570, 290, ['#24502a', '#4f8a3c', '#b5d468'], { spread: 0.5, count: 800 })
  for (const [x, y, h, top, more] of [
    [560, 610, 108, '#c8161d', {}],
    [610, 612, 104, '#3f6fa0', {}],
    [650, 616, 68, '#f1c232', {}],
    [510, 640, 112, '#8a7a9a', { hair: '#d9d9d9' }],
    [880, 600, 100, '#f0efe9', {}],
  ] as const)
    g.person(x, y, h, { top, ...more })
  birds(g, 8, 400, 700, 100, 220)
  g.finish({ bloom: 0.16, tone: '#fff2c4', vignette: 0.24 })
}
