import type { DataOf, hours } from '@plaza/shared/api'
import type { Resource } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { Async, Button, ButtonLink, FilterPill, Skeleton } from '@plaza/shared/ui'
import { hoursText } from '../../../volunteer-words/volunteer.text'
import { t } from './hours.text'
import { HoursChart } from './hours-chart'
import classes from './record.module.css'

type Summary = DataOf<typeof hours.summary>

interface RecordHeadProps {
  summary: Resource<Summary>
  onYear: (year: number) => void
  onIssue: (year: number, years: readonly number[]) => void
}

/** Sums, and a year by its months; as tall for somebody without any hours. */
export function RecordHead({ summary, onYear, onIssue }: RecordHeadProps) {
  // The lists below have an error panel of their own, and may be there.
  if (summary.failed && summary.data === undefined && !summary.refreshing)
    return (
      <section className={classes.head} role="status">
        <p className={classes.quiet}>{t.noSums()}</p>
        <Button block kind="secondary" onClick={() => void summary.refresh()}>
          {t.retry()}
        </Button>
      </section>
    )
  return (
    <Async of={summary} skeleton={<HeadSkeleton />}>
      {(data) => (
        <section className={classes.head}>
          <Sums
            hours={hoursText(data.hours)}
            services={String(data.services)}
            rank={String(data.rank ?? t.unranked())}
          />
          <fieldset className={classes.years}>
            <legend className="visually-hidden">{t.year()}</legend>
            {(data.years.length > 0 ? data.years : [data.year]).map((one) => (
              <FilterPill key={one} label={String(one)} pressed={one === data.year} onClick={() => onYear(one)} />
            ))}
          </fieldset>
          <p className={classes.quiet}>{data.years.length > 0 ? ofYear(data) : t.noHours()}</p>
          <HoursChart months={data.months} />
          {data.years.length > 0 ? (
            <Button block kind="secondary" onClick={() => onIssue(data.year, data.years)}>
              {t.issue()}
            </Button>
          ) : (
            <ButtonLink block kind="secondary" to={to('voluntary-activities')}>
              {t.find()}
            </ButtonLink>
          )}
        </section>
      )}
    </Async>
  )
}

const ofYear = ({ months, year }: Summary) => t.ofYear(hoursText(months.reduce((sum, month) => sum + month, 0)), year)

function Sums({ hours: counted, services, rank }: { hours: string; services: string; rank: string }) {
  return (
    <dl className={classes.sums}>
      {[
        [t.total(), counted],
        [t.services(), services],
        [t.rank(), rank],
      ].map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const NO_MONTHS: readonly number[] = Array.from({ length: 12 }, () => 0)

const HeadSkeleton = () => (
  <section className={classes.head} aria-hidden="true">
    <Sums hours={t.unranked()} services={t.unranked()} rank={t.unranked()} />
    <Skeleton width={72} height="var(--target)" />
    <p className={classes.quiet}>
      <Skeleton width={120} height="1lh" />
    </p>
    <HoursChart months={NO_MONTHS} />
    <Skeleton height="var(--target)" />
  </section>
)
