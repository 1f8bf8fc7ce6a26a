import type { GuidePlace } from '@plaza/shared/api'
import { distance, type LatLng, MINUTE_MS } from '@plaza/shared/format'
import { useNow } from '@plaza/shared/host'
import { MapAppLink, usePosition } from '@plaza/shared/position'
import { language, nameOf } from '@plaza/shared/text'
import { Button, MapPin, Phone, Tag } from '@plaza/shared/ui'
import { useState } from 'react'
import classes from './guide.module.css'
import { dayNames, t } from './guide.text'
import { byDistance, hoursByDays, isOpen } from './places.model'

const daysText = (days: readonly number[]) => {
  const names = dayNames[language()]
  const [first = 1, last = 1] = [days[0], days.at(-1)]
  return first === last ? names[first - 1] : `${names[first - 1]}–${names[last - 1]}`
}

/** Where it is done: open or not, the hours, phone and map; by distance once the position is asked for. */
export function GuidePlaces({ places }: { places: readonly GuidePlace[] }) {
  const [from, setFrom] = useState<LatLng | null>(null)
  const { locating, missing, locate } = usePosition(setFrom)
  const now = useNow(MINUTE_MS)
  return (
    <section className={classes.part}>
      <h2 className={classes.heading}>
        {t.places()}
        {places.length > 1 && !from && (
          <Button kind="plain" small loading={locating} onClick={() => void locate()}>
            {locating ? t.locating() : t.locate()}
          </Button>
        )}
      </h2>
      {missing && (
        <p className={classes.detail} role="status">
          {t.noPosition()}
        </p>
      )}
      <ul>
        {byDistance(places, from).map(({ place, metres }) => (
          <li key={place.id} className={classes.place}>
            <div className={classes.words}>
              <p className={classes.name}>
                {nameOf(place)} {metres !== null && <span className={classes.count}>{distance(metres)}</span>}
              </p>
              <p className={classes.detail}>{nameOf({ name: place.address, name_en: place.address_en })}</p>
              {hoursByDays(place.hours).map(({ days, times }) => (
                <p key={days.join()} className={classes.detail}>
                  {daysText(days)} {times.join(' ')}
                </p>
              ))}
              <p className={classes.printed}>{place.phone}</p>
              <span data-unprinted="">
                <Tag tone={isOpen(place.hours, now) ? 'green' : 'grey'}>
                  {isOpen(place.hours, now) ? t.open() : t.closed()}
                </Tag>
              </span>
            </div>
            <a
              data-unprinted=""
              className={classes.round}
              href={`tel:${place.phone}`}
              aria-label={t.call(nameOf(place))}
            >
              <Phone size={20} />
            </a>
            <span data-unprinted="">
              <MapAppLink target={{ ...place, place: nameOf(place) }} className={classes.round}>
                <MapPin size={20} />
                <span className="visually-hidden">{t.map(nameOf(place))}</span>
              </MapAppLink>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
