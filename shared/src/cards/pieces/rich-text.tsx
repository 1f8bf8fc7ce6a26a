import { RichText as Words } from '../../ui'
import { CardFrame } from '../card-frame'
import type { CardProps } from '../card-props'
import classes from './rich-text.module.css'

export function RichText({ card }: CardProps<'rich_text'>) {
  return (
    <CardFrame card={card}>
      <div className={classes.words}>
        <Words html={card.html} by="editor" />
      </div>
    </CardFrame>
  )
}
