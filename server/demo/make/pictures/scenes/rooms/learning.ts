import { alpha } from '../../paint/colours'
import type { Stage } from '../../paint/types'
import { poly, stroke } from '../../props/draw'
import { room, windowLight } from '../../props/indoors'

export function studyHall(g: Stage) {
  const { c } = g
  room(g, { wall: '#efe3cc', floor: '#8f5f38', side: '#e2d2b4', ceiling: '#fbf4e6', back: [0.2, 0.12, 0.8, 0.58] })
  poly(c, '#b3141b', [
    [250, 96],
    [950, 96],
    [950, 150],
    [250, 150],
  ])
  c.fillStyle = '#ffe29a'
  c.font = '700 34px "Noto Serif CJK SC", serif'
  c.fillText('难事   ·   谁去   ·   下文', 410, 136)
  poly(c, '#6b4428', [
    [330, 178],
    [870, 178],
    [870, 350],
    [330, 350],
  ])
  poly(c, '#fdf8ea', [
    [340, 188],
    [860, 188],
    [860, 340],
    [340, 340],
  ])
  for (const x of [510, 690])
    stroke(c, '#d9c9a4', 3, [
      [x, 188],
      [x, 340],
    ])
  for (let i = 0; i < 7; i++)
    for (const x of [356, 526, 706])
      stroke(c, alpha('#5a4a3a', 0.55), 4, [
        [x, 208 + i * 19],
        [x + 70 + ((i * 37 + x) % 60), 208 + i * 19],
      ])
  for (let i = 0; i < 5; i++)
    stroke(c, '#2f8a4a', 4, [
      [834, 206 + i * 19],
      [840, 212 + i * 19],
      [850, 198 + i * 19],
    ])
  windowLight(g, 40, 150, 110, 240, { sky: ['#d6ecf6', '#fdf0cf'], panes: [2, 3] })
  g.rays(40, 90, '#fff0c9', 9, 0.16, 0.9, 0.55)
  const table = c.createLinearGradient(0, 460, 0, 600)
  table.addColorStop(0, '#b87a48')
  table.addColorStop(1, '#6b3f20')
  for (const [x, top, hair] of [
    [360, '#c8161d', '#222'],
    [480, '#4f6f8a', '#dcdcda'],
    [600, '#e9e2d4', '#222'],
    [720, '#7a5a4a', '#dcdcda'],
    [840, '#2f6a52', '#222'],
  ] as const)
    g.person(x, 520, 170, { top, hair: hair === '#222' ? undefined : hair, shadow: 0 })
  poly(c, table, [
    [240, 450],
    [960, 450],
    [1060, 590],
    [140, 590],
  ])
  poly(c, '#4a2a14', [
    [140, 590],
    [1060, 590],
    [1060, 612],
    [140, 612],
  ])
  for (const x of [320, 470, 620, 770]) {
    poly(c, '#ffffff', [
      [x, 486],
      [x + 70, 486],
      [x + 78, 520],
      [x - 8, 520],
    ])
    g.disc(x + 100, 500, 13, '#f4f4f0', 6)
    g.disc(x + 100, 496, 13, '#8a5a2c', 6)
  }
  for (const [x, top] of [
    [250, '#3f5f86'],
    [930, '#8a3a3a'],
  ] as const)
    g.person(x, 690, 250, { top })
  g.finish({ bloom: 0.24, tone: '#ffe0a8', vignette: 0.32 })
}

export function lab(g: Stage) {
  const { c, random } = g
  room(g, {
    wall: '#dfe9ee',
    floor: '#b5c0c4',
    side: '#cfdce2',
    ceiling: '#f2f6f8',
    back: [0.2, 0.12, 0.8, 0.56],
    boards: false,
  })
  windowLight(g, 300, 110, 600, 170, { panes: [5, 1], sky: ['#8fc8ea', '#d6f0f2'] })
  for (let i = 0; i < 3; i++)
    poly(c, ['#5f9ab8', '#86b8c9', '#b5d6d9'][i], [
      [300, 250 + i * 10],
      [900, 240 + i * 12],
      [900, 280],
      [300, 280],
    ])
  for (const [x, w] of [
    [0, 320],
    [880, 340],
  ] as const)
    for (let r = 0; r < 2; r++) {
      poly(c, '#f4f7f8', [
        [x, 210 + r * 90],
        [x + w, 210 + r * 90],
        [x + w, 222 + r * 90],
        [x, 222 + r * 90],
      ])
      for (let k = 0; k < 8; k++) {
        const bx = x + 20 + k * 38
        const h = random.between(34, 62)
        c.globalAlpha = 0.85
        poly(c, '#e9f4f6', [
          [bx, 210 + r * 90 - h],
          [bx + 24, 210 + r * 90 - h],
          [bx + 24, 210 + r * 90],
          [bx, 210 + r * 90],
        ])
        poly(c, random.pick(['#4fb0c4', '#7ad0a0', '#f0b84a', '#e8806a', '#8a9ae0']), [
          [bx + 2, 210 + r * 90 - h * 0.55],
          [bx + 22, 210 + r * 90 - h * 0.55],
          [bx + 22, 208 + r * 90],
          [bx + 2, 208 + r * 90],
        ])
        c.globalAlpha = 1
      }
    }
  for (const [x, tone] of [
    [360, '#fbfcfd'],
    [560, '#fbfcfd'],
    [790, '#fbfcfd'],
    [910, '#fbfcfd'],
  ] as const)
    g.person(x, 560, 250, { top: tone, shadow: 0, back: false })
  const bench = c.createLinearGradient(0, 490, 0, 675)
  bench.addColorStop(0, '#f7fafb')
  bench.addColorStop(1, '#8fa4ae')
  poly(c, bench, [
    [80, 496],
    [1120, 496],
    [1260, 690],
    [-60, 690],
  ])
  const flask = (x: number, y: number, s: number, tone: string) => {
    c.fillStyle = 'rgba(230,246,250,.8)'
    c.beginPath()
    c.moveTo(x - s * 0.16, y - s * 1.5)
    c.lineTo(x - s * 0.16, y - s * 0.9)
    c.lineTo(x - s * 0.7, y)
    c.lineTo(x + s * 0.7, y)
    c.lineTo(x + s * 0.16, y - s * 0.9)
    c.lineTo(x + s * 0.16, y - s * 1.5)
    c.fill()
    poly(c, tone, [
      [x - s * 0.43, y - s * 0.5],
      [x + s * 0.43, y - s * 0.5],
      [x + s * 0.66, y - 3],
      [x - s * 0.66, y - 3],
    ])
    g.glow(x, y - s * 0.3, s * 1.6, tone, 0.35)
  }
  flask(260, 600, 64, '#3fb8c9')
  flask(470, 570, 50, '#7ad07f')
  flask(900, 610, 70, '#f0a63c')
  poly(c, '#3a4652', [
    [650, 600],
    [780, 600],
    [780, 618],
    [650, 618],
  ])
  stroke(c, '#3a4652', 18, [
    [760, 606],
    [766, 500],
    [716, 460],
  ])
  stroke(c, '#56646f', 26, [
    [700, 470],
    [680, 540],
  ])
  poly(c, '#2c3640', [
    [640, 560],
    [720, 560],
    [720, 572],
    [640, 572],
  ])
  g.finish({ bloom: 0.24, tone: '#d9f4ff', vignette: 0.26 })
}
