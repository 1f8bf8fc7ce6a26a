import { stage } from './paint.js'
import { scenes } from './scenes.js'

/** A square cut from a scene, laid over the whole of `g`. */
export function crop(g, id, [x, y, size], blur = 0) {
  const scene = stage(id.replace(/^(harbour|skyline)-.*/, '$1'))
  scenes[id](scene)
  g.c.save()
  g.c.imageSmoothingQuality = 'high'
  if (blur) g.c.filter = `blur(${blur}px)`
  g.c.drawImage(scene.canvas, x, y, size, size, -blur * 2, -blur * 2, g.W + blur * 4, g.H + blur * 4)
  g.c.restore()
}
