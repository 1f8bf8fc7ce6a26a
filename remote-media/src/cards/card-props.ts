import type { Card, CardType } from '@plaza/shared/api'

export interface CardProps<T extends CardType = CardType> {
  card: Card<T>
  /** Stands on the first screen: its pictures are fetched at once. */
  eager?: boolean
}
