import type { Card, CardType } from '@plaza/shared/api'

export interface CardProps<T extends CardType = CardType> {
  card: Card<T>
  /** On the first screen: its pictures load eagerly. */
  eager?: boolean
}
