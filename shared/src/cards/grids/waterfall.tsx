import type { Content } from '../../api'
import { count } from '../../format'
import { ContentLink, Img } from '../../ui'
import { CardFrame } from '../card-frame'
import type { CardProps } from '../card-props'
import { t } from '../cards.text'
import classes from './waterfall.module.css'

/** Aspect ratios known before the pictures load, so that nothing shifts. */
const ratios = [3 / 4, 1, 4 / 5]
const ratioAt = (index: number) => ratios[index % ratios.length] ?? 1

export function Waterfall({ card }: CardProps<'waterfall'>) {
  const columns = [0, 1].map((side) => card.items.filter((_, index) => index % 2 === side))
  return (
    <CardFrame card={card} bare>
      <div className={classes.columns}>
        {columns.map((items, side) => (
          <ul key={side === 0 ? 'left' : 'right'} className={classes.column}>
            {items.map((content, row) => (
              <li key={content.id}>
                <Tile content={content} ratio={ratioAt(row + side)} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </CardFrame>
  )
}

function Tile({ content, ratio }: { content: Content; ratio: number }) {
  return (
    <ContentLink content={content} className={classes.tile}>
      {content.image && (
        <Img src={content.image} alt="" width={350} height={Math.round(350 / ratio)} ratio={ratio} small />
      )}
      <span className={classes.words}>
        <span className={classes.title}>{content.title}</span>
        <span className={classes.meta}>
          <span className={classes.source}>{content.source}</span>
          <span>{t.views(count(content.views))}</span>
        </span>
      </span>
    </ContentLink>
  )
}
