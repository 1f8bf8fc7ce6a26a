import { ground } from '../ground'
import { between, clamp, disc, ease, faded, heading, oval, path, slab, widthOf, wrapped, write } from '../kit'
import type { Figure, Frame, Shows } from '../types'

const INK = '#1d2433'

interface Bubble {
  who: 'they' | 'you'
  lines: string[]
  high: number
  came: number
}

function bubbleOf(frame: Frame, w: number, [who, words]: Shows['phone']['messages'][number], came: number): Bubble {
  const lines = wrapped(frame.c, words, { size: 23, bold: false, colour: INK, width: w - 100 })
  return { who, lines, high: lines.length * 32 + 24, came }
}

function drawBubble({ c, palette }: Frame, [x, y, w]: readonly number[], { who, lines, high }: Bubble): void {
  const type = { size: 23, bold: false, colour: who === 'you' ? palette.onAccent : INK }
  const wide = Math.max(...lines.map((line) => widthOf(c, line, type))) + 36
  const left = who === 'you' ? x + w - wide - 20 : x + 20
  slab(c, left, y, [wide, high, 16], who === 'you' ? palette.accent : '#ffffff')
  for (const [i, line] of lines.entries()) write(c, line, left + 18, y + 36 + i * 32, type)
}

/** The messages so far; older ones move out at the top. */
function conversation(frame: Frame, [x, y, w, h]: readonly number[], messages: Shows['phone']['messages']): void {
  const { c } = frame
  const bubbles = messages
    .map((message, i) => bubbleOf(frame, w, message, ease(frame.shown(i, messages.length), 0.45)))
    .filter(({ came }) => came > 0)
  const total = bubbles.reduce((sum, { high, came }) => sum + (high + 14) * came, 16)
  c.save()
  c.beginPath()
  c.rect(x, y, w, h)
  c.clip()
  let at = y + 16 - Math.max(0, total - h)
  for (const bubble of bubbles) {
    faded(c, bubble.came, () => drawBubble(frame, [x, at + (1 - bubble.came) * 20, w], bubble))
    at += bubble.high + 14
  }
  c.restore()
}

export const phone: Figure<'phone'> = (frame, { head, from, messages, stamp }) => {
  ground(frame)
  const { c, tall } = frame
  const box = heading(frame, head)
  const w = tall ? 372 : 440
  const x = tall ? box.x + (box.w - w) / 2 : box.x + box.w - w
  const h = box.h + (tall ? 14 : 40)
  const y = box.y - (tall ? 0 : 70)
  slab(c, x - 8, y - 8, [w + 16, h + 16, 34], '#11141c')
  slab(c, x, y, [w, h, 27], '#e9edf2')
  slab(c, x, y, [w, 58, 27], '#f8f9fb')
  slab(c, x, y + 30, [w, 28, 0], '#f8f9fb')
  write(c, from, x + w / 2, y + 38, { size: 22, align: 'center', colour: INK, width: w - 40 })
  conversation(frame, [x, y + 58, w, h - 62], messages)
  if (!stamp) return
  const since = frame.since(frame.lines.length - 1) - 1
  faded(c, ease(since, 0.3), () => {
    c.translate(x + w * 0.5, y + h * 0.62)
    c.rotate(-0.2)
    const size = between(1.7, 1, ease(since, 0.3))
    c.scale(size, size)
    c.font = '700 54px "Noto Serif CJK SC"'
    const wide = c.measureText(stamp).width + 56
    slab(c, -wide / 2, -52, [wide, 100, 14], '#fff8f2ee')
    c.strokeStyle = '#c3201c'
    c.lineWidth = 6
    c.strokeRect(-wide / 2 + 8, -44, wide - 16, 84)
    write(c, stamp, 0, 20, { size: 54, serif: true, align: 'center', colour: '#c3201c' })
  })
}

const SKIN = '#e8b48c'

