import { alpha } from '../../paint/colours'
import { lerp } from '../../paint/numbers'
import type { Stage, Tones } from '../../paint/types'
import { stroke } from '../../props/draw'
import { birds, egret } from '../../props/life'

export function reeds(g: Stage, count: number, y0: number, y1: number, tones: Tones, plume: Tones, tall = [120, 330]) {
  const { c, random } = g
  for (let i = 0; i < count; i++) {
    const t = i / count
    const [plumed, leafed] = [random() < 0.5, random() < 0.5]
    const x = random() * 1260 - 30
    const base = lerp(y0, y1, t)
    const h = lerp(tall[0], tall[1], t) * random.between(0.6, 1.1)
    const lean = random.between(10, 60) * (0.4 + t)
    c.strokeStyle = random.pick(tones)
    c.lineWidth = 0.8 + t * 2.6
    c.beginPath()
    c.moveTo(x, base)
    c.quadraticCurveTo(x + lean * 0.2, base - h * 0.6, x + lean, base - h)
    c.stroke()
    if (plumed)
      for (let k = 0; k < 12; k++) {
        c.fillStyle = alpha(random.pick(plume), 0.55)
        c.beginPath()
        c.ellipse(
          x + lean + k * 1.6 * (0.4 + t),
          base - h - 10 * t + k * 3.6 * (0.4 + t),
          (3 + t * 7) * (1 - k / 16),
          1.2 + t * 2.4,
          0.75,
          0,
          7,
        )
        c.fill()
      }
    else if (leafed) {
      c.beginPath()
      c.moveTo(x + lean * 0.1, base - h * 0.4)
      c.quadraticCurveTo(x + lean, base - h * 0.62, x + lean + h * 0.26, base - h * 0.46)
      c.stroke()
    }
  }
}

export function wetlandReeds(g: Stage) {
  g.sky(
    [
      [0, '#6a6f9a'],
      [0.5, '#d79a86'],
      [0.85, '#ffc987'],
      [1, '#ffe6b5'],
    ],
    0,
    360,
  )
  g.clouds({ y0: 0, y1: 320, light: '#ffe0b0', shade: '#99708a', cover: 0.56, scale: 2.6, ly: 0.5 })
  g.sun(850, 300, 30, '#fff6d8', '#ffb964')
  g.hill(352, 44, '#9a7f88', '#f0bd92', { seed: 131, bottom: 362 })
  g.water(360, {
    tint: '#b98a72',
    deep: '#4a3a4a',
    strength: 0.4,
    glint: '#ffe6b0',
    glintX: 850,
    glints: 420,
    spread: 110,
  })
  birds(g, 44, 200, 780, 90, 300, 'rgba(60,44,60,.75)', 11)
  reeds(g, 320, 440, 700, ['#7a5a3a', '#9a7a4a', '#5a4030', '#b8935a'], ['#f5dcae', '#e8c48c', '#fff0cf'])
  g.finish({ bloom: 0.36, tone: '#ffc27a', vignette: 0.38 })
}

export function wetlandEgrets(g: Stage) {
  g.sky(
    [
      [0, '#8fb8cf'],
      [0.7, '#d5e6e6'],
      [1, '#f7f1df'],
    ],
    0,
    300,
  )
  g.clouds({ y0: 0, y1: 260, cover: 0.5, scale: 2.8, shade: '#b5cad2' })
  g.hill(286, 50, '#96b2b0', '#d3e0d2', { seed: 141, bottom: 306 })
  for (let i = 0; i < 60; i++) g.leaves(i * 21, 300 - g.random() * 16, 22, 20, ['#4a6f55', '#6f936a', '#a9c08a'], 30, 6)
  g.water(304, { tint: '#7fa9ac', deep: '#33646a', strength: 0.5, glint: '#fffdf0', glints: 300, spread: 500 })
  reeds(g, 150, 330, 430, ['#7d9a55', '#5d7d43', '#a5b56a'], ['#e6d9b0'], [30, 80])
  for (let i = 0; i < 13; i++) {
    const t = (i / 12) ** 1.3
    const [x, y, s] = [90 + ((i * 283) % 1030), lerp(400, 590, t), lerp(30, 112, t)]
    g.disc(x, y + s * 0.63, s * 0.5, 'rgba(255,255,255,.25)', s * 0.05)
    g.c.globalAlpha = 0.22
    g.disc(x, y + s * 0.95, s * 0.22, '#ffffff', s * 0.3)
    g.c.globalAlpha = 1
    egret(g, x, y, s)
  }
  for (const [x, y, s, wing] of [
    [380, 170, 84, 0.25],
    [560, 120, 64, 0.05],
    [740, 190, 96, 0.3],
    [900, 110, 56, -0.1],
    [260, 96, 46, 0.1],
  ] as const)
    egret(g, x, y, s, true, wing)
  reeds(g, 60, 640, 710, ['#4f7038', '#6d8f45', '#93ab5a'], ['#d9cf9a'], [80, 190])
  g.finish({ bloom: 0.2, tone: '#e9fff0', vignette: 0.28 })
}

