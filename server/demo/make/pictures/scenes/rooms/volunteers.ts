import { alpha } from '../../paint/colours'
import { lerp } from '../../paint/numbers'
import type { Stage } from '../../paint/types'
import { poly, stroke } from '../../props/draw'
import { lamp, room, windowLight } from '../../props/indoors'
import { birds } from '../../props/life'

export function greenhouse(g: Stage) {
  const { c, random } = g
  g.sky([
    [0, '#dff0f2'],
    [0.5, '#f4f7e2'],
    [1, '#a9c47a'],
  ])
  const [vx, vy] = [600, 300]
  for (let i = 0; i < 9; i++) {
    const t = (i / 8) ** 1.7
    const r = lerp(80, 760, t)
    c.strokeStyle = alpha('#ffffff', 0.9)
    c.lineWidth = lerp(2, 13, t)
    c.beginPath()
    c.arc(vx, vy + r * 0.34, r, Math.PI, 0)
    c.stroke()
  }
  for (let k = 0; k <= 10; k++) {
    const a = Math.PI + (k / 10) * Math.PI
    stroke(c, alpha('#ffffff', 0.55), 2.4, [
      [vx + Math.cos(a) * 80, vy + 27 + Math.sin(a) * 80],
      [vx + Math.cos(a) * 800, vy + 270 + Math.sin(a) * 800],
    ])
  }
  poly(c, '#b59a72', [
    [570, 330],
    [630, 330],
    [800, 680],
    [400, 680],
  ])
  for (const s of [-1, 1])
    for (let row = 0; row < 3; row++)
      for (let i = 0; i < 16; i++) {
        const t = (i / 15) ** 1.5
        const x = 600 + s * lerp(40 + row * 34, 250 + row * 330, t)
        const y = lerp(332, 660, t)
        const r = lerp(9, 64, t)
        g.leaves(x, y, r * 1.5, r * 0.7, ['#1f5a2a', '#3f8f3a', '#9ad05a'], 40, r * 0.24)
        for (let k = 0; k < 5; k++) {
          const [bx, by] = [x + random.between(-1, 1) * r * 1.2, y + random.between(-0.2, 0.6) * r * 0.6]
          poly(c, '#d91f2b', [
            [bx - r * 0.13, by],
            [bx + r * 0.13, by],
            [bx, by + r * 0.24],
          ])
          g.disc(bx, by, r * 0.13, '#e8343c', r * 0.1)
        }
      }
  g.person(560, 480, 150, { top: '#e0862f', hat: '#e6cf98' })
  g.person(660, 520, 170, { top: '#f4f6f4' })
  g.rays(700, -60, '#fffde0', 10, 0.16, 1.4, 1.7)
  g.finish({ bloom: 0.3, tone: '#f4ffd0', vignette: 0.26 })
}

export function volunteersBeach(g: Stage) {
  const { c, random } = g
  g.sky(
    [
      [0, '#6f96c0'],
      [0.6, '#e0c4b4'],
      [1, '#ffe4bd'],
    ],
    0,
    300,
  )
  g.clouds({ y0: 0, y1: 260, light: '#fff0da', shade: '#8fa0bd', cover: 0.52, scale: 2.8 })
  g.sun(930, 250, 22, '#fff8e4', '#ffcb8f')
  g.hill(296, 46, '#8a9ab0', '#d9c4b5', { seed: 6, bottom: 302 })
  g.water(300, {
    tint: '#7fa4b5',
    deep: '#3f7590',
    strength: 0.5,
    glint: '#fff0cf',
    glintX: 930,
    glints: 360,
    spread: 200,
    bottom: 440,
  })
  for (let i = 0; i < 4; i++) {
    g.shape(g.line(420 + i * 16, 24, { rough: 2.2, seed: 70 + i, tilt: -1.8 }))
    c.fillStyle = i < 3 ? alpha('#ffffff', 0.5) : '#d6bf94'
    c.fill()
  }
  g.shape(g.line(478, 24, { rough: 2.2, seed: 73, tilt: -1.8 }))
  const sand = c.createLinearGradient(0, 440, 0, 675)
  sand.addColorStop(0, '#b59c74')
  sand.addColorStop(0.3, '#dcc69b')
  sand.addColorStop(1, '#c9ae80')
  c.fillStyle = sand
  c.fill()
  for (let i = 0; i < 1400; i++)
    g.disc(random() * 1200, random.between(480, 675), random() * 2, alpha(random() > 0.5 ? '#8f744a' : '#fff3d6', 0.3))
  for (let i = 0; i < 11; i++) {
    const t = i / 10
    const [x, y, h] = [60 + i * 108 + random() * 20, lerp(470, 640, (i * 0.37) % 1), lerp(74, 170, (i * 0.37) % 1)]
    g.person(x, y, h, {
      top: '#d3202a',
      hat: i % 3 ? '#c8161d' : undefined,
      lean: i % 2 ? 1.6 : 0.2,
      arm: 1.2 + t,
      legs: '#33506a',
    })
    poly(c, alpha('#f4f6f2', 0.92), [
      [x + h * 0.2, y - h * 0.34],
      [x + h * 0.38, y - h * 0.34],
      [x + h * 0.42, y - h * 0.03],
      [x + h * 0.15, y - h * 0.03],
    ])
  }
  birds(g, 14, 200, 700, 80, 220, 'rgba(255,255,255,.9)', 12)
  g.finish({ bloom: 0.26, tone: '#ffdcae', vignette: 0.28 })
}

