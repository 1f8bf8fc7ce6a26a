import type { City } from '@plaza/shared/api'
import { useSite } from '@plaza/shared/host'
import { nameOf } from '@plaza/shared/text'
import classes from './cities.module.css'

interface NamesProps {
  cities: readonly City[]
  onChoose: (city: City) => void
}

export function Names({ cities, onChoose }: NamesProps) {
  const own = useSite(({ city }) => city.adcode)
  return (
    <ul className={classes.names}>
      {cities.map((city) => (
        <li key={city.adcode}>
          <button
            type="button"
            className={classes.name}
            aria-pressed={city.adcode === own}
            onClick={() => onChoose(city)}
          >
            {nameOf(city)}
          </button>
        </li>
      ))}
    </ul>
  )
}
