import { alpha, mix } from '../../paint/colours'
import type { Stage } from '../../paint/types'
import { poly, stroke } from '../../props/draw'

export function valleyRiver(g: Stage) {
  const { c, random } = g
  g.sky(
    [
      [0, '#5fa3cf'],
      [1, '#e6f1e6'],
    ],
    0,
    300,
  )
  g.clouds({ y0: 0, y1: 240, cover: 0.6, scale: 2.6 })
  for (const [i, base] of [240, 280, 320].entries()) {
    g.hill(base, 150, mix('#8db0b8', '#2f6a4c', i / 2), mix('#d0e2d8', '#8fb577', i / 2), {
      seed: 101 + i,
      rough: 2.2,
      woods: i * 0.5,
      bottom: 420,
    })
    g.mist(base + 30, 70, '#f5f7ee', 0.6, i)
  }
  g.water(372, { tint: '#4f9a94', deep: '#134a4c', strength: 0.6, glints: 400, spread: 420, glint: '#f4fff4' })
  for (const side of [-1, 1]) {
    const line = g.line(470, 130, { rough: 2, seed: 110 + side, tilt: side * 3.6 })
    g.shape(line)
    const bank = c.createLinearGradient(0, 380, 0, 675)
    bank.addColorStop(0, '#6f9a45')
    bank.addColorStop(1, '#2f5526')
    c.fillStyle = bank
    c.fill()
  }
  for (let i = 0; i < 42; i++) {
    const x = random() < 0.5 ? random.between(-20, 330) : random.between(880, 1220)
    g.tree(
      x,
      470 + random() * 160,
      random.between(70, 190),
      random.pick([
        ['#1f4a2a', '#3f7d3f', '#9cc25c'],
        ['#26502c', '#4f8a44', '#b3cf6a'],
      ]),
      { count: 220 },
    )
  }
  for (let i = 0; i < 34; i++)
    g.disc(
      random.between(330, 900),
      random.between(500, 670),
      random.between(10, 36),
      random.pick(['#8b938f', '#a9b0a8', '#6d7672']),
      random.between(6, 18),
    )
  g.person(420, 600, 92, { top: '#c8161d', hat: '#c8161d' })
  g.person(480, 606, 88, { top: '#c8161d' })
  g.finish({ bloom: 0.2, tone: '#eaffd0', vignette: 0.3 })
}

export function campStars(g: Stage) {
  const { c, random } = g
  g.sky(
    [
      [0, '#050817'],
      [0.5, '#121c46'],
      [0.85, '#2f3f74'],
      [1, '#66608c'],
    ],
    0,
    560,
  )
  c.save()
  c.globalCompositeOperation = 'screen'
  c.translate(600, 260)
  c.rotate(-0.62)
  for (let i = 0; i < 5200; i++) {
    const d = (random() + random() + random() - 1.5) * 1.15
    const x = random.between(-900, 900)
    const near = Math.exp(-d * d * 5)
    g.disc(
      x,
      d * 190 + Math.sin(x * 0.006) * 26,
      random() ** 4 * 1.7 + 0.3,
      alpha(random.pick(['#ffffff', '#cfdcff', '#ffe3c4', '#e9c9ff']), near * random() * 0.9),
    )
  }
  for (let i = 0; i < 24; i++)
    g.glow(
      random.between(-760, 760),
      random.between(-60, 60),
      random.between(90, 220),
      random.pick(['#6a6ad0', '#a878c8', '#d8a488']),
      0.11,
    )
  c.restore()
  g.stars(900, 520)
  g.hill(520, 90, '#171d3c', '#3a4372', { seed: 120, rough: 2.6 })
  const line = g.hill(590, 60, '#0b1020', '#05070f', { seed: 121, rough: 2, woods: 0.3 })
  for (const [x, w, colour] of [
    [420, 120, '#ff9d4a'],
    [640, 150, '#ffb866'],
    [860, 104, '#ff8f5a'],
  ] as const) {
    const b = line[Math.floor(x / 4)] + 26
    g.glow(x, b - w * 0.3, w * 1.7, '#ffae5a', 0.75)
    const tent = c.createLinearGradient(0, b - w * 0.62, 0, b)
    tent.addColorStop(0, '#fff0bd')
    tent.addColorStop(1, colour)
    poly(c, tent, [
      [x - w * 0.62, b],
      [x, b - w * 0.62],
      [x + w * 0.62, b],
    ])
    poly(c, mix(colour, '#6a2a10', 0.5), [
      [x - w * 0.09, b],
      [x, b - w * 0.46],
      [x + w * 0.09, b],
    ])
    stroke(c, 'rgba(60,20,8,.5)', 2, [
      [x, b - w * 0.62],
      [x - w * 0.32, b],
    ])
  }
  g.person(540, line[135] + 34, 58, { top: '#10152a', legs: '#0b0f1f', skin: '#5a4a58' })
  g.person(572, line[143] + 34, 40, { top: '#10152a', legs: '#0b0f1f', skin: '#5a4a58' })
  g.grass(612, 675, ['#141b33', '#0a0f1f', '#22294a'], 700, 18)
  g.finish({ bloom: 0.34, tone: '#8f9aff', vignette: 0.4 })
}
