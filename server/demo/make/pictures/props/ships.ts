import { seeded } from '../../chance'
import { alpha, mix } from '../paint/colours'
import { lerp } from '../paint/numbers'
import type { Point, Stage, Tones } from '../paint/types'
import { poly, stroke } from './draw'

export function crane({ c }: Pick<Stage, 'c'>, x: number, base: number, h: number, colour: string, up = 0) {
  const w = h * 0.5
  const beam = base - h * 0.72
  for (const leg of [0, w * 0.45]) {
    stroke(c, colour, h * 0.028, [
      [x + leg, base],
      [x + leg + h * 0.02, base - h * 0.95],
    ])
    stroke(c, colour, h * 0.014, [
      [x + leg, base - h * 0.3],
      [x + (leg ? 0 : w * 0.45), beam],
    ])
  }
  stroke(c, colour, h * 0.02, [
    [x, base - h * 0.3],
    [x + w * 0.45, base - h * 0.3],
  ])
  const tipX = x - h * 0.85 * Math.cos(up)
  const tipY = beam - h * 0.85 * Math.sin(up)
  stroke(c, colour, h * 0.034, [
    [x + w * 0.95, beam],
    [x, beam],
    [tipX, tipY],
  ])
  stroke(c, colour, h * 0.01, [
    [tipX, tipY],
    [x + h * 0.05, base - h],
    [x + w * 0.95, beam],
  ])
  stroke(c, colour, h * 0.01, [
    [lerp(x, tipX, 0.5), lerp(beam, tipY, 0.5)],
    [x + h * 0.05, base - h],
  ])
  c.fillStyle = colour
  c.fillRect(x + w * 0.2, beam - h * 0.07, h * 0.16, h * 0.07)
}

function containers(
  { c }: Pick<Stage, 'c'>,
  x: number,
  base: number,
  columns: number,
  rows: number,
  w: number,
  h: number,
  tones: Tones = ['#b5482f', '#2f5f86', '#d49b3d', '#4d7a55', '#8c98a3', '#6d3240'],
  shade = 0.15,
) {
  const random = seeded(x * 7 + columns)
  for (let i = 0; i < columns; i++) {
    const stack = Math.max(1, Math.round(rows * (0.5 + random() * 0.5)))
    for (let j = 0; j < stack; j++) {
      const tone = mix(random.pick(tones), '#101820', shade)
      const left = x + i * w
      const top = base - (j + 1) * h
      c.fillStyle = tone
      c.fillRect(left, top, w - 1, h - 1)
      c.fillStyle = alpha('#000000', 0.13)
      for (let k = 2; k < w - 2; k += 3) c.fillRect(left + k, top + 1, 1, h - 3)
      c.fillStyle = alpha('#ffffff', 0.14)
      c.fillRect(left, top, w - 1, 1.4)
    }
  }
}

export function cargoShip(
  g: Stage,
  x: number,
  base: number,
  length: number,
  {
    hull = '#23313f',
    belly = '#8e2f26',
    tones,
    shade,
  }: { hull?: string; belly?: string; tones?: Tones; shade?: number } = {},
) {
  const { c } = g
  const h = length * 0.085
  poly(c, hull, [
    [x, base - h],
    [x + length, base - h],
    [x + length * 0.965, base],
    [x + length * 0.03, base],
  ])
  poly(c, belly, [
    [x + length * 0.02, base - h * 0.3],
    [x + length * 0.977, base - h * 0.3],
    [x + length * 0.965, base],
    [x + length * 0.03, base],
  ])
  containers(g, x + length * 0.06, base - h, Math.round(length / 15), 4, length / 20, length * 0.024, tones, shade)
  c.fillStyle = mix('#f0efe9', '#101820', shade ?? 0.1)
  c.fillRect(x + length * 0.84, base - h * 2.9, length * 0.075, h * 2)
  c.fillStyle = '#26313c'
  for (let i = 0; i < 4; i++) c.fillRect(x + length * 0.845, base - h * (2.7 - i * 0.45), length * 0.065, h * 0.14)
  c.fillStyle = '#b43a2b'
  c.fillRect(x + length * 0.925, base - h * 2.3, length * 0.03, h * 1.4)
}

