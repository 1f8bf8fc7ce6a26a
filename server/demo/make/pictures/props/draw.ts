import type { Context, Fill, Points } from '../paint/types'

const path = (c: Context, points: Points) => {
  c.beginPath()
  for (const [i, [x, y]] of points.entries()) i ? c.lineTo(x, y) : c.moveTo(x, y)
}

export const poly = (c: Context, colour: Fill, points: Points) => {
  c.fillStyle = colour
  path(c, points)
  c.closePath()
  c.fill()
}

export const stroke = (c: Context, colour: Fill, width: number, points: Points) => {
  c.strokeStyle = colour
  c.lineWidth = width
  path(c, points)
  c.stroke()
}
