import { ground } from '../ground'
import { area, between, clamp, disc, ease, faded, glow, heading, oval, path, slab, write } from '../kit'
import type { Figure, Frame } from '../types'

type Context = OffscreenCanvasRenderingContext2D

function steam(c: Context, x: number, y: number, s: number): void {
  for (let i = 0; i < 3; i++) {
    const rise = (s * 0.28 + i / 3) % 1
    c.globalAlpha = Math.sin(rise * Math.PI) * 0.34
    const points = Array.from({ length: 12 }, (_, k) => {
      const up = k / 11
      return [x + (i - 1) * 52 + Math.sin(up * 5 + s * 1.6 + i) * 11, y - rise * 60 - up * 70] as const
    })
    path(c, points, { colour: '#ffffff', width: 8 })
  }
  c.globalAlpha = 1
}

/** A bowl into which one thing after another falls. */
export const bowl: Figure<'bowl'> = (frame, { head, items }) => {
  ground(frame)
  const { c, palette, s, tall } = frame
  const box = heading(frame, head)
  const [x, y] = [box.x + box.w * (tall ? 0.5 : 0.72), box.y + (tall ? 176 : 190)]
  oval(c, x, y + 118, [130, 18], '#00000026')
  steam(c, x, y - 20, s)
  oval(c, x, y, [158, 42], '#fffaf0')
  oval(c, x, y + 4, [144, 34], '#c98a4b')
  for (const [i, [, colour]] of items.entries()) {
    const since = frame.shown(i, items.length)
    if (since < 0) continue
    const fall = clamp(since / 0.7) ** 2
    for (let k = 0; k < 9; k++) {
      const [dx, dy] = [Math.cos(k * 2.4 + i) * (24 + k * 11), Math.sin(k * 2.4 + i) * (6 + k * 2.4)]
      oval(c, x + dx, between(y - 150 - k * 8, y + 4 + dy, fall), [9 - (k % 3), 5, k], colour)
    }
  }
  c.fillStyle = '#fffaf0'
  c.beginPath()
  c.moveTo(x - 158, y + 4)
  c.bezierCurveTo(x - 150, y + 86, x - 80, y + 116, x, y + 116)
  c.bezierCurveTo(x + 80, y + 116, x + 150, y + 86, x + 158, y + 4)
  c.bezierCurveTo(x + 100, y + 54, x - 100, y + 54, x - 158, y + 4)
  c.fill()
  path(
    c,
    [
      [x - 120, y + 66],
      [x - 40, y + 92],
      [x + 40, y + 92],
      [x + 120, y + 66],
    ],
    { colour: palette.accent, width: 5 },
  )
  const columns = tall ? 2 : 1
  for (const [i, [words, colour]] of items.entries())
    faded(c, ease(frame.shown(i, items.length)), () => {
      const cx = box.x + (i % columns) * (box.w / 2)
      const cy = tall ? y + 172 + Math.floor(i / columns) * 46 : box.y + 30 + i * 50
      disc(c, cx + 9, cy - 9, 9, colour)
      write(c, words, cx + 30, cy, { size: 26, colour: palette.ink, width: tall ? box.w / 2 - 40 : box.w * 0.4 })
    })
}

function flames(c: Context, x: number, y: number, s: number, strength: number): void {
  for (let i = 0; i < 9; i++) {
    const high = (70 + 40 * Math.sin(s * 9 + i * 2.1) + 26 * Math.sin(s * 14 + i)) * strength
    const fx = x - 96 + i * 24
    area(
      c,
      [
        [fx - 24, y],
        [fx - 8 + Math.sin(s * 8 + i) * 6, y - high],
        [fx + 24, y],
      ],
      i % 2 ? '#ff8a1f' : '#ffb52e',
    )
    area(
      c,
      [
        [fx - 12, y],
        [fx, y - high * 0.56],
        [fx + 12, y],
      ],
      '#ffe58a',
    )
  }
}

