import { alpha, mix } from '../paint/colours'
import { lerp } from '../paint/numbers'
import type { Pair, Stage } from '../paint/types'
import { poly, stroke } from './draw'

export function lighthouse(
  g: Stage,
  x: number,
  base: number,
  h: number,
  {
    body = '#f3efe6',
    band = '#b8392b',
    on = 0,
    side = 1,
  }: { body?: string; band?: string; on?: number; side?: number } = {},
) {
  const { c } = g
  const wb = h * 0.105
  const wt = h * 0.068
  const gradient = c.createLinearGradient(x - wb, 0, x + wb, 0)
  gradient.addColorStop(side > 0 ? 0 : 1, mix(body, '#27364a', 0.45))
  gradient.addColorStop(side > 0 ? 1 : 0, body)
  const at = (t: number) => lerp(wb, wt, t)
  poly(c, gradient, [
    [x - wb, base],
    [x - wt, base - h * 0.8],
    [x + wt, base - h * 0.8],
    [x + wb, base],
  ])
  c.globalAlpha = 0.85
  for (const t of [0.2, 0.5, 0.8]) {
    const y = base - h * 0.8 * t
    poly(c, mix(band, '#1a1f2b', 0.12), [
      [x - at(t), y],
      [x - at(t + 0.13), y - h * 0.104],
      [x + at(t + 0.13), y - h * 0.104],
      [x + at(t), y],
    ])
  }
  c.globalAlpha = 1
  c.fillStyle = '#2a3340'
  c.fillRect(x - wt * 1.5, base - h * 0.83, wt * 3, h * 0.03)
  c.fillStyle = on ? '#fff2c4' : '#5f7488'
  c.fillRect(x - wt * 0.75, base - h * 0.92, wt * 1.5, h * 0.09)
  c.fillStyle = '#2a3340'
  for (const k of [-0.75, -0.1, 0.6]) c.fillRect(x + wt * k, base - h * 0.92, h * 0.006, h * 0.09)
  poly(c, '#a5352a', [
    [x - wt * 1.1, base - h * 0.915],
    [x, base - h],
    [x + wt * 1.1, base - h * 0.915],
  ])
  c.fillStyle = '#31404f'
  for (const t of [0.1, 0.38, 0.66]) c.fillRect(x - h * 0.012, base - h * 0.8 * t - h * 0.08, h * 0.024, h * 0.045)
  if (!on) return
  const ly = base - h * 0.875
  g.glow(x, ly, h * 1.1, '#ffe9a8', 0.75)
  c.save()
  c.globalCompositeOperation = 'screen'
  for (const direction of [-1, 1]) {
    const beam = c.createLinearGradient(x, 0, x + direction * g.W * 0.75, 0)
    beam.addColorStop(0, alpha('#fff3c9', 0.5 * on))
    beam.addColorStop(1, alpha('#fff3c9', 0))
    poly(c, beam, [
      [x, ly - 3],
      [x + direction * g.W * 0.75, ly - 70],
      [x + direction * g.W * 0.75, ly + 20],
      [x, ly + 3],
    ])
  }
  c.restore()
}

