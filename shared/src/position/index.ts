export type { PositionError as NoPosition } from './ask-position'
export { usePosition } from './use-position'
