import { alpha, mix } from '../../paint/colours'
import type { Stage } from '../../paint/types'
import { poly, stroke } from '../../props/draw'

export function stageLights(g: Stage) {
  const { c, random } = g
  g.sky([
    [0, '#07061a'],
    [0.6, '#1c1038'],
    [1, '#2c1440'],
  ])
  poly(c, '#12081f', [
    [0, 430],
    [1200, 430],
    [1200, 675],
    [0, 675],
  ])
  for (const [x, a, tone] of [
    [120, 1.0, '#5a8aff'],
    [320, 1.3, '#ff5aa0'],
    [520, 1.5, '#ffd27a'],
    [680, 1.64, '#ffd27a'],
    [880, 1.85, '#a05aff'],
    [1080, 2.1, '#5ad0ff'],
  ] as const) {
    c.save()
    c.globalCompositeOperation = 'screen'
    c.filter = 'blur(6px)'
    const beam = c.createRadialGradient(x, 10, 0, x, 10, 700)
    beam.addColorStop(0, alpha(tone, 0.75))
    beam.addColorStop(1, alpha(tone, 0))
    poly(c, beam, [
      [x, 10],
      [x + Math.cos(a - 0.14) * 800, 10 + Math.sin(a - 0.14) * 800],
      [x + Math.cos(a + 0.14) * 800, 10 + Math.sin(a + 0.14) * 800],
    ])
    c.restore()
    g.glow(x, 14, 120, tone, 0.9)
  }
  const floor = c.createLinearGradient(0, 440, 0, 560)
  floor.addColorStop(0, '#6a3a52')
  floor.addColorStop(1, '#2a1428')
  poly(c, floor, [
    [180, 440],
    [1020, 440],
    [1120, 556],
    [80, 556],
  ])
  for (const [x, tone] of [
    [430, '#e9d6c0'],
    [600, '#f4e6d0'],
    [770, '#d9c4d0'],
  ] as const) {
    g.disc(x, 504, 120, 'rgba(255,226,170,.25)', 22)
    g.person(x, 504, 150, { top: tone, skirt: x !== 770 })
  }
  for (const s of [-1, 1])
    for (let k = 0; k < 8; k++) {
      const x = s < 0 ? k * 24 : 1200 - k * 24
      const fold = c.createLinearGradient(x, 0, x + s * -24, 0)
      fold.addColorStop(0, '#5a0f1c')
      fold.addColorStop(0.5, '#b3202c')
      fold.addColorStop(1, '#4a0a16')
      poly(c, fold, [
        [x, 0],
        [x - s * 24, 0],
        [x - s * (18 - k), 560],
        [x + s * k, 560],
      ])
    }
  for (let i = 0; i < 60; i++)
    g.disc(random() * 1240 - 20, 640 + (i % 3) * 22, 24, mix('#1a0f22', '#000000', (i % 3) * 0.3), 28)
  g.finish({ bloom: 0.46, tone: '#b07aff', vignette: 0.42 })
}

export function opera(g: Stage) {
  const { c } = g
  g.sky([
    [0, '#2a0f12'],
    [0.6, '#6a1f1c'],
    [1, '#3a1210'],
  ])
  for (let k = 0; k < 20; k++) {
    const x = k * 62 - 20
    const fold = c.createLinearGradient(x, 0, x + 62, 0)
    fold.addColorStop(0, '#5a1214')
    fold.addColorStop(0.5, '#a8282a')
    fold.addColorStop(1, '#4f0f12')
    c.fillStyle = fold
    c.fillRect(x, 0, 62, 560)
  }
  g.glow(600, 260, 460, '#ffc27a', 0.75)
  poly(c, '#5a2c18', [
    [0, 548],
    [1200, 548],
    [1200, 675],
    [0, 675],
  ])
  g.disc(600, 600, 380, 'rgba(255,196,120,.35)', 46)
  const [x, b] = [600, 640]
  const robe = c.createLinearGradient(x - 220, 0, x + 220, 0)
  robe.addColorStop(0, '#1f6a72')
  robe.addColorStop(0.5, '#5fc4bc')
  robe.addColorStop(1, '#17525c')
  c.fillStyle = robe
  c.beginPath()
  c.moveTo(x - 60, 330)
  c.quadraticCurveTo(x - 120, 480, x - 170, b)
  c.lineTo(x + 170, b)
  c.quadraticCurveTo(x + 120, 480, x + 60, 330)
  c.fill()
  for (const s of [-1, 1]) {
    c.fillStyle = '#f7f2e6'
    c.beginPath()
    c.moveTo(x + s * 56, 345)
    c.bezierCurveTo(x + s * 200, 330, x + s * 260, 240, x + s * 380, 210)
    c.bezierCurveTo(x + s * 400, 320, x + s * 330, 430, x + s * 370, 520)
    c.bezierCurveTo(x + s * 280, 470, x + s * 220, 420, x + s * 66, 430)
    c.fill()
    c.fillStyle = robe
    c.beginPath()
    c.moveTo(x + s * 54, 340)
    c.bezierCurveTo(x + s * 150, 330, x + s * 190, 300, x + s * 220, 276)
    c.bezierCurveTo(x + s * 220, 340, x + s * 180, 400, x + s * 62, 420)
    c.fill()
  }
  for (let k = 0; k < 8; k++) g.disc(x + Math.sin(k * 2.4) * 90, 430 + k * 24, 13, ['#f4d27a', '#e8607a'][k % 2], 11)
  poly(c, '#f4efe2', [
    [x - 34, 336],
    [x + 34, 336],
    [x, 420],
  ])
  g.disc(x, 262, 58, '#fbe6d6', 70)
  for (const s of [-1, 1]) {
    g.disc(x + s * 26, 274, 24, 'rgba(235,90,110,.5)', 26)
    stroke(c, '#2a1418', 5, [
      [x + s * 12, 250],
      [x + s * 40, 240],
    ])
    g.disc(x + s * 26, 262, 10, '#2a1418', 5)
  }
  g.disc(x, 302, 10, '#c8161d', 5)
  g.disc(x, 206, 74, '#1c1214', 46)
  for (let k = -5; k <= 5; k++) {
    const a = -Math.PI / 2 + k * 0.25
    const [px, py] = [x + Math.cos(a) * 90, 214 + Math.sin(a) * 66]
    g.disc(px, py, 13, ['#f4d27a', '#5fc4ea', '#f08aa0'][Math.abs(k) % 3])
    g.disc(px, py, 5, '#ffffff')
    g.glow(px, py, 30, '#fff0c0', 0.5)
  }
  g.finish({ bloom: 0.36, tone: '#ffb070', vignette: 0.46 })
}
