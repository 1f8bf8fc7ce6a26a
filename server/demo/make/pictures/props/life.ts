import { mix } from '../paint/colours'
import { lerp } from '../paint/numbers'
import type { Pair, PersonLook, Stage, Tones } from '../paint/types'
import { poly, stroke } from './draw'

export function birds(
  { c, random }: Stage,
  count: number,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  colour = 'rgba(25,35,48,.7)',
  size = 8,
) {
  c.strokeStyle = colour
  for (let i = 0; i < count; i++) {
    const [x, y, s] = [random.between(x0, x1), random.between(y0, y1), size * random.between(0.5, 1.2)]
    c.lineWidth = s * 0.16
    c.beginPath()
    c.moveTo(x - s, y - s * random.between(0.1, 0.5))
    c.quadraticCurveTo(x - s * 0.4, y - s * 0.5, x, y)
    c.quadraticCurveTo(x + s * 0.4, y - s * 0.5, x + s, y - s * random.between(0.1, 0.5))
    c.stroke()
  }
}

/** White waders, flying or standing. */
export function egret({ c }: Pick<Stage, 'c'>, x: number, y: number, s: number, flying = false, wing = 0.4) {
  c.fillStyle = '#fbfaf5'
  if (flying) {
    c.beginPath()
    c.ellipse(x, y, s * 0.5, s * 0.13, -0.08, 0, 7)
    c.fill()
    for (const [dx, tilt] of [
      [-0.15, -1],
      [0.2, -0.86],
    ] as const)
      poly(c, dx < 0 ? '#e6e9ea' : '#ffffff', [
        [x + dx * s - s * 0.2, y],
        [x + dx * s - s * 0.35 + tilt * s * 0.05, y - s * (0.75 + wing)],
        [x + dx * s + s * 0.2, y],
      ])
    stroke(c, '#fbfaf5', s * 0.07, [
      [x + s * 0.4, y - s * 0.03],
      [x + s * 0.58, y - s * 0.12],
    ])
    stroke(c, '#d9a441', s * 0.045, [
      [x + s * 0.58, y - s * 0.12],
      [x + s * 0.8, y - s * 0.1],
    ])
    stroke(c, '#3a3f45', s * 0.04, [
      [x - s * 0.4, y + s * 0.04],
      [x - s * 0.9, y + s * 0.12],
    ])
    return
  }
  stroke(c, '#2f3338', s * 0.035, [
    [x - s * 0.05, y],
    [x - s * 0.06, y + s * 0.62],
  ])
  stroke(c, '#2f3338', s * 0.035, [
    [x + s * 0.07, y],
    [x + s * 0.09, y + s * 0.62],
  ])
  c.beginPath()
  c.ellipse(x, y - s * 0.05, s * 0.36, s * 0.18, -0.35, 0, 7)
  c.fill()
  c.strokeStyle = '#fbfaf5'
  c.lineWidth = s * 0.085
  c.beginPath()
  c.moveTo(x + s * 0.24, y - s * 0.16)
  c.bezierCurveTo(x + s * 0.5, y - s * 0.42, x + s * 0.12, y - s * 0.56, x + s * 0.3, y - s * 0.78)
  c.stroke()
  stroke(c, '#d9a441', s * 0.045, [
    [x + s * 0.33, y - s * 0.78],
    [x + s * 0.58, y - s * 0.74],
  ])
}

export function umbrella({ c }: Pick<Stage, 'c'>, x: number, y: number, r: number, colour: string) {
  const gradient = c.createLinearGradient(x - r, y - r, x + r, y)
  gradient.addColorStop(0, mix(colour, '#ffffff', 0.3))
  gradient.addColorStop(1, mix(colour, '#0b1119', 0.3))
  c.fillStyle = gradient
  c.beginPath()
  c.moveTo(x - r, y)
  c.quadraticCurveTo(x - r * 0.8, y - r * 0.86, x, y - r * 0.9)
  c.quadraticCurveTo(x + r * 0.8, y - r * 0.86, x + r, y)
  for (const k of [0.5, 0, -0.5]) c.quadraticCurveTo(x + r * (k + 0.25), y - r * 0.14, x + r * k, y)
  c.quadraticCurveTo(x - r * 0.75, y - r * 0.14, x - r, y)
  c.fill()
  stroke(c, '#2b2b2e', r * 0.04, [
    [x, y - r * 0.4],
    [x, y + r * 0.9],
  ])
}

export function crowd(
  g: Stage,
  y0: number,
  y1: number,
  count: number,
  { tops, h = [60, 110], x = [0, g.W], ...rest }: { tops: Tones; h?: Pair; x?: Pair } & PersonLook,
) {
  const people = Array.from({ length: count }, () => ({ x: g.random.between(...x), t: g.random() })).sort(
    (a, b) => a.t - b.t,
  )
  for (const { x: px, t } of people)
    g.person(px, lerp(y0, y1, t), lerp(h[0], h[1], t) * g.random.between(0.92, 1.06), {
      top: g.random.pick(tops),
      legs: g.random.pick(['#2c3440', '#3d4654', '#4d4238', '#1f2733']),
      ...rest,
    })
}
