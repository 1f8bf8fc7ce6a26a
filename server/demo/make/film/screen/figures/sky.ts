import { ground } from '../ground'
import { area, between, clamp, disc, ease, faded, glow, heading, path, slab, write } from '../kit'
import type { Figure, Frame } from '../types'

function tower({ c }: Frame, x: number, y: number, light: number): void {
  for (let i = 0; i < 6; i++) {
    const [top, foot] = [y + i * 36, y + (i + 1) * 36]
    const [a, b] = [24 + i * 4, 24 + (i + 1) * 4]
    area(
      c,
      [
        [x - a, top],
        [x + a, top],
        [x + b, foot],
        [x - b, foot],
      ],
      i % 2 ? '#f5efe2' : '#c3372b',
    )
  }
  slab(c, x - 34, y - 8, [68, 9, 3], '#2a2f3d')
  slab(c, x - 19, y - 42, [38, 36, 4], light > 0.4 ? '#fff3c4' : '#54607f')
  area(
    c,
    [
      [x - 26, y - 42],
      [x + 26, y - 42],
      [x, y - 66],
    ],
    '#c3372b',
  )
  area(
    c,
    [
      [x - 120, y + 234],
      [x - 60, y + 204],
      [x + 64, y + 202],
      [x + 130, y + 236],
      [x + 150, y + 268],
      [x - 150, y + 268],
    ],
    '#0a1020',
  )
}

/** Whether the light is on at a second of its period. */
const litAt = (flashes: readonly number[], at: number) =>
  Math.max(0, ...flashes.map((flash) => (at >= flash ? clamp(1 - (at - flash) / 0.7) : 0)))

/** A lighthouse that flashes, and the pattern of its period. */
export const lamp: Figure<'lamp'> = (frame, { head, flashes, period }) => {
  ground(frame)
  const { c, palette, s, w, h, tall } = frame
  const box = heading(frame, head)
  const [x, y] = [tall ? box.x + box.w * 0.66 : box.x + box.w * 0.78, box.y + 84]
  const at = s % period
  const light = litAt(flashes, at)
  faded(c, light, () => {
    const beam = c.createLinearGradient(x, y, x - 420, y)
    beam.addColorStop(0, 'rgb(255 240 190 / 80%)')
    beam.addColorStop(1, 'rgb(255 240 190 / 0%)')
    area(
      c,
      [
        [x - 14, y - 30],
        [x - 460, y - 96],
        [x - 460, y + 60],
        [x - 14, y - 18],
      ],
      beam,
    )
    glow(c, x, y - 24, 150, '255 238 180', 0.8)
  })
  tower(frame, x, y, light)
  const line = tall ? box.y + box.h - 10 : box.y + box.h - 20
  const [from, wide] = [box.x, tall ? box.w : box.w * 0.6]
  slab(c, 0, line - 92, [w, h, 0], '#0a1020cc')
  path(
    c,
    [
      [from, line],
      [from + wide, line],
    ],
    { colour: `${palette.soft}99`, width: 3 },
  )
  for (const flash of flashes) {
    const fx = from + (flash / period) * wide
    slab(c, fx - 6, line - 46, [12, 46, 4], at >= flash && at - flash < 0.7 ? '#fff3c4' : palette.accent)
  }
  for (let second = 0; second <= period; second += period > 6 ? 2 : 1)
    write(c, `${second}`, from + (second / period) * wide, line + 28, {
      size: 18,
      bold: false,
      align: 'center',
      colour: palette.soft,
    })
  disc(c, from + (at / period) * wide, line, 8, palette.ink)
}

/** The Plough and the star that it leads to, as points of a unit square. */
const plough = [
  [0.08, 0.9],
  [0.24, 0.78],
  [0.36, 0.74],
  [0.5, 0.7],
  [0.56, 0.82],
  [0.74, 0.78],
  [0.72, 0.62],
] as const
const pole = [0.66, 0.1] as const

