import type { DataOf, wallets } from '@plaza/shared/api'
import { formatMoney, monthText } from '@plaza/shared/format'
import { t } from '../wallet.text'
import classes from './month.module.css'
import { barsOf } from './month-chart.model'

interface MonthChartProps {
  month: string
  sums: Pick<DataOf<typeof wallets.details>, 'in_cents' | 'out_cents' | 'days'> | undefined
  hidden: boolean
}

/** Days that carry a number below the chart. */
const isNumbered = (day: number, last: number) => day === 1 || (day % 5 === 0 && day < 30) || day === last

/** What came and went on each day: up and down from a line. Heights tell amounts, so hidden amounts have none. */
export function MonthChart({ month, sums, hidden }: MonthChartProps) {
  const bars = barsOf(month, hidden ? [] : (sums?.days ?? []))
  const label =
    hidden || !sums
      ? t.chartHidden(monthText(month))
      : t.chart(monthText(month), formatMoney(sums.in_cents), formatMoney(sums.out_cents))
  return (
    <div className={classes.chart} role="img" aria-label={label}>
      {bars.map((bar) => (
        <span key={bar.day} className={classes.day}>
          <span className={classes.up}>
            <span style={{ height: `${bar.in * 100}%` }} />
          </span>
          <span className={classes.down}>
            <span style={{ height: `${bar.out * 100}%` }} />
          </span>
          {isNumbered(bar.day, bars.length) && <span className={classes.number}>{bar.day}</span>}
        </span>
      ))}
    </div>
  )
}
