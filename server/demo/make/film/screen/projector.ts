// Runs in the browser: draws the frames of a film and posts them one by one.
import { figures } from './figures/index'
import { blendOf, palettes } from './ground'
import type { FilmPlan, Frame, Scene, Shows } from './types'

const pictures = new Map<string, ImageBitmap>()
async function load(id: string): Promise<void> {
  if (pictures.has(id)) return
  const blob = await (await fetch(`/pictures/${id}.webp`)).blob()
  pictures.set(id, await createImageBitmap(blob))
}

/** Upright films are covered by a player's buttons at the right, by its words below, and cropped at the sides. */
const boxOf = (tall: boolean) => (tall ? { x: 74, y: 128, w: 392, h: 480 } : { x: 64, y: 56, w: 832, h: 420 })

function frameOf(plan: FilmPlan, scene: Scene, at: number, canvas: OffscreenCanvas): Frame {
  const { width, height, ground, series } = plan
  const tall = height > width
  const s = at - scene.at
  const { lines } = scene
  const since = (line: number) => s - (lines[line]?.at ?? Number.POSITIVE_INFINITY)
  return {
    c: canvas.getContext('2d') as OffscreenCanvasRenderingContext2D,
    ...{ w: width, h: height, tall, s, series, lines, since },
    length: scene.until - scene.at,
    line: lines.findLastIndex((line) => line.at <= s),
    shown: (item, items) => since(Math.max(0, lines.length - items + item)),
    box: boxOf(tall),
    palette: palettes[ground],
    picture: (id) => pictures.get(id) as ImageBitmap,
  }
}

function draw(plan: FilmPlan, at: number, [front, back]: OffscreenCanvas[]): void {
  const index = Math.max(
    0,
    plan.scenes.findLastIndex((scene) => scene.at <= at),
  )
  const paint = (scene: Scene, canvas: OffscreenCanvas) => {
    const figure = figures[scene.show] as (frame: Frame, options: Shows[typeof scene.show]) => void
    const frame = frameOf(plan, scene, at, canvas)
    frame.c.setTransform(canvas.width / plan.width, 0, 0, canvas.height / plan.height, 0, 0)
    figure(frame, scene as Shows[typeof scene.show])
  }
  const scene = plan.scenes[index]
  const blend = blendOf(at - scene.at)
  paint(scene, front)
  const before = plan.scenes[index - 1]
  if (blend >= 1 || !before) return
  paint(before, back)
  const c = front.getContext('2d') as OffscreenCanvasRenderingContext2D
  c.setTransform(1, 0, 0, 1, 0, 0)
  c.globalAlpha = 1 - blend
  c.drawImage(back, 0, 0)
  c.globalAlpha = 1
}

async function project(plan: FilmPlan, times: readonly number[]): Promise<void> {
  for (const scene of plan.scenes) {
    if ('picture' in scene && scene.picture) await load(scene.picture)
    if ('pictures' in scene) for (const id of scene.pictures) await load(id)
  }
  const canvases = [0, 1].map(() => new OffscreenCanvas(plan.width, plan.height))
  let sent = Promise.resolve<unknown>(undefined)
  for (const at of times) {
    draw(plan, at, canvases)
    const blob = await canvases[0].convertToBlob({ type: 'image/jpeg', quality: 0.95 })
    await sent
    sent = fetch('/frame', { method: 'POST', body: blob })
  }
  await sent
}

try {
  await document.fonts.ready
  const { plan, times } = await (await fetch('/plan')).json()
  await project(plan, times)
  await fetch('/done', { method: 'POST' })
} catch (error) {
  await fetch('/failed', { method: 'POST', body: String((error as Error).stack) })
}
