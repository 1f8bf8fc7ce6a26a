import { alpha, mix } from './paint/colours'
import type { Paint, Stage } from './paint/types'
import { cableBridge, lighthouse } from './props/landmarks'
import { sail } from './props/ships'

/** Behind the status bar, the logo and the search: calm and dark enough for white letters. */
function header(
  g: Stage,
  [top, mid, low]: [string, string, string],
  { lanterns = false }: { lanterns?: boolean } = {},
) {
  const { c, W, H } = g
  const gradient = c.createLinearGradient(0, 0, W * 0.6, H)
  gradient.addColorStop(0, top)
  gradient.addColorStop(0.6, mid)
  gradient.addColorStop(1, low)
  c.fillStyle = gradient
  c.fillRect(0, 0, W, H)
  g.glow(W * 0.78, 20, 260, mix(low, '#ffffff', 0.3), 0.16)
  g.clouds({ y0: -10, y1: 130, light: mix(low, '#ffffff', 0.5), shade: mid, cover: 0.5, scale: 2.2, strength: 0.34 })
  for (let i = 0; i < 3; i++) {
    g.shape(g.line(150 + i * 16, 30, { rough: 2.4 + i, seed: i + 1 }))
    c.fillStyle = alpha(mix(mid, '#000000', 0.1 + i * 0.12), 0.34)
    c.fill()
  }
  c.save()
  c.globalAlpha = 0.34
  g.towers(164, {
    min: 14,
    max: 62,
    width: [8, 18],
    colour: mix(low, '#ffffff', 0.3),
    from: 470,
    to: 760,
    cell: 5,
    sideAlpha: 0.06,
  })
  cableBridge(
    g,
    168,
    [
      [220, 0.5],
      [420, 0.5],
    ],
    {
      deck: 156,
      height: 130,
      colour: mix(low, '#ffffff', 0.55),
      cable: mix(low, '#ffffff', 0.55),
      reach: 0.18,
      thick: 3,
    },
  )
  lighthouse(g, 690, 172, 66, { body: mix(low, '#ffffff', 0.7), band: mid })
  sail(g, 90, 178, 34, {
    colour: mix(low, '#ffffff', 0.75),
    second: mix(low, '#ffffff', 0.6),
    hull: mix(low, '#ffffff', 0.7),
  })
  c.restore()
  for (let i = 0; i < 4; i++) {
    g.shape(g.line(176 + i * 6, 8, { rough: 4, seed: 30 + i }))
    c.fillStyle = alpha(mix(mid, '#ffffff', 0.1), 0.16)
    c.fill()
  }
  if (lanterns)
    for (const [x, y, r] of [
      [70, 46, 11],
      [150, 30, 8],
      [560, 34, 9],
      [640, 58, 13],
      [706, 30, 8],
      [340, 20, 6],
      [450, 30, 7],
    ] as const)
      g.lantern(x, y, r, '#ff5a3a')
}

export const skins: Record<string, Paint> = {
  'skin-red': (g: Stage) => header(g, ['#960d15', '#c8161d', '#d22e24']),
  'skin-blue': (g: Stage) => header(g, ['#0a3a8f', '#0e5fd8', '#1f6fe0']),
  'skin-festival': (g: Stage) => header(g, ['#6a0b1c', '#a3121c', '#b83a1e'], { lanterns: true }),
}