export function cableBridge(
  { c, W }: Stage,
  base: number,
  towers: readonly Pair[],
  {
    deck = base,
    colour = '#e8ecef',
    cable = '#dfe6ec',
    height = 240,
    lit = false,
    thick = 7,
    reach = 0.4,
  }: {
    deck?: number
    colour?: string
    cable?: string
    height?: number
    lit?: boolean
    thick?: number
    reach?: number
  } = {},
) {
  const span = W * reach
  for (const [x, k = 1] of towers.map((t) => (Array.isArray(t) ? t : [t]))) {
    const h = height * k
    for (let i = 1; i <= 15; i++)
      for (const side of [-1, 1])
        stroke(c, alpha(cable, lit ? 0.75 : 0.62), 0.6 + k * 0.7, [
          [x, deck - h * (0.42 + (0.5 * i) / 15)],
          [x + side * span * k * (i / 15) * 0.92, deck],
        ])
    stroke(c, colour, 8 * k, [
      [x - 17 * k, base + 46 * k],
      [x - 4 * k, deck - h * 0.5],
      [x, deck - h],
    ])
    stroke(c, colour, 8 * k, [
      [x + 17 * k, base + 46 * k],
      [x + 4 * k, deck - h * 0.5],
      [x, deck - h],
    ])
    stroke(c, colour, 6 * k, [
      [x - 12 * k, deck - h * 0.18],
      [x + 12 * k, deck - h * 0.18],
    ])
  }
  c.fillStyle = colour
  c.fillRect(0, deck, W, thick)
  c.fillStyle = 'rgba(10,20,30,.25)'
  c.fillRect(0, deck + thick * 0.55, W, thick * 0.5)
}

export function pagoda(
  g: Stage,
  x: number,
  base: number,
  h: number,
  {
    wall = '#8a4a36',
    roof = '#2f3740',
    glow = 0,
    tiers = 7,
  }: { wall?: string; roof?: string; glow?: number; tiers?: number } = {},
) {
  const { c } = g
  for (let i = 0; i < tiers; i++) {
    const t = i / tiers
    const w = h * lerp(0.17, 0.075, t)
    const y = base - h * 0.86 * t
    const th = (h * 0.86) / tiers
    const gradient = c.createLinearGradient(x - w, 0, x + w, 0)
    gradient.addColorStop(0, mix(wall, '#1a1518', 0.4))
    gradient.addColorStop(1, wall)
    c.fillStyle = gradient
    c.fillRect(x - w * 0.8, y - th, w * 1.6, th)
    c.fillStyle = glow ? '#ffcb78' : mix(wall, '#120d10', 0.65)
    for (const k of [-0.5, 0, 0.5]) c.fillRect(x + w * k - w * 0.1, y - th * 0.62, w * 0.2, th * 0.5)
    if (glow) g.glow(x, y - th * 0.4, w * 2.4, '#ffb45a', glow * 0.4)
    c.fillStyle = roof
    c.beginPath()
    c.moveTo(x - w * 1.55, y - th * 0.92)
    c.quadraticCurveTo(x - w * 0.9, y - th * 0.98, x - w * 0.72, y - th * 1.28)
    c.lineTo(x + w * 0.72, y - th * 1.28)
    c.quadraticCurveTo(x + w * 0.9, y - th * 0.98, x + w * 1.55, y - th * 0.92)
    c.quadraticCurveTo(x, y - th * 0.74, x - w * 1.55, y - th * 0.92)
    c.fill()
  }
  const top = base - h * 0.86
  poly(c, roof, [
    [x - h * 0.07, top],
    [x, top - h * 0.075],
    [x + h * 0.07, top],
  ])
  stroke(c, mix(roof, '#c9a25a', 0.4), h * 0.011, [
    [x, top - h * 0.05],
    [x, base - h * 1.04],
  ])
}

export function turbine({ c }: Pick<Stage, 'c'>, x: number, base: number, h: number, turn: number, colour = '#f4f6f8') {
  poly(c, colour, [
    [x - h * 0.014, base],
    [x - h * 0.007, base - h],
    [x + h * 0.007, base - h],
    [x + h * 0.014, base],
  ])
  for (let i = 0; i < 3; i++) {
    const a = turn + (i * Math.PI * 2) / 3
    const [dx, dy] = [Math.cos(a), Math.sin(a)]
    poly(c, colour, [
      [x - dy * h * 0.014, base - h + dx * h * 0.014],
      [x + dx * h * 0.56, base - h + dy * h * 0.56],
      [x + dy * h * 0.008, base - h - dx * h * 0.008],
    ])
  }
  c.beginPath()
  c.arc(x, base - h, h * 0.02, 0, 7)
  c.fill()
}
