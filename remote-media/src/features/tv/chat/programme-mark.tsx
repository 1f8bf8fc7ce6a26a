import { type ChannelPlay, channels, type Programme } from '@plaza/shared/api'
import { DAY_MS, dateTime, siteDate, timeOfDay } from '@plaza/shared/format'
import { useNow, useResource } from '@plaza/shared/host'
import { onAir } from '../../../programmes/programmes.model'
import { t } from '../tv.text'
import { begunBetween } from './chat.model'
import classes from './chat.module.css'

/** What the chat is about now. */
export function NowOnAir({ play: { programmes } }: { play: ChannelPlay }) {
  const now = onAir(programmes, useNow(30_000))
  return (
    <p className={classes.now}>
      {now ? (
        <>
          <span className={classes.programme}>{t.now(now.title)}</span>
          <span className={classes.until}>{t.until(timeOfDay(now.ends_at))}</span>
        </>
      ) : (
        t.silent()
      )}
    </p>
  )
}

interface ProgrammeStartProps {
  play: ChannelPlay
  /** Time of the next older line, if there is one. */
  earlier: string | undefined
  later: string
}

/** Marks in the chat that a programme began between two lines; a day's table is requested with its first line. */
export function ProgrammeStart({ play, earlier, later }: ProgrammeStartProps) {
  const date = siteDate(Date.parse(later))
  const isToday = date === play.date
  const input = { query: { id: play.channel.id, date } }
  const past = useResource(channels.play, input, { enabled: !isToday, freshMs: DAY_MS })
  const programmes = isToday ? play.programmes : past.data?.programmes
  return <Mark of={begunBetween(programmes ?? [], earlier, Date.parse(later))} />
}

/** Above the newest line, as long as nobody has said anything about the programme that is on. */
export function LatestProgrammeStart({ play, earlier }: Omit<ProgrammeStartProps, 'later'>) {
  const now = useNow(30_000)
  return <Mark of={earlier === undefined ? null : begunBetween(play.programmes, earlier, now)} />
}

function Mark({ of }: { of: Programme | null }) {
  const now = useNow()
  if (!of) return null
  const { starts_at, title } = of
  const at = siteDate(Date.parse(starts_at)) === siteDate(now) ? timeOfDay(starts_at) : dateTime(starts_at, now)
  return <p className={classes.mark}>{t.began(at, title)}</p>
}
