import { seeded } from '../../chance'
import { finishBrushes } from './brushes/finish'
import { housesBrushes } from './brushes/houses'
import { landBrushes } from './brushes/land'
import { peopleBrushes } from './brushes/people'
import { plantsBrushes } from './brushes/plants'
import { skyBrushes } from './brushes/sky'
import { towersBrushes } from './brushes/towers'
import { weatherBrushes } from './brushes/weather'
import { contextOf } from './canvas'
import { hash, noise2 } from './numbers'
import type { Brushes, Stage } from './types'

const W = 1200
const H = 675

/** The brushes as defined: each takes the stage as first argument. */
type UnboundBrushes = { [K in keyof Brushes]: (g: Stage, ...args: Parameters<Brushes[K]>) => ReturnType<Brushes[K]> }

const brushes: UnboundBrushes = {
  ...skyBrushes,
  ...landBrushes,
  ...towersBrushes,
  ...plantsBrushes,
  ...peopleBrushes,
  ...housesBrushes,
  ...weatherBrushes,
  ...finishBrushes,
}

/** A named canvas; the name is the seed of its random numbers and noise. All brushes are bound to it. */
export function stage(name: string, width = W, height = H): Stage {
  const canvas = new OffscreenCanvas(width, height)
  const c = contextOf(canvas)
  c.lineCap = 'round'
  c.lineJoin = 'round'
  const seed = hash(name)
  const g = { canvas, c, random: seeded(seed), fbm: noise2(seed ^ 0x5bd1e995), W: width, H: height } as Stage
  const bound = Object.entries(brushes).map(([key, brush]) => [
    key,
    (brush as (...args: unknown[]) => unknown).bind(null, g),
  ])
  return Object.assign(g, Object.fromEntries(bound))
}
