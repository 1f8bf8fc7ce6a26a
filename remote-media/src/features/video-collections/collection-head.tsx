import type { VideoCollection } from '@plaza/shared/api'
import { count } from '@plaza/shared/format'
import { TimeAgo } from '@plaza/shared/ui'
import classes from './collection-head.module.css'
import { t } from './collections.text'

export function CollectionHead({ collection }: { collection: VideoCollection }) {
  const { title, summary, views, episodes, updated_at } = collection
  return (
    <header className={classes.head}>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.facts}>
        <span>{t.episodes(episodes)}</span>
        <span>{t.views(count(views))}</span>
        <TimeAgo of={updated_at} />
      </p>
      {summary && <p className={classes.summary}>{summary}</p>}
    </header>
  )
}
