import type { GuidePlace } from '@plaza/shared/api'
import { distance, type LatLng } from '@plaza/shared/format'
import { MapAppLink, usePosition } from '@plaza/shared/position'
import { nameOf } from '@plaza/shared/text'
import { Button, HoursList, MapPin, OpenState, Phone } from '@plaza/shared/ui'
import { useState } from 'react'
import classes from './guide.module.css'
import { t } from './guide.text'
import { byDistance } from './places.model'

/** Where it is done: open or not, the hours, phone and map; by distance once the position is asked for. */
export function GuidePlaces({ places }: { places: readonly GuidePlace[] }) {
  const [from, setFrom] = useState<LatLng | null>(null)
  const { locating, missing, locate } = usePosition(setFrom)
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
              <p className={classes.detail} data-unprinted="">
                <OpenState hours={place.hours} />
              </p>
              <div className={classes.hours}>
                <HoursList hours={place.hours} />
              </div>
              <p className={classes.printed}>{place.phone}</p>
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
