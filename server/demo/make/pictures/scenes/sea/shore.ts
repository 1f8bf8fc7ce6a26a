import { alpha } from '../../paint/colours'
import { lerp } from '../../paint/numbers'
import type { Stage } from '../../paint/types'
import { poly, stroke } from '../../props/draw'

export function beach(g: Stage) {
  const { c, random } = g
  const y = 300
  g.sky(
    [
      [0, '#1f86cf'],
      [0.6, '#7cc7ec'],
      [1, '#e6f6f4'],
    ],
    0,
    y + 3,
  )
  g.clouds({ y0: 0, y1: 270, cover: 0.48, scale: 3, shade: '#b3cfe2' })
  g.hill(298, 40, '#7fb0b8', '#b5d7d4', { seed: 9, bottom: y, tilt: -2 })
  g.water(y, { tint: '#21a3b5', deep: '#0e6f95', strength: 0.85, glints: 420, spread: 620, bottom: 470 })
  for (let i = 0; i < 5; i++) {
    const line = g.line(430 + i * 15, 26, { rough: 2.4, seed: 60 + i, tilt: 1.6 })
    g.shape(line)
    c.fillStyle = i < 4 ? alpha(i % 2 ? '#ffffff' : '#bfe9e6', 0.55) : '#ead7ad'
    c.fill()
  }
  const line = g.line(500, 26, { rough: 2.4, seed: 64, tilt: 1.6 })
  g.shape(line)
  const sand = c.createLinearGradient(0, 470, 0, 675)
  sand.addColorStop(0, '#d8bf8f')
  sand.addColorStop(0.25, '#f0dcb0')
  sand.addColorStop(1, '#e2c690')
  c.fillStyle = sand
  c.fill()
  for (let i = 0; i < 1600; i++)
    g.disc(random() * 1200, random.between(510, 675), random() * 2, alpha(random() > 0.5 ? '#b8935a' : '#fff3d6', 0.3))
  const stripes = ['#e2553d', '#f1b53d', '#2f8fc0', '#3fa37d', '#ef7f9a']
  for (let i = 0; i < 9; i++) {
    const t = i / 8
    const [x, by, r] = [60 + ((i * 331) % 1120), lerp(500, 640, t), lerp(26, 78, t)]
    g.disc(x + r * 0.5, by + 4, r * 1.0, 'rgba(90,60,20,.2)', r * 0.16)
    stroke(c, '#8a6a48', r * 0.05, [
      [x, by + 4],
      [x, by - r * 1.6],
    ])
    for (let k = 0; k < 6; k++) {
      const [a, b] = [-1 + k / 3, -1 + (k + 1) / 3]
      poly(c, k % 2 ? '#fbf7ee' : stripes[i % 5], [
        [x + a * r, by - r * 1.25],
        [x, by - r * 1.85],
        [x + b * r, by - r * 1.25],
      ])
    }
    if (i % 2) g.person(x + r * 1.1, by + 6, r * 0.95, { top: stripes[(i + 2) % 5], legs: '#e6b795' })
  }
  for (let i = 0; i < 24; i++) g.disc(random() * 1200, random.between(330, 440), 2.6, '#5a3b2c')
  g.finish({ bloom: 0.14, tone: '#ffedc0', vignette: 0.24 })
}

export function promenade(g: Stage) {
  const { c, random } = g
  const y = 372
  g.sky(
    [
      [0, '#4f7fb0'],
      [0.5, '#a9c6da'],
      [0.85, '#ffdcae'],
      [1, '#fff0d2'],
    ],
    0,
    y + 4,
  )
  g.clouds({ y0: 0, y1: 330, light: '#fff2de', shade: '#8ea3bd', cover: 0.5, scale: 3 })
  g.sun(210, 330, 18, '#fff8e4', '#ffcd90')
  g.towers(y, {
    min: 40,
    max: 190,
    width: [18, 40],
    colour: '#8fa0b4',
    foot: '#d9cdc2',
    from: 380,
    cell: 6,
    side: '#ffe9c4',
    sideAlpha: 0.22,
  })
  g.water(y, {
    tint: '#6d93ac',
    deep: '#2c5570',
    strength: 0.45,
    glint: '#ffe9c0',
    glintX: 210,
    glints: 320,
    spread: 130,
    bottom: 520,
  })
  poly(c, '#b9ad9b', [
    [0, 560],
    [1200, 470],
    [1200, 675],
    [0, 675],
  ])
  poly(c, '#d5cab6', [
    [0, 590],
    [1200, 492],
    [1200, 520],
    [0, 632],
  ])
  for (let i = 0; i < 22; i++)
    stroke(c, alpha('#6b5f50', 0.25), 1.4, [
      [i * 62, 640 - i * 4.6],
      [i * 62 - 60, 675],
    ])
  for (let i = 0; i < 13; i++) {
    const x = i * 98 + 10
    const by = 566 - i * 7.6
    stroke(c, '#56616b', 4, [
      [x, by],
      [x, by - 44],
    ])
  }
  for (const k of [44, 26, 10])
    stroke(c, '#66727d', 3, [
      [0, 567 - k],
      [1200, 472 - k],
    ])
  for (const [x, h] of [
    [1040, 250],
    [820, 210],
    [640, 180],
  ] as const)
    g.tree(x, 590 - x * 0.08, h, ['#4a5f34', '#78924a', '#c3cf7d'], { spread: 0.4 })
  const tops = ['#d9472f', '#f0efe9', '#2f6fa0', '#e0a63c', '#5a8a70', '#7a5a8a']
  g.person(150, 640, 130, { top: '#e9e2d4', legs: '#3c4656' })
  g.person(206, 644, 84, { top: '#e0a63c', legs: '#3c4656' })
  g.person(470, 616, 108, { top: '#c8161d', legs: '#22303f', step: 1, arm: 1 })
  g.person(760, 588, 92, { top: '#2f6fa0', skirt: true })
  g.person(806, 588, 96, { top: '#f0efe9' })
  for (let i = 0; i < 7; i++) g.person(880 + i * 46, 560 - i * 6 + random() * 8, 62, { top: random.pick(tops) })
  g.finish({ bloom: 0.22, tone: '#ffdcae', vignette: 0.3 })
}
