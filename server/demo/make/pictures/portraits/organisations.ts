import type { Context, Paint, Points, Stage, Tones } from '../paint/types'
import { poly, stroke } from '../props/draw'

const badge =
  (tones: Tones, draw: (c: Context, g: Stage) => void): Paint =>
  (g: Stage) => {
    const { c } = g
    const gradient = c.createLinearGradient(0, 0, 256, 256)
    gradient.addColorStop(0, tones[0])
    gradient.addColorStop(1, tones[1])
    c.fillStyle = gradient
    c.fillRect(0, 0, 256, 256)
    g.glow(70, 40, 220, '#ffffff', 0.35)
    c.strokeStyle = 'rgba(255,255,255,.35)'
    c.lineWidth = 3
    c.beginPath()
    c.arc(128, 128, 108, 0, 7)
    c.stroke()
    c.strokeStyle = '#ffffff'
    c.fillStyle = '#ffffff'
    c.lineWidth = 11
    draw(c, g)
    for (let i = 0; i < 3; i++) {
      c.strokeStyle = `rgba(255,255,255,${0.5 - i * 0.14})`
      c.lineWidth = 4
      c.beginPath()
      for (let x = 52; x <= 204; x += 4) c.lineTo(x, 198 + i * 11 + Math.sin(x * 0.07 + i) * 4)
      c.stroke()
    }
  }

const line = (c: Context, ...points: Points) => stroke(c, '#ffffff', 11, points)

export const organisations: Record<string, Paint> = {
  'org-1': badge(['#e2412f', '#8f0f18'], (c) => {
    c.strokeRect(74, 62, 108, 112)
    for (const y of [92, 118, 144]) line(c, [96, y], [y === 92 ? 130 : 160, y])
    c.fillRect(140, 84, 22, 20)
  }),
  'org-2': badge(['#2f7fe0', '#0a2f80'], (c) => {
    c.beginPath()
    c.roundRect(104, 50, 48, 84, 24)
    c.fill()
    c.beginPath()
    c.arc(128, 110, 46, 0.2, Math.PI - 0.2)
    c.stroke()
    line(c, [128, 156], [128, 182])
  }),
  'org-3': badge(['#f08a3c', '#a8321c'], (c) => {
    poly(c, '#ffffff', [
      [76, 104],
      [112, 104],
      [172, 66],
      [172, 168],
      [112, 130],
      [76, 130],
    ])
    line(c, [98, 136], [110, 178])
    c.beginPath()
    c.arc(176, 117, 22, -0.9, 0.9)
    c.stroke()
  }),
  'org-4': badge(['#4fb89a', '#0f5a52'], (c) => {
    poly(c, '#ffffff', [
      [54, 170],
      [112, 70],
      [150, 136],
      [166, 110],
      [202, 170],
    ])
    c.beginPath()
    c.arc(176, 76, 16, 0, 7)
    c.fill()
  }),
  'org-5': badge(['#5fc48a', '#0b6a43'], (c) => {
    line(c, [58, 122], [98, 122], [114, 80], [138, 164], [154, 122], [198, 122])
  }),
  'org-6': badge(['#f0b53c', '#a8641c'], (c) => {
    line(c, [128, 78], [128, 168])
    for (const s of [-1, 1])
      line(c, [128, 78], [128 + s * 30, 66], [128 + s * 66, 74], [128 + s * 66, 158], [128 + s * 30, 152], [128, 168])
  }),
  'org-7': badge(['#ef5a3c', '#9a2412'], (c) => {
    c.beginPath()
    c.moveTo(128, 170)
    c.bezierCurveTo(40, 112, 74, 50, 128, 86)
    c.bezierCurveTo(182, 50, 216, 112, 128, 170)
    c.stroke()
    line(c, [100, 118], [122, 140], [158, 102])
  }),
  'org-8': badge(['#3f8ff0', '#0a3f9a'], (c) => {
    poly(c, '#ffffff', [
      [58, 96],
      [128, 54],
      [198, 96],
    ])
    for (const x of [78, 111, 145, 178]) line(c, [x, 108], [x, 158])
    line(c, [60, 174], [196, 174])
  }),
  'org-9': badge(['#8a5ad0', '#3a1866'], (c, g) => {
    g.glow(128, 80, 120, '#ffe29a', 0.5)
    for (const s of [-1, 1])
      poly(c, '#ffffff', [
        [128 + s * 76, 58],
        [128 + s * 16, 58],
        [128 + s * 52, 170],
        [128 + s * 76, 170],
      ])
    line(c, [52, 178], [204, 178])
  }),
  'org-10': badge(['#86b04a', '#2f5a24'], (c) => {
    c.beginPath()
    c.moveTo(66, 98)
    c.lineTo(168, 98)
    c.bezierCurveTo(168, 190, 66, 190, 66, 98)
    c.fill()
    c.beginPath()
    c.arc(172, 122, 20, -1.3, 1.5)
    c.stroke()
    for (const x of [96, 120, 144]) line(c, [x, 82], [x + 6, 70], [x, 56])
  }),
}
