import { alpha, mix } from '../../paint/colours'
import { lerp } from '../../paint/numbers'
import type { Point, Stage } from '../../paint/types'
import { poly } from '../../props/draw'
import { pagoda } from '../../props/landmarks'
import { clampT } from './woods'

function teaRows(
  g: Stage,
  y0: number,
  y1: number,
  { dark, mid, light }: { dark: string; mid: string; light: string },
  lines = 13,
  wave = 26,
) {
  const { c, random } = g
  for (let i = 0; i < lines; i++) {
    const t = (i / (lines - 1)) ** 1.5
    const y = lerp(y0, y1, t)
    const size = lerp(7, 44, t)
    const height = (x: number) =>
      y +
      Math.sin(x * 0.0042 + i * 0.55) * wave * (0.5 + t) +
      (g.fbm(x * 0.003, i * 0.4, 3) - 0.5) * 40 -
      (x - 600) * 0.05
    const gradient = c.createLinearGradient(0, y - size, 0, y + size * 1.6)
    gradient.addColorStop(0, light)
    gradient.addColorStop(0.5, mid)
    gradient.addColorStop(1, dark)
    c.fillStyle = gradient
    c.beginPath()
    c.moveTo(-10, 700)
    for (let x = -10; x <= 1210; x += 10) c.lineTo(x, height(x) + (random() - 0.5) * size * 0.2)
    c.lineTo(1210, 700)
    c.fill()
    for (let k = 0; k < 460; k++) {
      const x = random() * 1220 - 10
      const d = random()
      c.fillStyle = d < 0.35 ? alpha(light, 0.8) : d < 0.7 ? alpha(mid, 0.8) : alpha(dark, 0.65)
      c.beginPath()
      c.ellipse(x, height(x) + d * size, size * 0.19, size * 0.1, random() * 3, 0, 7)
      c.fill()
    }
  }
}

export function teaTerraces(g: Stage) {
  g.sky(
    [
      [0, '#2f80c2'],
      [0.7, '#a5d3e6'],
      [1, '#eef3dc'],
    ],
    0,
    330,
  )
  g.clouds({ y0: 0, y1: 270, cover: 0.5, scale: 3, shade: '#b0cbd8' })
  g.hill(290, 120, '#8fb3b5', '#cfe0cd', { seed: 2, rough: 2.6 })
  g.hill(320, 110, '#5f9483', '#b7d3a9', { seed: 3, rough: 3, woods: 0.5 })
  g.mist(318, 70, '#f3f5e4', 0.6)
  g.hill(370, 70, '#417a4e', '#84b064', { seed: 5, rough: 3, woods: 0.7, rim: '#d9e79a' })
  teaRows(g, 372, 640, { dark: '#1f4a24', mid: '#4c8a35', light: '#a9cf58' })
  for (const [x, y, h, top] of [
    [240, 470, 46, '#d9472f'],
    [330, 478, 48, '#f0efe9'],
    [690, 520, 66, '#2f6fa0'],
    [770, 526, 68, '#e0a63c'],
    [980, 440, 36, '#f0efe9'],
  ] as const)
    g.person(x, y, h, { top, hat: '#e3c987', shadow: 0 })
  g.tree(1100, 470, 200, ['#2c4f28', '#56833a', '#b5cf62'])
  g.finish({ bloom: 0.16, tone: '#fff1b0', vignette: 0.28 })
}

export function teaDawn(g: Stage) {
  g.sky(
    [
      [0, '#51688f'],
      [0.5, '#b5a9b4'],
      [0.85, '#f7d2a8'],
      [1, '#ffecca'],
    ],
    0,
    420,
  )
  g.sun(760, 300, 26, '#fff6de', '#ffcb8f')
  for (const [i, base] of [250, 296, 340].entries()) {
    g.hill(base, 120 - i * 14, mix('#8b93a6', '#4d6a66', i / 2), mix('#f0d6bd', '#b4c4a8', i / 2), {
      seed: 20 + i,
      rough: 2.4 + i,
    })
    g.mist(base + 26, 110, '#fff0d8', 0.9, i)
  }
  pagoda(g, 300, 352, 140, { wall: '#6d5a58', roof: '#3b434c' })
  g.mist(356, 110, '#ffeed4', 0.9, 5)
  teaRows(g, 400, 650, { dark: '#20402f', mid: '#557c45', light: '#c9cf7a' }, 11, 20)
  g.mist(430, 120, '#fff2da', 0.55, 8)
  for (const [x, y] of [
    [520, 500],
    [600, 508],
    [900, 560],
  ] as const)
    g.person(x, y, 58, { top: '#7a5a58', hat: '#d9bd84', shadow: 0 })
  g.rays(760, 290, '#ffe9bd', 14, 0.07, 2.6, 1.4)
  g.finish({ bloom: 0.3, tone: '#ffd9a0', vignette: 0.32 })
}

export function riceTerraces(g: Stage) {
  const { c, random } = g
  g.sky(
    [
      [0, '#41608f'],
      [0.5, '#b6a5b5'],
      [0.85, '#ffcf9a'],
      [1, '#ffe9c0'],
    ],
    0,
    300,
  )
  g.clouds({ y0: 0, y1: 240, light: '#ffe6c4', shade: '#8890b0', cover: 0.6, scale: 2.6 })
  g.sun(420, 214, 20, '#fff6df', '#ffc78a')
  g.hill(250, 90, '#8f8fa5', '#e8c7ae', { seed: 81 })
  g.hill(282, 70, '#5d6f78', '#bfae96', { seed: 82, woods: 0.5 })
  g.mist(276, 60, '#ffe8cc', 0.7)
  for (let i = 0; i < 24; i++) {
    const t = i / 23
    const y = lerp(286, 690, t ** 1.35)
    const bend = (x: number) =>
      y + Math.sin(x * 0.005 + i * 0.42) * lerp(8, 40, t) + (g.fbm(x * 0.004 + i, i * 0.7, 3) - 0.5) * lerp(18, 74, t)
    const edge: Point[] = []
    for (let x = -10; x <= 1210; x += 12) edge.push([x, bend(x)])
    const gradient = c.createLinearGradient(0, y - 20, 0, y + lerp(14, 50, t))
    const mirror = mix('#ffb873', '#4f73b0', clampT(t * 1.25 - 0.15 + (random() - 0.5) * 0.5))
    gradient.addColorStop(0, mix(mirror, '#fff0d0', 0.42))
    gradient.addColorStop(1, mix(mirror, '#2c3f66', 0.4))
    poly(c, gradient, [...edge, [1210, 700], [-10, 700]])
    c.strokeStyle = mix('#5f6b3c', '#26351f', t)
    c.lineWidth = lerp(2.5, 15, t)
    c.beginPath()
    for (const [k, [x, yy]] of edge.entries()) k ? c.lineTo(x, yy) : c.moveTo(x, yy)
    c.stroke()
    c.strokeStyle = alpha('#b5bd68', 0.6)
    c.lineWidth = lerp(1, 3, t)
    c.beginPath()
    for (const [k, [x, yy]] of edge.entries()) k ? c.lineTo(x, yy - lerp(1, 4, t)) : c.moveTo(x, yy)
    c.stroke()
  }
  g.person(470, 520, 62, { top: '#4a5a80', hat: '#dcbf85' })
  g.person(800, 440, 40, { top: '#8a4a42', hat: '#dcbf85' })
  g.finish({ bloom: 0.28, tone: '#ffd29a', vignette: 0.34 })
}
