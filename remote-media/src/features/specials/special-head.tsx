import type { Special } from '@plaza/shared/api'
import { count, dateTime } from '@plaza/shared/format'
import { useNow } from '@plaza/shared/host'
import { Img, ReadMore, Tag } from '@plaza/shared/ui'
import { t } from './special.text'
import classes from './special-head.module.css'

interface SpecialHeadProps {
  special: Special
  views: number
}

export function SpecialHead({ special: { title, image, summary, published_at }, views }: SpecialHeadProps) {
  const now = useNow()
  return (
    <header className={classes.head}>
      <div className={classes.cover}>
        <Img src={image} alt="" width={1080} height={608} ratio={16 / 10} eager />
        <div className={classes.shade}>
          <Tag tone="accent">{t.special()}</Tag>
          <h1 className={classes.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={classes.facts}>
            <span>{t.views(count(views))}</span>
            <time dateTime={published_at}>{dateTime(published_at, now)}</time>
          </p>
        </div>
      </div>
      {summary && (
        <section className={classes.introduction} aria-label={t.introduction()}>
          <ReadMore lines={4}>{summary}</ReadMore>
        </section>
      )}
    </header>
  )
}
