import type { Video } from '@plaza/shared/api'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { ChevronRight, TimeAgo } from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import classes from './short-words.module.css'
import { t } from './shorts.text'

interface ShortCaptionProps {
  video: Video
  /** Subtitles. */
  children: ReactNode
  wide: boolean
  seen: boolean
}

/** Subtitles, author and title: over an upright video, below a wide one. */
export function ShortCaption({ video, children, wide, seen }: ShortCaptionProps) {
  const { id, source, title, summary, published_at } = video
  return (
    <div className={classes.words}>
      {children}
      <div className={classes.about}>
        <p className={classes.source}>
          @{source}
          <span className={classes.time}>
            <TimeAgo of={published_at} />
          </span>
        </p>
        <h2 className={classes.title}>{title}</h2>
        {summary && <p className={classes.summary}>{summary}</p>}
        {wide && (
          <Link className={classes.page} to={to('video', { aid: id })} tabIndex={seen ? 0 : -1}>
            {t.page()}
            <ChevronRight size={16} />
          </Link>
        )}
      </div>
    </div>
  )
}
