import { alpha } from '../colours'
import { TAU } from '../numbers'
import type { Pair, Stage, Tones } from '../types'

export const weatherBrushes = {
  /** Shafts of light from the upper left, or from `x`. */
  rays(
    { c, random, W, H }: Stage,
    x: number,
    y: number,
    colour: string,
    count = 9,
    strength = 0.09,
    spread = 0.9,
    turn = 0.7,
  ) {
    c.save()
    c.globalCompositeOperation = 'screen'
    c.filter = 'blur(10px)'
    for (let i = 0; i < count; i++) {
      const a = turn + (random() - 0.5) * spread
      const w = random.between(0.02, 0.07)
      const far = W + H
      const gradient = c.createRadialGradient(x, y, 0, x, y, far * 0.7)
      gradient.addColorStop(0, alpha(colour, strength * random.between(0.6, 1.5)))
      gradient.addColorStop(1, alpha(colour, 0))
      c.fillStyle = gradient
      c.beginPath()
      c.moveTo(x, y)
      c.lineTo(x + Math.cos(a - w) * far, y + Math.sin(a - w) * far)
      c.lineTo(x + Math.cos(a + w) * far, y + Math.sin(a + w) * far)
      c.fill()
    }
    c.restore()
  },

  rain({ c, random, W, H }: Stage, count = 500, strength = 0.2, lean = 0.12) {
    c.strokeStyle = `rgba(225,235,245,${strength})`
    for (let i = 0; i < count; i++) {
      const x = random() * (W + 100) - 50
      const y = random() * H
      const l = random.between(10, 34)
      c.lineWidth = random.between(0.4, 1.3)
      c.beginPath()
      c.moveTo(x, y)
      c.lineTo(x - l * lean, y + l)
      c.stroke()
    }
  },

  snow({ c, random, W, H }: Stage, count = 420) {
    for (let i = 0; i < count; i++) {
      const r = random() ** 3 * 6 + 0.8
      c.fillStyle = `rgba(255,255,255,${0.85 - r * 0.08})`
      c.beginPath()
      c.arc(random() * W, random() * H, r, 0, TAU)
      c.fill()
    }
  },

  bokeh({ c, random, W }: Stage, count: number, y0: number, y1: number, colours: Tones, r: Pair = [10, 46]) {
    c.save()
    c.globalCompositeOperation = 'screen'
    for (let i = 0; i < count; i++) {
      const x = random() * W
      const y = random.between(y0, y1)
      const size = random.between(...r)
      const colour = random.pick(colours)
      const gradient = c.createRadialGradient(x, y, size * 0.2, x, y, size)
      const a = random.between(0.1, 0.42)
      gradient.addColorStop(0, alpha(colour, a * 0.8))
      gradient.addColorStop(0.86, alpha(colour, a))
      gradient.addColorStop(1, alpha(colour, 0))
      c.fillStyle = gradient
      c.beginPath()
      c.arc(x, y, size, 0, TAU)
      c.fill()
    }
    c.restore()
  },
}