/** A burning pan; at a line the lid comes and the fire goes out. */
export const pan: Figure<'pan'> = (frame, { head, lidAt }) => {
  ground(frame)
  const { c, palette, s, tall } = frame
  const box = heading(frame, head)
  const [x, y] = [box.x + box.w * (tall ? 0.46 : 0.5), box.y + box.h * (tall ? 0.64 : 0.66)]
  const lid = ease(frame.since(lidAt), 1.6)
  const fire = 1 - ease(frame.since(lidAt) - 0.9, 1.4)
  glow(c, x, y - 60, 240, '255 150 50', 0.6 * fire)
  if (fire > 0.02) flames(c, x, y - 6, s, fire)
  path(
    c,
    [
      [x + 120, y + 8],
      [x + 226, y - 14],
    ],
    { colour: '#2a2d35', width: 20 },
  )
  area(
    c,
    [
      [x - 136, y - 8],
      [x + 136, y - 8],
      [x + 104, y + 54],
      [x - 104, y + 54],
    ],
    '#3a3f4a',
  )
  slab(c, x - 140, y - 16, [280, 14, 6], '#565d6b')
  slab(c, x - 170, y + 62, [340, 14, 6], `${palette.soft}88`)
  faded(c, clamp(lid * 3), () => {
    const lx = between(x - 330, x, lid)
    const ly = between(y - 120, y - 20, lid)
    area(
      c,
      [
        [lx - 138, ly + 4],
        [lx - 96, ly - 30],
        [lx + 96, ly - 30],
        [lx + 138, ly + 4],
      ],
      '#c9d0da',
    )
    slab(c, lx - 22, ly - 52, [44, 22, 8], '#2a2d35')
  })
}

function bin(
  frame: Frame,
  [x, y, w]: readonly number[],
  [name, colour]: readonly [string, string],
  open: number,
): void {
  const { c } = frame
  const h = w * 1.12
  area(
    c,
    [
      [x, y],
      [x + w, y],
      [x + w * 0.9, y + h],
      [x + w * 0.1, y + h],
    ],
    colour,
  )
  c.save()
  c.translate(x - 4, y)
  c.rotate(-open * 0.7)
  slab(c, 0, -14, [w + 8, 14, 6], colour)
  c.restore()
  for (const k of [0.3, 0.5, 0.7]) slab(c, x + w * k - 2, y + h * 0.2, [4, h * 0.34, 2], '#ffffff38')
  write(c, name, x + w / 2, y + h * 0.82, { size: 21, align: 'center', colour: '#fff', width: w * 0.76 })
}

/** Four bins; each thing falls into its own. */
export const bins: Figure<'bins'> = (frame, { head, bins: four, items }) => {
  ground(frame)
  const { c, palette, tall } = frame
  const box = heading(frame, head)
  const w = (box.w - 3 * 10) / 4
  const y = box.y + box.h - Math.min(w * 1.12, 190) - 4
  const last = items.findLastIndex((_, i) => frame.shown(i, items.length) >= 0)
  const since = last < 0 ? -1 : frame.shown(last, items.length)
  const fall = ease(since - 1.3, 0.9)
  const wide = Math.min(w, 170)
  const left = (i: number) => box.x + i * (w + 10) + (w - wide) / 2
  if (last >= 0) {
    const [target, words] = items[last]
    const tx = between(box.x + box.w / 2, left(target) + wide / 2, fall)
    faded(c, ease(since, 0.4) * (1 - clamp((fall - 0.86) * 7)), () => {
      c.translate(tx, between(box.y + box.h * 0.3, y - 10, fall ** 2))
      const size = between(1, 0.4, fall)
      c.scale(size, size)
      c.font = `700 ${tall ? 40 : 44}px "Noto Sans CJK SC"`
      const span = c.measureText(words).width + 60
      slab(c, -span / 2, -44, [span, 88, 44], palette.ink)
      write(c, words, 0, 15, { size: tall ? 40 : 44, align: 'center', colour: palette.top })
    })
  }
  for (const [i, one] of four.entries())
    bin(
      frame,
      [left(i), y, wide],
      one,
      last >= 0 && items[last][0] === i ? ease(since - 0.8, 0.5) * (1 - ease(since - 2.4, 0.5)) : 0,
    )
}
