import { Link } from '@plaza/shared/router'
import type { MouseEvent, ReactNode } from 'react'
import { useHost } from '../../host'
import { isLiveAddress } from '../../routes'

export interface AddressLinkProps {
  /** An address inside Plaza, or an https one. */
  to: string
  children: ReactNode
  className?: string
  label?: string
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
}

const isOurs = (address: string) => address.startsWith('/') && !address.startsWith('//')

/** Whether an address from data leads anywhere: to a page that is live here, or away. */
export const isReachable = (address: string): boolean => !isOurs(address) || isLiveAddress(address)

/** A link with an address from data: own addresses open in the app, others through the host. */
export function AddressLink({ to, children, className, label, onClick }: AddressLinkProps) {
  const host = useHost()
  if (isOurs(to)) {
    return (
      <Link to={to} className={className} aria-label={label} onClick={onClick}>
        {children}
      </Link>
    )
  }
  return (
    <a
      href={/^https?:\/\//i.test(to) ? to : undefined}
      rel="noopener noreferrer"
      className={className}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault()
        onClick?.(event)
        host.openExternal(to, { by: 'editor' })
      }}
    >
      {children}
    </a>
  )
}
