export { FullPlayer } from './full-player'
export { MiniPlayer } from './mini-player'
