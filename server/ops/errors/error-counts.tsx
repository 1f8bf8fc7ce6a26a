import { type ErrorDetails, errorCountNames } from '@plaza/shared/operations'
import { whole } from '../parts/format'
import classes from './errors.module.css'
import { countNames } from './errors.text'

/** Values shown of each name. */
const MOST_SHOWN = 8

/** How often a group was seen by release, route, shell, browser and language, as bars. */
export function ErrorCounts({ counts }: { counts: ErrorDetails['counts'] }) {
  return (
    <div className={classes.distributions}>
      {errorCountNames
        .filter((name) => counts[name].length > 0)
        .map((name) => (
          <section key={name} className={classes.part} aria-label={countNames[name]()}>
            <h3>{countNames[name]()}</h3>
            <ul>
              {counts[name].slice(0, MOST_SHOWN).map(({ value, n }) => (
                <li key={value} className={classes.bar}>
                  <span>{value}</span>
                  <b>{whole(n)}</b>
                  <span className={classes.track} aria-hidden="true">
                    <span style={{ width: `${(n / (counts[name][0]?.n ?? 1)) * 100}%` }} />
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}
