import type { Stage } from '../../paint/types'
import { poly, stroke } from '../../props/draw'
import { room, windowLight } from '../../props/indoors'

export function clinic(g: Stage) {
  const { c } = g
  room(g, { wall: '#e6f0ec', floor: '#c9bfa8', side: '#d9e6e0', back: [0.22, 0.12, 0.78, 0.6] })
  windowLight(g, 660, 130, 220, 190, { sky: ['#cfe8f4', '#e9f2d0'] })
  poly(c, '#ffffff', [
    [320, 120],
    [560, 120],
    [560, 300],
    [320, 300],
  ])
  for (const [x, y, w, tone] of [
    [340, 144, 190, '#7fb8a8'],
    [340, 170, 150, '#c9d6d2'],
    [340, 192, 170, '#c9d6d2'],
    [340, 214, 120, '#c9d6d2'],
  ] as const)
    poly(c, tone, [
      [x, y],
      [x + w, y],
      [x + w, y + 12],
      [x, y + 12],
    ])
  stroke(c, '#d9472f', 4, [
    [340, 268],
    [390, 268],
    [404, 244],
    [420, 286],
    [434, 262],
    [520, 262],
  ])
  poly(c, '#8fb5a8', [
    [60, 300],
    [160, 330],
    [160, 420],
    [60, 440],
  ])
  g.tree(1060, 470, 220, ['#2f6a3c', '#5f9a50', '#b5d478'], { trunk: '#7a5a3a' })
  poly(c, '#b5653c', [
    [1024, 460],
    [1096, 460],
    [1086, 530],
    [1034, 530],
  ])
  g.person(700, 600, 300, { top: '#fbfcfc', legs: '#6a8a9a', arm: 0.4, back: false })
  stroke(c, '#3a4a56', 5, [
    [676, 388],
    [684, 440],
    [704, 452],
    [720, 438],
    [722, 390],
  ])
  g.person(450, 610, 270, { top: '#7a6a9a', hair: '#dcdcda', back: false })
  poly(c, '#f4f6f4', [
    [500, 520],
    [680, 520],
    [700, 552],
    [480, 552],
  ])
  poly(c, '#c9d2cf', [
    [480, 552],
    [700, 552],
    [700, 566],
    [480, 566],
  ])
  stroke(c, '#2f6a8a', 15, [
    [520, 512],
    [566, 514],
  ])
  poly(c, '#3a4a56', [
    [590, 492],
    [644, 492],
    [648, 520],
    [586, 520],
  ])
  poly(c, '#9fe0c4', [
    [596, 498],
    [638, 498],
    [640, 512],
    [594, 512],
  ])
  g.rays(900, 60, '#fffbe0', 8, 0.14, 0.9, 2.2)
  g.finish({ bloom: 0.24, tone: '#f0fff0', vignette: 0.24 })
}

export function serviceCounter(g: Stage) {
  const { c } = g
  room(g, {
    wall: '#e9eef2',
    floor: '#cfd3d2',
    side: '#dde5ea',
    ceiling: '#f7f9fa',
    back: [0.2, 0.14, 0.8, 0.56],
    boards: false,
  })
  for (let i = 0; i < 5; i++)
    poly(c, 'rgba(255,255,255,.95)', [
      [330 + i * 120, 20 + (i % 2) * 4],
      [400 + i * 120, 20],
      [408 + i * 112, 56],
      [348 + i * 112, 56],
    ])
  poly(c, '#0e5fd8', [
    [260, 120],
    [940, 120],
    [940, 172],
    [260, 172],
  ])
  c.fillStyle = '#ffffff'
  c.font = '700 30px "Noto Sans CJK SC", sans-serif'
  c.fillText('任何一个窗口都可以办', 450, 157)
  for (let i = 0; i < 6; i++) {
    const x = 250 + i * 118
    poly(c, '#24476f', [
      [x + 14, 200],
      [x + 96, 200],
      [x + 96, 240],
      [x + 14, 240],
    ])
    c.fillStyle = '#ffd24a'
    c.font = '700 28px sans-serif'
    c.fillText(String(24 + i), x + 38, 230)
    g.person(x + 55, 400, 130, { top: i % 2 ? '#2f4f7f' : '#f4f6f8', shadow: 0, back: false })
  }
  const counter = c.createLinearGradient(0, 360, 0, 470)
  counter.addColorStop(0, '#ffffff')
  counter.addColorStop(1, '#9fb4c6')
  poly(c, counter, [
    [200, 366],
    [1000, 366],
    [1080, 470],
    [120, 470],
  ])
  poly(c, '#b98a58', [
    [194, 356],
    [1006, 356],
    [1012, 370],
    [188, 370],
  ])
  for (let i = 0; i < 5; i++) {
    const x = 250 + i * 160
    poly(c, '#2c3440', [
      [x, 322],
      [x + 54, 322],
      [x + 54, 356],
      [x, 356],
    ])
    poly(c, '#9fd0f0', [
      [x + 4, 326],
      [x + 50, 326],
      [x + 50, 350],
      [x + 4, 350],
    ])
  }
  for (const [x, y, h, top, more] of [
    [330, 600, 190, '#d9694f', {}],
    [600, 610, 196, '#4f7a5a', { skirt: true }],
    [660, 616, 120, '#f1c232', {}],
    [880, 600, 190, '#6a6a7a', { hair: '#d6d6d4' }],
    [160, 650, 210, '#3f5f86', {}],
  ] as const)
    g.person(x, y, h, { top, ...more })
  g.glow(600, 60, 600, '#ffffff', 0.3)
  g.finish({ bloom: 0.2, tone: '#e6f2ff', vignette: 0.22 })
}
