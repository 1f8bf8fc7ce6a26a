import { CardFrame } from '../card-frame'
import type { CardProps } from '../card-props'

export const TitleMore = ({ card }: CardProps<'title_more'>) => (
  <CardFrame card={card} bare>
    {null}
  </CardFrame>
)

export const Spacer = ({ card }: CardProps<'spacer'>) => <div style={{ height: card.height }} />
