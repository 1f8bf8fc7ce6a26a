import type { Track } from '@plaza/shared/api'
import { calendarDate, count, parseDuration } from '@plaza/shared/format'
import { type PlayerItem, useNow } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { ChevronRight, Clock, Headphones, QueueMenu, shownLength, useLeft, usePlaying } from '@plaza/shared/ui'
import { Equaliser } from '../../../player/equaliser'
import { t } from '../album.text'
import classes from './track-row.module.css'

interface TrackRowProps {
  track: Track
  onPlay: () => void
  /** Called on touchstart, before the tap. */
  onTouch: () => void
  item: PlayerItem
}

export function TrackRow({ track, onPlay, onTouch, item }: TrackRowProps) {
  const now = useNow()
  const { id, sort, title, duration, views, published_at } = track
  const state = usePlaying(id)
  const current = state !== 'other'
  const left = useLeft(id, parseDuration(duration))
  return (
    <div className={classes.row}>
      <button
        type="button"
        className={classes.play}
        data-current={current || undefined}
        onPointerDown={onTouch}
        onClick={onPlay}
      >
        <span className={classes.number}>{current ? <Equaliser moving={state === 'playing'} /> : sort}</span>
        <span className={classes.words}>
          <span className={classes.title}>{title}</span>
          <span className={classes.facts}>
            <span>
              <Clock />
              {shownLength(duration)}
            </span>
            <span>
              <Headphones />
              {count(views)}
            </span>
            <time dateTime={published_at}>{calendarDate(published_at, now)}</time>
            {left && <span className={classes.left}>{left}</span>}
          </span>
        </span>
      </button>
      <QueueMenu item={item} className={classes.side} />
      <Link to={to('audio', { aid: id })} className={classes.side} aria-label={t.details(title)}>
        <ChevronRight />
      </Link>
    </div>
  )
}
