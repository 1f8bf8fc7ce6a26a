import type { MerchantPoint } from '@plaza/shared/api'
import { useHost, useHydrated } from '@plaza/shared/host'
import { mapAddress } from '@plaza/shared/position'
import { nameOf } from '@plaza/shared/text'
import { Navigation, Phone } from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import { t } from '../around.text'
import classes from './place-facts.module.css'

type MapTarget = Pick<MerchantPoint, 'lat' | 'lng' | 'name' | 'name_en'>

interface MapAppLinkProps {
  place: MapTarget
  className: string | undefined
  children: ReactNode
}

/** Opens the phone's map app, or a web map where there is none. */
export function MapAppLink({ place, className, children }: MapAppLinkProps) {
  const host = useHost()
  const agent = useHydrated() ? navigator.userAgent : ''
  const address = mapAddress({ lat: place.lat, lng: place.lng, place: nameOf(place) }, agent)
  return (
    <a
      className={className}
      href={address}
      onClick={(event) => {
        if (address.startsWith('geo:')) return
        event.preventDefault()
        host.openExternal(address, { by: 'editor' })
      }}
    >
      {children}
    </a>
  )
}

export function RouteLink({ place }: { place: MapTarget }) {
  return (
    <MapAppLink place={place} className={classes.link}>
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
