import { stage } from './paint/stage'
import type { Cut, Stage } from './paint/types'
import { scenes } from './scenes'

/** A square cut from a scene, laid over the whole of `g`. */
export function crop(g: Stage, id: string, [x, y, size]: Cut, blur = 0) {
  const scene = stage(id.replace(/^(harbour|skyline)-.*/, '$1'))
  scenes[id]?.(scene)
  g.c.save()
  g.c.imageSmoothingQuality = 'high'
  if (blur) g.c.filter = `blur(${blur}px)`
  g.c.drawImage(scene.canvas, x, y, size, size, -blur * 2, -blur * 2, g.W + blur * 4, g.H + blur * 4)
  g.c.restore()
}
