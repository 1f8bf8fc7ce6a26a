import { mix } from '../../paint/colours'
import { lerp } from '../../paint/numbers'
import type { Point, Stage } from '../../paint/types'
import { poly, stroke } from '../../props/draw'

export function greenway(g: Stage) {
  const { c, random } = g
  g.sky([
    [0, '#cfe9f2'],
    [0.5, '#eaf3cf'],
    [1, '#7fa04f'],
  ])
  g.glow(640, 210, 420, '#fffbe0', 0.9)
  for (let i = 0; i < 40; i++)
    g.leaves(random() * 1200, random.between(150, 330), 90, 60, ['#5f8f4a', '#8fb862', '#d9ea9a'], 60, 10)
  g.blur(5)
  g.sky(
    [
      [0, '#9ab85a'],
      [1, '#4d7a34'],
    ],
    370,
    675,
  )
  g.grass(380, 675, ['#7fa445', '#5a8a38', '#a9c25f', '#466f2c'], 1500, 14)
  poly(c, '#b5543c', [
    [610, 366],
    [650, 366],
    [1010, 675],
    [330, 675],
  ])
  poly(c, '#c96a4c', [
    [616, 366],
    [644, 366],
    [930, 675],
    [410, 675],
  ])
  for (let i = 0; i < 9; i++) {
    const t = (i / 9) ** 1.8
    poly(c, 'rgba(255,250,235,.85)', [
      [629 + t * 34, 372 + t * 300],
      [633 + t * 40, 372 + t * 300],
      [634 + t * 46, 384 + t * 330],
      [629 + t * 38, 384 + t * 330],
    ])
  }
  for (let i = 0; i < 12; i++) {
    const t = (i / 11) ** 1.7
    for (const side of [-1, 1])
      g.tree(632 + side * lerp(46, 640, t), lerp(376, 640, t), lerp(70, 620, t), ['#2f5a2a', '#5d9440', '#c3dc72'], {
        count: 460,
        size: lerp(4, 15, t),
      })
  }
  const bike = (x: number, y: number, s: number, top: string) => {
    for (const k of [-0.42, 0.42]) {
      c.strokeStyle = '#2a2f36'
      c.lineWidth = s * 0.035
      c.beginPath()
      c.arc(x + k * s, y - s * 0.22, s * 0.22, 0, 7)
      c.stroke()
    }
    stroke(c, '#d9d9d4', s * 0.035, [
      [x - s * 0.42, y - s * 0.22],
      [x - s * 0.05, y - s * 0.24],
      [x + s * 0.3, y - s * 0.6],
      [x - s * 0.15, y - s * 0.58],
      [x - s * 0.05, y - s * 0.24],
    ])
    stroke(c, '#d9d9d4', s * 0.035, [
      [x + s * 0.42, y - s * 0.22],
      [x + s * 0.28, y - s * 0.72],
    ])
    stroke(c, '#2c3440', s * 0.1, [
      [x - s * 0.15, y - s * 0.66],
      [x + s * 0.1, y - s * 0.45],
      [x - s * 0.02, y - s * 0.2],
    ])
    stroke(c, top, s * 0.17, [
      [x - s * 0.14, y - s * 0.72],
      [x + s * 0.04, y - s * 1.08],
    ])
    stroke(c, top, s * 0.07, [
      [x + s * 0.04, y - s * 1.06],
      [x + s * 0.26, y - s * 0.76],
    ])
    g.disc(x + s * 0.1, y - s * 1.25, s * 0.11, '#e6b795')
    g.disc(x + s * 0.09, y - s * 1.3, s * 0.12, '#f4f4f0', s * 0.08)
  }
  bike(560, 560, 110, '#c8161d')
  bike(720, 600, 130, '#2f6fa0')
  g.person(650, 440, 50, { top: '#e0a63c', step: 1 })
  g.rays(640, 120, '#fffde0', 10, 0.1, 1.7, 1.5)
  g.finish({ bloom: 0.26, tone: '#f4ffc0', vignette: 0.3 })
}

export function kites(g: Stage) {
  const { c, random } = g
  g.sky(
    [
      [0, '#2f8ad2'],
      [0.6, '#8fcdf0'],
      [1, '#f1f6e4'],
    ],
    0,
    520,
  )
  g.clouds({ y0: 0, y1: 400, cover: 0.55, scale: 2.4, shade: '#b5d2e6' })
  g.sky(
    [
      [0, '#3f9ab0'],
      [1, '#7fc4c4'],
    ],
    486,
    520,
  )
  g.shape(g.line(530, 26, { seed: 171, rough: 2 }))
  const lawn = c.createLinearGradient(0, 510, 0, 675)
  lawn.addColorStop(0, '#a5c45a')
  lawn.addColorStop(1, '#4f8a36')
  c.fillStyle = lawn
  c.fill()
  g.grass(540, 675, ['#86b048', '#5f9a3c', '#b9d36c'], 900, 12)
  const tones = ['#e8432e', '#ffc233', '#2f8fd0', '#7a52c7', '#f07f3c', '#2fae87', '#ff6f9a']
  for (let i = 0; i < 26; i++) {
    const [x, y, s] = [random() * 1160 + 20, random.between(40, 380), random.between(14, 46)]
    const [a, b] = [random.pick(tones), random.pick(tones)]
    const turn = random.between(-0.5, 0.5)
    const p = (dx: number, dy: number): Point => [
      x + (dx * Math.cos(turn) - dy * Math.sin(turn)) * s,
      y + (dx * Math.sin(turn) + dy * Math.cos(turn)) * s,
    ]
    stroke(c, 'rgba(60,70,90,.35)', 0.8, [p(0, 0.4), [lerp(x, 600, 0.5), 540]])
    poly(c, a, [p(0, -1), p(0.72, -0.1), p(0, 0)])
    poly(c, b, [p(0, -1), p(-0.72, -0.1), p(0, 0)])
    poly(c, mix(b, '#ffffff', 0.25), [p(0.72, -0.1), p(0, 1.1), p(0, 0)])
    poly(c, mix(a, '#ffffff', 0.2), [p(-0.72, -0.1), p(0, 1.1), p(0, 0)])
    c.strokeStyle = a
    c.lineWidth = s * 0.07
    c.beginPath()
    c.moveTo(...p(0, 1.1))
    c.bezierCurveTo(...p(0.5, 1.6), ...p(-0.5, 2.1), ...p(0.2, 2.8))
    c.stroke()
  }
  for (let i = 0; i < 14; i++)
    g.person(70 + i * 82 + random() * 40, 570 + random() * 76, 58 + random() * 30, {
      top: tones[i % 7],
      arm: i % 2 ? -3 : 0.5,
    })
  g.finish({ bloom: 0.16, tone: '#fff6c0', vignette: 0.22 })
}
