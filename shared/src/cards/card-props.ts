import type { Card, CardType } from '../api'

export interface CardProps<T extends CardType = CardType> {
  card: Card<T>
  /** On the first screen: its pictures load eagerly. */
  eager?: boolean
}
