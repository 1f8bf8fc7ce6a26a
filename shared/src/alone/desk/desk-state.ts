import type { Choices } from '../host/choices'

/** The page shown on the desk, and the options it is shown with. */
export interface DeskState extends Choices {
  address: string
  width: 'phone' | 'full'
}
