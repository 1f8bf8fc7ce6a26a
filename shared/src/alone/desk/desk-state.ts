import type { Choices } from '../host/choices'

/** What is looked at, and how. */
export interface DeskState extends Choices {
  address: string
  width: 'phone' | 'full'
}
