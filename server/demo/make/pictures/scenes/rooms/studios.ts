import { alpha } from '../../paint/colours'
import type { Stage } from '../../paint/types'
import { poly, stroke } from '../../props/draw'
import { tableTop } from './table'

export function studioMic(g: Stage) {
  const { c, random } = g
  g.sky([
    [0, '#1c1a22'],
    [1, '#2c2228'],
  ])
  for (let i = 0; i < 14; i++)
    for (let j = 0; j < 6; j++) {
      const [x, y] = [i * 90 - 20, j * 90 - 10]
      poly(c, '#2a2830', [
        [x, y],
        [x + 86, y],
        [x + 43, y + 43],
      ])
      poly(c, '#232129', [
        [x, y],
        [x + 43, y + 43],
        [x, y + 86],
      ])
      poly(c, '#34313a', [
        [x + 86, y],
        [x + 86, y + 86],
        [x + 43, y + 43],
      ])
      poly(c, '#1f1d24', [
        [x, y + 86],
        [x + 43, y + 43],
        [x + 86, y + 86],
      ])
    }
  g.glow(260, 120, 420, '#ff8a5a', 0.55)
  g.glow(1000, 240, 460, '#ffb86a', 0.5)
  g.blur(5)
  poly(c, '#c8161d', [
    [120, 80],
    [300, 80],
    [300, 140],
    [120, 140],
  ])
  g.glow(210, 110, 200, '#ff4a3a', 0.8)
  c.fillStyle = '#fff4e6'
  c.font = '700 34px sans-serif'
  c.fillText('ON AIR', 146, 123)
  tableTop(g, ['#4a3022', '#20140f'])
  poly(c, '#15161a', [
    [0, 520],
    [1200, 500],
    [1200, 675],
    [0, 675],
  ])
  for (let i = 0; i < 13; i++) {
    stroke(c, '#0a0b0d', 7, [
      [50 + i * 92, 548],
      [40 + i * 94, 656],
    ])
    const y = random.between(560, 640)
    poly(c, '#d9d4cc', [
      [30 + i * 93, y],
      [64 + i * 93, y],
      [64 + i * 93, y + 18],
      [30 + i * 93, y + 18],
    ])
    for (let k = 0; k < 4; k++) g.disc(80 + i * 92, 552 + k * 26, 5, random() > 0.5 ? '#5ad07a' : '#f0a63c')
  }
  const [x, y] = [600, 300]
  stroke(c, '#0f1013', 15, [
    [1210, 90],
    [860, 140],
    [690, 250],
  ])
  stroke(c, '#2c2e34', 7, [
    [1210, 84],
    [860, 134],
    [690, 244],
  ])
  const metal = c.createLinearGradient(x - 90, 0, x + 90, 0)
  metal.addColorStop(0, '#2c2e34')
  metal.addColorStop(0.35, '#d9dce2')
  metal.addColorStop(0.6, '#8a8f99')
  metal.addColorStop(1, '#1f2126')
  c.fillStyle = metal
  c.beginPath()
  c.roundRect(x - 82, y - 140, 164, 210, 80)
  c.fill()
  c.fillStyle = 'rgba(10,10,14,.55)'
  for (let j = 0; j < 16; j++)
    for (let i = 0; i < 13; i++)
      if (Math.hypot((i - 6) / 6.5, (j - 7.5) / 9) < 1)
        g.disc(x - 66 + i * 11, y - 118 + j * 10.4, 3.1, 'rgba(12,12,16,.75)')
  c.fillStyle = metal
  c.fillRect(x - 60, y + 66, 120, 26)
  c.beginPath()
  c.roundRect(x - 44, y + 90, 88, 120, 16)
  c.fill()
  c.strokeStyle = '#17181c'
  c.lineWidth = 9
  c.beginPath()
  c.arc(x, y - 20, 130, 0.3, Math.PI - 0.3)
  c.stroke()
  c.strokeStyle = 'rgba(18,18,22,.9)'
  c.lineWidth = 7
  c.beginPath()
  c.ellipse(430, 290, 120, 132, 0, 0, 7)
  c.stroke()
  c.fillStyle = 'rgba(30,30,36,.45)'
  c.fill()
  g.finish({ bloom: 0.34, tone: '#ff9a6a', vignette: 0.48 })
}

export function studioTv(g: Stage) {
  const { c, random } = g
  g.sky([
    [0, '#0a1430'],
    [1, '#16264f'],
  ])
  for (let i = 0; i < 9; i++) {
    const x = 60 + i * 122
    const pane = c.createLinearGradient(x, 90, x, 420)
    pane.addColorStop(0, '#3f7fd9')
    pane.addColorStop(0.6, '#7fb8f0')
    pane.addColorStop(1, '#f0b890')
    poly(c, pane, [
      [x, 90],
      [x + 112, 90],
      [x + 112, 400],
      [x, 400],
    ])
  }
  g.towers(400, { min: 60, max: 220, width: [30, 60], colour: '#24406f', lit: 0.35, from: 60, to: 1150, cell: 7 })
  for (let i = 0; i <= 9; i++)
    stroke(c, '#0f1c3c', 10, [
      [60 + i * 122 - 5, 84],
      [60 + i * 122 - 5, 404],
    ])
  poly(c, '#0c1630', [
    [0, 400],
    [1200, 400],
    [1200, 675],
    [0, 675],
  ])
  for (let i = 0; i < 12; i++) g.disc(600, 560, 420 - i * 20, alpha('#3f7fd9', 0.03), 70)
  for (const [x, top] of [
    [520, '#24304a'],
    [690, '#c8161d'],
  ] as const)
    g.person(x, 560, 230, { top, shadow: 0, back: false, step: 0 })
  const desk = c.createLinearGradient(300, 0, 900, 0)
  desk.addColorStop(0, '#9fb8d9')
  desk.addColorStop(0.5, '#f4f8fc')
  desk.addColorStop(1, '#86a0c4')
  c.fillStyle = desk
  c.beginPath()
  c.moveTo(300, 470)
  c.quadraticCurveTo(600, 520, 900, 470)
  c.lineTo(860, 590)
  c.quadraticCurveTo(600, 636, 340, 590)
  c.fill()
  poly(c, '#c8161d', [
    [318, 520],
    [600, 562],
    [882, 520],
    [878, 538],
    [600, 580],
    [322, 538],
  ])
  for (const [x, s] of [
    [150, 1],
    [1050, -1],
  ] as const) {
    poly(c, '#14161c', [
      [x - 60, 420],
      [x + 60, 420],
      [x + 60, 510],
      [x - 60, 510],
    ])
    poly(c, '#0a0b10', [
      [x + s * 60, 440],
      [x + s * 110, 430],
      [x + s * 110, 500],
      [x + s * 60, 490],
    ])
    stroke(c, '#14161c', 12, [
      [x, 510],
      [x - 50, 675],
    ])
    stroke(c, '#14161c', 12, [
      [x, 510],
      [x + 50, 675],
    ])
    g.disc(x - s * 40, 434, 6, '#ff4a3a')
    g.glow(x - s * 40, 434, 40, '#ff4a3a', 0.8)
  }
  for (let i = 0; i < 7; i++) {
    const x = 120 + i * 160
    poly(c, '#0c0e14', [
      [x - 34, 0],
      [x + 34, 0],
      [x + 26, 46],
      [x - 26, 46],
    ])
    g.glow(x, 48, 190 + random() * 40, '#dfeaff', 0.65)
    g.disc(x, 46, 22, '#fdfdff', 6)
  }
  g.finish({ bloom: 0.34, tone: '#9fc4ff', vignette: 0.4 })
}
