import { alpha, mix } from '../paint/colours'
import { lerp } from '../paint/numbers'
import type { Pair, Stage, Tones } from '../paint/types'
import { poly, stroke } from './draw'

export function windowLight(
  g: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  {
    panes = [3, 2],
    frame = '#f3ede2',
    sky = ['#dff0fb', '#fdf3da'],
    depth = 8,
  }: { panes?: Pair; frame?: string; sky?: Tones; depth?: number } = {},
) {
  const { c } = g
  const gradient = c.createLinearGradient(0, y, 0, y + h)
  gradient.addColorStop(0, sky[0])
  gradient.addColorStop(1, sky[1])
  c.fillStyle = frame
  c.fillRect(x - depth, y - depth, w + depth * 2, h + depth * 2)
  c.fillStyle = gradient
  c.fillRect(x, y, w, h)
  c.fillStyle = frame
  for (let i = 1; i < panes[0]; i++) c.fillRect(x + (w * i) / panes[0] - 2.5, y, 5, h)
  for (let i = 1; i < panes[1]; i++) c.fillRect(x, y + (h * i) / panes[1] - 2.5, w, 5)
}

/** Left, top, right and bottom, as shares of the canvas. */
type Box = readonly [left: number, top: number, right: number, bottom: number]

/** A room in one-point perspective: back wall, floor, ceiling, side walls. */
export function room(
  g: Stage,
  {
    wall = '#d9cdb8',
    side = mix(wall, '#2b2118', 0.22),
    floor = '#8a6a4b',
    ceiling = mix(wall, '#ffffff', 0.35),
    back = [0.24, 0.16, 0.76, 0.64],
    boards = true,
  }: { wall?: string; side?: string; floor?: string; ceiling?: string; back?: Box; boards?: boolean },
) {
  const { c, W, H } = g
  const [l, t, r, b] = [back[0] * W, back[1] * H, back[2] * W, back[3] * H]
  const shade = (a: string, z: string, x0: number, y0: number, x1: number, y1: number) => {
    const gradient = c.createLinearGradient(x0, y0, x1, y1)
    gradient.addColorStop(0, a)
    gradient.addColorStop(1, z)
    return gradient
  }
  poly(c, shade(ceiling, mix(ceiling, '#4a3b2a', 0.3), 0, 0, 0, t), [
    [0, 0],
    [W, 0],
    [r, t],
    [l, t],
  ])
  poly(c, shade(mix(side, '#000000', 0.2), side, 0, 0, l, 0), [
    [0, 0],
    [l, t],
    [l, b],
    [0, H],
  ])
  poly(c, shade(side, mix(side, '#000000', 0.3), r, 0, W, 0), [
    [W, 0],
    [r, t],
    [r, b],
    [W, H],
  ])
  poly(c, shade(wall, mix(wall, '#3a2c1e', 0.15), 0, t, 0, b), [
    [l, t],
    [r, t],
    [r, b],
    [l, b],
  ])
  poly(c, shade(mix(floor, '#ffffff', 0.12), mix(floor, '#000000', 0.25), 0, b, 0, H), [
    [l, b],
    [r, b],
    [W, H],
    [0, H],
  ])
  if (boards)
    for (let i = 0; i <= 16; i++)
      stroke(c, alpha('#1c120a', 0.16), 1.2, [
        [lerp(l, r, i / 16), b],
        [lerp(-W * 0.3, W * 1.3, i / 16), H],
      ])
  return { l, t, r, b }
}

export function books({ c, random }: Stage, x: number, y: number, w: number, h: number, tones: Tones) {
  let at = x
  while (at < x + w - 2) {
    const bw = Math.min(random.between(0.09, 0.24) * h, x + w - at)
    const bh = h * random.between(0.66, 0.96)
    c.fillStyle = random.pick(tones)
    c.fillRect(at, y + h - bh, bw - 0.8, bh)
    c.fillStyle = 'rgba(255,245,220,.28)'
    if (random() > 0.4) c.fillRect(at + bw * 0.2, y + h - bh * 0.8, bw * 0.5, bh * 0.06)
    c.fillStyle = 'rgba(0,0,0,.2)'
    c.fillRect(at + bw - 1.6, y + h - bh, 1.2, bh)
    at += bw
  }
}

export function lamp(
  g: Stage,
  x: number,
  top: number,
  y: number,
  r: number,
  { shade = '#2f4a3f', light = '#ffd795', strength = 0.7 }: { shade?: string; light?: string; strength?: number } = {},
) {
  const { c } = g
  stroke(c, 'rgba(20,16,12,.8)', 1.6, [
    [x, top],
    [x, y - r * 0.5],
  ])
  g.glow(x, y + r * 0.4, r * 7, light, strength)
  poly(c, shade, [
    [x - r * 0.3, y - r * 0.55],
    [x + r * 0.3, y - r * 0.55],
    [x + r, y + r * 0.2],
    [x - r, y + r * 0.2],
  ])
  c.fillStyle = '#fff6dc'
  c.beginPath()
  c.ellipse(x, y + r * 0.2, r * 0.92, r * 0.16, 0, 0, 7)
  c.fill()
}

export function train(
  { c }: Pick<Stage, 'c'>,
  x: number,
  y: number,
  l: number,
  h: number,
  {
    body = '#eef1f4',
    stripe = '#c8161d',
    lit = '#fff3cf',
    dark = 0,
    cars = 4,
  }: { body?: string; stripe?: string; lit?: string; dark?: number; cars?: number } = {},
) {
  const k = (colour: string, own = dark) => mix(colour, '#0a1220', own)
  const w = l / cars
  for (let i = 0; i < cars; i++) {
    const left = x + i * w
    const gradient = c.createLinearGradient(0, y, 0, y + h)
    gradient.addColorStop(0, k(mix(body, '#8fa0b0', 0.25)))
    gradient.addColorStop(0.3, k(body))
    gradient.addColorStop(1, k(mix(body, '#5f6c78', 0.5)))
    c.fillStyle = gradient
    c.beginPath()
    c.roundRect(left + 1.5, y, w - 3, h, i === 0 ? [h * 0.6, 3, 3, 6] : [3, 3, 3, 3])
    c.fill()
    c.fillStyle = k(stripe, dark * 0.7)
    c.fillRect(left + 2, y + h * 0.66, w - 4, h * 0.11)
    for (let j = 0; j < 7; j++) {
      c.fillStyle = dark > 0.25 ? lit : k('#3b4f63')
      c.beginPath()
      c.roundRect(left + w * (0.07 + j * 0.127) + (i === 0 ? w * 0.03 : 0), y + h * 0.2, w * 0.09, h * 0.34, 2)
      c.fill()
    }
    c.fillStyle = k('#2b333c')
    c.fillRect(left + w * 0.1, y + h, w * 0.8, h * 0.12)
  }
}
