export type { PositionError as NoPosition } from './ask-position'
export { MapAppLink } from './map-app-link'
export { usePosition } from './use-position'
