import { alpha, mix } from '../colours'
import { lerp, TAU } from '../numbers'
import type { Stage } from '../types'

export const housesBrushes = {
  lantern(g: Stage, x: number, y: number, r: number, colour = '#e8432e') {
    const { c } = g
    g.glow(x, y, r * 5, '#ff9a4a', 0.5)
    c.strokeStyle = 'rgba(30,15,10,.7)'
    c.lineWidth = Math.max(0.7, r * 0.08)
    c.beginPath()
    c.moveTo(x, y - r * 2)
    c.lineTo(x, y - r)
    c.stroke()
    const gradient = c.createRadialGradient(x, y + r * 0.2, r * 0.1, x, y, r * 1.2)
    gradient.addColorStop(0, '#fff0bd')
    gradient.addColorStop(0.45, mix(colour, '#ffb04a', 0.45))
    gradient.addColorStop(1, colour)
    c.fillStyle = gradient
    c.beginPath()
    c.ellipse(x, y, r, r * 0.86, 0, 0, TAU)
    c.fill()
    c.fillStyle = '#7a2a17'
    c.fillRect(x - r * 0.4, y - r * 0.98, r * 0.8, r * 0.2)
    c.fillRect(x - r * 0.4, y + r * 0.78, r * 0.8, r * 0.2)
  },

  /** A house of the water country: white wall, dark tiles, a lit window now and then. */
  house(
    g: Stage,
    x: number,
    base: number,
    w: number,
    h: number,
    {
      wall = '#e9e4d8',
      roof = '#39414a',
      glow = 0,
      wood = '#5b4030',
      window = '#ffcf7d',
    }: { wall?: string; roof?: string; glow?: number; wood?: string; window?: string } = {},
  ) {
    const { c, random } = g
    const gradient = c.createLinearGradient(x, base - h, x + w, base)
    gradient.addColorStop(0, wall)
    gradient.addColorStop(1, mix(wall, '#3c3a40', 0.22))
    c.fillStyle = gradient
    c.fillRect(x, base - h, w, h)
    for (let i = 0; i < 12; i++) {
      c.fillStyle = alpha('#55503f', random() * 0.06)
      c.fillRect(x + random() * w, base - random() * h, random() * w * 0.3, random() * h * 0.3)
    }
    const rh = Math.min(h * 0.5, w * 0.28)
    c.fillStyle = roof
    c.beginPath()
    c.moveTo(x - w * 0.09, base - h + 3)
    c.quadraticCurveTo(x + w * 0.06, base - h - rh * 0.72, x + w * 0.2, base - h - rh)
    c.lineTo(x + w * 0.8, base - h - rh)
    c.quadraticCurveTo(x + w * 0.94, base - h - rh * 0.72, x + w * 1.09, base - h + 3)
    c.closePath()
    c.fill()
    c.strokeStyle = alpha('#ffffff', 0.09)
    c.lineWidth = 1
    for (let i = 1; i < w / 6; i++) {
      const t = i / (w / 6)
      c.beginPath()
      c.moveTo(lerp(x + w * 0.2, x + w * 0.8, t), base - h - rh)
      c.lineTo(lerp(x - w * 0.08, x + w * 1.08, t), base - h + 2)
      c.stroke()
    }
    c.fillStyle = mix(roof, '#000000', 0.35)
    c.fillRect(x - w * 0.09, base - h + 1, w * 1.18, 3.5)
    c.fillRect(x + w * 0.19, base - h - rh - 3, w * 0.62, 4)
    const count = Math.max(1, Math.round(w / 44))
    for (let i = 0; i < count; i++) {
      const wx = x + (w * (i + 0.5)) / count - 9
      const wy = base - h * 0.68
      const on = random() < glow
      c.fillStyle = wood
      c.fillRect(wx - 2, wy - 2, 22, h * 0.3 + 4)
      c.fillStyle = on ? window : mix(wood, '#10151c', 0.55)
      c.fillRect(wx, wy, 18, h * 0.3)
      c.fillStyle = wood
      c.fillRect(wx + 8.2, wy, 1.8, h * 0.3)
      c.fillRect(wx, wy + h * 0.14, 18, 1.8)
      if (on) g.glow(wx + 9, wy + h * 0.15, 60, '#ffb45a', 0.4)
    }
  },
}
