import type { AdviceStatistics } from '@plaza/shared/api'
import { calendarDate } from '@plaza/shared/format'
import { useNow } from '@plaza/shared/host'
import classes from './figures.module.css'
import { t } from './figures.text'

const [WIDTH, HEIGHT, GAP] = [24, 100, 4]
const BAR = (WIDTH - GAP) / 2

/** Two bars for each week, with the same numbers in a table that can be opened. */
export function WeekChart({ weeks }: Pick<AdviceStatistics, 'weeks'>) {
  const now = useNow()
  const most = Math.max(1, ...weeks.flatMap(({ received, answered }) => [received, answered]))
  const heightOf = (value: number) => (value / most) * HEIGHT
  const [first, last] = [weeks[0], weeks.at(-1)]
  return (
    <section className={classes.part} aria-labelledby="advice-weeks">
      <h2 id="advice-weeks" className={classes.heading}>
        {t.weeks()}
      </h2>
      <p className={classes.legend} aria-hidden="true">
        <span data-series="received">{t.received()}</span>
        <span data-series="answered">{t.answered()}</span>
      </p>
      <svg
        className={classes.chart}
        viewBox={`0 0 ${weeks.length * WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {weeks.map(({ from, received, answered }, week) => (
          <g key={from} transform={`translate(${week * WIDTH + GAP / 2} 0)`}>
            <rect
              className={classes.received}
              y={HEIGHT - heightOf(received)}
              width={BAR}
              height={heightOf(received)}
            />
            <rect
              className={classes.answered}
              x={BAR}
              y={HEIGHT - heightOf(answered)}
              width={BAR}
              height={heightOf(answered)}
            />
          </g>
        ))}
      </svg>
      <p className={classes.ends} aria-hidden="true">
        <span>{first && calendarDate(first.from, now)}</span>
        <span>{last && calendarDate(last.from, now)}</span>
      </p>
      <details className={classes.details}>
        <summary>{t.asTable()}</summary>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t.week()}</th>
              <th scope="col">{t.received()}</th>
              <th scope="col">{t.answered()}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ from, received, answered }) => (
              <tr key={from}>
                <th scope="row">{calendarDate(from, now)}</th>
                <td>{received}</td>
                <td>{answered}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
