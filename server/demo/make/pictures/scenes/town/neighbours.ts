import { mix } from '../../paint/colours'
import type { Stage } from '../../paint/types'
import { poly, stroke } from '../../props/draw'
import { birds } from '../../props/life'
import { street } from './streets'

export function communitySquare(g: Stage) {
  const { c, random } = g
  g.sky(
    [
      [0, '#7db8e0'],
      [1, '#fbf1da'],
    ],
    0,
    400,
  )
  g.clouds({ y0: 0, y1: 240, cover: 0.45, scale: 3 })
  for (let i = 0; i < 6; i++) {
    const x = i * 210 - 30
    const h = 230 + (i % 3) * 40
    poly(c, ['#ead9bf', '#e3cdb0', '#efe2cc'][i % 3], [
      [x, 400 - h],
      [x + 170, 400 - h],
      [x + 170, 400],
      [x, 400],
    ])
    poly(c, '#b5654a', [
      [x - 8, 400 - h - 12],
      [x + 178, 400 - h - 12],
      [x + 178, 400 - h],
      [x - 8, 400 - h],
    ])
    for (let a = 0; a < 4; a++)
      for (let b = 0; b < 5; b++) {
        poly(c, '#86a6ba', [
          [x + 16 + a * 38, 418 - h + b * 44],
          [x + 40 + a * 38, 418 - h + b * 44],
          [x + 40 + a * 38, 444 - h + b * 44],
          [x + 16 + a * 38, 444 - h + b * 44],
        ])
        if (random() > 0.6)
          g.scatter(
            x + 14 + a * 38,
            x + 42 + a * 38,
            444 - h + b * 44,
            450 - h + b * 44,
            ['#d9472f', '#6d9a45', '#f0c04a'],
            9,
            4,
          )
      }
  }
  street(g, 396, ['#d9cdb6', '#b5a586'])
  for (let i = 0; i < 10; i++)
    stroke(c, 'rgba(120,100,70,.18)', 1.5, [
      [0, 410 + i * i * 3],
      [1200, 410 + i * i * 3],
    ])
  for (const [x, h] of [
    [120, 250],
    [420, 210],
    [900, 230],
    [1120, 270],
  ] as const) {
    g.disc(x, 470, h * 0.4, 'rgba(60,70,30,.2)', 20)
    g.tree(x, 470, h, ['#4a6a30', '#86a445', '#d6d06a'])
  }
  for (const [x, y] of [
    [250, 540],
    [720, 520],
  ] as const) {
    poly(c, '#8a6a48', [
      [x, y],
      [x + 110, y],
      [x + 120, y + 12],
      [x - 10, y + 12],
    ])
    poly(c, '#6b4f34', [
      [x + 40, y + 12],
      [x + 70, y + 12],
      [x + 70, y + 50],
      [x + 40, y + 50],
    ])
    for (const [dx, tone] of [
      [-18, '#5a6a86'],
      [126, '#7a4a4a'],
    ] as const)
      g.person(x + dx, y + 54, 100, { top: tone, hair: '#d8d8d6' })
  }
  for (const [x, y, h, top, extra] of [
    [520, 600, 130, '#c8161d', {}],
    [580, 604, 128, '#f0efe9', { hair: '#c9c9c9' }],
    [880, 610, 86, '#f1c232', {}],
    [940, 620, 90, '#3f8fc4', {}],
    [640, 470, 84, '#d96a8a', { skirt: true }],
    [1010, 540, 112, '#4f7a5a', {}],
    [90, 620, 132, '#6a5a86', { skirt: true }],
  ] as const)
    g.person(x, y, h, { top, ...extra })
  birds(g, 7, 500, 800, 60, 130)
  g.finish({ bloom: 0.18, tone: '#ffe9b5', vignette: 0.24 })
}

