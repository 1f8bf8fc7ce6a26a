import { copyOf } from '../canvas'
import { alpha } from '../colours'
import { clamp, TAU } from '../numbers'
import type { Ridge, Stage } from '../types'

export const landBrushes = {
  /** Heights of a ridge, one per four pixels. */
  line({ fbm, W }: Stage, base: number, height: number, { rough = 3, seed = 0, sharp = 1, tilt = 0 }: Ridge = {}) {
    return Array.from({ length: W / 4 + 2 }, (_, i) => {
      const x = i / (W / 4)
      const n = fbm(x * rough + seed * 13.7, seed * 3.1, 6)
      const shaped = sharp > 1 ? 1 - Math.abs(n * 2 - 1) ** (1 / sharp) : n
      return base - (shaped - 0.35) * height * 1.9 - tilt * (x - 0.5) * height
    })
  },

  shape({ c, W, H }: Stage, line: readonly number[], bottom = H) {
    c.beginPath()
    c.moveTo(-4, bottom)
    for (const [i, y] of line.entries()) c.lineTo(i * 4 - 2, y)
    c.lineTo(W + 4, bottom)
    c.closePath()
  },

  /** Fills a hill below its ridge: its own colour on top, haze at its foot, grain for woods. */
  hill(
    g: Stage,
    base: number,
    height: number,
    top: string,
    foot: string,
    {
      fall = height * 1.2,
      woods = 0,
      bottom = g.H,
      rim,
      ...options
    }: Ridge & { fall?: number; woods?: number; bottom?: number; rim?: string } = {},
  ) {
    const { c } = g
    const line = g.line(base, height, options)
    const peak = Math.min(...line)
    const gradient = c.createLinearGradient(0, peak, 0, base + fall)
    gradient.addColorStop(0, top)
    gradient.addColorStop(1, foot)
    c.fillStyle = gradient
    g.shape(line, bottom)
    c.fill()
    if (woods) {
      c.save()
      g.shape(line, bottom)
      c.clip()
      for (let i = 0; i < 2600 * woods; i++) {
        const x = g.random() * g.W
        const d = g.random() ** 1.6
        const y = line[Math.floor(x / 4)] + d * fall * 0.95
        const r = g.random.between(3, 9) * (0.6 + d)
        c.fillStyle = g.random() > 0.5 ? alpha('#000000', 0.1 * (1 - d)) : alpha(rim ?? '#ffffff', 0.07 * (1 - d))
        c.beginPath()
        c.ellipse(x, y, r, r * 0.8, 0, 0, TAU)
        c.fill()
      }
      c.restore()
      c.fillStyle = top
      for (let i = 0; i < g.W; i += 5) {
        const y = line[Math.floor(i / 4)]
        const r = g.random.between(2, 6) * woods
        c.beginPath()
        c.ellipse(i, y + r * 0.4, r * 0.8, r, 0, 0, TAU)
        c.fill()
      }
    }
    return line
  },

  /** Mirrors everything above `y`, shaken and tinted, with glittering light. */
  water(
    g: Stage,
    y: number,
    {
      tint = '#1d4b66',
      deep = '#0c2434',
      strength = 0.45,
      ripple = 1,
      glint = '#ffffff',
      glintX = g.W / 2,
      glints = 220,
      spread = 160,
      bottom = g.H,
    }: {
      tint?: string
      deep?: string
      strength?: number
      ripple?: number
      glint?: string
      glintX?: number
      glints?: number
      spread?: number
      bottom?: number
    } = {},
  ) {
    const { c, random, W } = g
    const above = copyOf(g.canvas)
    const depth = bottom - y
    for (let row = 0; row < depth; row += 2) {
      const t = row / depth
      const from = clamp(y - 2 - row * (0.9 + t * 0.25), 0, y - 2)
      const shake =
        ripple * (Math.sin(row * 0.55 + Math.sin(row * 0.13) * 3) * (1 + t * 9) + g.fbm(row * 0.09, 3, 3) * 8 * t)
      c.drawImage(above, 0, from, W, 2, shake, y + row, W, 2.4)
      if (shake > 0) c.drawImage(above, W - 1, from, 1, 2, 0, y + row, shake, 2.4)
      else c.drawImage(above, 0, from, 1, 2, W + shake, y + row, -shake, 2.4)
    }
    const gradient = c.createLinearGradient(0, y, 0, bottom)
    gradient.addColorStop(0, alpha(tint, strength * 0.5))
    gradient.addColorStop(1, alpha(deep, Math.min(0.95, strength * 1.7)))
    c.fillStyle = gradient
    c.fillRect(0, y, W, depth)
    c.save()
    c.beginPath()
    c.rect(0, y, W, depth)
    c.clip()
    for (let i = 0; i < 260; i++) {
      const t = random() ** 1.4
      c.fillStyle = alpha(random() > 0.5 ? glint : deep, 0.045 + random() * 0.05)
      c.beginPath()
      c.ellipse(random() * W, y + t * depth, 14 + t * 90 * random(), 0.7 + t * 2.4, 0, 0, TAU)
      c.fill()
    }
    c.globalCompositeOperation = 'screen'
    for (let i = 0; i < glints; i++) {
      const t = random() ** 1.2
      const x = glintX + (random() + random() + random() - 1.5) * spread * (0.5 + t * 1.3)
      c.fillStyle = alpha(glint, (0.1 + random() * 0.55) * (1 - t * 0.35))
      c.beginPath()
      c.ellipse(x, y + 2 + t * depth, 3 + t * 15 * random(), 0.6 + t * 1.6, 0, 0, TAU)
      c.fill()
    }
    c.restore()
  },
}
