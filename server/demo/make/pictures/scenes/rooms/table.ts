import { alpha } from '../../paint/colours'
import type { Stage, Tones } from '../../paint/types'
import { stroke } from '../../props/draw'

export const steam = (g: Stage, x: number, y: number, s: number) => {
  g.c.save()
  g.c.globalCompositeOperation = 'screen'
  for (let k = 0; k < 46; k++)
    g.disc(
      x + Math.sin(k * 0.5) * s * 0.25 + g.random.between(-1, 1) * s * 0.3,
      y - k * s * 0.05,
      s * (0.1 + k * 0.005),
      'rgba(255,248,235,.035)',
    )
  g.c.restore()
}

export function tableTop(g: Stage, tones: Tones) {
  const { c, random } = g
  const wood = c.createLinearGradient(0, 250, 0, 675)
  wood.addColorStop(0, tones[0])
  wood.addColorStop(1, tones[1])
  c.fillStyle = wood
  c.fillRect(0, 270, 1200, 405)
  for (let i = 0; i < 60; i++)
    stroke(c, alpha(random() > 0.5 ? '#000000' : '#ffe0b0', 0.06), random.between(1, 3), [
      [-10, 280 + i * 7],
      [1210, 276 + i * 7 + random() * 10],
    ])
}
