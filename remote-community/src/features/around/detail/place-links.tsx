import type { MerchantPoint } from '@plaza/shared/api'
import { MapAppLink } from '@plaza/shared/position'
import { nameOf } from '@plaza/shared/text'
import { Navigation, Phone } from '@plaza/shared/ui'
import { t } from '../around.text'
import classes from './place-facts.module.css'

export function RouteLink({ place }: { place: MerchantPoint }) {
  return (
    <MapAppLink target={{ ...place, place: nameOf(place) }} className={classes.link}>
      <Navigation size={18} />
      <span className="visually-hidden">{t.route()}</span>
    </MapAppLink>
  )
}

export function CallLink({ phone }: { phone: string }) {
  return (
    <a className={classes.link} href={`tel:${phone.replaceAll('-', '')}`} aria-label={t.call(phone)}>
      <Phone size={18} />
    </a>
  )
}
