import type { ReactNode } from 'react'
import { useHost, useHydrated } from '../host'
import { type MapTarget, mapAddress } from './map-address'

interface MapAppLinkProps {
  target: MapTarget
  className: string | undefined
  children: ReactNode
}

/** Opens the phone's map app, or a web map where there is none. */
export function MapAppLink({ target, className, children }: MapAppLinkProps) {
  const host = useHost()
  const address = mapAddress(target, useHydrated() ? navigator.userAgent : '')
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
