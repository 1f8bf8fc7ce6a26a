import { alpha, mix } from '../../paint/colours'
import type { Stage, Tones } from '../../paint/types'
import { poly, stroke } from '../../props/draw'
import { steam, tableTop } from './table'

function bowl(
  g: Stage,
  x: number,
  y: number,
  r: number,
  {
    inside = '#d9a35a',
    rim = '#f4f1ea',
    body = ['#2f5f86', '#e9f0f2'],
  }: { inside?: string; rim?: string; body?: Tones },
) {
  const { c } = g
  g.disc(x, y + r * 0.52, r * 1.05, 'rgba(20,10,4,.4)', r * 0.2)
  const side = c.createLinearGradient(x - r, 0, x + r, 0)
  side.addColorStop(0, mix(body[1], '#20304a', 0.35))
  side.addColorStop(0.4, body[1])
  side.addColorStop(1, mix(body[1], '#20304a', 0.4))
  c.fillStyle = side
  c.beginPath()
  c.moveTo(x - r, y)
  c.bezierCurveTo(x - r * 0.9, y + r * 0.6, x - r * 0.4, y + r * 0.62, x, y + r * 0.62)
  c.bezierCurveTo(x + r * 0.4, y + r * 0.62, x + r * 0.9, y + r * 0.6, x + r, y)
  c.fill()
  stroke(c, body[0], r * 0.03, [
    [x - r * 0.88, y + r * 0.22],
    [x - r * 0.5, y + r * 0.36],
    [x, y + r * 0.4],
    [x + r * 0.5, y + r * 0.36],
    [x + r * 0.88, y + r * 0.22],
  ])
  g.disc(x, y, r, rim, r * 0.4)
  g.disc(x, y + r * 0.02, r * 0.92, inside, r * 0.34)
}

export function noodles(g: Stage) {
  const { c, random } = g
  g.sky([
    [0, '#2a1c16'],
    [1, '#6a4428'],
  ])
  g.bokeh(36, 20, 260, ['#ffb65c', '#ffd9a0', '#ff8a4a', '#ffe9c4'], [20, 64])
  g.blur(3)
  tableTop(g, ['#5a3a22', '#2c1a10'])
  bowl(g, 600, 380, 340, { inside: '#c98a3c' })
  c.save()
  c.beginPath()
  c.ellipse(600, 386, 308, 112, 0, 0, 7)
  c.clip()
  for (let i = 0; i < 190; i++) {
    const [x, y] = [600 + random.between(-250, 250), 396 + random.between(-70, 70)]
    c.strokeStyle = random.pick(['#f4d998', '#e8c478', '#fff0c4', '#d9ae5c'])
    c.lineWidth = random.between(4, 7)
    c.beginPath()
    c.moveTo(x - 90, y + random.between(-20, 20))
    c.bezierCurveTo(
      x - 40,
      y - random.between(10, 50),
      x + 30,
      y + random.between(10, 40),
      x + 90,
      y + random.between(-24, 24),
    )
    c.stroke()
  }
  for (const [x, y] of [
    [470, 360],
    [540, 330],
  ] as const) {
    g.disc(x, y, 62, '#fdf6e4', 34)
    g.disc(x, y - 2, 30, '#f0a02c', 18)
    g.disc(x - 8, y - 8, 9, 'rgba(255,255,255,.6)', 5)
  }
  for (let i = 0; i < 8; i++) {
    const [x, y] = [690 + (i % 4) * 46, 350 + Math.floor(i / 4) * 44]
    c.strokeStyle = '#f0805a'
    c.lineWidth = 15
    c.beginPath()
    c.arc(x, y, 18, i, i + 3.6)
    c.stroke()
    c.strokeStyle = 'rgba(255,230,210,.7)'
    c.lineWidth = 3
    c.beginPath()
    c.arc(x, y, 20, i, i + 3)
    c.stroke()
  }
  g.scatter(380, 820, 320, 450, ['#4f9a3a', '#86c255', '#b5e07a', '#2f7a2c'], 240, 8)
  c.restore()
  for (const k of [0, 26])
    stroke(c, '#7a2c1c', 10, [
      [760 + k, 470 + k * 0.4],
      [1180, 240 + k * 1.6],
    ])
  steam(g, 560, 330, 220)
  steam(g, 700, 330, 180)
  g.finish({ bloom: 0.3, tone: '#ffb060', vignette: 0.48 })
}