/** Somebody who lies, seen from the side. */
function lying(c: OffscreenCanvasRenderingContext2D, x: number, y: number): void {
  oval(c, x, y + 34, [210, 14], '#00000030')
  path(
    c,
    [
      [x + 66, y + 8],
      [x + 128, y + 14],
      [x + 196, y + 18],
    ],
    { colour: '#34507a', width: 34 },
  )
  oval(c, x + 208, y + 6, [15, 24], '#222938')
  path(
    c,
    [
      [x - 58, y + 6],
      [x + 56, y + 8],
    ],
    { colour: '#f1efe8', width: 50 },
  )
  path(
    c,
    [
      [x - 48, y + 24],
      [x + 30, y + 30],
    ],
    { colour: '#dedbd0', width: 15 },
  )
  disc(c, x + 36, y + 30, 9, SKIN)
  disc(c, x - 104, y + 4, 29, SKIN)
  path(
    c,
    [
      [x - 126, y - 12],
      [x - 131, y + 6],
      [x - 122, y + 24],
    ],
    { colour: '#2c2522', width: 15 },
  )
}

/** Somebody who kneels behind and presses with straight arms. */
function kneeling(c: OffscreenCanvasRenderingContext2D, x: number, y: number, down: number): void {
  const [sx, sy] = [x + 4, y - 148 + down]
  path(
    c,
    [
      [x + 62, y + 6],
      [x + 104, y + 20],
    ],
    { colour: '#27303f', width: 36 },
  )
  path(
    c,
    [
      [x + 60, y - 34],
      [x + 58, y + 2],
    ],
    { colour: '#27303f', width: 42 },
  )
  path(
    c,
    [
      [sx + 34, sy + 14],
      [x + 64, y - 44],
    ],
    { colour: '#c8161d', width: 58 },
  )
  disc(c, sx - 10, sy - 42, 31, SKIN)
  path(
    c,
    [
      [sx - 28, sy - 64],
      [sx - 4, sy - 72],
      [sx + 18, sy - 54],
      [sx + 20, sy - 36],
    ],
    { colour: '#2c2522', width: 15 },
  )
  path(
    c,
    [
      [sx + 18, sy + 12],
      [x - 20, y - 92 + down],
    ],
    { colour: '#a9121a', width: 26 },
  )
  path(
    c,
    [
      [x - 20, y - 92 + down],
      [x - 24, y - 34 + down],
    ],
    { colour: SKIN, width: 17 },
  )
  oval(c, x - 24, y - 26 + down, [19, 11], '#d59c74')
}

/** Chest compressions with their rhythm and their count. */
export const press: Figure<'press'> = (frame, { head, perMinute }) => {
  ground(frame)
  const { c, palette, s, tall } = frame
  const box = heading(frame, head)
  const beat = (s * perMinute) / 60
  const down = 15 * Math.max(0, Math.sin(beat * Math.PI * 2)) ** 0.8
  const [x, y] = [box.x + box.w * (tall ? 0.46 : 0.36), box.y + (tall ? 250 : 240)]
  kneeling(c, x, y, down)
  lying(c, x, y)
  const done = Math.floor(beat) % 30
  const step = Math.min(box.w / 15, 30)
  for (let i = 0; i < 30; i++) {
    const [dx, dy] = [box.x + (i % 15) * step + 10, box.y + (tall ? 330 : 310) + Math.floor(i / 15) * 28]
    disc(c, dx, dy, i === done ? 9 : 6, i <= done ? palette.accent : `${palette.soft}66`)
  }
  const pulse = clamp(1 - (beat % 1) * 1.6)
  disc(c, box.x + box.w - 44, box.y + 26, 26 + pulse * 12, `${palette.accent}40`)
  write(c, `${done + 1}`, box.x + box.w - 44, box.y + 40, {
    size: 40,
    serif: true,
    align: 'center',
    colour: palette.ink,
  })
}
