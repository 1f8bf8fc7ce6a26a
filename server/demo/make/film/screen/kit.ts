import type { Frame } from './types'

type Context = OffscreenCanvasRenderingContext2D

export const clamp = (x: number) => Math.min(1, Math.max(0, x))
/** From 0 to 1 in `seconds`, slower at the end. */
export const ease = (since: number, seconds = 0.6) => 1 - (1 - clamp(since / seconds)) ** 3
export const between = (a: number, b: number, t: number) => a + (b - a) * t

interface Type {
  size: number
  colour: string
  bold?: boolean
  serif?: boolean
  align?: CanvasTextAlign
  spacing?: number
  /** Smaller type where the words are wider. */
  width?: number
}

const fontOf = ({ size, bold = true, serif = false }: Type) =>
  `${bold ? 700 : 400} ${size}px "${serif ? 'Noto Serif CJK SC' : 'Noto Sans CJK SC'}"`

export function widthOf(c: Context, words: string, type: Type): number {
  c.font = fontOf(type)
  c.letterSpacing = `${type.spacing ?? 0}px`
  return c.measureText(words).width
}

export function write(c: Context, words: string, x: number, y: number, type: Type): void {
  const wide = widthOf(c, words, type)
  if (type.width && wide > type.width) c.font = fontOf({ ...type, size: (type.size * type.width) / wide })
  c.fillStyle = type.colour
  c.textAlign = type.align ?? 'left'
  c.textBaseline = 'alphabetic'
  c.fillText(words, x, y)
}

/** Words in lines of a width: Chinese breaks anywhere, English between words. */
export function wrapped(c: Context, words: string, type: Type & { width: number }): string[] {
  c.font = fontOf(type)
  c.letterSpacing = `${type.spacing ?? 0}px`
  const lines = ['']
  for (const part of words.match(/[\w'’.,:;%-]+\s*|./gu) ?? []) {
    const longer = `${lines.at(-1)}${part}`
    if (c.measureText(longer.trimEnd()).width <= type.width || /^[，。、？！：；]$/.test(part))
      lines[lines.length - 1] = longer
    else lines.push(part)
  }
  return lines.map((line) => line.trimEnd())
}

export function paragraph(c: Context, words: string, x: number, y: number, type: Type & { width: number }): number {
  const lines = wrapped(c, words, type)
  const { width: _, ...rest } = type
  for (const [i, line] of lines.entries()) write(c, line, x, y + i * type.size * 1.4, rest)
  return lines.length * type.size * 1.4
}

export function faded(c: Context, opacity: number, draw: () => void): void {
  if (opacity <= 0.004) return
  c.save()
  c.globalAlpha *= clamp(opacity)
  draw()
  c.restore()
}

export function disc(c: Context, x: number, y: number, r: number, fill: string | CanvasGradient): void {
  c.fillStyle = fill
  c.beginPath()
  c.arc(x, y, Math.max(0, r), 0, 7)
  c.fill()
}

export function oval(c: Context, x: number, y: number, [rx, ry, turn = 0]: readonly number[], fill: string): void {
  c.fillStyle = fill
  c.beginPath()
  c.ellipse(x, y, rx, ry, turn, 0, 7)
  c.fill()
}

export function slab(c: Context, x: number, y: number, [w, h, r]: readonly number[], fill: string): void {
  c.fillStyle = fill
  c.beginPath()
  c.roundRect(x, y, w, h, r)
  c.fill()
}

type Points = readonly (readonly [x: number, y: number])[]
function trace(c: Context, points: Points): void {
  c.beginPath()
  for (const [i, [x, y]] of points.entries()) i ? c.lineTo(x, y) : c.moveTo(x, y)
}
export function path(c: Context, points: Points, { colour, width }: { colour: string; width: number }): void {
  c.strokeStyle = colour
  c.lineWidth = width
  c.lineJoin = 'round'
  c.lineCap = 'round'
  trace(c, points)
  c.stroke()
}
export function area(c: Context, points: Points, fill: string | CanvasGradient): void {
  c.fillStyle = fill
  trace(c, points)
  c.closePath()
  c.fill()
}

/** A soft light. */
export function glow(c: Context, x: number, y: number, r: number, rgb: string, strength = 0.5): void {
  const light = c.createRadialGradient(x, y, 0, x, y, r)
  light.addColorStop(0, `rgb(${rgb} / ${strength})`)
  light.addColorStop(1, `rgb(${rgb} / 0)`)
  c.fillStyle = light
  c.fillRect(x - r, y - r, r * 2, r * 2)
}

/** The heading of a scene, with a short bar of the accent. Returns the box below it. */
export function heading({ c, box, palette, s, tall }: Frame, words: string) {
  const size = tall ? 36 : 34
  const came = ease(s, 0.7)
  faded(c, came, () => {
    slab(c, box.x, box.y - 4, [38 * came, 6, 3], palette.accent)
    write(c, words, box.x, box.y + size + 14, { size, serif: true, colour: palette.ink, width: box.w })
  })
  const used = size + 44
  return { x: box.x, y: box.y + used, w: box.w, h: box.h - used }
}
