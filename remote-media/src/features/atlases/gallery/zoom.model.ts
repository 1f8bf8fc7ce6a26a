/** Zoom of a picture; `x` and `y` are the offset of its middle in px. */
export interface Zoom {
  scale: number
  x: number
  y: number
}
export interface Point {
  x: number
  y: number
}
/** Two fingers: the distance between them, and their midpoint relative to the middle of the box. */
export interface Pinch extends Point {
  apart: number
}
interface Size {
  width: number
  height: number
}

export const whole: Zoom = { scale: 1, x: 0, y: 0 }

const MAX_SCALE = 4
/** Scale after a double tap. */
const TAP_SCALE = 2.5
/** How far a pinch may exceed the limits while the fingers are down. */
const GIVE = 0.4
/** A scale below this counts as not enlarged. */
const NEARLY = 1.05

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** Scales around a point, which keeps its position. */
const around = ({ scale, x, y }: Zoom, point: Point, next: number): Zoom => ({
  scale: next,
  x: point.x - ((point.x - x) * next) / scale,
  y: point.y - ((point.y - y) * next) / scale,
})

/** The zoom after two fingers moved from `before` to `now`. */
export function pinched(from: Zoom, before: Pinch, now: Pinch): Zoom {
  const scale = between((from.scale * now.apart) / before.apart, 1 - GIVE, MAX_SCALE + GIVE)
  const zoom = around(from, before, scale)
  return { scale, x: zoom.x + now.x - before.x, y: zoom.y + now.y - before.y }
}

export const moved = (from: Zoom, by: Point): Zoom => ({ ...from, x: from.x + by.x, y: from.y + by.y })

/** A double tap enlarges around the point, or resets. */
export const tappedTwice = (from: Zoom, at: Point): Zoom => (from.scale > NEARLY ? whole : around(whole, at, TAP_SCALE))

/** Final zoom after a gesture: a picture larger than its box covers it. */
export function rested(zoom: Zoom, box: Size, picture: Size): Zoom {
  const scale = between(zoom.scale, 1, MAX_SCALE)
  if (scale < NEARLY) return whole
  const { x, y } = scale === zoom.scale ? zoom : around(zoom, { x: 0, y: 0 }, scale)
  const shown = Math.min(box.width / picture.width, box.height / picture.height) * scale
  const spare = (of: number, room: number) => Math.max(0, (of * shown - room) / 2)
  const across = spare(picture.width, box.width)
  const down = spare(picture.height, box.height)
  return { scale, x: between(x, -across, across), y: between(y, -down, down) }
}
