export type { PositionError as NoPosition } from './ask-position'
export { mapAddress } from './map-address'
export { usePosition } from './use-position'
