import type { PositionDetail } from '@plaza/shared/api'
import { distance } from '@plaza/shared/format'
import { MapAppLink } from '@plaza/shared/position'
import { Link } from '@plaza/shared/router'
import { nameOf } from '@plaza/shared/text'
import { ChevronRight, HoursList, Navigation, OpenState, Phone, PlaceFact } from '@plaza/shared/ui'
import { addressOfPosition } from '../../../parts/position-address'
import { KindIcon } from '../kind-icon'
import { streetOf } from '../position.model'
import { kindText, t } from '../positions.text'
import classes from './position-facts.module.css'

export function PositionFacts({ position }: { position: PositionDetail }) {
  const { phone, parents } = position
  return (
    <section className={classes.facts} aria-label={t.about()}>
      {parents.length > 0 && (
        <nav className={classes.parents} aria-label={t.belongs()}>
          {parents.map((parent) => (
            <Link key={parent.id} to={addressOfPosition(parent)}>
              {nameOf(parent)}
              <ChevronRight size={14} />
            </Link>
          ))}
        </nav>
      )}
      <h2 className={classes.name}>{nameOf(position)}</h2>
      <p className={classes.kind}>
        <KindIcon kind={position.kind} size={16} />
        {kindText[position.kind]()}
        <OpenState hours={position.hours} />
      </p>
      <p className={classes.intro}>{nameOf({ name: position.intro, name_en: position.intro_en })}</p>
      <dl>
        <PlaceFact
          label={t.address()}
          links={
            <MapAppLink target={{ ...position, place: nameOf(position) }} className={classes.link}>
              <Navigation size={18} />
              <span className="visually-hidden">{t.route()}</span>
            </MapAppLink>
          }
        >
          {streetOf(position)}
          {position.distance !== null && <small>{t.away(distance(position.distance))}</small>}
        </PlaceFact>
        <PlaceFact
          label={t.phone()}
          links={
            <a className={classes.link} href={`tel:${phone.replaceAll('-', '')}`} aria-label={t.call(phone)}>
              <Phone size={18} />
            </a>
          }
        >
          {phone}
        </PlaceFact>
        <PlaceFact label={t.hours()}>
          <HoursList hours={position.hours} />
        </PlaceFact>
      </dl>
    </section>
  )
}
