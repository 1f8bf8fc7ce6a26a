import type { Paint, Stage } from '../paint/types'
import { fishingFleet, redSail, regatta } from './sea/boats'
import { seaBridge } from './sea/bridge'
import { ferry, windFarm } from './sea/ferry'
import { harbour } from './sea/harbour'
import { islandMist, lighthouseDusk, lighthouseStorm } from './sea/lighthouse'
import { containerPort, fishingPort } from './sea/ports'
import { beach, promenade } from './sea/shore'

export const sea: Record<string, Paint> = {
  'harbour-dawn': (g: Stage) => harbour(g, 'dawn'),
  'harbour-noon': (g: Stage) => harbour(g, 'noon'),
  'harbour-golden': (g: Stage) => harbour(g, 'golden'),
  'harbour-night': (g: Stage) => harbour(g, 'night'),
  'sea-bridge-dawn': (g: Stage) => seaBridge(g, false),
  'sea-bridge-night': (g: Stage) => seaBridge(g, true),
  regatta,
  'fishing-fleet': fishingFleet,
  'fishing-port': fishingPort,
  'container-port': containerPort,
  'lighthouse-dusk': lighthouseDusk,
  'lighthouse-storm': lighthouseStorm,
  'island-mist': islandMist,
  'beach-summer': beach,
  promenade,
  'wind-farm': windFarm,
  ferry,
  'red-sail': redSail,
}
