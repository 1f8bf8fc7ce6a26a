export { MiniPlayerGate, type MiniPlayerState, useMiniPlayer } from './gate'
export { player } from './player'
export { startPlayer, warmPlayer } from './start'
export type { Surroundings } from './surroundings'
