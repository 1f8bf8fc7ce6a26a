import type { Paint } from '../paint/types'
import { civicHall, hospital } from './rooms/buildings'
import { clinic, serviceCounter } from './rooms/counters'
import { noodles, seafood } from './rooms/food'
import { lab, studyHall } from './rooms/learning'
import { classroom, library } from './rooms/library'
import { museumHall, readingWindow } from './rooms/quiet'
import { marathon, stadium } from './rooms/sports'
import { opera, stageLights } from './rooms/stage'
import { studioMic, studioTv } from './rooms/studios'
import { teaCup } from './rooms/tea'
import { elderlyDining, greenhouse, volunteersBeach, volunteersTrees } from './rooms/volunteers'

export const rooms: Record<string, Paint> = {
  classroom,
  library,
  'reading-window': readingWindow,
  'museum-hall': museumHall,
  hospital,
  clinic,
  'civic-hall': civicHall,
  'service-counter': serviceCounter,
  'study-hall': studyHall,
  lab,
  greenhouse,
  'volunteers-beach': volunteersBeach,
  'volunteers-trees': volunteersTrees,
  'elderly-dining': elderlyDining,
  stadium,
  marathon,
  stage: stageLights,
  opera,
  noodles,
  seafood,
  'tea-cup': teaCup,
  'studio-mic': studioMic,
  'studio-tv': studioTv,
}
