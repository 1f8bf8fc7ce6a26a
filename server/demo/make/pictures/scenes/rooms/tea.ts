import type { Stage } from '../../paint/types'
import { poly, stroke } from '../../props/draw'
import { steam, tableTop } from './table'

export function teaCup(g: Stage) {
  const { c, random } = g
  g.sky([
    [0, '#cfe2c4'],
    [0.5, '#8fb47a'],
    [1, '#4f7a48'],
  ])
  for (let i = 0; i < 40; i++)
    g.leaves(random() * 1200, random() * 360, 110, 60, ['#4f8a48', '#9ac46a', '#eef5c0'], 30, 14)
  g.bokeh(30, 20, 300, ['#ffffff', '#f4ffd0', '#d9f0a8'], [20, 60])
  g.blur(10)
  tableTop(g, ['#a8794a', '#5a3a20'])
  g.disc(620, 610, 260, 'rgba(40,22,8,.4)', 34)
  const [x, t, b, w] = [600, 230, 600, 150]
  c.fillStyle = 'rgba(240,250,244,.32)'
  poly(c, 'rgba(240,250,244,.34)', [
    [x - w, t],
    [x + w, t],
    [x + w * 0.84, b],
    [x - w * 0.84, b],
  ])
  const tea = c.createLinearGradient(x - w, 0, x + w, 0)
  tea.addColorStop(0, 'rgba(150,180,60,.75)')
  tea.addColorStop(0.5, 'rgba(222,232,130,.8)')
  tea.addColorStop(1, 'rgba(130,165,50,.75)')
  poly(c, tea, [
    [x - w * 0.97, 300],
    [x + w * 0.97, 300],
    [x + w * 0.84, b - 10],
    [x - w * 0.84, b - 10],
  ])
  g.disc(x, 300, w * 0.97, 'rgba(232,240,150,.85)', 26)
  for (let i = 0; i < 46; i++) {
    const [lx, ly] = [x + random.between(-0.7, 0.7) * w, i < 16 ? random.between(300, 360) : random.between(470, 586)]
    const l = random.between(26, 54)
    c.fillStyle = random.pick(['#4f7a2c', '#6d9a3a', '#8fb84a', '#3f6a26'])
    c.save()
    c.translate(lx, ly)
    c.rotate(Math.PI / 2 + random.between(-0.3, 0.3))
    c.beginPath()
    c.ellipse(0, 0, l * 0.5, l * 0.13, 0, 0, 7)
    c.fill()
    c.restore()
  }
  c.strokeStyle = 'rgba(255,255,255,.75)'
  c.lineWidth = 4
  c.beginPath()
  c.ellipse(x, t, w, 28, 0, 0, 7)
  c.stroke()
  stroke(c, 'rgba(255,255,255,.55)', 9, [
    [x - w * 0.8, t + 40],
    [x - w * 0.7, b - 40],
  ])
  stroke(c, 'rgba(255,255,255,.3)', 4, [
    [x + w * 0.84, t + 30],
    [x + w * 0.74, b - 60],
  ])
  g.scatter(820, 1060, 590, 640, ['#4f7a2c', '#6d9a3a', '#8fb84a', '#3f6a26'], 150, 12)
  steam(g, 600, 240, 200)
  g.rays(1100, -80, '#fffde0', 8, 0.12, 0.9, 2.3)
  g.finish({ bloom: 0.28, tone: '#f4ffb8', vignette: 0.36 })
}
