export { loadDriver as warmPlayer } from './engine'
export { MiniPlayerGate, type MiniPlayerState, useMiniPlayer } from './gate'
export { player } from './player'
export { startPlayer } from './start'
