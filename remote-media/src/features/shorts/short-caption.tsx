import type { Video } from '@plaza/shared/api'
import { TimeAgo } from '@plaza/shared/ui'
import classes from './short-words.module.css'

/** Author and title over the video. */
export function ShortCaption({ video, plain }: { video: Video; plain?: boolean | undefined }) {
  const { source, title, summary, published_at } = video
  return (
    <div className={classes.words} data-plain={plain || undefined}>
      <p className={classes.source}>
        @{source}
        <span className={classes.time}>
          <TimeAgo of={published_at} />
        </span>
      </p>
      <h2 className={classes.title}>{title}</h2>
      {summary && <p className={classes.summary}>{summary}</p>}
    </div>
  )
}
