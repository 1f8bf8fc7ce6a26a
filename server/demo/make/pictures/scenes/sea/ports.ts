import { alpha, mix } from '../../paint/colours'
import type { Stage } from '../../paint/types'
import { poly, stroke } from '../../props/draw'
import { birds } from '../../props/life'
import { cargoShip, crane, fishingBoat } from '../../props/ships'

export function fishingPort(g: Stage) {
  const { c, random } = g
  const y = 420
  g.sky(
    [
      [0, '#0a1226'],
      [1, '#22365c'],
    ],
    0,
    y,
  )
  g.stars(160, 200)
  g.towers(y - 40, { min: 20, max: 80, width: [20, 44], colour: '#16213a', lit: 0.4, cell: 6 })
  for (let i = 0; i < 7; i++)
    fishingBoat(g, -60 + i * 190 + random() * 30, y + 14, 200 + random() * 40, {
      hull: ['#2c5f8a', '#7b3326', '#2f6a63'][i % 3],
      dark: 0.28,
    })
  g.water(y + 10, {
    tint: '#1c3556',
    deep: '#0a1426',
    strength: 0.4,
    glint: '#ffe3a8',
    glintX: 600,
    glints: 260,
    spread: 560,
    bottom: 530,
  })
  g.sky(
    [
      [0, '#4b4a4c'],
      [1, '#242428'],
    ],
    528,
    675,
  )
  for (let i = 0; i < 120; i++)
    g.disc(
      random() * 1200,
      random.between(532, 675),
      random.between(10, 60),
      alpha('#ffdf9e', 0.05),
      random.between(2, 5),
    )
  for (let i = 0; i < 16; i++) {
    const x = i * 80 - 20 + random() * 20
    const by = 560 + (i % 3) * 34
    for (let k = 0; k < 1 + (i % 3); k++) {
      poly(c, mix('#2b6fb0', '#ffffff', k * 0.06), [
        [x, by - k * 22],
        [x + 62, by - k * 22],
        [x + 57, by + 24 - k * 22],
        [x + 5, by + 24 - k * 22],
      ])
      g.scatter(x + 4, x + 58, by - 7 - k * 22, by + 2 - k * 22, ['#dfe8ec', '#b9c9d2', '#f3f6f7', '#e7b3a4'], 46, 5)
    }
  }
  for (const [i, by] of [
    [0, 600],
    [1, 552],
    [3, 640],
    [4, 566],
    [6, 612],
    [7, 560],
    [8, 648],
  ] as const)
    g.person(90 + i * 128 + random() * 50, by, 116 + random() * 20, {
      top: random.pick(['#e0762f', '#2f6fa0', '#d8b23c', '#4f6a5a']),
      legs: '#26313c',
      hat: random() > 0.5 ? '#d8b23c' : undefined,
    })
  for (const x of [160, 480, 800, 1110]) {
    stroke(c, '#2b3442', 5, [
      [x, 540],
      [x, 190],
      [x + 34, 184],
    ])
    g.glow(x + 34, 190, 230, '#ffd894', 0.7)
    g.disc(x + 34, 190, 6, '#fffaf0')
  }
  g.finish({ bloom: 0.34, tone: '#ffcf8f', vignette: 0.5 })
}

export function containerPort(g: Stage) {
  const { c } = g
  const y = 470
  g.sky(
    [
      [0, '#3f7fb5'],
      [0.6, '#a9cfe4'],
      [1, '#f4e9d4'],
    ],
    0,
    y,
  )
  g.clouds({ y0: 0, y1: 330, cover: 0.48, scale: 3.2, shade: '#a3b9cb' })
  g.hill(440, 60, '#93aebd', '#d7dfdd', { seed: 5, bottom: y })
  g.mist(430, 80, '#f4ede0', 0.6)
  for (const [x, h, tone] of [
    [690, 250, '#9fb3c0'],
    [820, 256, '#9fb3c0'],
    [960, 262, '#8ca4b4'],
    [1110, 270, '#8ca4b4'],
  ] as const)
    crane(g, x, y, h, tone, 0.02)
  for (const [x, h, up] of [
    [330, 400, 0.02],
    [620, 410, 0.9],
  ] as const)
    crane(g, x, y + 24, h, '#c4452f', up)
  cargoShip(g, -160, y + 26, 640, { hull: '#1f3a56', shade: 0.05 })
  g.water(y + 22, {
    tint: '#3d7894',
    deep: '#123a52',
    strength: 0.55,
    glints: 240,
    spread: 500,
    glint: '#fff4df',
    bottom: 580,
  })
  poly(c, '#8f8a80', [
    [0, 578],
    [1200, 566],
    [1200, 675],
    [0, 675],
  ])
  poly(c, '#b3aca0', [
    [0, 574],
    [1200, 562],
    [1200, 570],
    [0, 584],
  ])
  c.save()
  c.translate(0, 4)
  for (const [x, cols, rows, w, h] of [[560, 7, 4, 92, 26]] as const) {
    const tones = ['#c0492f', '#2f6a98', '#dda63f', '#4c8060', '#9aa5ae', '#7a3846']
    for (let i = 0; i < cols; i++)
      for (let j = 0; j < rows - ((i * 7) % 3); j++) {
        const tone = g.random.pick(tones)
        const [left, top] = [x + i * w, 640 - (j + 1) * h]
        const gradient = c.createLinearGradient(left, top, left, top + h)
        gradient.addColorStop(0, mix(tone, '#ffffff', 0.16))
        gradient.addColorStop(1, mix(tone, '#000000', 0.2))
        c.fillStyle = gradient
        c.fillRect(left, top, w - 2, h - 1.5)
        c.fillStyle = alpha('#000000', 0.12)
        for (let k = 4; k < w - 4; k += 6) c.fillRect(left + k, top + 2, 2, h - 5)
      }
  }
  c.restore()
  for (const x of [120, 300, 470]) {
    poly(c, '#f2f0ea', [
      [x, 606],
      [x + 26, 606],
      [x + 34, 622],
      [x + 34, 636],
      [x, 636],
    ])
    poly(c, g.random.pick(['#2f6a98', '#c0492f', '#4c8060']), [
      [x - 92, 600],
      [x - 4, 600],
      [x - 4, 632],
      [x - 92, 632],
    ])
    for (const k of [-80, -60, 8, 24]) g.disc(x + k, 639, 6, '#22262b')
  }
  birds(g, 10, 500, 1000, 60, 220)
  g.finish({ bloom: 0.12, tone: '#ffe2b4', vignette: 0.28 })
}
