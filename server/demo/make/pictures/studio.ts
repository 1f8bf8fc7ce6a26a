// Runs in the browser: paints the requested pictures and posts them back one by one.

import { covers } from './covers'
import { licences } from './licences'
import { contextOf } from './paint/canvas'
import { stage } from './paint/stage'
import type { Paint } from './paint/types'
import { anchors } from './portraits/anchors'
import { avatars } from './portraits/avatars'
import { organisations } from './portraits/organisations'
import { scenes } from './scenes'
import { skins } from './skins'

const SMALL_WIDTH = 480

/** How to paint and encode a picture. */
interface Order {
  paint: Paint
  size: [width: number, height: number]
  /** Width of a small copy. */
  small: number | null
  quality: number
}

const ordered = (pictures: Record<string, Paint>, rest: Omit<Order, 'paint'>): Record<string, Order> =>
  Object.fromEntries(Object.entries(pictures).map(([id, paint]) => [id, { paint, ...rest }]))

const shelf: Record<string, Order> = {
  ...ordered(scenes, { size: [1200, 675], small: SMALL_WIDTH, quality: 0.62 }),
  ...ordered(licences, { size: [1000, 707], small: SMALL_WIDTH, quality: 0.72 }),
  ...ordered(covers, { size: [600, 600], small: 240, quality: 0.7 }),
  ...ordered({ ...anchors, ...avatars, ...organisations }, { size: [256, 256], small: 96, quality: 0.84 }),
  ...ordered(skins, { size: [750, 190], small: null, quality: 0.86 }),
}

const blobOf = (canvas: OffscreenCanvas, quality: number) => canvas.convertToBlob({ type: 'image/webp', quality })

function shrink(canvas: OffscreenCanvas, width: number): OffscreenCanvas {
  const small = new OffscreenCanvas(width, Math.round((width * canvas.height) / canvas.width))
  const c = contextOf(small)
  c.imageSmoothingQuality = 'high'
  c.drawImage(canvas, 0, 0, small.width, small.height)
  return small
}

const average = (canvas: OffscreenCanvas) =>
  `#${[...contextOf(shrink(canvas, 1)).getImageData(0, 0, 1, 1).data.slice(0, 3)].map((v) => v.toString(16).padStart(2, '0')).join('')}`

const post = (path: string, body: BodyInit) => fetch(path, { method: 'POST', body })

async function paint(id: string, { paint: draw, size, small, quality }: Order) {
  const g = stage(id.replace(/^(harbour|skyline)-.*/, '$1'), ...size)
  draw(g)
  await post(`/picture/${id}.webp`, await blobOf(g.canvas, quality))
  if (small) await post(`/picture/${id}-s.webp`, await blobOf(shrink(g.canvas, small), quality))
  return { id, width: size[0], height: size[1], small: Boolean(small), color: average(g.canvas) }
}

const wanted = new URLSearchParams(location.search).get('only')
const orders = Object.entries(shelf).filter(([id]) => !wanted || new RegExp(wanted).test(id))
const rows = []
for (const [id, order] of orders)
  try {
    rows.push(await paint(id, order))
  } catch (error) {
    await post('/failed', `${id}: ${(error as Error).stack}`)
  }
await post('/done', JSON.stringify(rows))
