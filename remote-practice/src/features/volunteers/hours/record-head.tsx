import { hours } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { Async, Button, FilterPill, Skeleton } from '@plaza/shared/ui'
import { hoursText } from '../../../volunteer-words/volunteer.text'
import { t } from './hours.text'
import { HoursChart } from './hours-chart'
import classes from './record.module.css'

interface RecordHeadProps {
  year: number | undefined
  onYear: (year: number) => void
  onIssue: (year: number, years: readonly number[]) => void
}

/** Sums, and a year by its months. */
export function RecordHead({ year, onYear, onIssue }: RecordHeadProps) {
  const summary = useResource(hours.summary, { query: { year } }, { freshMs: 0 })
  return (
    <Async of={summary} skeleton={<Skeleton height={300} />}>
      {(data) => (
        <section className={classes.head}>
          <dl className={classes.sums}>
            {[
              [t.total(), hoursText(data.hours)],
              [t.services(), String(data.services)],
              [t.rank(), data.rank === null ? t.unranked() : String(data.rank)],
            ].map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {data.years.length > 0 && (
            <>
              <fieldset className={classes.years}>
                <legend className="visually-hidden">{t.year()}</legend>
                {data.years.map((one) => (
                  <FilterPill key={one} label={String(one)} pressed={one === data.year} onClick={() => onYear(one)} />
                ))}
              </fieldset>
              <p className={classes.quiet}>
                {t.ofYear(hoursText(data.months.reduce((sum, month) => sum + month, 0)), data.year)}
              </p>
              <HoursChart months={data.months} />
              <Button block kind="secondary" onClick={() => onIssue(data.year, data.years)}>
                {t.issue()}
              </Button>
            </>
          )}
        </section>
      )}
    </Async>
  )
}
