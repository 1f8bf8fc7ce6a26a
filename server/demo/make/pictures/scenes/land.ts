import type { Paint, Stage } from '../paint/types'
import { fireworks, skylineFog, skylineRain } from './land/city-weather'
import { hillsAutumn, hillsMist, hillsSnow } from './land/hills'
import { greenway, kites } from './land/parks'
import { skyline } from './land/skyline'
import { riceTerraces, teaDawn, teaTerraces } from './land/terraces'
import { metroViaduct, trainFields } from './land/trains'
import { campStars, valleyRiver } from './land/valley'
import { lotusPond, riverBoat, wetlandEgrets, wetlandReeds } from './land/wetland'
import { bamboo, flowerFields, orchard } from './land/woods'

export const land: Record<string, Paint> = {
  'skyline-dawn': (g: Stage) => skyline(g, 'dawn'),
  'skyline-noon': (g: Stage) => skyline(g, 'noon'),
  'skyline-golden': (g: Stage) => skyline(g, 'golden'),
  'skyline-blue': (g: Stage) => skyline(g, 'blue'),
  'skyline-night': (g: Stage) => skyline(g, 'night'),
  'skyline-rain': skylineRain,
  'skyline-fog': skylineFog,
  fireworks,
  'tea-terraces': teaTerraces,
  'tea-dawn': teaDawn,
  'hills-mist': hillsMist,
  'hills-autumn': hillsAutumn,
  'hills-snow': hillsSnow,
  bamboo,
  'flower-fields': flowerFields,
  'rice-terraces': riceTerraces,
  orchard,
  'valley-river': valleyRiver,
  'camp-stars': campStars,
  'wetland-reeds': wetlandReeds,
  'wetland-egrets': wetlandEgrets,
  'lotus-pond': lotusPond,
  'river-boat': riverBoat,
  'metro-viaduct': metroViaduct,
  'train-fields': trainFields,
  greenway,
  kites,
}
