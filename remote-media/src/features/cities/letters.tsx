import type { City } from '@plaza/shared/api'
import { useSite } from '@plaza/shared/host'
import { nameOf } from '@plaza/shared/text'
import { Check } from '@plaza/shared/ui'
import { useRef } from 'react'
import { lettersOf } from './cities.model'
import classes from './cities.module.css'
import { t } from './cities.text'

interface LettersProps {
  cities: readonly City[]
  onChoose: (city: City) => void
}

export function Letters({ cities, onChoose }: LettersProps) {
  const own = useSite(({ city }) => city.adcode)
  const list = useRef<HTMLDivElement>(null)
  const letters = lettersOf(cities)
  const show = (letter: string) => {
    const found = [...(list.current?.children ?? [])].find((part) => part.getAttribute('data-letter') === letter)
    found?.scrollIntoView({ block: 'start' })
  }
  return (
    <section className={classes.all} aria-label={t.all()}>
      <h2 className={classes.heading}>{t.all()}</h2>
      <div ref={list}>
        {letters.map(({ letter, cities: named }) => (
          <section key={letter} data-letter={letter} className={classes.letter}>
            <h3 className={classes.initial}>{letter}</h3>
            <ul>
              {named.map((city) => (
                <li key={city.adcode}>
                  <button type="button" className={classes.row} onClick={() => onChoose(city)}>
                    <span>{nameOf(city)}</span>
                    {city.adcode === own && <Check size={18} aria-label={t.chosen()} />}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <nav className={classes.index} aria-label={t.letters()}>
        {letters.map(({ letter }) => (
          <button key={letter} type="button" onClick={() => show(letter)}>
            {letter}
          </button>
        ))}
      </nav>
    </section>
  )
}
