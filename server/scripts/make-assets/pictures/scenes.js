import { land } from './scenes-land.js'
import { rooms } from './scenes-rooms.js'
import { sea } from './scenes-sea.js'
import { town } from './scenes-town.js'

export const scenes = { ...sea, ...land, ...town, ...rooms }
