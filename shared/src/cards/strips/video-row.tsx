import { ContentLink, Img, shownLength } from '../../ui'
import { CardFrame } from '../card-frame'
import type { CardProps } from '../card-props'
import { Strip } from './strip'
import classes from './video-row.module.css'

export function VideoRow({ card }: CardProps<'video_row'>) {
  return (
    <CardFrame card={card}>
      <Strip items={card.items} keyOf={({ id }) => id}>
        {(content) => (
          <ContentLink content={content} className={classes.tile}>
            <span className={classes.cover}>
              <Img src={content.image ?? ''} alt="" width={440} height={248} ratio={16 / 9} small />
              {content.duration && <span className={classes.length}>{shownLength(content.duration)}</span>}
            </span>
            <span className={classes.title}>{content.title}</span>
          </ContentLink>
        )}
      </Strip>
    </CardFrame>
  )
}
