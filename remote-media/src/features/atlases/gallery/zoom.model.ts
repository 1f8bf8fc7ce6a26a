/** How a picture is enlarged: `x` and `y` are px by which its middle is moved. */
export interface Zoom {
  scale: number
  x: number
  y: number
}
export interface Point {
  x: number
  y: number
}
/** Two fingers, by the middle of their box: how far apart, and where between them. */
export interface Pinch extends Point {
  apart: number
}
interface Size {
  width: number
  height: number
}

export const whole: Zoom = { scale: 1, x: 0, y: 0 }

const MAX_SCALE = 4
/** A double tap enlarges so far. */
const TAP_SCALE = 2.5
/** How much further than its ends a picture may be pinched while the fingers are down. */
const GIVE = 0.4
/** What is hardly enlarged is whole. */
const NEARLY = 1.05

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** Enlarges by `scale`, and what is under `point` stays there. */
const around = ({ scale, x, y }: Zoom, point: Point, next: number): Zoom => ({
  scale: next,
  x: point.x - ((point.x - x) * next) / scale,
  y: point.y - ((point.y - y) * next) / scale,
})

/** Two fingers moved from `before` to `now`. */
export function pinched(from: Zoom, before: Pinch, now: Pinch): Zoom {
  const scale = between((from.scale * now.apart) / before.apart, 1 - GIVE, MAX_SCALE + GIVE)
  const zoom = around(from, before, scale)
  return { scale, x: zoom.x + now.x - before.x, y: zoom.y + now.y - before.y }
}

export const moved = (from: Zoom, by: Point): Zoom => ({ ...from, x: from.x + by.x, y: from.y + by.y })

/** A double tap: enlarged where it was tapped, or whole again. */
export const tappedTwice = (from: Zoom, at: Point): Zoom => (from.scale > NEARLY ? whole : around(whole, at, TAP_SCALE))

/** Where it comes to rest: no ground is seen beside a picture that is larger than its box. */
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
