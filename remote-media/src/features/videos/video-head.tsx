import type { Interaction, Video } from '@plaza/shared/api'
import { count, dateTime } from '@plaza/shared/format'
import { useNow } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Avatar, ReportLink, RichText } from '@plaza/shared/ui'
import { FollowButton } from '../../marks/follow-button'
import { t } from './video.text'
import classes from './video-head.module.css'

interface VideoHeadProps {
  video: Video
  marks: Interaction | undefined
}

export function VideoHead({ video, marks }: VideoHeadProps) {
  const now = useNow()
  const { title, source, published_at, organisation, body } = video
  return (
    <header className={classes.head}>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.facts}>
        {!organisation && <span>{source}</span>}
        <span>{t.plays(count(marks?.views ?? video.views))}</span>
        <time dateTime={published_at}>{dateTime(published_at, now)}</time>
      </p>
      {body && (
        <div className={classes.words}>
          <RichText html={body} by="editor" />
        </div>
      )}
      {video.citizen && !video.review && !marks?.own && <ReportLink target="piece" id={video.id} />}
      {organisation && (
        <div className={classes.publisher}>
          <Link to={to('organisation', { id: organisation.id })} className={classes.organisation}>
            <Avatar src={organisation.avatar} name={organisation.name} size={36} />
            <strong className={classes.name}>{organisation.name}</strong>
          </Link>
          <FollowButton kind="organisation" id={organisation.id} followed={marks?.followed} />
        </div>
      )}
    </header>
  )
}