export function seafood(g: Stage) {
  const { c, random } = g
  g.sky([
    [0, '#3a5a6a'],
    [1, '#16303c'],
  ])
  for (let i = 0; i < 900; i++) {
    const [x, y, r] = [random() * 1200, random() * 675, random.between(8, 30)]
    poly(c, alpha(random.pick(['#dff0f6', '#bcd8e4', '#f4fafc', '#9fc0d0']), 0.45), [
      [x, y],
      [x + r, y + random() * r * 0.4],
      [x + r * 0.7, y + r],
      [x - r * 0.2, y + r * 0.7],
    ])
  }
  const fish = (x: number, y: number, l: number, a: number, tones: Tones) => {
    c.save()
    c.translate(x, y)
    c.rotate(a)
    g.disc(6, 16, l * 0.5, 'rgba(8,24,34,.35)', l * 0.15)
    const skin = c.createLinearGradient(0, -l * 0.16, 0, l * 0.16)
    skin.addColorStop(0, tones[0])
    skin.addColorStop(0.5, tones[1])
    skin.addColorStop(1, tones[2])
    c.fillStyle = skin
    c.beginPath()
    c.moveTo(-l * 0.5, 0)
    c.quadraticCurveTo(-l * 0.2, -l * 0.22, l * 0.34, -l * 0.03)
    c.lineTo(l * 0.5, -l * 0.13)
    c.lineTo(l * 0.46, l * 0.13)
    c.lineTo(l * 0.34, l * 0.04)
    c.quadraticCurveTo(-l * 0.2, l * 0.22, -l * 0.5, 0)
    c.fill()
    for (let k = 0; k < 60; k++)
      g.disc(random.between(-0.3, 0.3) * l, random.between(-0.1, 0.1) * l, l * 0.012, 'rgba(255,255,255,.4)')
    stroke(c, 'rgba(20,40,50,.35)', 2, [
      [-l * 0.3, -l * 0.1],
      [-l * 0.27, 0],
      [-l * 0.3, l * 0.1],
    ])
    g.disc(-l * 0.4, -l * 0.025, l * 0.03, '#ffffff')
    g.disc(-l * 0.4, -l * 0.025, l * 0.017, '#14181c')
    c.restore()
  }
  for (let i = 0; i < 9; i++)
    fish(
      120 + (i % 5) * 190,
      130 + Math.floor(i / 5) * 120,
      230,
      0.2 + random() * 0.3,
      [
        ['#5a7a8a', '#dfe9ec', '#f7fafa'],
        ['#c9962c', '#ffdf7a', '#fff4cf'],
        ['#8a96a4', '#e9eef2', '#ffffff'],
      ][i % 3],
    )
  const crab = (x: number, y: number, s: number) => {
    for (const side of [-1, 1]) {
      for (let k = 0; k < 4; k++)
        stroke(c, '#4a6a72', s * 0.09, [
          [x + side * s * 0.5, y + k * s * 0.12 - s * 0.1],
          [x + side * s * (0.95 + k * 0.05), y - s * 0.16 + k * s * 0.2],
          [x + side * s * 1.1, y + s * 0.14 + k * s * 0.18],
        ])
      stroke(c, '#557a80', s * 0.17, [
        [x + side * s * 0.5, y - s * 0.25],
        [x + side * s * 0.95, y - s * 0.55],
      ])
      g.disc(x + side * s * 1.05, y - s * 0.68, s * 0.26, '#5f8a8c', s * 0.17)
      poly(c, '#c9803c', [
        [x + side * s * 1.1, y - s * 0.75],
        [x + side * s * 1.45, y - s * 0.95],
        [x + side * s * 1.25, y - s * 0.7],
      ])
    }
    const shell = c.createRadialGradient(x - s * 0.2, y - s * 0.2, 0, x, y, s * 0.8)
    shell.addColorStop(0, '#a8c4b8')
    shell.addColorStop(1, '#3f5f68')
    g.disc(x, y, s * 0.8, shell, s * 0.46)
    for (const k of [-0.3, 0, 0.3]) g.disc(x + k * s, y - s * 0.08, s * 0.06, 'rgba(255,240,210,.5)')
  }
  for (const [x, y, s] of [
    [230, 480, 110],
    [560, 520, 130],
    [900, 470, 116],
    [1090, 590, 90],
  ] as const)
    crab(x, y, s)
  for (let i = 0; i < 12; i++) {
    c.strokeStyle = '#ef8a64'
    c.lineWidth = 17
    c.beginPath()
    c.arc(980 + (i % 4) * 60, 130 + Math.floor(i / 4) * 60, 24, i, i + 3.4)
    c.stroke()
  }
  poly(c, '#f4e04a', [
    [700, 610],
    [770, 600],
    [780, 650],
    [710, 655],
  ])
  g.finish({ bloom: 0.2, tone: '#d0f0ff', vignette: 0.4 })
}
