import { RichText } from '@plaza/shared/ui'
import { CardFrame } from '../card-frame'
import type { CardProps } from '../registry'
import classes from './rich-text-card.module.css'

export default function RichTextCard({ card }: CardProps<'rich_text'>) {
  return (
    <CardFrame card={card}>
      <div className={classes.words}>
        <RichText html={card.html} />
      </div>
    </CardFrame>
  )
}
