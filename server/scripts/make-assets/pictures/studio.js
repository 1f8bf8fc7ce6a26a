// Runs in the browser: paints what is asked for and posts it back, one picture after the other.

import { covers } from './covers.js'
import { stage } from './paint.js'
import { anchors, avatars, organisations } from './portraits.js'
import { scenes } from './scenes.js'
import { skins } from './skins.js'

const SMALL_WIDTH = 480

const shelf = {
  ...Object.fromEntries(
    Object.entries(scenes).map(([id, paint]) => [id, { paint, size: [1200, 675], small: SMALL_WIDTH, quality: 0.62 }]),
  ),
  ...Object.fromEntries(
    Object.entries(covers).map(([id, paint]) => [id, { paint, size: [600, 600], small: 240, quality: 0.7 }]),
  ),
  ...Object.fromEntries(
    Object.entries({ ...anchors, ...avatars, ...organisations }).map(([id, paint]) => [
      id,
      { paint, size: [256, 256], small: 96, quality: 0.84 },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(skins).map(([id, paint]) => [id, { paint, size: [750, 190], small: null, quality: 0.86 }]),
  ),
}

const blobOf = (canvas, quality) => canvas.convertToBlob({ type: 'image/webp', quality })

function shrink(canvas, width) {
  const small = new OffscreenCanvas(width, Math.round((width * canvas.height) / canvas.width))
  const c = small.getContext('2d')
  c.imageSmoothingQuality = 'high'
  c.drawImage(canvas, 0, 0, small.width, small.height)
  return small
}

const average = (canvas) =>
  `#${[...shrink(canvas, 1).getContext('2d').getImageData(0, 0, 1, 1).data.slice(0, 3)].map((v) => v.toString(16).padStart(2, '0')).join('')}`

const post = (path, body) => fetch(path, { method: 'POST', body })

async function paint(id) {
  const { paint: draw, size, small, quality } = shelf[id]
  const g = stage(id.replace(/^(harbour|skyline)-.*/, '$1'), ...size)
  draw(g)
  await post(`/picture/${id}.webp`, await blobOf(g.canvas, quality))
  if (small) await post(`/picture/${id}-s.webp`, await blobOf(shrink(g.canvas, small), quality))
  return { id, width: size[0], height: size[1], small: Boolean(small), color: average(g.canvas) }
}

const wanted = new URLSearchParams(location.search).get('only')
const ids = Object.keys(shelf).filter((id) => !wanted || new RegExp(wanted).test(id))
const rows = []
for (const id of ids)
  try {
    rows.push(await paint(id))
  } catch (error) {
    await post('/failed', `${id}: ${error.stack}`)
  }
await post('/done', JSON.stringify(rows))
