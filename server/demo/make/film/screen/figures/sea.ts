import { ground } from '../ground'
import { area, clamp, disc, ease, faded, glow, heading, oval, path, slab, write } from '../kit'
import type { Figure, Frame } from '../types'

const TIDE_HOURS = 12.4
/** Height of the tide, from 0 to 1; high at hour 3. */
const levelAt = (hour: number) => 0.54 + 0.38 * Math.cos(((hour - 3) / TIDE_HOURS) * Math.PI * 2)

export const curve: Figure<'curve'> = (frame, { head, marks, unit }) => {
  ground(frame)
  const { c, palette, s, length } = frame
  const box = heading(frame, head)
  const [top, foot] = [box.y + 40, box.y + Math.min(box.h - 50, 320)]
  const at = (hour: number) => [box.x + (hour / 24) * box.w, foot - levelAt(hour) * (foot - top) * 0.92] as const
  const now = 24 * clamp(s / (length * 0.82))
  const points = Array.from({ length: 97 }, (_, i) => at(i / 4))
  path(c, points, { colour: `${palette.soft}66`, width: 2 })
  const past = [...points.filter((_, i) => i / 4 <= now), at(now)]
  area(c, [[box.x, foot], ...past, [at(now)[0], foot]], `${palette.soft}44`)
  path(c, past, { colour: palette.ink, width: 4 })
  for (let hour = 0; hour <= 24; hour += 6) {
    const [x] = at(hour)
    path(
      c,
      [
        [x, foot],
        [x, foot + 8],
      ],
      { colour: palette.soft, width: 2 },
    )
    write(c, `${hour}${unit}`, x, foot + 34, { size: 18, bold: false, align: 'center', colour: palette.soft })
  }
  for (const [hour, words] of marks)
    faded(c, ease((now - hour) / 2), () => {
      const [x, y] = at(hour)
      const above = levelAt(hour) > 0.5
      disc(c, x, y, 8, palette.accent)
      write(c, words, x, above ? y - 20 : y - 26, { size: 22, align: 'center', colour: palette.accent })
    })
  const [x, y] = at(now)
  glow(c, x, y, 40, '255 255 255', 0.5)
  disc(c, x, y, 9, palette.ink)
}

/** Earth with the water that the moon pulls; the moon goes around. */
export const moon: Figure<'moon'> = (frame, { head }) => {
  ground(frame)
  const { c, palette, s, tall } = frame
  const box = heading(frame, head)
  const [x, y] = [box.x + box.w * (tall ? 0.5 : 0.42), box.y + box.h * 0.52]
  const turn = -0.5 + s * 0.14
  const reach = tall ? 172 : 250
  const [mx, my] = [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach * (tall ? 0.9 : 0.66)]
  const angle = Math.atan2(my - y, mx - x)
  oval(c, x, y, [118, 84, angle], `${palette.soft}66`)
  oval(c, x, y, [108, 80, angle], '#3f9ac0')
  disc(c, x, y, 68, '#2c6e4c')
  oval(c, x - 18, y - 20, [30, 20, 0.5], '#7fa05b')
  oval(c, x + 22, y + 20, [24, 15, -0.4], '#7fa05b')
  const day = s * 1.1
  disc(c, x + Math.cos(day) * 68, y + Math.sin(day) * 68, 8, palette.accent)
  glow(c, mx, my, 70, '255 244 210', 0.5)
  disc(c, mx, my, 24, '#f6ecd0')
  disc(c, mx - 7, my - 5, 5, '#dccfa8')
  disc(c, mx + 8, my + 7, 4, '#dccfa8')
  c.setLineDash([3, 8])
  path(
    c,
    [
      [x + Math.cos(angle) * 124, y + Math.sin(angle) * 124],
      [mx - Math.cos(angle) * 34, my - Math.sin(angle) * 34],
    ],
    {
      ...{ colour: palette.ink, width: 2 },
    },
  )
  c.setLineDash([])
  for (const [side, words] of [
    [0, '涨'],
    [Math.PI, '涨'],
    [Math.PI / 2, '落'],
    [-Math.PI / 2, '落'],
  ] as const) {
    const far = words === '涨' ? 146 : 112
    const [wx, wy] = [x + Math.cos(angle + side) * far, y + Math.sin(angle + side) * far]
    if (side !== 0) write(c, words, wx, wy + 10, { size: 26, serif: true, align: 'center', colour: palette.ink })
  }
}