export function fishingBoat(
  { c, random }: Stage,
  x: number,
  base: number,
  l: number,
  {
    hull = '#2c5f8a',
    cabin = '#eceae2',
    flag = true,
    dark = 0,
  }: { hull?: string; cabin?: string; flag?: boolean; dark?: number } = {},
) {
  const k = (colour: string) => mix(colour, '#0d1420', dark)
  poly(c, k(hull), [
    [x, base - l * 0.19],
    [x + l * 0.75, base - l * 0.15],
    [x + l, base - l * 0.27],
    [x + l * 0.9, base],
    [x + l * 0.08, base],
  ])
  stroke(c, k('#f2ead8'), l * 0.018, [
    [x + l * 0.01, base - l * 0.18],
    [x + l * 0.75, base - l * 0.145],
    [x + l * 0.99, base - l * 0.255],
  ])
  poly(c, k('#7b2c24'), [
    [x + l * 0.045, base - l * 0.05],
    [x + l * 0.925, base - l * 0.05],
    [x + l * 0.9, base],
    [x + l * 0.08, base],
  ])
  c.fillStyle = k(cabin)
  c.fillRect(x + l * 0.12, base - l * 0.4, l * 0.25, l * 0.23)
  c.fillStyle = k('#a33a2c')
  c.fillRect(x + l * 0.1, base - l * 0.43, l * 0.29, l * 0.035)
  c.fillStyle = k('#20303f')
  for (const i of [0, 1, 2]) c.fillRect(x + l * (0.14 + i * 0.075), base - l * 0.36, l * 0.05, l * 0.07)
  const mast = x + l * 0.5
  stroke(c, k('#4a3b31'), l * 0.016, [
    [mast, base - l * 0.16],
    [mast, base - l * 0.72],
  ])
  stroke(c, k('#4a3b31'), l * 0.006, [
    [x + l * 0.98, base - l * 0.26],
    [mast, base - l * 0.71],
    [x + l * 0.1, base - l * 0.42],
  ])
  stroke(c, k('#4a3b31'), l * 0.012, [
    [mast, base - l * 0.3],
    [x + l * 0.78, base - l * 0.52],
  ])
  if (flag)
    poly(c, k('#c8161d'), [
      [mast, base - l * 0.72],
      [mast - l * 0.11, base - l * 0.69 + random() * 3],
      [mast, base - l * 0.65],
    ])
}

export function sail(
  { c }: Pick<Stage, 'c'>,
  x: number,
  base: number,
  h: number,
  {
    colour = '#ffffff',
    second = '#f1e8da',
    hull = '#f4f2ee',
    lean = 0.08,
    shade = '#8797ab',
  }: { colour?: string; second?: string; hull?: string; lean?: number; shade?: string } = {},
) {
  const top: Point = [x + lean * h, base - h]
  const gradient = c.createLinearGradient(x - h * 0.4, 0, x + h * 0.3, 0)
  gradient.addColorStop(0, mix(colour, shade, 0.35))
  gradient.addColorStop(1, colour)
  c.fillStyle = gradient
  c.beginPath()
  c.moveTo(...top)
  c.quadraticCurveTo(x + h * 0.34, base - h * 0.4, x + h * 0.3, base - h * 0.09)
  c.lineTo(x + 0.01 * h, base - h * 0.09)
  c.fill()
  c.fillStyle = second
  c.beginPath()
  c.moveTo(top[0] - 1, top[1] + h * 0.08)
  c.quadraticCurveTo(x - h * 0.1, base - h * 0.36, x - h * 0.27, base - h * 0.07)
  c.lineTo(x - h * 0.02, base - h * 0.09)
  c.fill()
  poly(c, hull, [
    [x - h * 0.3, base - h * 0.06],
    [x + h * 0.34, base - h * 0.075],
    [x + h * 0.28, base],
    [x - h * 0.22, base],
  ])
}
