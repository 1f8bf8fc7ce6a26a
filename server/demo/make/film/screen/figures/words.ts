import { ground, painted } from '../ground'
import { between, clamp, disc, ease, faded, heading, paragraph, path, slab, widthOf, write } from '../kit'
import type { Figure, Frame } from '../types'

const onPicture = { ink: '#ffffff', soft: '#e6e1d6', accent: '#ffc54d', onAccent: '#2a2008' }

/** Ground of a scene: a picture, or plain. Without `shade` it is dark and still. Returns the frame with its colours. */
export function behind(frame: Frame, picture: string | undefined, shade?: number): Frame {
  if (!picture) {
    ground(frame)
    return frame
  }
  painted(frame, picture, { shade: shade ?? 0.76, still: shade === undefined })
  return { ...frame, palette: { ...frame.palette, ...onPicture } }
}

export const title: Figure<'title'> = (frame, { picture: id, words }) => {
  const { c, box, s, tall, series } = behind(frame, id, 0.62)
  const size = tall ? 60 : 66
  const top = tall ? box.y + 96 : box.y + 130
  faded(c, ease(s - 0.2), () => {
    const type = { size: 17, colour: frame.palette.onAccent, spacing: 2 }
    slab(c, box.x, top - size - 56, [widthOf(c, series, type) + 30, 34, 17], frame.palette.accent)
    write(c, series, box.x + 16, top - size - 33, type)
  })
  for (const [i, line] of words.entries())
    faded(c, ease(s - 0.4 - i * 0.25, 0.8), () => {
      c.shadowColor = 'rgb(0 0 0 / 55%)'
      c.shadowBlur = 18
      const y = top + i * size * 1.28 + 14 * (1 - ease(s - 0.4 - i * 0.25, 0.8))
      write(c, line, box.x - 2, y, { size, serif: true, colour: '#fff', width: box.w })
    })
  const rule = ease(s - 0.9, 1.2)
  slab(c, box.x, top + (words.length - 1) * size * 1.28 + 32, [box.w * 0.32 * rule, 5, 2], frame.palette.accent)
}

export const picture: Figure<'picture'> = (frame, { picture: id, head, note }) => {
  const { c, box, s, palette, tall } = behind(frame, id, head ? 0.6 : 0.34)
  if (!head) return
  c.shadowColor = 'rgb(0 0 0 / 55%)'
  c.shadowBlur = 14
  const rest = heading({ ...frame, palette }, head)
  if (note)
    faded(c, ease(s - 0.5), () =>
      paragraph(c, note, box.x, rest.y + 20, { size: tall ? 25 : 24, bold: false, colour: palette.soft, width: box.w }),
    )
  c.shadowBlur = 0
}

export const list: Figure<'list'> = (whole, { head, items, picture: id }) => {
  const frame = behind(whole, id)
  const { c, palette, tall } = frame
  const box = heading(frame, head)
  const step = Math.min(tall ? 84 : 66, box.h / items.length)
  for (const [i, words] of items.entries()) {
    const since = frame.shown(i, items.length)
    const came = ease(since)
    const isNow = since >= 0 && frame.shown(i + 1, items.length) < 0
    const y = box.y + step * (i + 0.5)
    faded(c, came * (isNow || i === items.length - 1 ? 1 : 0.66), () => {
      const x = box.x + 22 * (1 - came)
      disc(c, x + 19, y, 19, isNow ? palette.accent : `${palette.soft}55`)
      const colour = isNow ? palette.onAccent : palette.ink
      write(c, String(i + 1), x + 19, y + 7, { size: 19, align: 'center', colour })
      const type = { size: tall ? 29 : 28, bold: isNow, colour: palette.ink, width: box.w - 56 }
      write(c, words, x + 54, y + 10, type)
    })
  }
}

export const numbers: Figure<'numbers'> = (whole, { head, items, picture: id }) => {
  const frame = behind(whole, id)
  const { c, palette, tall } = frame
  const box = heading(frame, head)
  const last = items.findLastIndex((_, i) => frame.shown(i, items.length) >= 0)
  for (const [i, [value, unit, note]] of items.entries()) {
    const since = frame.shown(i, items.length)
    const gone = ease(frame.shown(i + 1, items.length), 0.4)
    if (i < last - 1) continue
    faded(c, ease(since, 0.4) * (1 - gone), () => {
      const decimals = String(value).split('.')[1]?.length ?? 0
      const figure = (value * ease(since, 1.1)).toFixed(decimals)
      const size = tall ? 128 : 150
      const y = box.y + box.h * (tall ? 0.42 : 0.5) - gone * 30
      write(c, figure, box.x - 4, y, { size, serif: true, colour: palette.accent, width: box.w * 0.8 })
      const wide = Math.min(c.measureText(figure).width, box.w * 0.8)
      write(c, unit, box.x + wide + 14, y, { size: 38, colour: palette.ink, width: box.w - wide - 14 })
      paragraph(c, note, box.x, y + 62, { size: 28, bold: false, colour: palette.ink, width: box.w })
    })
  }
}

