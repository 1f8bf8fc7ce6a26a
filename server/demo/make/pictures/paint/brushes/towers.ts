import { seeded } from '../../../chance'
import { alpha, mix } from '../colours'
import { hash } from '../numbers'
import type { Pair, Stage } from '../types'

export const towersBrushes = {
  /** A row of towers. `lit` is the share of bright windows. */
  towers(
    g: Stage,
    base: number,
    {
      min = 60,
      max = 200,
      width = [26, 64],
      colour = '#45586b',
      foot,
      lit = 0,
      window = '#ffd992',
      gap = 2,
      from = -10,
      to = g.W + 10,
      side = '#ffffff',
      sideAlpha = 0.1,
      cell = 7,
      hump = 0.5,
    }: {
      min?: number
      max?: number
      width?: Pair
      colour?: string
      foot?: string
      lit?: number
      window?: string
      gap?: number
      from?: number
      to?: number
      side?: string
      sideAlpha?: number
      cell?: number
      hump?: number
    },
  ) {
    const { c } = g
    const random = seeded(hash(`${base} ${from} ${min} ${max}`))
    let x = from
    while (x < to) {
      const w = random.between(...width)
      const place = (x - from) / (to - from)
      const favour = 0.45 + 0.55 * Math.exp(-(((place - hump) / 0.27) ** 2))
      const h = (min + (max - min) * random() ** 1.3) * favour
      const top = base - h
      const gradient = c.createLinearGradient(0, top, 0, base)
      const own = mix(colour, random() > 0.5 ? '#ffffff' : '#000000', random() * 0.07)
      gradient.addColorStop(0, own)
      gradient.addColorStop(1, foot ?? own)
      c.fillStyle = gradient
      const style = random()
      c.beginPath()
      if (style < 0.16) {
        c.moveTo(x, base)
        c.lineTo(x, top + w * 0.35)
        c.lineTo(x + w, top)
        c.lineTo(x + w, base)
      } else if (style < 0.3 && h > 90) {
        c.rect(x, top + 16, w, h - 16)
        c.rect(x + w * 0.2, top, w * 0.6, 18)
        c.rect(x + w * 0.48, top - h * 0.13, 2, h * 0.13)
      } else if (style < 0.4 && h > 110) {
        c.moveTo(x, base)
        c.lineTo(x, top + 30)
        c.quadraticCurveTo(x + w / 2, top - 26, x + w, top + 30)
        c.lineTo(x + w, base)
      } else c.rect(x, top, w, h)
      c.fill()
      c.fillStyle = alpha(side, sideAlpha)
      c.fillRect(x + w * 0.74, top + w * 0.3, w * 0.26, h - w * 0.3)
      if (lit > 0) {
        const tone = g.random()
        for (let wy = top + 20; wy < base - 6; wy += cell)
          for (let wx = x + 4; wx < x + w - 5; wx += cell * 0.8)
            if (g.random() < lit * (0.6 + tone * 0.8)) {
              c.fillStyle = alpha(g.random() > 0.85 ? '#bfe3ff' : window, 0.4 + g.random() * 0.6)
              c.fillRect(wx, wy, cell * 0.48, cell * 0.55)
            }
      } else if (cell && sideAlpha > 0.05) {
        c.fillStyle = alpha('#0b1d2e', 0.07)
        for (let wy = top + 18; wy < base - 6; wy += cell) c.fillRect(x + 3, wy, w - 6, cell * 0.4)
      }
      x += w + random() * gap
    }
  },
}
