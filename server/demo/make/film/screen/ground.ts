import { between, disc, ease, glow } from './kit'
import type { Frame, Palette } from './types'

export const palettes: Record<string, Palette> = {
  sea: {
    top: '#0a2c48',
    foot: '#13607c',
    ink: '#f4f8f6',
    soft: '#8fcbd8',
    accent: '#ffc54d',
    onAccent: '#10283a',
    base: 'waves',
  },
  night: {
    top: '#0b1126',
    foot: '#25335f',
    ink: '#f3f0e6',
    soft: '#98a6d0',
    accent: '#f3c76c',
    onAccent: '#161c33',
    base: 'stars',
  },
  rice: {
    top: '#f6eedd',
    foot: '#e8d6b6',
    ink: '#2a2622',
    soft: '#8b7350',
    accent: '#b42d1e',
    onAccent: '#fff6e8',
    base: 'roofs',
  },
  leaf: {
    top: '#12382a',
    foot: '#3b7549',
    ink: '#f5f6e6',
    soft: '#a9cfa0',
    accent: '#f0d662',
    onAccent: '#1c3a24',
    base: 'hills',
  },
  alarm: {
    top: '#3d0a12',
    foot: '#a0222a',
    ink: '#fff4ea',
    soft: '#f0a596',
    accent: '#ffd36a',
    onAccent: '#4c0f12',
    base: 'waves',
  },
  sky: {
    top: '#e9f3f7',
    foot: '#b9dbe8',
    ink: '#143044',
    soft: '#4f7a92',
    accent: '#d1481f',
    onAccent: '#fff5ee',
    base: 'waves',
  },
}

let grain: OffscreenCanvas | undefined
/** Fine noise that stands still, so that it costs nothing in a film. */
function grainOf(): OffscreenCanvas {
  if (grain) return grain
  grain = new OffscreenCanvas(256, 256)
  const c = grain.getContext('2d') as OffscreenCanvasRenderingContext2D
  const image = c.createImageData(256, 256)
  let seed = 7
  for (let i = 0; i < image.data.length; i += 4) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    const value = (seed >> 16) & 255
    image.data.set([value, value, value, 11], i)
  }
  c.putImageData(image, 0, 0)
  return grain
}

function ridge({ c, w, h, s }: Frame, at: number, [size, length, pace]: number[], fill: string): void {
  c.fillStyle = fill
  c.beginPath()
  c.moveTo(0, h)
  for (let x = 0; x <= w + 12; x += 12)
    c.lineTo(
      x,
      at + Math.sin(x / length + s * pace + at) * size + Math.sin(x / (length * 0.43) - s * pace * 0.6) * size * 0.3,
    )
  c.lineTo(w, h)
  c.fill()
}

const tint = (colour: string, strength: number) =>
  `${colour}${Math.round(strength * 255)
    .toString(16)
    .padStart(2, '0')}`

const bases: Record<Palette['base'], (frame: Frame) => void> = {
  waves(frame) {
    const { h, tall, palette } = frame
    const from = tall ? h * 0.67 : h * 0.86
    for (let i = 0; i < 3; i++)
      ridge(frame, from + i * (h - from) * 0.3, [9 + i * 3, 120 + i * 30, 0.5 - i * 0.1], tint(palette.soft, 0.12))
  },
  hills(frame) {
    const { h, tall, palette } = frame
    const from = tall ? h * 0.68 : h * 0.84
    for (let i = 0; i < 3; i++)
      ridge(
        frame,
        from + i * (h - from) * 0.28,
        [26 - i * 5, 90 + i * 34, 0.02],
        tint(i % 2 ? palette.top : palette.soft, 0.2),
      )
  },
  roofs({ c, w, h, tall, palette }) {
    const from = tall ? h * 0.7 : h * 0.88
    for (let row = 0; row < 3; row++) {
      c.fillStyle = tint(palette.soft, 0.15 + row * 0.05)
      const y = from + row * (h - from) * 0.32
      for (let x = -60 - row * 50; x < w; x += 170) {
        c.beginPath()
        c.moveTo(x - 14, y + 46)
        c.quadraticCurveTo(x + 30, y + 34, x + 80, y)
        c.quadraticCurveTo(x + 130, y + 34, x + 174, y + 46)
        c.lineTo(x + 160, y + 52)
        c.lineTo(x + 160, h)
        c.lineTo(x, h)
        c.lineTo(x, y + 52)
        c.fill()
      }
    }
  },
  stars(frame) {
    const { c, w, h, s, tall, palette } = frame
    for (let i = 0; i < 70; i++) {
      const [x, y] = [(i * 197.3) % w, (i * i * 31.7) % (h * (tall ? 0.75 : 0.85))]
      disc(c, x, y, 0.7 + (i % 5) * 0.25, tint(palette.ink, 0.2 + (i % 9 ? 0.2 : 0.3 + 0.3 * Math.sin(s + i))))
    }
    ridge(frame, h * (tall ? 0.74 : 0.88), [22, 110, 0], tint('#060a18', 0.6))
    ridge(frame, h * (tall ? 0.84 : 0.94), [16, 150, 0], tint('#060a18', 0.8))
  },
}

export function ground(frame: Frame): void {
  const { c, w, h, palette } = frame
  const fall = c.createLinearGradient(0, 0, 0, h)
  fall.addColorStop(0, palette.top)
  fall.addColorStop(1, palette.foot)
  c.fillStyle = fall
  c.fillRect(0, 0, w, h)
  glow(c, w * 0.8, h * 0.12, Math.max(w, h) * 0.55, '255 255 255', 0.14)
  bases[palette.base](frame)
  c.fillStyle = c.createPattern(grainOf(), 'repeat') as CanvasPattern
  c.fillRect(0, 0, w, h)
}

/** A painted picture that fills the frame; a camera goes slowly over it, unless other things move. */
export function painted(frame: Frame, id: string, { shade, still }: { shade: number; still: boolean }): void {
  const { c, w, h, s, length } = frame
  const image = frame.picture(id)
  const t = still ? 0.5 : s / Math.max(4, length)
  const zoom = Math.max(w / image.width, h / image.height) * between(1.03, 1.1, t)
  const [iw, ih] = [image.width * zoom, image.height * zoom]
  const side = id.length % 2 ? between(0.4, 0.6, t) : between(0.6, 0.4, t)
  c.imageSmoothingQuality = 'high'
  c.drawImage(image, -(iw - w) * side, -(ih - h) * 0.5, iw, ih)
  const top = c.createLinearGradient(0, 0, 0, h)
  top.addColorStop(0, `rgb(8 12 20 / ${shade})`)
  top.addColorStop(0.62, `rgb(8 12 20 / ${shade * 0.35})`)
  top.addColorStop(1, `rgb(8 12 20 / ${shade * 0.7})`)
  c.fillStyle = top
  c.fillRect(0, 0, w, h)
}

/** Blends a scene in. */
export const blendOf = (s: number) => ease(s, 0.5)
