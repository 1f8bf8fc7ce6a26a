import type { VideoCollection } from '@plaza/shared/api'
import { count } from '@plaza/shared/format'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Img, ListVideo, TimeAgo } from '@plaza/shared/ui'
import classes from './collection-card.module.css'
import { t } from './collections.text'

export function CollectionCard({ collection, eager }: { collection: VideoCollection; eager: boolean }) {
  const { id, title, summary, image, episodes, views, updated_at } = collection
  return (
    <article className={classes.card}>
      <div className={classes.cover}>
        <Img src={image} alt="" width={1200} height={675} ratio={16 / 9} eager={eager} />
        <span className={classes.badge}>
          <ListVideo size={14} />
          {t.episodes(episodes)}
        </span>
      </div>
      <div className={classes.words}>
        <h2 className={classes.title}>
          <Link to={to('video-collection', { aid: id })} className={classes.link}>
            {title}
          </Link>
        </h2>
        {summary && <p className={classes.summary}>{summary}</p>}
        <p className={classes.facts}>
          <span>{t.views(count(views))}</span>
          <TimeAgo of={updated_at} />
        </p>
      </div>
    </article>
  )
}
