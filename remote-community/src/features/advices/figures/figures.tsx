import type { AdviceStatistics } from '@plaza/shared/api'
import { nameOf } from '@plaza/shared/text'
import classes from './figures.module.css'
import { t } from './figures.text'
import { WeekChart } from './week-chart'

export function Figures({ statistics }: { statistics: AdviceStatistics }) {
  const { total, answered, punctual, score, weeks } = statistics
  const sums: [name: string, value: string][] = [
    [t.total(), String(total)],
    [t.answered(), String(answered)],
    [t.punctual(), `${punctual}%`],
    [t.score(), score === null ? '–' : score.toFixed(1)],
  ]
  return (
    <div className={classes.figures}>
      <dl className={classes.sums} aria-label={t.sums()}>
        {sums.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <WeekChart weeks={weeks} />
      <Departments departments={statistics.departments} />
    </div>
  )
}

/** A table whose last column is the chart: a bar of the answered, the waiting behind it. */
function Departments({ departments }: Pick<AdviceStatistics, 'departments'>) {
  const most = Math.max(1, ...departments.map(({ received }) => received))
  return (
    <section className={classes.part} aria-labelledby="advice-departments">
      <h2 id="advice-departments" className={classes.heading}>
        {t.departments()}
      </h2>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t.department()}</th>
            <th scope="col">{t.received()}</th>
            <th scope="col">{t.answered()}</th>
            <th scope="col">{t.late()}</th>
          </tr>
        </thead>
        <tbody>
          {departments.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                {nameOf(one)}
                <svg className={classes.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                  <rect className={classes.received} width={(one.received / most) * 100} height="6" />
                  <rect className={classes.answered} width={(one.answered / most) * 100} height="6" />
                </svg>
              </th>
              <td>{one.received}</td>
              <td>{one.answered}</td>
              <td data-late={one.late > 0 ? '' : undefined}>{one.late}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
