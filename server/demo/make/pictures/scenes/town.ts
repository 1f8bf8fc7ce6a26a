import type { Paint, Stage } from '../paint/types'
import { courtyardGinkgo, ginkgoAvenue } from './town/ginkgo'
import { newHomes, schoolMorning } from './town/homes'
import { oldTownLane, oldTownRain, snowStreet } from './town/lanes'
import { morningMarket, nightMarket, pagodaSunset } from './town/markets'
import { communitySquare, elevatorBuilding } from './town/neighbours'
import { canal, lanternFestival, oldTownRoofs } from './town/old-town'
import { umbrellaStreet, volunteersCrossing } from './town/streets'

export const town: Record<string, Paint> = {
  'old-town-roofs': oldTownRoofs,
  'old-town-lane': oldTownLane,
  'old-town-rain': oldTownRain,
  'snow-street': snowStreet,
  'canal-houses': (g: Stage) =>
    canal(g, {
      sky: [
        [0, '#1c2450'],
        [0.6, '#6a5580'],
        [1, '#e09a80'],
      ],
      cloud: ['#e8a890', '#3a3a68'],
      glow: 0.7,
      wall: '#8a7a80',
      roof: '#2a2632',
      tint: '#4a4068',
      deep: '#10122a',
      tone: '#ffb07a',
      dusk: true,
    }),
  'lantern-festival': lanternFestival,
  'night-market': nightMarket,
  'morning-market': morningMarket,
  'pagoda-sunset': pagodaSunset,
  'courtyard-ginkgo': courtyardGinkgo,
  'ginkgo-avenue': ginkgoAvenue,
  'volunteers-crossing': volunteersCrossing,
  'school-morning': schoolMorning,
  'community-square': communitySquare,
  'elevator-building': elevatorBuilding,
  'new-homes': newHomes,
  'umbrella-street': umbrellaStreet,
}
