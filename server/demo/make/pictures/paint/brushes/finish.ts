import { seeded } from '../../../chance'
import { copyOf } from '../canvas'
import type { Stage } from '../types'

export const finishBrushes = {
  /** Blurs what was painted so far. */
  blur(g: Stage, px: number) {
    const copy = copyOf(g.canvas)
    g.c.save()
    g.c.filter = `blur(${px}px)`
    g.c.drawImage(copy, -px * 2, -px * 2, g.W + px * 4, g.H + px * 4)
    g.c.restore()
  },

  /** Bloom, a colour tone, vignette and grain, which make a drawing look like a photograph. */
  finish(
    g: Stage,
    {
      bloom = 0.25,
      tone,
      toneAlpha = 0.18,
      vignette = 0.3,
      grain = 8,
    }: { bloom?: number; tone?: string; toneAlpha?: number; vignette?: number; grain?: number } = {},
  ) {
    const { c, W, H } = g
    if (bloom) {
      const copy = copyOf(g.canvas)
      c.save()
      c.globalCompositeOperation = 'screen'
      c.globalAlpha = bloom
      c.filter = 'blur(16px) brightness(0.9)'
      c.drawImage(copy, 0, 0)
      c.restore()
    }
    if (tone) {
      c.save()
      c.globalCompositeOperation = 'soft-light'
      c.globalAlpha = toneAlpha
      c.fillStyle = tone
      c.fillRect(0, 0, W, H)
      c.restore()
    }
    const dark = c.createRadialGradient(W / 2, H * 0.48, H * 0.35, W / 2, H / 2, W * 0.68)
    dark.addColorStop(0, 'rgba(0,0,0,0)')
    dark.addColorStop(1, `rgba(8,10,20,${vignette})`)
    c.fillStyle = dark
    c.fillRect(0, 0, W, H)
    if (!grain) return
    const image = c.getImageData(0, 0, W, H)
    const random = seeded(99)
    for (let i = 0; i < image.data.length; i += 4) {
      const n = (random() + random() - 1) * grain
      image.data[i] += n
      image.data[i + 1] += n
      image.data[i + 2] += n
    }
    c.putImageData(image, 0, 0)
  },
}
