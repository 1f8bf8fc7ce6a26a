import type { DataOf, wallets } from '@plaza/shared/api'
import { monthText, shiftMonth } from '@plaza/shared/format'
import { ChevronLeft, ChevronRight, Download, IconButton, Skeleton } from '@plaza/shared/ui'
import { Money } from '../../../money/money'
import { t } from '../wallet.text'
import classes from './month.module.css'
import { MonthChart } from './month-chart'
import { useExport } from './use-export'

type MonthSums = Pick<DataOf<typeof wallets.details>, 'month' | 'in_cents' | 'out_cents' | 'days'>

interface MonthSummaryProps {
  month: string
  first: string
  last: string
  /** Undefined while they are asked for. */
  sums: MonthSums | undefined
  hidden: boolean
  onMonth: (month: string) => void
}

/** A month with its sums and days, and the way to the months beside it. */
export function MonthSummary({ month, first, last, sums, hidden, onMonth }: MonthSummaryProps) {
  const save = useExport(month)
  return (
    <section className={classes.month} aria-label={t.sums()}>
      <div className={classes.bar}>
        <IconButton
          label={t.earlier()}
          icon={<ChevronLeft size={20} />}
          disabled={month <= first}
          onClick={() => onMonth(shiftMonth(month, -1))}
        />
        <h2 className={classes.name} aria-live="polite">
          {monthText(month)}
        </h2>
        <IconButton
          label={t.later()}
          icon={<ChevronRight size={20} />}
          disabled={month >= last}
          onClick={() => onMonth(shiftMonth(month, 1))}
        />
        <span className={classes.save}>
          <IconButton label={t.export()} icon={<Download size={20} />} disabled={save.busy} onClick={save.run} />
        </span>
      </div>
      <dl className={classes.sums}>
        {(['in', 'out'] as const).map((side) => (
          <div key={side}>
            <dt data-side={side}>{t[side]()}</dt>
            <dd>{sums ? <Money cents={sums[`${side}_cents`]} hidden={hidden} /> : <Skeleton width={88} />}</dd>
          </div>
        ))}
      </dl>
      <MonthChart month={month} sums={sums} hidden={hidden} />
    </section>
  )
}
