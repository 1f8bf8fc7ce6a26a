import type { Context } from '../paint/types'

export const ellipse = (
  c: Context,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  from = 0,
  to = Math.PI * 2,
) => {
  c.fillStyle = colour
  c.beginPath()
  c.ellipse(x, y, rx, ry, 0, from, to)
  c.fill()
}

export const hairBack = {
  long: (c: Context, tone: string) => {
    c.fillStyle = tone
    c.beginPath()
    c.moveTo(72, 110)
    c.bezierCurveTo(62, 40, 194, 40, 184, 110)
    c.bezierCurveTo(188, 170, 196, 200, 190, 226)
    c.lineTo(66, 226)
    c.bezierCurveTo(60, 200, 68, 170, 72, 110)
    c.fill()
  },
  bob: (c: Context, tone: string) => {
    c.fillStyle = tone
    c.beginPath()
    c.moveTo(72, 112)
    c.bezierCurveTo(60, 36, 196, 36, 184, 112)
    c.bezierCurveTo(190, 150, 184, 170, 174, 174)
    c.lineTo(82, 174)
    c.bezierCurveTo(72, 170, 66, 150, 72, 112)
    c.fill()
  },
  bun: (c: Context, tone: string) => {
    ellipse(c, 128, 44, 27, 24, tone)
    ellipse(c, 128, 104, 59, 56, tone)
  },
  tail: (c: Context, tone: string) => {
    ellipse(c, 128, 104, 59, 56, tone)
    c.fillStyle = tone
    c.beginPath()
    c.moveTo(172, 74)
    c.bezierCurveTo(220, 76, 214, 160, 198, 190)
    c.bezierCurveTo(192, 150, 188, 120, 166, 104)
    c.fill()
  },
  short: (c: Context, tone: string) => ellipse(c, 128, 104, 57, 56, tone),
  none: () => {},
}