export function elevatorBuilding(g: Stage) {
  const { c, random } = g
  g.sky(
    [
      [0, '#6fb0e0'],
      [1, '#eaf2ee'],
    ],
    0,
    520,
  )
  g.clouds({ y0: 0, y1: 320, cover: 0.5, scale: 2.8 })
  poly(c, '#d9c6a6', [
    [60, 90],
    [1140, 90],
    [1140, 560],
    [60, 560],
  ])
  poly(c, '#b8a483', [
    [60, 90],
    [1140, 90],
    [1140, 104],
    [60, 104],
  ])
  for (let i = 0; i < 12; i++)
    for (let j = 0; j < 6; j++) {
      const [x, y] = [84 + i * 88, 120 + j * 74]
      if (i === 5 || i === 6) continue
      poly(c, '#efe6d2', [
        [x - 5, y - 5],
        [x + 63, y - 5],
        [x + 63, y + 49],
        [x - 5, y + 49],
      ])
      poly(c, mix('#7f9fb5', '#ffe3a3', random() > 0.8 ? 0.7 : random() * 0.2), [
        [x, y],
        [x + 58, y],
        [x + 58, y + 44],
        [x, y + 44],
      ])
      stroke(c, '#f4efe2', 4, [
        [x + 29, y],
        [x + 29, y + 44],
      ])
      if (random() > 0.5)
        poly(c, '#e9e9e4', [
          [x + 36, y + 48],
          [x + 66, y + 48],
          [x + 66, y + 64],
          [x + 36, y + 64],
        ])
      if (random() > 0.6) g.scatter(x, x + 56, y + 42, y + 50, ['#5f8f3c', '#d9472f', '#f0c04a', '#86b04a'], 12, 5)
      if (random() > 0.72)
        for (let k = 0; k < 4; k++)
          poly(c, random.pick(['#f0efe9', '#7fb0d0', '#e8a0a8', '#f1d27a']), [
            [x + 4 + k * 14, y + 50],
            [x + 14 + k * 14, y + 50],
            [x + 13 + k * 14, y + 66],
            [x + 5 + k * 14, y + 66],
          ])
    }
  const [l, r] = [520, 690]
  const glass = c.createLinearGradient(l, 0, r, 0)
  glass.addColorStop(0, '#4f86a5')
  glass.addColorStop(0.45, '#d6eef6')
  glass.addColorStop(1, '#5f96b0')
  poly(c, glass, [
    [l, 60],
    [r, 60],
    [r, 560],
    [l, 560],
  ])
  for (let j = 0; j < 8; j++)
    stroke(c, '#f4f6f6', 6, [
      [l, 60 + j * 71],
      [r, 60 + j * 71],
    ])
  for (const x of [l, (l + r) / 2, r])
    stroke(c, '#f4f6f6', 7, [
      [x, 56],
      [x, 560],
    ])
  poly(c, 'rgba(255,214,120,.92)', [
    [l + 10, 278],
    [r - 10, 278],
    [r - 10, 338],
    [l + 10, 338],
  ])
  g.glow(605, 308, 170, '#ffdc8a', 0.6)
  g.person(580, 338, 54, { top: '#7a4a6a', hair: '#d9d9d9', shadow: 0 })
  g.person(628, 338, 56, { top: '#c8161d', shadow: 0 })
  street(g, 556, ['#cabfa8', '#9f927a'])
  poly(c, '#5f8f3c', [
    [0, 552],
    [500, 552],
    [500, 582],
    [0, 582],
  ])
  poly(c, '#5f8f3c', [
    [710, 552],
    [1200, 552],
    [1200, 582],
    [710, 582],
  ])
  for (let i = 0; i < 40; i++)
    g.leaves(i < 20 ? i * 25 : 720 + (i - 20) * 25, 560, 18, 14, ['#2f5f2a', '#5f9440', '#a9ca60'], 30, 5)
  for (const [x, y, h, top] of [
    [480, 640, 120, '#5a6a86'],
    [760, 632, 116, '#d9694f'],
    [820, 640, 76, '#f1c232'],
  ] as const)
    g.person(x, y, h, { top, hair: x < 500 ? '#d9d9d9' : undefined })
  g.tree(130, 640, 300, ['#2f5a2a', '#5d9440', '#c3dc72'])
  g.finish({ bloom: 0.16, tone: '#fff0c4', vignette: 0.24 })
}