function coast({ c, w, h, palette, s }: Frame): void {
  const land = [
    [0, 0],
    [w, 0],
    [w, h * 0.16],
    [w * 0.82, h * 0.2],
    [w * 0.7, h * 0.3],
    [w * 0.56, h * 0.26],
    [w * 0.44, h * 0.34],
  ]
  const west = [
    [w * 0.34, h * 0.42],
    [w * 0.24, h * 0.54],
    [w * 0.27, h * 0.68],
    [w * 0.16, h * 0.8],
    [w * 0.1, h],
    [0, h],
  ]
  const points = [...land, ...west].map(([x, y]) => [x, y] as const)
  for (const [width, strength] of [
    [46, '18'],
    [22, '26'],
  ] as const)
    path(c, points.slice(2, -1), { colour: `${palette.soft}${strength}`, width })
  area(c, points, '#e9dfc3')
  area(
    c,
    points.map(([x, y]) => [x * 0.94 - 12, y * 0.92 - 14] as const),
    '#d7d3a6',
  )
  for (let i = 0; i < 12; i++) {
    const [x, y] = [w * (0.45 + ((i * 0.17) % 0.5)), h * (0.45 + ((i * 0.23) % 0.5))]
    const sway = Math.sin(s + i) * 4
    path(
      c,
      [
        [x - 14 + sway, y],
        [x - 4 + sway, y - 4],
        [x + 4 + sway, y],
        [x + 14 + sway, y - 4],
      ],
      { colour: `${palette.soft}55`, width: 2 },
    )
  }
}

/** Point of a bent way through stops. */
function pointOf(stops: readonly (readonly [number, number])[], t: number): readonly [number, number] {
  const all = t * (stops.length - 1)
  const i = Math.min(stops.length - 2, Math.floor(all))
  const k = all - i
  const [[ax, ay], [bx, by]] = [stops[i], stops[i + 1]]
  const bend = Math.sin(k * Math.PI) * 22
  return [ax + (bx - ax) * k + bend, ay + (by - ay) * k + bend]
}

function ferry({ c, s }: Frame, x: number, y: number): void {
  c.save()
  c.translate(x, y + Math.sin(s * 2) * 2)
  c.rotate(Math.sin(s * 1.4) * 0.03)
  area(
    c,
    [
      [-34, 0],
      [34, 0],
      [24, 16],
      [-26, 16],
    ],
    '#b42d1e',
  )
  slab(c, -24, -14, [44, 15, 3], '#fffaf0')
  slab(c, -12, -26, [24, 13, 3], '#fffaf0')
  slab(c, 0, -36, [8, 11, 1], '#143044')
  for (let i = 0; i < 4; i++) slab(c, -19 + i * 10, -10, [6, 6, 1], '#4f9fc0')
  c.restore()
}

export const map: Figure<'map'> = (frame, { head, stops }) => {
  ground(frame)
  coast(frame)
  const { c, w, h, palette, s, length, tall } = frame
  const places = stops.map(([, x, y]) => [x * w, y * h] as const)
  const t = clamp((s - 0.6) / (length - 1.4))
  const way = Array.from({ length: 61 }, (_, i) => pointOf(places, i / 60))
  c.setLineDash([4, 10])
  path(c, way, { colour: '#ffffffbb', width: 3 })
  c.setLineDash([])
  path(
    c,
    way.filter((_, i) => i / 60 <= t),
    { colour: palette.accent, width: 5 },
  )
  for (const [i, [x, y]] of places.entries()) {
    const came = ease(t * length - (i / Math.max(1, places.length - 1)) * length + 0.8)
    disc(c, x, y, 10, '#fff')
    disc(c, x, y, 6, palette.accent)
    const left = x > w * 0.72
    faded(c, i === 0 ? ease(s) : came, () => {
      c.font = '700 24px "Noto Sans CJK SC"'
      const wide = c.measureText(stops[i][0]).width + 28
      slab(c, left ? x - wide - 18 : x + 18, y - 21, [wide, 42, 21], '#0a2c48ee')
      write(c, stops[i][0], left ? x - wide - 4 : x + 32, y + 9, { size: 24, colour: '#fff' })
    })
  }
  const [x, y] = pointOf(places, t)
  ferry(frame, x, y - 8)
  const title = { size: tall ? 36 : 34, serif: true, colour: '#3a3222' }
  slab(c, frame.box.x, frame.box.y - 4, [38, 6, 3], '#b42d1e')
  write(c, head, frame.box.x, frame.box.y + 48, { ...title, width: frame.box.w })
}
