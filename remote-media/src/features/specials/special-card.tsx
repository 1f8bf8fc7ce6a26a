import type { Content } from '@plaza/shared/api'
import { count } from '@plaza/shared/format'
import { ContentLink, Img, TimeAgo } from '@plaza/shared/ui'
import { t } from './special.text'
import classes from './special-card.module.css'

interface SpecialCardProps {
  special: Content
  /** On the first screen. */
  eager?: boolean
}

export function SpecialCard({ special, eager = false }: SpecialCardProps) {
  const { title, summary, image, views, published_at } = special
  return (
    <article className={classes.card}>
      <div className={classes.cover}>
        <Img src={image} alt="" width={716} height={403} ratio={2} eager={eager} />
        <div className={classes.shade}>
          <h2 className={classes.title}>
            <ContentLink content={special} className={classes.link}>
              {title}
            </ContentLink>
          </h2>
        </div>
      </div>
      <div className={classes.words}>
        {summary && <p className={classes.summary}>{summary}</p>}
        <p className={classes.facts}>
          <span>{t.views(count(views))}</span>
          <TimeAgo of={published_at} />
        </p>
      </div>
    </article>
  )
}