export const stars: Figure<'stars'> = (frame, { head }) => {
  ground(frame)
  const { c, palette, s } = frame
  const box = heading(frame, head)
  const at = ([x, y]: readonly [number, number]) => [box.x + x * box.w, box.y + y * (box.h - 30)] as const
  const points = plough.map(at)
  const order = [0, 1, 2, 3, 4, 5, 6, 3]
  const drawn = clamp((s - 0.8) / 3) * (order.length - 1)
  for (let i = 0; i < order.length - 1; i++) {
    const k = clamp(drawn - i)
    const [[ax, ay], [bx, by]] = [points[order[i]], points[order[i + 1]]]
    if (k > 0)
      path(
        c,
        [
          [ax, ay],
          [between(ax, bx, k), between(ay, by, k)],
        ],
        { colour: `${palette.soft}bb`, width: 2.5 },
      )
  }
  for (const [i, [x, y]] of points.entries()) {
    glow(c, x, y, 22, '220 230 255', 0.4 + 0.2 * Math.sin(s * 2 + i))
    disc(c, x, y, 5, '#fff')
  }
  const second = Math.max(1, frame.lines.length - 2)
  const pulled = ease(frame.since(second), 2.4)
  const [[ax, ay], [bx, by]] = [points[5], points[6]]
  faded(c, ease(frame.since(second - 1)), () => {
    write(c, '天璇', ax + 16, ay + 16, { size: 22, colour: palette.ink })
    write(c, '天枢', bx + 16, by + 10, { size: 22, colour: palette.ink })
    path(
      c,
      [
        [ax, ay],
        [bx, by],
      ],
      { colour: palette.accent, width: 4 },
    )
  })
  const [px, py] = at(pole)
  c.setLineDash([2, 10])
  if (pulled > 0.02)
    path(
      c,
      [
        [bx, by],
        [between(bx, px, pulled), between(by, py, pulled)],
      ],
      { colour: palette.accent, width: 4 },
    )
  c.setLineDash([])
  faded(c, ease(frame.since(second) - 1.8), () => {
    glow(c, px, py, 60, '255 230 160', 0.8)
    disc(c, px, py, 8, '#fff7da')
    write(c, '北极星', px + 22, py + 10, { size: 30, serif: true, colour: palette.accent })
    write(c, '×5', between(bx, px, 0.5) + 18, between(by, py, 0.5), { size: 26, colour: palette.soft })
  })
}

function spiral(c: OffscreenCanvasRenderingContext2D, x: number, y: number, s: number): void {
  for (let arm = 0; arm < 4; arm++)
    for (let k = 26; k > 0; k--) {
      const angle = arm * (Math.PI / 2) - s * 0.9 + k * 0.16
      const r = 12 + k * 5.2
      disc(c, x + Math.cos(angle) * r, y + Math.sin(angle) * r, 19 - k * 0.5, `rgb(240 248 255 / ${0.16 - k * 0.004})`)
    }
  disc(c, x, y, 9, '#0a2c48')
}

/** A typhoon that comes closer, while the warnings change. */
export const typhoon: Figure<'typhoon'> = (frame, { head, items }) => {
  ground(frame)
  const { c, palette, s, length, w, h, tall } = frame
  const t = clamp(s / length)
  spiral(c, between(w * 0.94, w * (tall ? 0.6 : 0.72), t), between(h * 0.66, h * (tall ? 0.48 : 0.5), t), s)
  const box = heading(frame, head)
  for (const [i, [colour, words]] of items.entries()) {
    const came = ease(frame.shown(i, items.length))
    const y = box.y + i * (tall ? 78 : 72)
    faded(c, came, () => {
      slab(c, box.x - 20 * (1 - came), y, [tall ? box.w : 560, 62, 12], '#08233ae0')
      slab(c, box.x - 20 * (1 - came), y, [14, 62, 7], colour)
      write(c, words, box.x + 34, y + 41, { size: 27, colour: palette.ink, width: (tall ? box.w : 560) - 56 })
    })
  }
}
