import type { Channel, Programme, Show } from '@plaza/shared/api'
import { calendarDate, MINUTE_MS, siteDate, timeOfDay } from '@plaza/shared/format'
import { useNow } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { ButtonLink, LiveDot, PlayDisc, usePlay } from '@plaza/shared/ui'
import { fromReplay } from '../../player/player-items.model'
import { LineNote } from '../../programmes/programme-line'
import { onAir, stateOf } from '../../programmes/programmes.model'
import { t as table } from '../../programmes/programmes.text'
import classes from './show-row.module.css'
import { t } from './shows.text'

const TV = 4

const isOfToday = ({ starts_at }: Programme, now: number) => siteDate(Date.parse(starts_at)) === siteDate(now)

/** Offers the newest recording unless the programme is on air. */
export function ShowRow({ show, channel }: { show: Show; channel: Channel }) {
  const at = useNow(MINUTE_MS)
  const play = usePlay()
  const { title, anchor, today, latest } = show
  const live = onAir(today, at) !== null
  const again = live ? null : latest
  const replay = again && channel.type !== TV ? fromReplay(again, channel) : null
  const coming = !live && today.some((programme) => stateOf(programme, at) === 'coming')
  const over = today.length > 0 && today.every((programme) => stateOf(programme, at) === 'over')
  const times = today.map(({ starts_at, ends_at }) => `${timeOfDay(starts_at)}–${timeOfDay(ends_at)}`)
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        <h3 className={classes.title}>{title}</h3>
        <p className={classes.note}>
          {anchor && <span>{anchor}</span>}
          {times.length === 0 && <span>{t.notToday()}</span>}
          {times.map((time) => (
            <span key={time} className={classes.time}>
              {time}
            </span>
          ))}
          {coming && <span>{table.coming()}</span>}
          {again && !isOfToday(again, at) && <span>{t.recorded(calendarDate(again.starts_at, at))}</span>}
        </p>
      </div>
      {live && <LiveDot />}
      {over && !again && <LineNote>{table.over()}</LineNote>}
      {replay && (
        <>
          <LineNote>{t.listen()}</LineNote>
          <PlayDisc id={replay.id} name={title} item={replay} onPlay={() => play([replay], replay.id)} tone="quiet" />
        </>
      )}
      {again && channel.type === TV && (
        <ButtonLink small kind="secondary" to={to('tv-channel', { id: channel.id }, { replay: again.id })}>
          {t.watch()}
        </ButtonLink>
      )}
    </div>
  )
}
