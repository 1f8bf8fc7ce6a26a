import { Link } from '@plaza/shared/router'
import type { MouseEvent, ReactNode } from 'react'
import { useHost } from '../../host'

export interface AddressLinkProps {
  /** An address inside Plaza, or an https one. */
  to: string
  children: ReactNode
  className?: string
  label?: string
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** A link whose address comes from data: ours opens here, any other through the host, which asks where it must. */
export function AddressLink({ to, children, className, label, onClick }: AddressLinkProps) {
  const host = useHost()
  if (to.startsWith('/') && !to.startsWith('//')) {
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
        host.openExternal(to)
      }}
    >
      {children}
    </a>
  )
}
