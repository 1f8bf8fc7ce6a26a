import type { City } from '@plaza/shared/api'
import { usePosition } from '@plaza/shared/position'
import { Button, LocateFixed } from '@plaza/shared/ui'
import { useState } from 'react'
import { cityAt } from './cities.model'
import classes from './cities.module.css'
import { t } from './cities.text'
import { Names } from './names'

interface LocatedProps {
  cities: readonly City[]
  onChoose: (city: City) => void
}

/** Asks for the position only on tap. */
export function Located({ cities, onChoose }: LocatedProps) {
  const [found, setFound] = useState<City | null | undefined>(undefined)
  const { locating, missing, locate } = usePosition((position) => setFound(cityAt(cities, position)))
  return (
    <section className={classes.part} aria-label={t.here()}>
      <h2 className={classes.heading}>{t.here()}</h2>
      {found ? (
        <Names cities={[found]} onChoose={onChoose} />
      ) : (
        <div className={classes.locate}>
          <Button kind="secondary" small loading={locating} icon={<LocateFixed size={16} />} onClick={locate}>
            {t.locate()}
          </Button>
          <p className={classes.missing} role="status">
            {missing ? t[missing]() : found === null ? t.away() : ''}
          </p>
        </div>
      )}
    </section>
  )
}
