import type { WeeklyHours } from '../../api'
import { DAY_MS, MINUTE_MS, openingAt, siteDate, siteMinute, weekday } from '../../format'
import { useNow } from '../../host'
import { t } from './hours.text'
import classes from './open-state.module.css'

/** Whether a place is open, and until when. */
export function OpenState({ hours }: { hours: WeeklyHours }) {
  const now = useNow(MINUTE_MS)
  const { open, changesAt } = openingAt(hours, now)
  return (
    <span className={classes.state} data-open={open || undefined}>
      {words(open, changesAt, now)}
    </span>
  )
}

function words(open: boolean, changesAt: number | null, now: number): string {
  if (changesAt === null) return open ? t.openAlways() : t.closed()
  const time = siteMinute(changesAt).slice(11)
  if (open) return t.openUntil(time)
  const today = siteDate(changesAt) === siteDate(now)
  return t.opensAt(today || changesAt - now < DAY_MS / 2 ? time : `${weekday(siteDate(changesAt))} ${time}`)
}
