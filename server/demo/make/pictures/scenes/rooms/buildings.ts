import { mix } from '../../paint/colours'
import type { Stage, Stops } from '../../paint/types'
import { poly, stroke } from '../../props/draw'
import { birds, crowd } from '../../props/life'
import { bright } from './library'

function building(
  g: Stage,
  {
    sky,
    wall,
    band,
    sign,
    glow = 0,
    base = 500,
    windowTone = '#8fb4cc',
  }: { sky: Stops; wall: string; band: string; sign: string; glow?: number; base?: number; windowTone?: string },
) {
  const { c, random } = g
  g.sky(sky, 0, base + 20)
  g.clouds({
    y0: 0,
    y1: 320,
    light: glow ? '#8a90b8' : '#ffffff',
    shade: glow ? '#2c3560' : '#adc5d8',
    cover: 0.5,
    scale: 2.8,
  })
  if (glow) g.stars(120, 220)
  const gradient = c.createLinearGradient(150, 0, 1050, 0)
  gradient.addColorStop(0, mix(wall, '#ffffff', glow ? 0 : 0.25))
  gradient.addColorStop(1, mix(wall, '#1a2030', 0.2))
  poly(c, gradient, [
    [150, 150],
    [1050, 150],
    [1050, base],
    [150, base],
  ])
  for (let j = 0; j < 6; j++)
    for (let i = 0; i < 17; i++) {
      const [x, y] = [172 + i * 51, 172 + j * 46]
      const on = random() < glow
      poly(
        c,
        on ? mix('#ffe3a0', '#ffffff', random() * 0.4) : mix(windowTone, '#20304a', glow ? 0.55 : random() * 0.2),
        [
          [x, y],
          [x + 38, y],
          [x + 38, y + 30],
          [x, y + 30],
        ],
      )
      if (on && random() > 0.7) g.glow(x + 19, y + 15, 60, '#ffdc96', 0.35)
      if (!glow)
        poly(c, 'rgba(255,255,255,.3)', [
          [x, y + 30],
          [x + 22, y],
          [x + 32, y],
          [x + 10, y + 30],
        ])
    }
  poly(c, band, [
    [130, 140],
    [1070, 140],
    [1070, 158],
    [130, 158],
  ])
  poly(c, mix(band, '#ffffff', 0.1), [
    [420, base - 96],
    [780, base - 96],
    [810, base - 72],
    [390, base - 72],
  ])
  const door = c.createLinearGradient(0, base - 72, 0, base)
  door.addColorStop(0, glow ? '#fff0c4' : '#d6ecf4')
  door.addColorStop(1, glow ? '#ffcf80' : '#86aec4')
  poly(c, door, [
    [440, base - 72],
    [760, base - 72],
    [760, base],
    [440, base],
  ])
  for (let i = 1; i < 6; i++)
    stroke(c, '#f4f6f6', 4, [
      [440 + i * 53, base - 72],
      [440 + i * 53, base],
    ])
  c.fillStyle = glow ? '#ffffff' : mix(band, '#000000', 0.05)
  c.font = '700 40px "Noto Sans CJK SC", sans-serif'
  c.textAlign = 'center'
  if (glow) g.glow(600, 110, 300, '#ff6a5a', 0.3)
  c.fillText(sign, 600, 128)
  c.textAlign = 'left'
}

/** One of the three bars of a star of life. */
function starBar(x: number, y: number, half: number, degrees: number): [number, number][] {
  const angle = ((degrees - 90) * Math.PI) / 180
  const [dx, dy] = [Math.cos(angle) * half, Math.sin(angle) * half]
  return [
    [x - dx, y - dy],
    [x + dx, y + dy],
  ]
}

export function hospital(g: Stage) {
  const { c } = g
  building(g, {
    sky: [
      [0, '#16204a'],
      [0.7, '#46558c'],
      [1, '#c98f8a'],
    ],
    wall: '#8f97ad',
    band: '#b5c0d6',
    sign: '星湾市中心医院',
    glow: 0.5,
  })
  c.fillStyle = '#3a3f52'
  c.fillRect(0, 500, 1200, 175)
  g.water(505, {
    tint: '#2a3050',
    deep: '#12162a',
    strength: 0.6,
    ripple: 0.3,
    glints: 60,
    glint: '#ffe0a0',
    spread: 400,
  })
  g.glow(600, 470, 420, '#ffdc9a', 0.6)
  poly(c, '#f4f4f0', [
    [860, 470],
    [1040, 470],
    [1080, 510],
    [1080, 566],
    [850, 566],
    [850, 480],
  ])
  poly(c, '#d9342b', [
    [850, 526],
    [1080, 526],
    [1080, 536],
    [850, 536],
  ])
  poly(c, '#3a5068', [
    [1000, 482],
    [1036, 482],
    [1062, 512],
    [1000, 512],
  ])
  // The star of life: the red cross is a protected emblem.
  for (const turn of [0, 60, 120]) stroke(c, '#1f5fae', 9, starBar(926, 506, 18, turn))
  for (const x of [896, 1040]) g.disc(x, 568, 18, '#181b22')
  g.glow(960, 462, 110, '#6aa8ff', 0.8)
  for (const x of [70, 1150]) g.tree(x, 560, 220, ['#1a2a2c', '#2f4a40', '#5f7a58'])
  for (const [x, y, h, top, more] of [
    [360, 600, 140, '#4a5a76', {}],
    [410, 606, 80, '#e0a63c', {}],
    [560, 570, 116, '#f4f6f8', { skirt: true }],
    [700, 590, 130, '#8a4a5a', {}],
  ] as const)
    g.person(x, y, h, { top, ...more })
  g.finish({ bloom: 0.34, tone: '#a8b8ff', vignette: 0.4 })
}

export function civicHall(g: Stage) {
  const { c } = g
  building(g, {
    sky: [
      [0, '#3f8fd2'],
      [0.8, '#cfe7f2'],
      [1, '#f8f4e4'],
    ],
    wall: '#eef1f2',
    band: '#1f5fb0',
    sign: '市民中心',
  })
  const plaza = c.createLinearGradient(0, 500, 0, 675)
  plaza.addColorStop(0, '#dcd6c8')
  plaza.addColorStop(1, '#a9a08c')
  c.fillStyle = plaza
  c.fillRect(0, 500, 1200, 175)
  for (let i = 0; i < 10; i++)
    stroke(c, 'rgba(90,80,60,.15)', 1.5, [
      [600 + (i - 5) * 90, 500],
      [600 + (i - 5) * 330, 675],
    ])
  for (const x of [80, 150, 1060, 1130]) g.tree(x, 530, 200, ['#3a6a34', '#6d9a45', '#c3d878'])
  for (let i = 0; i < 5; i++)
    poly(c, '#efe9da', [
      [400 - i * 16, 500 + i * 6],
      [800 + i * 16, 500 + i * 6],
      [808 + i * 16, 507 + i * 6],
      [392 - i * 16, 507 + i * 6],
    ])
  crowd(g, 540, 650, 13, { tops: bright, h: [78, 136], x: [160, 1060] })
  birds(g, 10, 700, 1050, 60, 130)
  g.finish({ bloom: 0.16, tone: '#eaf4ff', vignette: 0.22 })
}
