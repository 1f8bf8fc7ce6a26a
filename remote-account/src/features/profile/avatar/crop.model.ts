/** A square part of a picture: its centre as shares of width and height, and how often it fits the shorter side. */
export interface Crop {
  x: number
  y: number
  zoom: number
}

/** Pixels. */
interface Size {
  width: number
  height: number
}

interface Square {
  left: number
  top: number
  side: number
}

export const ZOOM_MAX = 5
export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 }

const within = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

const sideOf = ({ width, height }: Size, zoom: number) => Math.min(width, height) / zoom

/** The nearest crop that lies inside the picture. */
export function fitted(crop: Crop, size: Size): Crop {
  const zoom = within(crop.zoom, 1, ZOOM_MAX)
  const half = sideOf(size, zoom) / 2
  const [marginX, marginY] = [half / size.width, half / size.height]
  return { zoom, x: within(crop.x, marginX, 1 - marginX), y: within(crop.y, marginY, 1 - marginY) }
}

/** Moves the picture under the frame by shares of the frame's side: to the right, and the part is further left. */
export function moved(crop: Crop, size: Size, [right, down]: readonly [number, number]): Crop {
  const side = sideOf(size, crop.zoom)
  return fitted({ ...crop, x: crop.x - (right * side) / size.width, y: crop.y - (down * side) / size.height }, size)
}

/** The part in pixels of the picture. */
export function squareOf(crop: Crop, size: Size): Square {
  const side = sideOf(size, crop.zoom)
  return { left: crop.x * size.width - side / 2, top: crop.y * size.height - side / 2, side }
}

/** The style of a picture that shows the part in a square frame, in percent of the frame. */
export function styleOf(crop: Crop, size: Size): { width: string; left: string; top: string } {
  const { left, top, side } = squareOf(crop, size)
  const share = (pixels: number) => `${(pixels / side) * 100}%`
  return { width: share(size.width), left: share(-left), top: share(-top) }
}