export function volunteersTrees(g: Stage) {
  const { c, random } = g
  g.sky(
    [
      [0, '#79b8e4'],
      [0.8, '#e4f1ea'],
      [1, '#f8f4dc'],
    ],
    0,
    340,
  )
  g.clouds({ y0: 0, y1: 260, cover: 0.5, scale: 2.8 })
  g.hill(320, 110, '#8fb8a8', '#d0e2c0', { seed: 4, rough: 2.4 })
  g.hill(370, 90, '#5f9a5a', '#a9c878', { seed: 5, rough: 3, woods: 0.6 })
  g.hill(450, 60, '#86a848', '#6f8f3a', { seed: 6, rough: 2 })
  g.grass(440, 675, ['#86b048', '#5f9a3c', '#b9d36c', '#a48a5a'], 1300, 12)
  for (let i = 0; i < 30; i++) {
    const t = i / 29
    const [x, y, h] = [((i * 317) % 1220) - 10, lerp(440, 640, t), lerp(44, 150, t)]
    g.disc(x, y, h * 0.2, '#7a5a3a', h * 0.05)
    stroke(c, '#b59a6a', h * 0.03, [
      [x - h * 0.1, y],
      [x - h * 0.08, y - h * 0.6],
    ])
    g.tree(x, y, h, ['#2f6a2f', '#6aa845', '#cfe87a'], { count: 90, spread: 0.26 })
  }
  for (const [x, y, h, lean] of [
    [240, 580, 160, 1.4],
    [360, 590, 150, 0],
    [620, 560, 140, 1.6],
    [760, 600, 168, 0.2],
    [980, 570, 146, 1.2],
    [1060, 590, 92, 0],
  ] as const) {
    g.person(x, y, h, { top: '#d3202a', lean, hat: random() > 0.5 ? '#c8161d' : undefined })
    stroke(c, '#7a5a3a', 4, [
      [x + h * 0.24, y - h * 0.55],
      [x + h * 0.34, y],
    ])
  }
  g.rays(1100, -60, '#fffbd9', 9, 0.1, 1.1, 2.3)
  g.finish({ bloom: 0.2, tone: '#f4ffc4', vignette: 0.24 })
}

export function elderlyDining(g: Stage) {
  const { c, random } = g
  room(g, { wall: '#f4e6c9', floor: '#b5855a', side: '#ead8b4', ceiling: '#fdf6e6', back: [0.22, 0.12, 0.78, 0.54] })
  windowLight(g, 330, 110, 240, 170, { sky: ['#cfe8f4', '#f4f0cf'] })
  poly(c, '#a8402c', [
    [630, 110],
    [900, 110],
    [900, 290],
    [630, 290],
  ])
  c.fillStyle = '#fff3d2'
  c.font = '700 30px "Noto Serif CJK SC", serif'
  for (const [i, line] of ['红烧豆腐', '清蒸鲈鱼', '青菜汤', '今日十二元'].entries())
    c.fillText(line, 662, 152 + i * 40)
  for (const [x, y, r] of [
    [360, 70, 22],
    [600, 60, 24],
    [840, 70, 22],
  ] as const)
    lamp(g, x, 0, y, r, { shade: '#b5543c', strength: 0.5 })
  const hairs = ['#dcdcda', '#c9c9c6', '#efefec', '#8a8a88']
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 3; i++) {
      const y = 400 + row * 100
      const w = 210 + row * 70
      const x = 600 + (i - 1) * w * 1.5 + (row % 2) * 40
      for (const k of [-0.34, 0, 0.34])
        g.person(x + k * w, y + 24, 118 + row * 40, {
          top: random.pick(['#7a5a86', '#4f6f8a', '#a8604a', '#5a7a5a', '#8a7a4a']),
          hair: random.pick(hairs),
          shadow: 0,
        })
      poly(c, '#d9a868', [
        [x - w * 0.5, y],
        [x + w * 0.5, y],
        [x + w * 0.58, y + 46],
        [x - w * 0.58, y + 46],
      ])
      poly(c, '#8a5a30', [
        [x - w * 0.58, y + 46],
        [x + w * 0.58, y + 46],
        [x + w * 0.58, y + 58],
        [x - w * 0.58, y + 58],
      ])
      for (const k of [-0.32, -0.02, 0.3]) {
        const r = 17 + row * 5
        g.disc(x + k * w, y + 22, r, '#fbfaf5', r * 0.5)
        g.disc(x + k * w, y + 20, r * 0.76, random.pick(['#b5482a', '#7aa845', '#f0dfae', '#d9883a']), r * 0.34)
        for (let s = 0; s < 7; s++)
          g.disc(x + k * w + Math.sin(s) * 5, y + 8 - s * 9, 6 + s * 1.6, 'rgba(255,255,255,.06)')
      }
    }
  g.rays(330, 60, '#fff3cf', 8, 0.12, 0.8, 0.9)
  g.finish({ bloom: 0.28, tone: '#ffd9a0', vignette: 0.3 })
}
