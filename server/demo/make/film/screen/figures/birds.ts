import { ground } from '../ground'
import { area, disc, ease, faded, oval, path, slab, write } from '../kit'
import type { Figure, Frame } from '../types'
import { type Bird, birdKinds } from './bird-kinds'

type Context = OffscreenCanvasRenderingContext2D

function legs(c: Context, { legs: colour, feet, leg }: Bird, s: number): void {
  const long = leg * 110
  for (const [x, phase] of [
    [-8, 0],
    [14, 1.6],
  ] as const) {
    const step = Math.sin(s * 1.2 + phase) * 6
    path(
      c,
      [
        [x, 30],
        [x + 6 + step / 2, 30 + long * 0.5],
        [x + step, 30 + long],
      ],
      { colour, width: 6 },
    )
    path(
      c,
      [
        [x + step - 4, 30 + long],
        [x + step + 24, 30 + long + 3],
      ],
      { colour: feet ?? colour, width: 6 },
    )
  }
}

function head(c: Context, bird: Bird, x: number, y: number): void {
  const r = bird.low ? 26 : 17
  if (bird.crest)
    path(
      c,
      [
        [x - 8, y - 8],
        [x - 34, y + 2],
        [x - 56, y + 16],
      ],
      { colour: bird.crest, width: 4 },
    )
  disc(c, x, y, r, bird.body)
  if (bird.cap)
    area(
      c,
      bird.spoon
        ? [
            [x + 2, y - 14],
            [x + 22, y],
            [x + 4, y + 14],
          ]
        : [
            [x - 24, y - 4],
            [x - 6, y - 26],
            [x + 24, y - 6],
          ],
      bird.cap,
    )
  const long = bird.beak * 100
  if (bird.spoon) {
    path(
      c,
      [
        [x + 12, y + 2],
        [x + long, y + 30],
      ],
      { colour: bird.bill, width: 7 },
    )
    oval(c, x + long + 6, y + 33, [18, 10, 0.4], bird.bill)
  } else
    area(
      c,
      [
        [x + r * 0.7, y - 7],
        [x + r + long, y + (bird.low ? 4 : 7)],
        [x + r * 0.7, y + 8],
      ],
      bird.bill,
    )
  disc(c, x + r * 0.35, y - r * 0.2, 3.4, bird.spoon ? '#c33' : '#1b1c1e')
}

function body(c: Context, bird: Bird, s: number): void {
  const bob = Math.sin(s * 1.1) * 2
  const up = bird.neck * 120
  const [hx, hy] = [bird.low ? 78 : 74, (bird.low ? -34 : -30) - up + bob]
  legs(c, bird, s)
  const base = bird.low ? 30 : 15
  c.lineCap = 'round'
  c.strokeStyle = bird.body
  c.lineWidth = base * 1.5
  c.beginPath()
  c.moveTo(46, -8)
  c.bezierCurveTo(110, -30 - up * 0.2, 24, hy + up * 0.36, hx - 4, hy + 4)
  c.stroke()
  oval(c, 0, 0, [86, 44, -0.2], bird.body)
  area(
    c,
    [
      [-60, 2],
      [-128, 34],
      [-112, 44],
      [-30, 38],
    ],
    bird.wing,
  )
  oval(c, -22, -2, [66, 30, -0.1], bird.wing)
  path(
    c,
    [
      [-70, 10],
      [-30, 18],
      [14, 12],
    ],
    { colour: `${bird.body}aa`, width: 3 },
  )
  if (bird.ring)
    path(
      c,
      [
        [44, -30],
        [60, -8],
        [54, 14],
      ],
      { colour: bird.ring, width: 9 },
    )
  head(c, bird, hx, hy)
}

function reeds({ c, w, s, palette }: Frame, y: number): void {
  for (let i = 0; i < 26; i++) {
    const x = (i * 137.5) % w
    const tallness = 60 + ((i * 53) % 90)
    const sway = Math.sin(s * 0.8 + i) * 8
    path(
      c,
      [
        [x, y],
        [x + sway * 0.4, y - tallness * 0.6],
        [x + sway, y - tallness],
      ],
      { colour: `${palette.soft}55`, width: 3 },
    )
  }
  slab(c, 0, y, [w, 3, 0], `${palette.soft}88`)
}

/** One bird after another, each with its name. */
export const birds: Figure<'birds'> = (frame, { items }) => {
  ground(frame)
  const { c, box, palette, tall } = frame
  const water = box.y + box.h * (tall ? 0.94 : 0.92)
  reeds(frame, water)
  for (const [i, [kind, name, note]] of items.entries()) {
    const since = frame.shown(i, items.length)
    const came = ease(since, 0.9)
    const gone = ease(frame.shown(i + 1, items.length), 0.5)
    const bird = birdKinds[kind]
    faded(c, came * (1 - gone), () => {
      c.save()
      const legLength = 30 + bird.leg * 110
      c.translate(box.x + box.w * (tall ? 0.46 : 0.68) + (1 - came) * 60 - gone * 60, water - legLength * bird.scale)
      c.scale(bird.scale, bird.scale)
      body(c, bird, since)
      c.restore()
      const y = tall ? box.y + 40 : box.y + 130
      write(c, `${i + 1}`, box.x, tall ? y : y - 66, { size: 26, colour: palette.accent, serif: true })
      write(c, name, box.x + (tall ? 30 : 0), y, { size: tall ? 44 : 58, serif: true, colour: palette.ink })
      write(c, note, box.x + (tall ? 30 : 0), y + 50, {
        size: 26,
        bold: false,
        colour: palette.soft,
        width: tall ? box.w - 30 : box.w * 0.46,
      })
    })
  }
}
