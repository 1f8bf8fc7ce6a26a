export { FullPlayer } from './full/full-player'
export { MiniPlayer } from './mini/mini-player'
