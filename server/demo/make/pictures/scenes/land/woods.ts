import { alpha, mix } from '../../paint/colours'
import { lerp } from '../../paint/numbers'
import type { Stage } from '../../paint/types'
import { poly, stroke } from '../../props/draw'

export function bamboo(g: Stage) {
  const { c, random } = g
  g.sky([
    [0, '#dff0b8'],
    [0.5, '#9fca77'],
    [1, '#3a6a38'],
  ])
  g.glow(620, 150, 520, '#fffbd8', 0.9)
  for (let layer = 0; layer < 5; layer++) {
    const t = layer / 4
    const count = 26 - layer * 4
    for (let i = 0; i < count; i++) {
      const x = random() * 1240 - 20
      if (layer > 2 && Math.abs(x - 600) < 130) continue
      const w = lerp(5, 34, t ** 1.6)
      const lean = random.between(-20, 20)
      const tone = mix(mix('#b9d88a', '#4d8a3a', t), '#16331c', random() * 0.3 * t)
      const gradient = c.createLinearGradient(x, 0, x + w, 0)
      gradient.addColorStop(0, mix(tone, '#0e2413', 0.42))
      gradient.addColorStop(0.45, mix(tone, '#f2ffc4', 0.3 * t))
      gradient.addColorStop(1, mix(tone, '#0e2413', 0.5))
      poly(c, gradient, [
        [x, 680],
        [x + w, 680],
        [x + w * 0.9 + lean, -5],
        [x + lean, -5],
      ])
      for (let y = 650 - random() * 60; y > 0; y -= lerp(34, 110, t)) {
        const dx = lean * (1 - y / 675)
        stroke(c, alpha('#16331c', 0.55), Math.max(1, w * 0.07), [
          [x + dx - 1, y],
          [x + dx + w * 0.95, y],
        ])
        stroke(c, alpha('#eaffc0', 0.35), Math.max(0.8, w * 0.05), [
          [x + dx, y + w * 0.12],
          [x + dx + w * 0.9, y + w * 0.12],
        ])
      }
    }
    for (let i = 0; i < 260; i++) {
      const [x, y] = [random() * 1200, random() ** 1.8 * 520]
      const l = lerp(12, 40, t)
      const a = random.between(0.2, 2.6)
      poly(c, alpha(random.pick(['#d3ec96', '#8fc257', '#4d8a3a', '#2f6630']), 0.6), [
        [x, y],
        [x + Math.cos(a) * l - 2, y + Math.sin(a) * l * 0.5],
        [x + Math.cos(a) * l * 1.6, y + Math.sin(a) * l],
      ])
    }
    g.mist(380, 420, '#f1f8d2', 0.24)
  }
  poly(c, '#8a8564', [
    [520, 470],
    [640, 470],
    [900, 675],
    [260, 675],
  ])
  for (let i = 0; i < 16; i++)
    poly(c, alpha(i % 2 ? '#a9a27c' : '#77724f', 0.8), [
      [520 - i * 16, 470 + i * 13],
      [640 + i * 16, 470 + i * 13],
      [644 + i * 16, 476 + i * 13],
      [516 - i * 16, 476 + i * 13],
    ])
  g.person(575, 560, 96, { top: '#f2eee2', legs: '#3c4a40' })
  g.rays(640, -60, '#fdffd6', 12, 0.12, 1.4, 1.5)
  g.finish({ bloom: 0.3, tone: '#e9ffae', vignette: 0.36 })
}

