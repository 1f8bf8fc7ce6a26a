import type { Audio } from '@plaza/shared/api'
import { calendarDate, count } from '@plaza/shared/format'
import { useNow } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Img } from '@plaza/shared/ui'
import { Backdrop } from '../../../pictures/backdrop'
import { fromAudio } from '../../../player/player-items.model'
import { t } from '../audio.text'
import { Extras } from '../choices/extras'
import { Controls } from './controls'
import classes from './stage.module.css'
import { usePlaylist } from './use-playlist'

interface NowPlayingProps {
  audio: Audio
  views: number
  /** Where it begins if it is not played yet. */
  startAt: number | undefined
}

export function NowPlaying({ audio, views, startAt }: NowPlayingProps) {
  const now = useNow()
  const list = usePlaylist(audio)
  const image = audio.image ?? audio.album?.image ?? null
  return (
    <Backdrop image={image}>
      <div className={classes.stage}>
        <div className={classes.cover}>
          <Img src={image} alt="" width={480} height={480} ratio={1} eager />
        </div>
        <h1 className={classes.title}>{audio.title}</h1>
        <p className={classes.facts}>
          {audio.anchor && (
            <Link to={to('anchor', { id: audio.anchor.id })} className={classes.anchor}>
              {audio.anchor.name}
            </Link>
          )}
          <span>{t.views(count(views))}</span>
          <time dateTime={audio.published_at}>{calendarDate(audio.published_at, now)}</time>
        </p>
        <Controls audio={audio} list={list} startAt={startAt} />
        <Extras item={fromAudio(audio)} list={list} />
      </div>
    </Backdrop>
  )
}
