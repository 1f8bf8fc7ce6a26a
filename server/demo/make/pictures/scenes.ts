import type { Paint } from './paint/types'
import { land } from './scenes/land'
import { rooms } from './scenes/rooms'
import { sea } from './scenes/sea'
import { town } from './scenes/town'

/** Every picture of a place, by its id. */
export const scenes: Record<string, Paint> = { ...sea, ...land, ...town, ...rooms }
