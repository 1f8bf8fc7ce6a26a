import type { Figure, Shows } from '../types'
import { birds } from './birds'
import { bins, bowl, pan } from './kitchen'
import { phone, press } from './people'
import { curve, map, moon } from './sea'
import { lamp, stars, typhoon } from './sky'
import { end, glyph, list, numbers, picture, poem, timeline, title } from './words'

/** How each kind of scene is drawn. */
export const figures: { [K in keyof Shows]: Figure<K> } = {
  ...{ title, picture, list, numbers, poem, glyph, timeline, end },
  ...{ curve, moon, map, birds, lamp, stars, typhoon, phone, press, bowl, pan, bins },
}