export function lotusPond(g: Stage) {
  const { c, random } = g
  g.sky([
    [0, '#cfe3d2'],
    [0.4, '#8fb89a'],
    [1, '#2f5f50'],
  ])
  for (let i = 0; i < 60; i++)
    g.leaves(random() * 1200, random() * 150, 80, 40, ['#3f6f4a', '#6f9f62', '#c9df9a'], 40, 12)
  g.blur(9)
  g.water(190, { tint: '#4f8a78', deep: '#133a36', strength: 0.6, glint: '#f2fff0', glints: 160, spread: 500 })
  const leaf = (x: number, y: number, r: number) => {
    g.disc(x + r * 0.1, y + r * 0.12, r, 'rgba(6,28,24,.4)', r * 0.42)
    const gradient = c.createRadialGradient(x - r * 0.2, y - r * 0.12, r * 0.05, x, y, r)
    gradient.addColorStop(0, '#c6e08a')
    gradient.addColorStop(0.5, '#5f9f4d')
    gradient.addColorStop(1, '#2c6a3c')
    g.disc(x, y, r, gradient, r * 0.42)
    for (let k = 0; k < 14; k++) {
      const a = (k / 14) * 7
      stroke(c, 'rgba(225,245,190,.25)', 1.2, [
        [x, y],
        [x + Math.cos(a) * r * 0.93, y + Math.sin(a) * r * 0.39],
      ])
    }
  }
  for (let i = 0; i < 64; i++)
    leaf(random() * 1240 - 20, lerp(226, 660, (i / 63) ** 1.2), lerp(26, 116, i / 63) * random.between(0.7, 1.1))
  const flower = (x: number, y: number, s: number) => {
    stroke(c, '#4f8048', s * 0.07, [
      [x, y + s * 1.5],
      [x + s * 0.04, y],
    ])
    for (const layer of [0, 1, 2])
      for (let k = -3; k <= 3; k++) {
        const a = -Math.PI / 2 + k * (0.36 - layer * 0.06) + (layer === 1 ? 0.15 : 0)
        const l = s * (1 - layer * 0.14)
        const [tx, ty] = [x + Math.cos(a) * l, y + Math.sin(a) * l * 0.95]
        const petal = c.createLinearGradient(x, y, tx, ty)
        petal.addColorStop(0, '#fff3f2')
        petal.addColorStop(0.6, '#ffc3d0')
        petal.addColorStop(1, '#e8638c')
        c.fillStyle = petal
        c.beginPath()
        c.moveTo(x, y)
        c.quadraticCurveTo(x + Math.cos(a - 0.4) * l * 0.75, y + Math.sin(a - 0.4) * l * 0.75, tx, ty)
        c.quadraticCurveTo(x + Math.cos(a + 0.4) * l * 0.75, y + Math.sin(a + 0.4) * l * 0.75, x, y)
        c.fill()
      }
    g.disc(x, y - s * 0.16, s * 0.15, '#f6d24c', s * 0.08)
  }
  for (const [x, y, s] of [
    [260, 330, 44],
    [880, 300, 36],
    [1040, 420, 64],
    [620, 400, 92],
    [180, 520, 78],
    [420, 270, 26],
  ] as const)
    flower(x, y, s)
  g.finish({ bloom: 0.24, tone: '#eaffc9', vignette: 0.36 })
}

export function riverBoat(g: Stage) {
  const { c } = g
  g.sky(
    [
      [0, '#a9c2c6'],
      [0.7, '#dfe7dd'],
      [1, '#f6efdc'],
    ],
    0,
    360,
  )
  for (const [i, base] of [270, 310].entries()) {
    g.hill(base, 130, ['#a3bcc0', '#6d9690'][i], ['#dfe8e2', '#c3d6c6'][i], { seed: 151 + i, rough: 2.2, sharp: 2 })
    g.mist(base + 34, 90, '#f6f5ec', 0.85, i)
  }
  g.hill(352, 50, '#446f62', '#8fb09a', { seed: 155, rough: 5, woods: 0.7, bottom: 364 })
  g.water(362, { tint: '#8fb5b0', deep: '#3f7070', strength: 0.42, glints: 160, spread: 420, glint: '#fffdf0' })
  const [x, b] = [520, 500]
  c.fillStyle = '#3a2d26'
  c.beginPath()
  c.moveTo(x - 150, b - 20)
  c.quadraticCurveTo(x, b + 20, x + 160, b - 26)
  c.quadraticCurveTo(x + 60, b + 34, x - 60, b + 30)
  c.closePath()
  c.fill()
  c.fillStyle = '#6d5238'
  c.beginPath()
  c.moveTo(x - 62, b - 4)
  c.quadraticCurveTo(x - 10, b - 78, x + 46, b - 4)
  c.fill()
  for (let k = 0; k < 6; k++)
    stroke(c, 'rgba(30,20,12,.4)', 2, [
      [x - 50 + k * 18, b - 8],
      [x - 30 + k * 11, b - 40],
    ])
  g.person(x + 92, b - 4, 92, { top: '#3f5a66', hat: '#d9bd84', shadow: 0 })
  stroke(c, '#4a3b2c', 4, [
    [x + 110, b - 60],
    [x + 190, b + 46],
  ])
  reeds(g, 120, 600, 720, ['#5d7a45', '#7f9a55', '#a9b56a'], ['#e9dcb4'], [60, 190])
  for (const [xx, y, s] of [
    [840, 250, 50],
    [930, 220, 40],
    [760, 210, 36],
  ] as const)
    egret(g, xx, y, s, true, 0.2)
  g.mist(380, 60, '#ffffff', 0.6, 6)
  g.finish({ bloom: 0.2, tone: '#f4ffe0', vignette: 0.28 })
}
