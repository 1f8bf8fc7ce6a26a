import type { Paint } from './paint/types'
import { land } from './scenes/land'
import { rooms } from './scenes/rooms'
import { sea } from './scenes/sea'
import { town } from './scenes/town'

/** All pictures of places, by id. */
export const scenes: Record<string, Paint> = { ...sea, ...land, ...town, ...rooms }
