import { alpha, mix } from '../../paint/colours'
import type { Stage } from '../../paint/types'
import { poly } from '../../props/draw'
import { lighthouse } from '../../props/landmarks'
import { birds } from '../../props/life'
import { fishingBoat, sail } from '../../props/ships'

export function lighthouseDusk(g: Stage) {
  const { c } = g
  const y = 462
  g.sky(
    [
      [0, '#16214f'],
      [0.4, '#4a4a88'],
      [0.68, '#c0668a'],
      [0.88, '#ff9d6f'],
      [1, '#ffd08f'],
    ],
    0,
    y + 4,
  )
  g.stars(160, 180)
  g.clouds({ y0: 30, y1: 430, light: '#ffab86', shade: '#3c3d72', cover: 0.55, scale: 2.6, ly: 0.7 })
  g.hill(458, 30, '#5c4f80', '#c77f86', { seed: 7, bottom: y })
  const line = g.line(478, 80, { rough: 3, seed: 3, tilt: 2.4 })
  g.water(y, {
    tint: '#7a5580',
    deep: '#1b1f47',
    strength: 0.42,
    glint: '#ffcf9c',
    glintX: 330,
    glints: 360,
    spread: 160,
  })
  g.shape(line)
  const rock = c.createLinearGradient(0, 380, 0, 675)
  rock.addColorStop(0, '#33284a')
  rock.addColorStop(1, '#120e22')
  c.fillStyle = rock
  c.fill()
  g.grass(420, 675, ['#3f3152', '#2a2140', '#55406a', '#6d4a66'], 900, 16, 5)
  lighthouse(g, 905, line[226] + 8, 300, { on: 1, body: '#ecd9d2', side: -1 })
  g.house(968, line[254] + 4, 92, 44, { wall: '#c9b3b6', roof: '#3a2f4a', glow: 1 })
  g.person(800, line[200] + 4, 40, { top: '#2c2540', legs: '#1a1630', step: 0.4 })
  birds(g, 8, 200, 600, 120, 260, 'rgba(30,24,58,.7)', 9)
  g.finish({ bloom: 0.34, tone: '#ff9d8a', vignette: 0.46 })
}

export function lighthouseStorm(g: Stage) {
  const { c, random } = g
  const y = 400
  g.sky(
    [
      [0, '#1a232b'],
      [0.6, '#46545c'],
      [1, '#7b8a8c'],
    ],
    0,
    y + 5,
  )
  g.clouds({ y0: -60, y1: 320, light: '#8c9aa0', shade: '#1c252d', cover: 0.9, scale: 2.2, soft: 0.4 })
  g.clouds({ y0: 60, y1: 420, light: '#a4b0b2', shade: '#2b363d', cover: 0.7, scale: 4, shift: 7, strength: 0.7 })
  g.water(y, {
    tint: '#4c5e64',
    deep: '#141e24',
    strength: 0.75,
    ripple: 2.6,
    glint: '#cfdcdc',
    glints: 300,
    spread: 600,
  })
  for (let i = 0; i < 8; i++) {
    const base = 430 + i * 34
    const line = g.line(base, 26 + i * 9, { rough: 6 - i * 0.4, seed: 20 + i })
    g.shape(line)
    const wave = c.createLinearGradient(0, base - 40, 0, base + 80)
    wave.addColorStop(0, mix('#9fb2b4', '#5b6c70', i / 8))
    wave.addColorStop(1, mix('#43545a', '#18242a', i / 8))
    c.fillStyle = wave
    c.fill()
    for (const [k, yy] of line.entries())
      if (random() > 0.62)
        g.disc(k * 4, yy + random() * 6, random() * (3 + i), alpha('#f2f7f6', 0.4 + random() * 0.4), random() * 3 + 1)
  }
  poly(c, '#20282d', [
    [640, 675],
    [700, 560],
    [760, 530],
    [880, 520],
    [960, 545],
    [1040, 620],
    [1080, 675],
  ])
  for (let i = 0; i < 60; i++)
    g.disc(
      random.between(680, 1040),
      random.between(540, 675),
      random.between(8, 26),
      alpha(random() > 0.5 ? '#3a454b' : '#12181c', 0.5),
      random.between(5, 14),
    )
  lighthouse(g, 835, 532, 380, { on: 0.9, body: '#d8d8d2', side: -1 })
  for (let i = 0; i < 520; i++) {
    const a = random() * Math.PI
    const d = random() ** 0.6 * 190
    g.disc(
      690 + Math.cos(a) * d * 0.9,
      580 - Math.sin(a) * d,
      random() * 4 + 0.6,
      alpha('#ffffff', 0.22 + random() * 0.4),
    )
  }
  g.mist(560, 200, '#dfe8e8', 0.4)
  g.rain(760, 0.24, 0.55)
  g.finish({ bloom: 0.22, tone: '#7fa0aa', vignette: 0.52 })
}

export function islandMist(g: Stage) {
  const y = 420
  g.sky(
    [
      [0, '#9db8c4'],
      [0.6, '#d3e0df'],
      [1, '#f4efe2'],
    ],
    0,
    y + 5,
  )
  g.sun(300, 170, 30, '#fffdf4', '#fff2d4')
  for (const [base, h, top, foot, seed] of [
    [400, 150, '#a9c0c4', '#dde6e2', 31],
    [412, 190, '#86a5aa', '#cfdcd8', 32],
    [424, 130, '#5f868a', '#b8ccc8', 33],
  ] as const) {
    g.hill(base, h, top, foot, { rough: 2.6, seed, bottom: y, woods: 0.2 })
    g.mist(base - 26, 110, '#f3f4ee', 0.85, seed)
  }
  g.hill(428, 66, '#3f6a68', '#8fb0a8', { rough: 5, seed: 37, bottom: y, woods: 0.6, tilt: 2.4 })
  g.water(y + 2, {
    tint: '#8fb0b4',
    deep: '#3f6a75',
    strength: 0.42,
    glint: '#fff9e6',
    glintX: 320,
    glints: 260,
    spread: 160,
  })
  fishingBoat(g, 700, 520, 90, { dark: 0.25, hull: '#3d6a72' })
  sail(g, 420, 470, 60, { colour: '#fdf8ec' })
  birds(g, 22, 420, 980, 120, 320, 'rgba(60,84,90,.6)', 9)
  g.mist(430, 60, '#ffffff', 0.6, 4)
  g.finish({ bloom: 0.24, tone: '#fff0cf', vignette: 0.24 })
}
