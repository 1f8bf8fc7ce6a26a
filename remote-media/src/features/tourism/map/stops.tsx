import type { Sight, TourRoute } from '@plaza/shared/api'
import { t } from '../tourism.text'
import classes from './stops.module.css'

interface StopsProps {
  route: TourRoute
  sights: readonly Sight[]
  onChoose: (sight: string) => void
}

export function Stops({ route, sights, onChoose }: StopsProps) {
  return (
    <div className={classes.route}>
      <p className={classes.intro}>{route.intro}</p>
      <p className={classes.length}>{route.length}</p>
      <ol>
        {route.stops.map(({ sight, at, note }, index) => (
          <li key={sight} className={classes.stop}>
            <span className={classes.number} aria-hidden="true">
              {index + 1}
            </span>
            <div className={classes.words}>
              <p className={classes.at}>{at}</p>
              <button type="button" className={classes.name} onClick={() => onChoose(sight)}>
                <span className="visually-hidden">{t.stop(index + 1)} </span>
                {sights.find(({ id }) => id === sight)?.name}
              </button>
              <p className={classes.note}>{note}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
