import { hoursText } from '../../../volunteer-words/volunteer.text'
import { t } from './hours.text'
import classes from './record.module.css'

/** Bars of the twelve months; the figures are read out, and seen for the months that have any. */
export function HoursChart({ months }: { months: readonly number[] }) {
  const most = Math.max(1, ...months)
  return (
    <ol className={classes.chart} aria-label={t.chart()}>
      {months.map((hours, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a month is its place in the year
        <li key={at} className={classes.month}>
          <span className="visually-hidden">{t.inMonth(at + 1, hoursText(hours))}</span>
          <span className={classes.column} aria-hidden="true">
            {hours > 0 && (
              <>
                <span className={classes.figure}>{hoursText(hours)}</span>
                <span className={classes.fillBar} style={{ height: `${(hours / most) * 100}%` }} />
              </>
            )}
          </span>
          <span className={classes.monthName} aria-hidden="true">
            {at + 1}
          </span>
        </li>
      ))}
    </ol>
  )
}
