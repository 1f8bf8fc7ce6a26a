import { mix } from '../../paint/colours'
import { lerp } from '../../paint/numbers'
import type { Stage } from '../../paint/types'
import { poly, stroke } from '../../props/draw'
import { bright } from './library'

export function stadium(g: Stage) {
  const { c } = g
  g.sky(
    [
      [0, '#1c2c5f'],
      [0.55, '#6a5a92'],
      [1, '#f0987a'],
    ],
    0,
    330,
  )
  g.clouds({ y0: 0, y1: 280, light: '#ffb59a', shade: '#4a4478', cover: 0.5, scale: 2.8 })
  g.towers(320, { min: 30, max: 130, width: [30, 60], colour: '#4a4a78', lit: 0.35, cell: 8 })
  for (let i = 0; i < 50; i++) g.leaves(i * 25, 326, 26, 18, ['#1f3a2c', '#3a5f3c', '#6d8a55'], 26, 6)
  const grass = c.createLinearGradient(0, 330, 0, 675)
  grass.addColorStop(0, '#3f7a48')
  grass.addColorStop(1, '#2a5f34')
  c.fillStyle = grass
  c.fillRect(0, 330, 1200, 345)
  for (let i = 0; i < 7; i++)
    poly(c, 'rgba(255,255,255,.05)', [
      [i * 200 - 60, 330],
      [i * 200 + 30, 330],
      [i * 300 - 200, 560],
      [i * 300 - 360, 560],
    ])
  g.disc(600, 425, 150, 'rgba(255,255,255,.0)')
  c.strokeStyle = 'rgba(255,255,255,.8)'
  c.lineWidth = 3
  c.beginPath()
  c.ellipse(600, 420, 120, 32, 0, 0, 7)
  c.stroke()
  stroke(c, 'rgba(255,255,255,.8)', 3, [
    [600, 340],
    [600, 510],
  ])
  poly(c, '#b5503a', [
    [0, 500],
    [1200, 470],
    [1200, 640],
    [0, 690],
  ])
  for (let k = 0; k < 6; k++)
    stroke(c, 'rgba(255,255,255,.85)', 2.6, [
      [0, lerp(500, 690, k / 5)],
      [1200, lerp(470, 640, k / 5)],
    ])
  for (const [x, y, h, top, step] of [
    [200, 590, 140, '#e0a63c', 1.8],
    [330, 556, 120, '#2f8fc0', -1.6],
    [610, 590, 136, '#f0efe9', 1.7],
    [820, 552, 116, '#d9472f', 1.9],
    [870, 556, 112, '#7a5a9a', -1.6],
    [1060, 580, 130, '#4f9a6a', 1.5],
  ] as const)
    g.person(x, y, h, { top, step: step * 0.8, arm: 1, lean: 0.4 })
  for (const [x, y, h] of [
    [500, 420, 56],
    [640, 406, 50],
    [720, 430, 60],
    [420, 400, 48],
  ] as const)
    g.person(x, y, h, { top: g.random.pick(bright), step: 1.2 })
  for (const x of [110, 1090]) {
    stroke(c, '#3a3f58', 7, [
      [x, 350],
      [x, 90],
    ])
    poly(c, '#e9ecf4', [
      [x - 46, 60],
      [x + 46, 60],
      [x + 46, 100],
      [x - 46, 100],
    ])
    for (let a = 0; a < 4; a++) for (const b of [70, 90]) g.disc(x - 33 + a * 22, b, 7, '#fffbe6')
    g.glow(x, 80, 380, '#fff2cf', 0.75)
  }
  g.finish({ bloom: 0.32, tone: '#ffb0a0', vignette: 0.36 })
}

export function marathon(g: Stage) {
  const { c } = g
  g.sky(
    [
      [0, '#3f5f9a'],
      [0.5, '#d99a86'],
      [0.85, '#ffc887'],
      [1, '#ffe9bd'],
    ],
    0,
    440,
  )
  g.clouds({ y0: 0, y1: 340, light: '#ffe2b8', shade: '#8a6a92', cover: 0.5, scale: 2.8 })
  g.sun(600, 380, 40, '#fff6da', '#ffb65e')
  g.towers(436, {
    min: 50,
    max: 250,
    width: [26, 56],
    colour: '#8a6478',
    foot: '#f0b888',
    cell: 8,
    side: '#ffd9a0',
    sideAlpha: 0.25,
  })
  g.mist(420, 100, '#ffd9a4', 0.6)
  const road = c.createLinearGradient(0, 430, 0, 675)
  road.addColorStop(0, '#b58a78')
  road.addColorStop(1, '#4a4250')
  c.fillStyle = road
  c.fillRect(0, 432, 1200, 243)
  for (let i = 0; i < 8; i++)
    poly(c, 'rgba(255,244,220,.6)', [
      [597 - i * 3, 440 + i * i * 4.4],
      [603 + i * 3, 440 + i * i * 4.4],
      [606 + i * 4, 448 + i * i * 4.8],
      [594 - i * 4, 448 + i * i * 4.8],
    ])
  const runners = [...Array(46).keys()].map((i) => ({ x: ((i * 727) % 1150) + 25, t: (i / 45) ** 1.3 }))
  for (const [i, { x, t }] of runners.entries()) {
    const h = lerp(40, 190, t)
    const y = lerp(446, 668, t)
    c.fillStyle = 'rgba(30,20,40,.28)'
    poly(c, 'rgba(40,24,44,.22)', [
      [x - 4, y],
      [x + 4, y],
      [x + (x - 600) * 0.25 + 10, y + h * 0.4],
      [x + (x - 600) * 0.25 - 10, y + h * 0.4],
    ])
    g.person(x, y, h, {
      top: mix(bright[(i * 5 + (i >> 2)) % 7], '#5a2c40', 0.25),
      legs: '#2c2438',
      skin: '#b87a5c',
      step: i % 2 ? 1.3 : -1.3,
      arm: 1.1,
      lean: 0.4,
      shadow: 0,
    })
  }
  g.rays(600, 380, '#fff0c4', 20, 0.09, 6.2, 0)
  g.finish({ bloom: 0.36, tone: '#ffb070', vignette: 0.36 })
}