export const poem: Figure<'poem'> = (whole, { name, columns, picture: id }) => {
  const frame = behind(whole, id)
  const { c, box, palette, tall } = frame
  const long = Math.max(...columns.map((column) => column.length))
  const step = Math.min(tall ? 70 : 84, box.w / (columns.length + 0.6))
  const size = Math.min(tall ? 40 : 38, (box.h - 20) / long / 1.16)
  const right = box.x + (box.w + columns.length * step) / 2
  for (const [i, column] of columns.entries()) {
    const since = frame.shown(i, columns.length)
    const spoken = frame.lines[Math.max(0, frame.lines.length - columns.length + i)]
    const pace = spoken ? (spoken.until - spoken.at) / column.length : 0.3
    for (const [k, sign] of [...column].entries())
      faded(c, ease(since - k * pace * 0.85, 0.5), () =>
        write(c, sign, right - step * (i + 0.5), box.y + 40 + k * size * 1.16, {
          ...{ size, serif: true, align: 'center', colour: palette.ink },
        }),
      )
  }
  faded(c, ease(frame.s - 0.3), () => {
    const y = box.y + 40 + long * size * 1.16 + 34
    write(c, name, box.x + box.w / 2, Math.min(y, box.y + box.h), {
      size: 20,
      align: 'center',
      colour: palette.accent,
      width: box.w,
    })
  })
}

function writingGrid({ c, palette }: Frame, [x, y, side]: readonly number[]): void {
  const [right, foot, middle] = [x + side, y + side, side / 2]
  const thin = { colour: `${palette.accent}88`, width: 1.5 }
  const lines = [
    [x, y, right, foot],
    [right, y, x, foot],
    [x + middle, y, x + middle, foot],
    [x, y + middle, right, y + middle],
  ]
  c.setLineDash([7, 7])
  for (const [ax, ay, bx, by] of lines)
    path(
      c,
      [
        [ax, ay],
        [bx, by],
      ],
      thin,
    )
  c.setLineDash([])
  c.strokeStyle = palette.accent
  c.lineWidth = 3
  c.strokeRect(x, y, side, side)
}

export const glyph: Figure<'glyph'> = (frame, { head, signs }) => {
  ground(frame)
  const { c, palette } = frame
  const box = heading(frame, head)
  const side = Math.min(box.w, box.h - 80, 320)
  const [x, y] = [box.x + (box.w - side) / 2, box.y + 6]
  const middle = x + side / 2
  writingGrid(frame, [x, y, side])
  for (const [i, [sign, note]] of signs.entries()) {
    const shown = ease(frame.shown(i, signs.length), 0.8) * (1 - ease(frame.shown(i + 1, signs.length), 0.4))
    faded(c, shown, () => {
      const type = { size: side * 0.86, serif: true, align: 'center' as const, colour: palette.ink }
      write(c, sign, middle, y + side * 0.82, type)
      write(c, note, middle, y + side + 52, { size: 27, align: 'center', colour: palette.accent, width: box.w })
    })
  }
}

function card(frame: Frame, id: string, [x, y, w]: readonly number[]): void {
  const { c } = frame
  const image = frame.picture(id)
  c.save()
  c.beginPath()
  c.roundRect(x, y, w, (w * 9) / 16, 14)
  c.clip()
  c.drawImage(image, x, y, w, (w * image.height) / image.width)
  c.restore()
}

export const timeline: Figure<'timeline'> = (frame, { head, items, pictures }) => {
  ground(frame)
  const { c, palette, w } = frame
  const box = heading(frame, head)
  const at = items.reduce((sum, _, i) => sum + (i ? ease(frame.shown(i, items.length), 1.1) : 0), 0)
  const step = Math.min(520, box.w * 0.66)
  const y = box.y + box.h * 0.36
  path(
    c,
    [
      [0, y],
      [w, y],
    ],
    { colour: `${palette.soft}88`, width: 3 },
  )
  for (const [i, [when, what]] of items.entries()) {
    const x = box.x + 40 + (i - at) * step
    const near = clamp(1 - Math.abs(i - at))
    faded(c, between(0.3, 1, near), () => {
      disc(c, x, y, between(7, 14, near), near > 0.5 ? palette.accent : palette.soft)
      write(c, when, x - 14, y - 38, { size: between(30, 56, near), serif: true, colour: palette.ink })
      paragraph(c, what, x - 14, y + 62, { size: 28, bold: false, colour: palette.ink, width: 380 })
    })
    const [came, gone] = [frame.shown(i, items.length), frame.shown(i + 1, items.length)]
    faded(c, ease(came, 0.9) * (1 - ease(gone, 0.9)), () => card(frame, pictures[i], [w - 64 - 400, y - 60, 400]))
  }
}

export const end: Figure<'end'> = (frame, { words, note }) => {
  ground(frame)
  const { c, w, box, palette, s } = frame
  faded(c, ease(s, 0.8), () => {
    const y = box.y + box.h * 0.46
    slab(c, w / 2 - 26 * ease(s, 1), y - 74, [52 * ease(s, 1), 6, 3], palette.accent)
    write(c, words, w / 2, y, { size: 44, serif: true, align: 'center', colour: palette.ink, spacing: 4 })
    write(c, note, w / 2, y + 44, { size: 19, bold: false, align: 'center', colour: palette.soft, width: box.w })
  })
}
