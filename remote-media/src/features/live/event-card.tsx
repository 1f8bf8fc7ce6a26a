import type { LiveEvent, liveStates } from '@plaza/shared/api'
import { comingMoment, MINUTE_MS, spanText } from '@plaza/shared/format'
import { useNow } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { Button, CalendarDays, CirclePlay, Img, LiveDot, MapPin } from '@plaza/shared/ui'
import { saveCalendar } from './calendar'
import classes from './event-card.module.css'
import { t } from './live.text'

interface EventCardProps {
  event: LiveEvent
  state: (typeof liveStates)[number]
  eager: boolean
}

/** The channel while the event is live, its recording afterwards; null if it cannot be watched. */
const addressOf = ({ channel, video_id }: LiveEvent, state: EventCardProps['state']): string | null => {
  if (state === 'now') return to('tv-channel', { id: channel.id })
  return state === 'over' && video_id ? to('video', { aid: video_id }) : null
}

export function EventCard({ event, state, eager }: EventCardProps) {
  const { title, summary, image, place, channel, starts_at, ends_at } = event
  const now = useNow(MINUTE_MS)
  const address = addressOf(event, state)
  return (
    <article className={classes.card}>
      <div className={classes.cover}>
        <Img src={image} alt="" width={1200} height={675} ratio={16 / 9} eager={eager} />
        <span className={classes.state}>
          {state === 'now' ? <LiveDot onMedia /> : <span className={classes.label}>{t[state]()}</span>}
        </span>
        {address && <CirclePlay className={classes.play} />}
      </div>
      <div className={classes.words}>
        <h2 className={classes.title}>
          {address ? (
            <Link to={address} className={classes.link}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        {summary && <p className={classes.summary}>{summary}</p>}
        <p className={classes.fact}>
          <CalendarDays size={14} />
          {state === 'coming' ? comingMoment(starts_at) : spanText(starts_at, ends_at, now)}
        </p>
        <p className={classes.fact}>
          <MapPin size={14} />
          <span>{place}</span>
          <span>{t.on(nameOf(channel))}</span>
        </p>
        {state === 'coming' && (
          <Button small kind="secondary" onClick={() => saveCalendar(event)}>
            {t.calendar()}
          </Button>
        )}
        {state === 'over' && !address && <p className={classes.fact}>{t.noReplay()}</p>}
      </div>
    </article>
  )
}
