import { lerp, TAU } from '../numbers'
import type { Foliage, Stage, Tones } from '../types'

export const plantsBrushes = {
  /** A crown of leaves in small touches, lighter towards the light. */
  leaves(
    { c, random }: Stage,
    x: number,
    y: number,
    rx: number,
    ry: number,
    [dark, mid, light]: Foliage,
    count = 300,
    size = 6,
    lx = -0.5,
    ly = -0.8,
  ) {
    for (let i = 0; i < count; i++) {
      const a = random() * TAU
      const d = Math.sqrt(random())
      const px = Math.cos(a) * d
      const py = Math.sin(a) * d
      const lit = (px * lx + py * ly) * 0.6 + random.between(-0.45, 0.45)
      c.fillStyle = lit > 0.22 ? light : lit > -0.25 ? mid : dark
      c.globalAlpha = 0.75
      c.beginPath()
      c.ellipse(
        x + px * rx,
        y + py * ry,
        size * random.between(0.5, 1.2),
        size * random.between(0.35, 0.8),
        random() * 3,
        0,
        TAU,
      )
      c.fill()
    }
    c.globalAlpha = 1
  },

  tree(
    g: Stage,
    x: number,
    base: number,
    h: number,
    tones: Foliage,
    {
      trunk = '#4a3527',
      spread = 0.42,
      size = h * 0.035,
      count = 420,
      lx = -0.5,
    }: { trunk?: string; spread?: number; size?: number; count?: number; lx?: number } = {},
  ) {
    const { c, random } = g
    c.strokeStyle = trunk
    for (let i = 0; i < 5; i++) {
      c.lineWidth = h * (i === 0 ? 0.055 : 0.022)
      c.beginPath()
      c.moveTo(x, base)
      c.quadraticCurveTo(
        x + random.between(-4, 4),
        base - h * 0.3,
        x + (i === 0 ? 0 : random.between(-1, 1) * h * spread * 0.6),
        base - h * (0.5 + random() * 0.25),
      )
      c.stroke()
    }
    for (let i = 0; i < 5; i++)
      g.leaves(
        x + random.between(-0.5, 0.5) * h * spread,
        base - h * random.between(0.52, 0.82),
        h * spread * 0.6,
        h * 0.2,
        tones,
        count / 5,
        size,
        lx,
      )
    g.leaves(x, base - h * 0.68, h * spread, h * 0.3, tones, count / 2, size, lx)
  },

  grass({ c, random, W }: Stage, y0: number, y1: number, colours: Tones, count = 1400, height = 14, lean = 2) {
    for (let i = 0; i < count; i++) {
      const t = i / count
      const y = lerp(y0, y1, t)
      const x = random() * (W + 20) - 10
      const h = height * (0.35 + t) * random.between(0.5, 1.2)
      c.strokeStyle = random.pick(colours)
      c.lineWidth = 0.6 + t * 1.6
      c.globalAlpha = 0.75
      c.beginPath()
      c.moveTo(x, y)
      c.quadraticCurveTo(x + lean * t, y - h * 0.6, x + random.between(-1, 2) * lean * 1.6, y - h)
      c.stroke()
    }
    c.globalAlpha = 1
  },

  scatter(
    { c, random }: Stage,
    x0: number,
    x1: number,
    y0: number,
    y1: number,
    colours: Tones,
    count: number,
    size = 4,
  ) {
    for (let i = 0; i < count; i++) {
      const t = random()
      const y = lerp(y0, y1, t)
      c.fillStyle = random.pick(colours)
      c.globalAlpha = 0.5 + random() * 0.5
      c.beginPath()
      c.ellipse(random.between(x0, x1), y, size * (0.3 + t * 0.9), size * (0.18 + t * 0.35), random() * 3, 0, TAU)
      c.fill()
    }
    c.globalAlpha = 1
  },
}
