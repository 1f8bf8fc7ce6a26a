import { lerp } from '../../paint/numbers'
import type { Stage, Tones } from '../../paint/types'
import { poly, stroke } from '../../props/draw'
import { umbrella } from '../../props/life'

export function street(g: Stage, y: number, tones: Tones) {
  const { c } = g
  const road = c.createLinearGradient(0, y, 0, 675)
  road.addColorStop(0, tones[0])
  road.addColorStop(1, tones[1])
  c.fillStyle = road
  c.fillRect(0, y, 1200, 675 - y)
}

export function volunteersCrossing(g: Stage) {
  const { c, random } = g
  g.sky(
    [
      [0, '#86bde4'],
      [1, '#fdf0d8'],
    ],
    0,
    330,
  )
  g.towers(330, {
    min: 80,
    max: 250,
    width: [40, 80],
    colour: '#b5c6d2',
    foot: '#e8e4d8',
    cell: 9,
    side: '#fff3da',
    sideAlpha: 0.3,
  })
  poly(c, '#d9b38a', [
    [30, 210],
    [420, 210],
    [420, 360],
    [30, 360],
  ])
  for (let i = 0; i < 7; i++)
    for (let j = 0; j < 2; j++)
      poly(c, '#7fa0b8', [
        [56 + i * 52, 230 + j * 60],
        [90 + i * 52, 230 + j * 60],
        [90 + i * 52, 268 + j * 60],
        [56 + i * 52, 268 + j * 60],
      ])
  for (let x = 470; x < 1200; x += 96) g.tree(x, 366, 150, ['#3f6a34', '#6d9a45', '#bcd770'], { count: 260 })
  street(g, 356, ['#8f9499', '#5c6067'])
  poly(c, '#c5c0b5', [
    [0, 348],
    [1200, 348],
    [1200, 372],
    [0, 372],
  ])
  for (let i = 0; i < 9; i++)
    poly(c, '#f3f2ec', [
      [200 + i * 92, 400],
      [256 + i * 92, 400],
      [190 + i * 118, 670],
      [100 + i * 118, 670],
    ])
  poly(c, '#2f6fa0', [
    [950, 320],
    [1180, 320],
    [1190, 402],
    [940, 402],
  ])
  poly(c, '#bfe0f0', [
    [966, 332],
    [1164, 332],
    [1168, 362],
    [962, 362],
  ])
  for (const x of [984, 1146]) g.disc(x, 404, 17, '#22262b')
  for (const [x, y, h, tone] of [
    [420, 520, 92, '#f1c232'],
    [486, 530, 88, '#3f8fc4'],
    [552, 518, 94, '#f07f5a'],
    [622, 534, 86, '#7ab86a'],
    [690, 522, 92, '#f0efe9'],
  ] as const) {
    g.person(x, y, h, { top: tone, step: random.between(-1, 1) })
    poly(c, random.pick(['#d9472f', '#2f6fa0', '#e0a63c']), [
      [x - 13, y - 72],
      [x + 13, y - 72],
      [x + 14, y - 46],
      [x - 14, y - 46],
    ])
  }
  g.person(300, 560, 168, { top: '#c8161d', hat: '#c8161d', arm: -3 })
  g.person(850, 570, 172, { top: '#c8161d', hat: '#c8161d', arm: 3 })
  poly(c, '#ffd54a', [
    [352, 430],
    [396, 420],
    [398, 448],
    [354, 456],
  ])
  stroke(c, '#7a5a3a', 4, [
    [350, 426],
    [346, 520],
  ])
  g.rays(-40, 0, '#fff3d0', 8, 0.1, 0.7, 0.6)
  g.finish({ bloom: 0.18, tone: '#ffe9b8', vignette: 0.24 })
}

export function umbrellaStreet(g: Stage) {
  const { random } = g
  g.sky([
    [0, '#3a4a5c'],
    [0.6, '#6d7f8c'],
    [1, '#9fa9a9'],
  ])
  g.towers(400, {
    min: 120,
    max: 380,
    width: [50, 110],
    colour: '#4a5a68',
    foot: '#7d8b93',
    lit: 0.35,
    cell: 11,
    window: '#ffd08a',
  })
  g.bokeh(50, 280, 440, ['#ff6a4a', '#ffd08a', '#9fe0ff', '#ffb65c'], [14, 40])
  g.blur(5)
  street(g, 400, ['#6f7b82', '#2f3a42'])
  g.water(404, {
    tint: '#56646e',
    deep: '#1c262e',
    strength: 0.4,
    ripple: 0.6,
    glint: '#ffe2b0',
    glints: 260,
    spread: 560,
  })
  const people = [...Array(12).keys()].map((i) => ({ x: ((i * 373) % 1160) + 20, t: i / 11 }))
  for (const { x, t } of people) {
    const h = lerp(80, 260, t)
    const y = lerp(440, 690, t)
    g.person(x, y, h, { top: random.pick(['#3a4656', '#5a4a4a', '#46584c', '#8a3a36']) })
    umbrella(
      g,
      x + 6,
      y - h * 0.96,
      h * 0.44,
      [
        '#c9ced2',
        '#b9c0c6',
        '#d9342b',
        '#c9ced2',
        '#e0b23c',
        '#c2c8cc',
        '#3f7fae',
        '#d0d4d7',
        '#b5bcc2',
        '#c9ced2',
        '#d4d8da',
        '#c8161d',
      ][Math.round(t * 11)],
    )
  }
  g.rain(760, 0.34)
  g.finish({ bloom: 0.26, tone: '#9fb8c8', vignette: 0.4 })
}
