export { MiniPlayerGate } from './gate'
export { player } from './player'
export { startPlayer, warmPlayer } from './start'
export type { Surroundings } from './surroundings'
