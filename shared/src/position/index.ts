export type { NoPosition } from './ask-position'
export { usePosition } from './use-position'