export function flowerFields(g: Stage) {
  const { c, random } = g
  g.sky(
    [
      [0, '#3f93d4'],
      [0.7, '#b4dcee'],
      [1, '#f6f3d8'],
    ],
    0,
    320,
  )
  g.clouds({ y0: 0, y1: 270, cover: 0.5, scale: 3, shade: '#bfd6e2' })
  g.hill(290, 100, '#86b0b5', '#d5e6cf', { seed: 71, rough: 2.6 })
  g.hill(326, 70, '#5f9a6c', '#b9d488', { seed: 72, rough: 4, woods: 0.5 })
  for (const [x, w] of [
    [760, 86],
    [860, 66],
    [700, 52],
  ] as const)
    g.house(x, 352, w, 40, { roof: '#4a525a' })
  for (let i = 0; i < 22; i++) {
    const t = i / 21
    const y = lerp(348, 690, t ** 1.6)
    g.scatter(
      -10,
      1210,
      y - lerp(2, 22, t),
      y + lerp(4, 34, t),
      ['#ffd60a', '#ffe44d', '#f2b705', '#ffef8a', '#c9c22a'],
      520,
      lerp(1.6, 11, t),
    )
    g.grass(y, y + 8, ['#6f9a34', '#4f7f2c', '#8fb13f'], 130, lerp(4, 40, t))
  }
  poly(c, '#b99a66', [
    [560, 352],
    [580, 352],
    [700, 500],
    [900, 680],
    [520, 680],
    [600, 500],
  ])
  g.scatter(520, 900, 520, 680, ['#d9bd86', '#9a7c4c'], 200, 4)
  g.person(640, 560, 104, { top: '#e84a5f', skirt: true, hat: '#f5e6c8' })
  g.person(700, 566, 66, { top: '#3f8fc4' })
  for (let i = 0; i < 30; i++) g.disc(random() * 1200, random.between(330, 560), 2, 'rgba(255,255,255,.9)')
  g.finish({ bloom: 0.22, tone: '#fff3a0', vignette: 0.24 })
}

export const clampT = (t: number) => Math.min(1, Math.max(0, t))

export function orchard(g: Stage) {
  const { c, random } = g
  g.sky(
    [
      [0, '#4c9bd6'],
      [1, '#dff0ee'],
    ],
    0,
    300,
  )
  g.clouds({ y0: 0, y1: 240, cover: 0.45, scale: 3 })
  g.hill(276, 60, '#8fb4c4', '#cfe1dc', { seed: 91 })
  g.sky(
    [
      [0, '#4d95b5'],
      [1, '#7fb9c4'],
    ],
    286,
    324,
  )
  g.sky(
    [
      [0, '#7f9f4a'],
      [1, '#3f6a2c'],
    ],
    322,
    675,
  )
  g.grass(330, 675, ['#6f9a3c', '#4f7a2c', '#9ab755', '#3a5f24'], 1800, 13)
  const spots = [...Array(26).keys()].map((i) => ({ t: i / 25, x: ((i * 397) % 1240) - 20 }))
  for (const { t, x } of spots) {
    const base = lerp(350, 650, t ** 1.4)
    const h = lerp(50, 300, t ** 1.4)
    g.disc(x, base, h * 0.42, 'rgba(20,40,12,.28)', h * 0.07)
    g.tree(x, base, h, ['#1f4a20', '#3d7a2e', '#86b545'], { spread: 0.46, count: 420 })
    for (let k = 0; k < 26; k++) {
      const a = random() * 7
      const d = Math.sqrt(random())
      const [ox, oy, r] = [x + Math.cos(a) * d * h * 0.42, base - h * 0.66 + Math.sin(a) * d * h * 0.27, h * 0.026]
      const orange = c.createRadialGradient(ox - r * 0.4, oy - r * 0.4, 0, ox, oy, r)
      orange.addColorStop(0, '#ffd98a')
      orange.addColorStop(0.5, '#ff9a1f')
      orange.addColorStop(1, '#c4570a')
      g.disc(ox, oy, r, orange)
    }
  }
  g.person(330, 640, 118, { top: '#2f6fa0', hat: '#e6cf98' })
  poly(c, '#a8763f', [
    [380, 600],
    [470, 600],
    [462, 650],
    [388, 650],
  ])
  for (let k = 0; k < 40; k++)
    g.disc(random.between(386, 464), random.between(588, 604), 8, random.pick(['#ff9a1f', '#ffb13d', '#e87a0c']))
  g.finish({ bloom: 0.16, tone: '#ffe2a0', vignette: 0.3 })
}
