import type { MerchantDetail } from '@plaza/shared/api'
import { distance } from '@plaza/shared/format'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { HoursList, MapIcon, OpenState, PlaceFact } from '@plaza/shared/ui'
import { KindIcon } from '../../../place/kind-icon'
import { addressOf } from '../../../place/place.model'
import { kindText } from '../../../place/place.text'
import { t } from '../around.text'
import classes from './place-facts.module.css'
import { CallLink, RouteLink } from './place-links'

export function PlaceFacts({ place }: { place: MerchantDetail }) {
  return (
    <section className={classes.facts} aria-label={t.about()}>
      <p className={classes.kind}>
        <KindIcon kind={place.kind} size={18} />
        {kindText[place.kind]()}
        <OpenState hours={place.hours} />
      </p>
      <dl>
        <PlaceFact
          label={t.address()}
          links={
            <>
              <Link className={classes.link} to={to('around-detail-map', { id: place.id })} aria-label={t.showOnMap()}>
                <MapIcon size={18} />
              </Link>
              <RouteLink place={place} />
            </>
          }
        >
          {addressOf(place)}
          {place.distance !== null && <small>{t.away(distance(place.distance))}</small>}
        </PlaceFact>
        {place.phone && (
          <PlaceFact label={t.phone()} links={<CallLink phone={place.phone} />}>
            {place.phone}
          </PlaceFact>
        )}
        <PlaceFact label={t.hours()}>
          <HoursList hours={place.hours} />
        </PlaceFact>
      </dl>
      <p className={classes.intro}>{nameOf({ name: place.intro, name_en: place.intro_en })}</p>
    </section>
  )
}
