import { alpha, mix } from '../../paint/colours'
import type { Point, Stage } from '../../paint/types'
import { poly, stroke } from '../../props/draw'
import { books, room } from '../../props/indoors'
import { spines } from './library'

export function readingWindow(g: Stage) {
  const { c, random } = g
  g.sky([
    [0, '#d9cbb2'],
    [1, '#a88f6e'],
  ])
  for (let i = 0; i < 26; i++)
    g.leaves(random.between(300, 1000), random.between(20, 400), 120, 70, ['#5f8a5a', '#9ac07a', '#e9f2b8'], 40, 12)
  g.blur(8)
  c.save()
  c.globalCompositeOperation = 'source-over'
  poly(c, '#e6d8bd', [
    [0, 0],
    [300, 0],
    [300, 470],
    [0, 470],
  ])
  poly(c, '#dccbad', [
    [1000, 0],
    [1200, 0],
    [1200, 470],
    [1000, 470],
  ])
  for (const x of [300, 530, 765, 1000])
    stroke(c, '#f7f0df', 16, [
      [x, -10],
      [x, 470],
    ])
  for (const y of [10, 210])
    stroke(c, '#f7f0df', 12, [
      [300, y],
      [1000, y],
    ])
  c.restore()
  for (const s of [-1, 1])
    for (let k = 0; k < 9; k++)
      stroke(c, alpha('#fffaf0', 0.5), 15, [
        [s < 0 ? 232 + k * 9 : 968 + k * 9, -10],
        [s < 0 ? 222 + k * 7 + Math.sin(k) * 8 : 974 + k * 8, 480],
      ])
  const desk = c.createLinearGradient(0, 460, 0, 675)
  desk.addColorStop(0, '#c99c68')
  desk.addColorStop(1, '#7a5230')
  c.fillStyle = desk
  c.fillRect(0, 460, 1200, 215)
  for (let i = 0; i < 26; i++)
    stroke(c, alpha('#5a3a1e', 0.12), 1.5, [
      [0, 470 + i * 8 + random() * 4],
      [1200, 468 + i * 8 + random() * 6],
    ])
  g.disc(620, 590, 250, 'rgba(60,36,14,.3)', 36)
  poly(c, '#8a2c26', [
    [380, 600],
    [600, 560],
    [840, 600],
    [610, 640],
  ])
  poly(c, '#fbf6e6', [
    [392, 590],
    [600, 536],
    [606, 612],
  ])
  for (const s of [-1, 1]) {
    const page = c.createLinearGradient(610, 0, 610 + s * 220, 0)
    page.addColorStop(0, '#d6c8a8')
    page.addColorStop(0.2, '#fffaec')
    page.addColorStop(1, '#f4ead2')
    c.fillStyle = page
    c.beginPath()
    c.moveTo(610, 556)
    c.quadraticCurveTo(610 + s * 90, 520, 610 + s * 220, 566)
    c.lineTo(610 + s * 232, 606)
    c.quadraticCurveTo(610 + s * 100, 566, 610, 618)
    c.fill()
    for (let k = 0; k < 8; k++)
      stroke(c, 'rgba(90,80,70,.35)', 2, [
        [610 + s * (30 + k * 1.5), 560 + k * 6 - 8],
        [610 + s * (196 + k * 2), 560 + k * 5],
      ])
  }
  books(g, 900, 470, 190, 90, spines)
  poly(c, '#f4efe4', [
    [210, 520],
    [300, 520],
    [290, 602],
    [220, 602],
  ])
  g.disc(255, 520, 45, '#6a4428', 10)
  stroke(c, '#f4efe4', 9, [
    [300, 540],
    [322, 552],
    [296, 582],
  ])
  for (let k = 0; k < 14; k++) g.disc(255 + Math.sin(k * 0.8) * 9, 505 - k * 12, 7 + k * 1.8, 'rgba(255,255,255,.06)')
  g.rays(560, -80, '#fff0c4', 10, 0.16, 1.2, 1.5)
  g.finish({ bloom: 0.32, tone: '#ffe0a4', vignette: 0.34 })
}

