import { contextOf } from '../canvas'
import { alpha, rgb } from '../colours'
import { clamp, lerp, smooth, TAU } from '../numbers'
import type { Fill, Stage, Stops } from '../types'

export const skyBrushes = {
  /** Vertical gradient; stops are [place, colour]. */
  sky({ c, W, H }: Stage, stops: Stops, y0 = 0, y1 = H) {
    const gradient = c.createLinearGradient(0, y0, 0, y1)
    for (const [at, colour] of stops) gradient.addColorStop(at, colour)
    c.fillStyle = gradient
    c.fillRect(0, y0, W, y1 - y0)
  },

  glow(
    { c }: Pick<Stage, 'c'>,
    x: number,
    y: number,
    r: number,
    colour: string,
    a = 0.8,
    mode: GlobalCompositeOperation = 'screen',
  ) {
    c.save()
    c.globalCompositeOperation = mode
    const gradient = c.createRadialGradient(x, y, 0, x, y, r)
    gradient.addColorStop(0, alpha(colour, a))
    gradient.addColorStop(0.25, alpha(colour, a * 0.42))
    gradient.addColorStop(0.6, alpha(colour, a * 0.1))
    gradient.addColorStop(1, alpha(colour, 0))
    c.fillStyle = gradient
    c.fillRect(x - r, y - r, r * 2, r * 2)
    c.restore()
  },

  sun(g: Stage, x: number, y: number, r: number, colour: string, halo = colour) {
    g.glow(x, y, r * 14, halo, 0.55)
    g.glow(x, y, r * 5, halo, 0.7)
    g.disc(x, y, r, colour)
  },

  disc({ c }: Pick<Stage, 'c'>, x: number, y: number, r: number, colour: Fill, ry = r) {
    c.fillStyle = colour
    c.beginPath()
    c.ellipse(x, y, r, ry, 0, 0, TAU)
    c.fill()
  },

  stars({ c, random, W }: Stage, count: number, bottom: number) {
    for (let i = 0; i < count; i++) {
      const y = random() ** 1.3 * bottom
      c.fillStyle = `rgba(255,250,${random.between(225, 255)},${random() ** 2 * 0.9 * (1 - y / bottom) + 0.06})`
      const r = random() ** 4 * 1.5 + 0.35
      c.fillRect(random() * W, y, r * 1.6, r * 1.6)
    }
  },

  /** Clouds lit from (lx, ly); `cover` 0 to 1, `stretch` flattens them towards the horizon. */
  clouds(
    { c, fbm, W, H }: Stage,
    {
      y0 = 0,
      y1 = H * 0.6,
      light = '#ffffff',
      shade = '#8fa3b8',
      cover = 0.5,
      soft = 0.22,
      scale = 4,
      stretch = 2.6,
      lx = 0.4,
      ly = -0.5,
      strength = 1,
      shift = 0,
    }: {
      y0?: number
      y1?: number
      light?: string
      shade?: string
      cover?: number
      soft?: number
      scale?: number
      stretch?: number
      lx?: number
      ly?: number
      strength?: number
      shift?: number
    },
  ) {
    const w = 400
    const h = Math.max(8, Math.round((w * (y1 - y0)) / W))
    const layer = new OffscreenCanvas(w, h)
    const l = contextOf(layer)
    const image = l.createImageData(w, h)
    const a = rgb(light)
    const b = rgb(shade)
    const edge = 1 - cover * 0.75
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const u = (x / w) * scale + shift
        const v = (y / w) * scale * stretch + shift * 0.7
        const n = fbm(u, v, 6)
        const band = smooth(0, 0.22, y / h) * smooth(0, 0.3, 1 - y / h)
        const density = smooth(edge * 0.72, edge * 0.72 + soft, n) * band
        if (density <= 0.004) continue
        const lit = clamp(0.55 + (n - fbm(u + lx * 0.09, v + ly * 0.09, 5)) * 4.2)
        const at = (y * w + x) * 4
        for (let k = 0; k < 3; k++) image.data[at + k] = lerp(b[k], a[k], lit)
        image.data[at + 3] = 255 * density * strength
      }
    l.putImageData(image, 0, 0)
    c.imageSmoothingQuality = 'high'
    c.drawImage(layer, 0, y0, W, y1 - y0)
  },

  mist({ c, fbm, W }: Stage, y: number, thickness: number, colour: string, strength = 0.7, shift = 0) {
    const w = 240
    const h = 60
    const layer = new OffscreenCanvas(w, h)
    const l = contextOf(layer)
    const image = l.createImageData(w, h)
    const tone = rgb(colour)
    for (let j = 0; j < h; j++)
      for (let i = 0; i < w; i++) {
        const at = (j * w + i) * 4
        const body = Math.sin((Math.PI * (j + 0.5)) / h) ** 1.4
        const n = fbm((i / w) * 3.2 + shift + y * 0.01, (j / h) * 1.5 + shift, 4)
        image.data.set(tone, at)
        image.data[at + 3] = 255 * clamp(body * (0.3 + n * 1.25 - 0.1) * strength)
      }
    l.putImageData(image, 0, 0)
    c.imageSmoothingQuality = 'high'
    c.drawImage(layer, 0, y - thickness / 2, W, thickness)
  },
}
