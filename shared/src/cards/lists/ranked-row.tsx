import type { Content } from '../../api'
import { count } from '../../format'
import { ContentLink } from '../../ui'
import { t } from '../cards.text'
import classes from './lists.module.css'

/** `place` counts from 1. */
export const RankedRow = ({ content, place }: { content: Content; place: number }) => (
  <ContentLink content={content} className={classes.ranked}>
    <span className={classes.place} data-top={place <= 3 || undefined}>
      {place}
    </span>
    <span className={classes.rankedTitle}>{content.title}</span>
    <span className={classes.heat}>{t.views(count(content.views))}</span>
  </ContentLink>
)