export function museumHall(g: Stage) {
  const { c } = g
  room(g, {
    wall: '#3c3a3e',
    floor: '#2c2a2c',
    side: '#323036',
    ceiling: '#17161a',
    back: [0.26, 0.14, 0.74, 0.62],
    boards: false,
  })
  poly(c, '#7a6a52', [
    [400, 130],
    [800, 130],
    [800, 330],
    [400, 330],
  ])
  const picture = c.createLinearGradient(0, 140, 0, 320)
  picture.addColorStop(0, '#d9cda8')
  picture.addColorStop(1, '#b5a57c')
  c.fillStyle = picture
  c.fillRect(410, 140, 380, 180)
  for (let i = 0; i < 4; i++) {
    const pts: Point[] = []
    for (let x = 410; x <= 790; x += 10) pts.push([x, 210 + i * 26 - g.fbm(x * 0.012, i * 3, 4) * 80 + 30])
    poly(c, alpha('#3f4a44', 0.25 + i * 0.12), [...pts, [790, 320], [410, 320]])
  }
  for (const [x, w, y, h] of [
    [110, 190, 400, 170],
    [505, 190, 380, 130],
    [900, 190, 400, 170],
  ] as const) {
    g.glow(x + w / 2, y + 30, 260, '#ffe3b0', 0.6)
    poly(c, '#1f1d20', [
      [x, y + 60],
      [x + w, y + 60],
      [x + w, y + h + 60],
      [x, y + h + 60],
    ])
    poly(c, 'rgba(255,250,235,.10)', [
      [x, y - 90],
      [x + w, y - 90],
      [x + w, y + 60],
      [x, y + 60],
    ])
    stroke(c, 'rgba(255,255,255,.35)', 1.5, [
      [x, y + 60],
      [x, y - 90],
      [x + w, y - 90],
      [x + w, y + 60],
    ])
  }
  const vase = (x: number, y: number, s: number, tone: string) => {
    const glaze = c.createLinearGradient(x - s, 0, x + s, 0)
    glaze.addColorStop(0, mix(tone, '#0c1a1c', 0.5))
    glaze.addColorStop(0.4, mix(tone, '#ffffff', 0.55))
    glaze.addColorStop(1, mix(tone, '#0c1a1c', 0.35))
    c.fillStyle = glaze
    c.beginPath()
    c.moveTo(x - s * 0.3, y - s * 2)
    c.bezierCurveTo(x - s * 0.2, y - s * 1.5, x - s * 1.2, y - s * 1.3, x - s * 0.8, y - s * 0.5)
    c.quadraticCurveTo(x - s * 0.5, y, x, y)
    c.quadraticCurveTo(x + s * 0.5, y, x + s * 0.8, y - s * 0.5)
    c.bezierCurveTo(x + s * 1.2, y - s * 1.3, x + s * 0.2, y - s * 1.5, x + s * 0.3, y - s * 2)
    c.fill()
  }
  vase(205, 458, 52, '#7fb0a0')
  vase(995, 458, 48, '#4f76b5')
  c.fillStyle = '#9fc4b4'
  c.beginPath()
  c.ellipse(600, 424, 62, 40, 0, 0, Math.PI)
  c.fill()
  g.disc(600, 424, 62, '#cfe3d6', 15)
  for (const x of [205, 600, 995]) {
    poly(c, 'rgba(255,236,196,.12)', [
      [x - 14, 0],
      [x + 14, 0],
      [x + 120, 470],
      [x - 120, 470],
    ])
    g.disc(x, 4, 12, '#fff6dd')
  }
  for (const [x, y, h, top] of [
    [370, 620, 150, '#4a6a8a'],
    [440, 630, 110, '#d9b34a'],
    [790, 626, 156, '#8a4a4a'],
    [690, 604, 100, '#f0efe9'],
    [60, 650, 180, '#4f5a66'],
  ] as const)
    g.person(x, y, h, { top })
  g.finish({ bloom: 0.32, tone: '#ffcf90', vignette: 0.46 })
}
